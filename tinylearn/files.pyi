# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""A file is memory that is far away"""
import os
from typing import Any
from typing import Literal
import numpy as np
from tinylearn.dtype import DType
from tinylearn.uop import UOp
from tinylearn.buffer import Buffer
from tinylearn.buffer import PythonDevice
from tinylearn.shapetracker import ShapeTracker
from tinylearn.tensor import Tensor
__all__ = ['regular', 'mapped', 'Part', 'DiskDevice']

def regular(path: str, found: os.stat_result) -> int:
    """The bytes in a file; ValueError where it is a pipe, a socket or the like"""

def mapped(path: str) -> np.ndarray:
    """The bytes of a file, none of which has been read; not to be written to"""

def lengthen(fd: int, old: int, new: int):
    """Make a file longer, with zeros; it stays as it was where there is no room"""

def opened(path: str, nbytes: int) -> tuple[int, Literal['r', 'r+']]:
    """A file and how it may be used: 'r+', or 'r' where it may only be read and is long enough"""

def room(path: str, nbytes: int) -> np.ndarray:
    """The first bytes of a file, which is made or made longer if need be"""

def whole(b: Buffer) -> tuple[Any, int]:
    """All that is mapped of a file, and where `b` begins in it, in bytes"""

def must_be_there(b: Buffer, end: int):
    """ValueError where the file is too short by now"""

def plain(st: Any):
    """The only view of `st`, if all of it is memory"""

def extent(st: ShapeTracker, size: int) -> int:
    """How many elements of memory, from the first on, `st` needs to be there"""

def shown(x: np.ndarray, v) -> np.ndarray:
    """The elements that `v` shows; not a copy"""

def gathered(x: np.ndarray, st: ShapeTracker) -> np.ndarray:
    """The elements that `st` shows, and 0 where it shows none"""

class Part(Buffer):
    """What a view of a file shows, looked up whenever it is asked for"""

    def __init__(self, file: Buffer, st: Any):
        ...

    def is_allocated(self):
        ...

    def __reduce_ex__(self, protocol):
        ...

class DiskDevice(PythonDevice):
    """A file: it is looked at and copied, and nothing is computed on it"""

    def __repr__(self):
        ...

    @staticmethod
    def named(path: str) -> str:
        """The one name of a file"""

    def alloc(self, nbytes: int) -> np.ndarray:
        ...

    def check(self, u: UOp):
        ...

    def run(self, code, bufs, vars=None):
        ...

    def copied(self, u: UOp, device: str) -> UOp:
        """What a view shows, on another device"""

def once(u: UOp) -> UOp:
    """`u` without what expanding has repeated"""

def laid(mem: np.ndarray, dtype: DType, device: str) -> UOp:
    """The BUFFER of this memory"""

def in_file(f):
    """The decorated function is what the Tensor method of its name does in a file"""

def lies_at(t: Tensor) -> tuple[Buffer, Any]:
    """The Buffer of a Tensor in a file, and its view of it"""

def bitcast(self: Tensor, dtype) -> Tensor:
    ...

def put(b: Buffer, st: ShapeTracker, values: np.ndarray):
    """Write through a view"""

def assign(self: Tensor, x) -> Tensor:
    ...

def again(device: str, size: int, dtype: DType, write: bool) -> Buffer:
    """The buffer of a file that is opened again"""

def pickled_file(b: Buffer, protocol: int) -> tuple:
    """What pickle writes for `b`: of a file, its name"""

def copied_file(b: Buffer, memo: dict) -> Buffer:
    """A deep copy of `b`; a file is not copied"""

def check_address(ptr: int, nbytes: int, d: DType):
    """ValueError or TypeError where so many bytes of this dtype cannot begin there"""
