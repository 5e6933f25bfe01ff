# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""Where numbers are stored: devices, memory, and the nodes that stand for it"""
import weakref
from collections.abc import Callable
import numpy as np
from tinylearn.dtype import DType
from tinylearn.uop import UOp
__all__ = ['Device', 'allocated', 'buffers', 'ways_to_pickle_buffers', 'ways_to_copy_buffers', 'Devices', 'PythonDevice', 'Buffer', 'unlike_any', 'under', 'filled', 'pickled_buffer', 'copied_buffer', 'node_of']

class Devices:
    """Where memory lies and kernels run, by name"""

    def __init__(self):
        ...

    def register(self, name: str, factory):
        """From now on `Device[name]` is what `factory(name)` gives"""

    def canonicalize(self, name: str | None=None) -> str:
        """The one name of a device: 'cpu' and 'CPU:0' are 'CPU'; None is the default; ValueError if it is unknown"""

    def __getitem__(self, name: str | None):
        ...

    @property
    def DEFAULT(self) -> str:
        """The device that is meant where none is named"""

    @DEFAULT.setter
    def DEFAULT(self, value):
        ...

    def __repr__(self):
        ...
Device: Devices

class PythonDevice:
    """NumPy as a device: it needs no compiler"""

    def __init__(self, name: str):
        ...

    def __repr__(self):
        ...

    def alloc(self, nbytes: int) -> np.ndarray:
        """So many bytes, from a multiple of 64 on"""

    def check(self, u: UOp):
        """Raises ValueError where `u` cannot be computed here; here, everything can"""

    def copied(self, u: UOp, device: str) -> UOp:
        """The node for the same values on another device"""

    def run(self, code, bufs, vars=None):
        """Interpret it"""
allocated: dict[int, int]

class Buffer:
    """Some memory on a device, given room when that is first needed"""

    def __init__(self, device: str | None, size: int, dtype: DType, opaque: np.ndarray | None=None, base: Buffer | None=None, offset: int=0):
        ...

    def __repr__(self):
        """Return repr(self)."""

    def is_allocated(self) -> bool:
        """Is there memory behind this?"""

    def allocate(self) -> Buffer:
        """Get memory; ValueError where there was some"""

    def ensure_allocated(self) -> Buffer:
        """Get memory, unless there is some"""

    def __del__(self, allocated=...):
        ...

    def deallocate(self):
        """Give the memory back; from now on any use is an error"""

    def numpy(self) -> np.ndarray:
        """The memory as a flat array; not a copy"""

    def copyin(self, x) -> Buffer:
        """Fill with a copy of `x`; ValueError if that has another number of bytes"""

    def as_buffer(self, allow_zero_copy: bool=False) -> memoryview:
        """The bytes, from the first to the last"""

    def __reduce_ex__(self, protocol):
        ...

    def __copy__(self):
        ...

    def __deepcopy__(self, memo):
        ...
buffers: weakref.WeakKeyDictionary[UOp, Buffer]

def unlike_any() -> UOp:
    """A UNIQUE"""

def under(u: UOp) -> UOp:
    """What lies below the movement ops, views and assigns that `u` begins with"""

def filled(device: str, size: int, dtype: DType, data) -> Buffer:
    """A Buffer with `data` in it"""

def pickled_buffer(b: Buffer, protocol: int) -> tuple:
    """What pickle writes for `b`: a function and its arguments; TypeError if `b` was freed"""

def copied_buffer(b: Buffer, memo: dict) -> Buffer:
    """A deep copy of `b`; TypeError if `b` was freed"""
ways_to_pickle_buffers: list[Callable]
ways_to_copy_buffers: list[Callable]

def node_of(b: Buffer) -> UOp:
    """The BUFFER that stands for this memory; made when first asked for"""
