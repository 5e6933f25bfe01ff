# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""Transpose, slice, pad and reshape, and leave memory alone"""
from collections.abc import Iterator
from tinylearn.uop import UOp
from dataclasses import dataclass
import numpy as np
__all__ = ['Pairs', 'row_major', 'View', 'int_tuple', 'check_sizes', 'elements']

def row_major(shape: tuple[int, ...]) -> tuple[int, ...]:
    """The strides of an array of this shape that lies in memory row after row"""
Pairs = tuple[tuple[int, int], ...]

@dataclass(frozen=True)
class View:
    """Which element of memory each position of an array reads: offset + Σ stride·position"""
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    offset: int
    mask: Pairs | None
    contiguous: bool

    def __hash__(self):
        ...

    def __reduce__(self):
        ...

    @property
    def size(self) -> int:
        """Number of positions"""

    @property
    def valid_box(self) -> Pairs:
        """The mask, also where there is none"""

    @property
    def all_masked(self) -> bool:
        """Whether no position reads memory, though there are some"""

    @classmethod
    def create(cls, shape, strides=None, offset: int=0, mask=None) -> View:
        """The view with these numbers; ValueError if they do not fit each other"""

    def permute(self, axes) -> View:
        """The axes in another order"""

    def flip(self, arg) -> View:
        """Some axes backwards"""

    def expand(self, new) -> View:
        """Axes of size 1 repeated"""

    def shrink(self, arg) -> View:
        """Positions first…end-1 of each axis"""

    def pad(self, arg) -> View:
        """Zeros before and after"""

    def reshape(self, new) -> View | None:
        """The same positions, row after row, in another shape; None where one view cannot say that"""

    def __add__(self, other: View) -> View | None:
        """`other` on top of this view, as one; None where we find no one view that says that"""

    def mask_tests(self, idxs) -> Iterator[UOp]:
        """What must hold for position `idxs` to read an element"""

    def to_index(self, idxs) -> UOp:
        """The element that position `idxs` reads, wherever the mask lets it; ValueError unless they fit the shape"""

    def coordinates(self, idxs, sizes) -> tuple[UOp, ...]:
        """What position `idxs` reads, as a position below: right wherever the mask lets it read"""

def int_tuple(x, what: str) -> tuple:
    """`x` as a tuple of Python ints and Sizes; TypeError if it is none"""

def check_sizes(x, what: str) -> tuple:
    """`x` as a tuple of sizes; TypeError if it is none, ValueError if one is negative"""

def pair_tuple(x, what: str) -> Pairs:
    """`x` as a tuple of pairs of ints; TypeError if it is none, ValueError if one is no pair"""

def check_mask(shape, mask) -> Pairs:
    """`mask` as pairs of ints; ValueError if it does not fit `shape`"""

def unravel(n, sizes) -> list:
    """The position that is number `n`, row after row"""

def elements(st) -> np.ndarray:
    """The element of memory that each position reads, -1 where it reads none"""

def check_permute(shape, axes) -> tuple[int, ...]:
    """`axes` as ints; ValueError if they do not name each axis of `shape` once"""

def check_flip(shape, arg) -> tuple[bool, ...]:
    """`arg` as bools; ValueError unless there is one for each axis of `shape`"""

def check_expand(shape, new) -> tuple[int, ...]:
    """`new` as ints; ValueError if `shape` cannot be expanded to it"""

def check_shrink(shape, arg) -> Pairs:
    """`arg` as pairs of ints; ValueError if `shape` cannot be shrunk so"""

def check_pad(shape, arg) -> Pairs:
    """`arg` as pairs of ints; ValueError if `shape` cannot be padded so"""

def merge_axes(axes):
    """The same positions with as few axes as can be; and what is to be added to the offset"""

def split_axis(axis, sizes):
    """(stride, first, end) for each of `sizes`, which that axis is cut into; None where its mask is no box"""

def check_reshape(shape, new) -> tuple[int, ...]:
    """`new` as ints; ValueError if `shape` cannot be reshaped to it"""
movement_checks: dict
