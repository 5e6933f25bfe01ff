# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""An int that is not known yet"""
from typing import Any
from _contextvars import ContextVar
from tinylearn.dtype import DType
from tinylearn.uop import Ops
from tinylearn.uop import UOp
__all__ = ['ASSUMED', 'Size', 'index_dtype', 'largest', 'in_width', 'sint', 'size_alu', 'upper_bound', 'variables', 'Undecided', 'names_of', 'is_less', 'smax', 'smin', 'size_node', 'has_value', 'concrete', 'free', 'guarded_le']

class Size:
    """A size that depends on a variable; calculates like an int"""
    __array_ufunc__: Any

    def __init__(self, node: UOp):
        ...

    def __eq__(self, x):
        ...

    def __hash__(self):
        ...

    def __index__(self):
        ...
    node: Any

    def __add__(self, x):
        ...

    def __radd__(self, x):
        ...

    def __mul__(self, x):
        ...

    def __rmul__(self, x):
        ...

    def __floordiv__(self, x):
        ...

    def __rfloordiv__(self, x):
        ...

    def __mod__(self, x):
        ...

    def __rmod__(self, x):
        ...

    def __neg__(self):
        ...

    def __sub__(self, x):
        ...

    def __rsub__(self, x):
        ...

    def __abs__(self):
        ...

    def __lt__(self, x):
        ...

    def __gt__(self, x):
        ...

    def __ge__(self, x):
        ...

    def __le__(self, x):
        ...

    def __int__(x) -> int:
        """The number that a size is, by the values that its variables are bound to; ValueError if one is not"""

    @property
    def val(x) -> int:
        """The number that a size is, by the values that its variables are bound to; ValueError if one is not"""

    def __repr__(x):
        ...

def index_dtype(reach: int) -> DType:
    """What such indices, sizes and loop counters are calculated in"""

def largest(u: UOp) -> int:
    """How far from 0 an int, or a part of it, may be"""

def in_width(u: UOp, d: DType) -> UOp:
    """The same arithmetic in another dtype, with casts of the variables"""

def sint(x) -> int | Size:
    """A node as a size: an int, where it has one value; TypeError if it is no int"""

def size_alu(op: Ops, a, b) -> int | Size:
    """`op` on sizes, calculated in what holds the result"""

def size_method(op, swap=False):
    """A method: `op` on a size and another number"""

def upper_bound(x) -> int:
    """The largest that a size can be"""

def variables(x, op=...) -> set[UOp]:
    """The variables that a size depends on"""

class Undecided(ValueError):
    """A comparison of sizes that depends on the value of a variable"""

def names_of(x) -> str:
    """The variables of a size, with their bounds"""

def is_less(a, b) -> bool | UOp:
    """Is `a` less than `b`, whatever the variables are? Raises Undecided if that depends on them"""

def smax(a, b):
    """The larger of two sizes"""

def smin(a, b):
    """The smaller of two sizes"""

def size_node(x, dtype=...) -> UOp:
    """A size as a node"""

def has_value(x) -> bool:
    """Are all its variables bound?"""

def concrete(x) -> int:
    """The number that a size is, by the values that its variables are bound to; ValueError if one is not"""

def free(x) -> int | Size:
    """The same size, whatever its variables are bound to"""
ASSUMED: ContextVar[list | None]

def guarded_le(a, b) -> bool:
    """Is `a` at most `b`, for all values of the variables or else for the bound ones? Raises Undecided"""

def size_text(x):
    ...
