# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""Any chain of movements, as views on top of each other, and as arithmetic"""
import typing
from functools import _lru_cache_wrapper
from collections.abc import Callable
from dataclasses import dataclass
from tinylearn.uop import UOp
from tinylearn.view import View
__all__ = ['ShapeTracker', 'size_variables', 'bound_variables', 'unbind_sizes']

@dataclass(frozen=True)
class ShapeTracker:
    """Views on top of each other; the positions of each, row after row, are the memory of the next"""
    views: tuple[View, ...]

    @property
    def shape(self) -> tuple[int, ...]:
        """Positions along each axis"""

    @property
    def size(self) -> int:
        """Number of positions"""

    @property
    def contiguous(self) -> bool:
        """Whether position n, counted row after row, reads element n"""

    @classmethod
    def from_shape(cls, shape) -> ShapeTracker:
        """An array of this shape that lies in memory row after row"""

    def simplify(self) -> ShapeTracker:
        """The same with fewer views, where we can"""

    def reshape(self, arg) -> ShapeTracker:
        """The same positions, row after row, in another shape; None where one view cannot say that"""

    def expand(self, arg) -> ShapeTracker:
        """Axes of size 1 repeated"""

    def permute(self, arg) -> ShapeTracker:
        """The axes in another order"""

    def pad(self, arg) -> ShapeTracker:
        """Zeros before and after"""

    def shrink(self, arg) -> ShapeTracker:
        """Positions first…end-1 of each axis"""

    def flip(self, arg) -> ShapeTracker:
        """Some axes backwards"""

    def __add__(self, other: ShapeTracker) -> ShapeTracker:
        """`other` on top of this: its memory is this one's positions, row after row"""

    @property
    def max_index(self) -> int:
        """How far from 0 an index into these views, or a part of one, may be"""
    to_coordinates: typing.ClassVar[_lru_cache_wrapper]

    def to_indexed_uops(self, idxs=None) -> tuple[UOp, UOp]:
        """The element of memory that position `idxs` reads, and whether it reads any; both simplified"""

    def expr_idxs(self) -> tuple[UOp, UOp]:
        """The element that position (idx0, idx1, …) reads, and whether it reads any"""

    def real_size(self) -> int:
        """The number of the last element read, plus 1; where there are several views, at least that"""

def check_movement(name: str, shape, arg):
    """`arg` for movement op `name`; ValueError if it does not fit `shape`"""

def add_movement(cls: type, name: str, move: Callable):
    """Give `cls` movement op `name` as a method, which is `move(self, name, arg)` with an `arg` that fits"""

def const_of_shape(u: UOp, b) -> UOp:
    """A constant of the dtype of `u` and, if it has one, of its shape"""

def size_variables(st: ShapeTracker, op=...) -> tuple[UOp, ...]:
    """The variables that the numbers of a ShapeTracker depend on, in order"""

def bound_variables(st: ShapeTracker) -> tuple[UOp, ...]:
    """Those that are bound"""

def unbind_sizes(st: ShapeTracker) -> ShapeTracker:
    """The same, whatever its variables are bound to"""
