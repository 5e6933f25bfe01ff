# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""An assignment that waits like everything else, and still gives every Tensor the right values"""
from itertools import count
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from tinylearn.uop import UOp
from tinylearn.view import View
from tinylearn.shapetracker import ShapeTracker
from tinylearn.tensor import Tensor
from tinylearn.fuse import FusedKernels
__all__ = ['chain', 'memory', 'window', 'has_own_places', 'writable', 'borrowed', 'is_another_array', 'give_memory', 'must_be_writable', 'OrderedKernels', 'pending_readers']

def chain(u: UOp) -> list[UOp]:
    """A node, and what is below its movement ops and DETACHs, up to memory or to what is computed"""

def memory(u: UOp) -> UOp:
    """What lies below the movement: for a window, the state that it shows"""

def window(u: UOp, own: UOp | None=None) -> ShapeTracker | None:
    """Where in memory the elements of `u` lie, if it is memory in which anything can be put"""

def has_own_places(v: View) -> bool:
    """Does each position of this view have a place of its own? (If True; it may have, if False.)"""

def writable(st: ShapeTracker | None) -> bool:
    """Is it a window in which each position has a place of its own?"""

def borrowed(u: UOp) -> bool:
    """Does this memory belong to another program?"""
unused: count
given_back: list[int]

def numbered(make: Callable[[int], Any]) -> Any:
    """What `make` makes from a number; it is free again when that dies"""

@dataclass(frozen=True)
class FirstState:
    """Why a CONTIGUOUS is there: it is the first state of an array's own memory"""
    number: int

    def __deepcopy__(self, memo):
        ...

    def __reduce__(self):
        ...

def another_first_state() -> FirstState:
    """For a copy of an array"""

def first_state(u: UOp) -> UOp:
    """The values of `u` in memory that will be written over: no clone of `u`, nor another array's state"""

def is_another_array(t: Tensor, x: Tensor) -> bool:
    """Is `t` another array than `x`, even if it has the same node?"""

def related(x: Tensor) -> list[Tensor]:
    """The other living views of the same array"""

def give_memory(x: Tensor, others: list[Tensor]):
    """Let `x` and other views of the same array be windows on memory of their own"""

def must_be_writable(x: Tensor, st: ShapeTracker | None):
    """Raises ValueError if `st`, the window of `x`, is not writable"""

@dataclass
class OrderedKernels(FusedKernels):
    """Kernels of which some write over what others read"""
    read_by: dict[UOp, dict[UOp, UOp]] = ...
    indexed: int = ...

    def destination(self, u: UOp) -> tuple[UOp, ShapeTracker, UOp]:
        """The BUFFER that its kernel writes to, the view through which it does, and the BUFFER that stands for"""

    def readers(self, buffers: list[UOp]) -> list[UOp]:
        """An ASSIGN of each kernel that must have run before these BUFFERs are written, because it reads them"""

    def copy_old(self, state: UOp):
        """Copy memory that is about to be written over, for those who come later"""

    def add(self, us: list[UOp]):
        """Make ASSIGN(BUFFER, KERNEL) of boundaries; nothing is written over too early"""

    def order(self, us: list[UOp]) -> list[UOp]:
        """The boundaries in an order; `late` gets those that write over what is read later"""

def reads_other_elements(ast: UOp) -> bool:
    """Does this kernel read what it writes over at other places than the one that it is about to write?"""

def inputs_of(u: UOp, boundaries: set[UOp]) -> set[UOp]:
    """The boundaries and BUFFERs that the kernel of a boundary reads"""

def lost_states(outputs: list[UOp]) -> set[UOp]:
    """The states of memory that are written over to get these"""

def readers_of(old: set[UOp], found: list[UOp], written: set[UOp]) -> list[UOp]:
    """Those of `found` that compute from one of the `old` states, without what is `written`"""

def pending_readers(outputs: list[UOp]) -> list[UOp]:
    """What other living Tensors compute from memory that is written over to get `outputs`"""

def in_place(name: str):
    """Let `name`, such as 'add', work in place"""
