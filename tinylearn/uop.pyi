# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""One kind of node for everything the compiler knows"""
from tinylearn.buffer import Buffer
from tinylearn.past import Origin
from tinylearn.rewrite import PatternMatcher
from tinylearn.symbolic import Sum
from tinylearn.shapetracker import ShapeTracker
from tinylearn.fuse import Chosen
import weakref
from collections.abc import Callable
from collections.abc import Iterable
from contextlib import contextmanager
from enum import Enum
from typing import Any
from tinylearn.dtype import DType
__all__ = ['Ops', 'GroupOp', 'UOp', 'walk', 'argstr', 'pretty', 'sink_of', 'AxisType', 'nodeprop', 'uncollected', 'flattened', 'deep_copied']

class Ops(int, Enum):
    """What a node does"""
    SINK, KERNEL, NAME = range(1, 4)
    DEVICE, UNIQUE, BUFFER, COPY, ASSIGN = range(4, 9)
    CONTIGUOUS, DETACH, DEFINE_GLOBAL, DEFINE_LOCAL, DEFINE_ACC = range(9, 14)
    CONST, VCONST, DEFINE_VAR, BIND, SPECIAL = range(14, 19)
    VIEW, RESHAPE, EXPAND, PERMUTE, PAD, SHRINK, FLIP, REDUCE_AXIS = range(19, 27)
    RANGE, END, STAGE, AFTER, ENDRANGE, REDUCE, BARRIER = range(27, 34)
    INDEX, LOAD, STORE = range(34, 37)
    CAST, BITCAST, VECTORIZE, GEP = range(37, 41)
    EXP2, LOG2, SIN, SQRT, TRUNC = range(41, 46)
    ADD, MUL, SUB, FDIV, IDIV, MOD, MAX, POW = range(46, 54)
    CMPLT, CMPNE, AND, OR, XOR, SHL, SHR = range(54, 61)
    WHERE, MULACC = range(61, 63)
    FUSE = 63
    SCAN = 64
    ALLREDUCE, WAIT = range(65, 67)

    def __reduce_ex__(self, protocol):
        ...

class GroupOp:
    """Ops that are treated alike"""
    Unary: set[Ops]
    Comparison: set[Ops]
    Binary: set[Ops]
    Ternary: set[Ops]
    ALU: set[Ops]
    Elementwise: set[Ops]
    Commutative: set[Ops]
    Movement: set[Ops]
    Joining: set[Ops]
    Transfer: set[Ops]

class UOp:
    """A node; the same four fields are the same object"""
    op: Ops
    dtype: DType
    src: tuple[UOp, ...]
    arg: Any
    born: int
    cache: dict
    __array_ufunc__: Any

    def __new__(cls, op: Ops, dtype: DType=..., src: tuple[UOp, ...]=..., arg: Any=None):
        ...
    input_buffer: Buffer
    past: UOp
    noted: int
    origin: Origin

    @property
    def toposort(self) -> dict[UOp, None]:
        """This node and all below it, each once, sources first"""

    def __repr__(self):
        """Return repr(self)."""

    def replace(self, *, op: Any=..., dtype: Any=..., src: Any=..., arg: Any=...) -> UOp:
        """A copy with the fields changed that are given"""

    @classmethod
    def const(cls, dtype: DType, b) -> UOp:
        """A constant; its arg becomes the kind of Python number that `dtype` stands for. Raises ValueError if a"""

    def const_like(self, b) -> UOp:
        """A constant of this node's dtype (and, once there are shapes, of its shape)"""

    def alu(self, op: Ops, *src: UOp) -> UOp:
        """`op` on this node and `src`"""

    def __add__(self, x):
        """Ops.ADD of this and `x`, a node or a number"""

    def __radd__(self, x):
        """Ops.ADD of this and `x`, a node or a number, which comes first"""

    def __mul__(self, x):
        """Ops.MUL of this and `x`, a node or a number"""

    def __rmul__(self, x):
        """Ops.MUL of this and `x`, a node or a number, which comes first"""

    def __truediv__(self, x):
        """Ops.FDIV of this and `x`, a node or a number"""

    def __rtruediv__(self, x):
        """Ops.FDIV of this and `x`, a node or a number, which comes first"""

    def __floordiv__(self, x):
        """Ops.IDIV of this and `x`, a node or a number"""

    def __rfloordiv__(self, x):
        """Ops.IDIV of this and `x`, a node or a number, which comes first"""

    def __mod__(self, x):
        """Ops.MOD of this and `x`, a node or a number"""

    def __rmod__(self, x):
        """Ops.MOD of this and `x`, a node or a number, which comes first"""

    def __pow__(self, x):
        """Ops.POW of this and `x`, a node or a number"""

    def __rpow__(self, x):
        """Ops.POW of this and `x`, a node or a number, which comes first"""

    def __and__(self, x):
        """Ops.AND of this and `x`, a node or a number"""

    def __rand__(self, x):
        """Ops.AND of this and `x`, a node or a number, which comes first"""

    def __or__(self, x):
        """Ops.OR of this and `x`, a node or a number"""

    def __ror__(self, x):
        """Ops.OR of this and `x`, a node or a number, which comes first"""

    def __xor__(self, x):
        """Ops.XOR of this and `x`, a node or a number"""

    def __rxor__(self, x):
        """Ops.XOR of this and `x`, a node or a number, which comes first"""

    def __lshift__(self, x):
        """Ops.SHL of this and `x`, a node or a number"""

    def __rlshift__(self, x):
        """Ops.SHL of this and `x`, a node or a number, which comes first"""

    def __rshift__(self, x):
        """Ops.SHR of this and `x`, a node or a number"""

    def __rrshift__(self, x):
        """Ops.SHR of this and `x`, a node or a number, which comes first"""

    def __lt__(self, x):
        """Ops.CMPLT of this and `x`, a node or a number"""

    def __gt__(self, x):
        """Ops.CMPLT of this and `x`, a node or a number, which comes first"""

    def __neg__(self):
        ...

    def __sub__(self, x):
        ...

    def __rsub__(self, x):
        ...

    def ne(self, x):
        """Ops.CMPNE of this and `x`, a node or a number"""

    def maximum(self, x):
        """Ops.MAX of this and `x`, a node or a number"""

    def logical_not(self):
        """Is it false, or 0?"""

    def eq(self, x):
        """Are their values equal? (`==` asks whether they are one node)"""

    def __ge__(self, x):
        """Not less than `x`: true for NaN"""

    def __le__(self, x):
        """Not greater than `x`: true for NaN"""

    def where(self, a, b) -> UOp:
        """`a` where this is true, `b` elsewhere"""

    def minimum(self, x):
        """The smaller of the two; of floats nan, if one is"""

    def __invert__(self):
        ...

    def sink(self, *srcs: UOp) -> UOp:
        """The root of a graph; its sources are what the graph is for"""

    def detach(self) -> UOp:
        """The same value, through which no derivative passes"""

    def contiguous(self, why=None) -> UOp:
        """The same values, in memory of their own"""

    def assign(self, x: UOp, *before: UOp) -> UOp:
        """This buffer after `x` has been stored in it. The nodes in `before` are done earlier"""

    def cast(self, dtype: DType) -> UOp:
        """The same number in another dtype"""

    def bitcast(self, dtype: DType) -> UOp:
        """The same bits in another dtype"""

    def broadcast(self, n: int) -> UOp:
        """A vector of `n` lanes, each of them this"""

    def gep(self, i: int) -> UOp:
        """Lane `i` of this vector"""

    def index(self, idx: UOp, valid: UOp | None=None) -> UOp:
        """Where element `idx` of this buffer is; not to be touched where `valid` is false"""

    def load(self, *src: UOp, dtype: DType | None=None) -> UOp:
        """What lies there"""

    def store(self, *src: UOp) -> UOp:
        """Put a value there"""

    @classmethod
    def range(cls, dtype: DType, start, end, idx: int, kind: AxisType=...) -> UOp:
        """A range: start, start+1, … end-1"""

    def __reduce__(self):
        """Helper for pickle."""

    def __copy__(self):
        ...

    def __deepcopy__(self, memo):
        ...

    def substitute(self, dvars: dict[UOp, UOp]) -> UOp:
        """This graph with each key of `dvars` replaced by its value; values are left as they are"""

    @property
    def bounds(u):
        """The smallest and the largest value of this"""

    @property
    def vmin(self):
        """The smallest value this can have"""

    @property
    def vmax(self):
        """The largest value this can have"""

    @property
    def min(self):
        """The smallest value this can have"""

    @property
    def max(self):
        """The largest value this can have"""

    def bind(self, val: int):
        """This variable with a value; TypeError if it or the value is no int, ValueError if out of bounds"""

    def unbind(self) -> tuple[UOp, int]:
        """The variable and its value; TypeError if this is not a bound Variable"""

    @property
    def val(self):
        """The value this variable is bound to"""
    rules: PatternMatcher

    def simplify(self) -> UOp:
        """The same value, said more simply"""

    def __int__(self):
        ...

    def __float__(self):
        ...

    def __bool__(self):
        ...

    def render(self, simplify: bool=True, most: int=100000) -> str:
        """This as text, as in C except that `//` and `%` round down"""

    @property
    def added(u) -> Sum | None:
        """An addition as a sum: those of its two sides, added"""

    @property
    def order(u):
        """Where this stands among the terms of a sum"""

    @classmethod
    def new_buffer(cls, device: str | None, size: int, dtype: DType) -> UOp:
        """A BUFFER like no other"""

    @property
    def buffer(self) -> Buffer:
        """The Buffer of the BUFFER that is below this, made when first asked for; ValueError if there is no BUFFER"""

    @property
    def realized(self) -> Buffer | None:
        """The same if it has memory, else None"""

    @property
    def st(u) -> ShapeTracker | None:
        """How this node's positions lie in the memory of its `base`; None where it has no shape"""

    @property
    def shape(self) -> tuple[int, ...]:
        """Positions along each axis. Raises ValueError if a node like this has no shape"""

    @property
    def size(self) -> int:
        """Number of positions"""

    @property
    def device(u) -> str | None:
        """Where this is computed; None where that is open"""

    @property
    def base(u) -> UOp:
        """The node below the movement ops"""

    def reshape(self, arg) -> UOp:
        """The same positions, row after row, in another shape; None where one view cannot say that"""

    def expand(self, arg) -> UOp:
        """Axes of size 1 repeated"""

    def permute(self, arg) -> UOp:
        """The axes in another order"""

    def pad(self, arg) -> UOp:
        """Zeros before and after"""

    def shrink(self, arg) -> UOp:
        """Positions first…end-1 of each axis"""

    def flip(self, arg) -> UOp:
        """Some axes backwards"""

    def view(self, st: ShapeTracker) -> UOp:
        """This node, seen through `st`; ValueError if that reads more than there is"""

    def r(self, op: Ops, axes) -> UOp:
        """The values along `axes` joined by `op`; those axes stay, with size 1"""

    def scan(self, op: Ops, axis: int) -> UOp:
        """The first 1, 2, 3, … values along `axis` joined by `op`"""

    @classmethod
    def tensor_const(cls, dtype: DType, value, device: str | None, shape) -> UOp:
        """An array of one number"""

    @property
    def gather_axes(u) -> frozenset[int]:
        """The axes along which one term of a sum counts: none, in this chapter"""

    @property
    def scatter_axes(u) -> frozenset[int]:
        """The axes of the result along which each term of a sum belongs to one element: none, in this chapter"""

    @property
    def is_index(u) -> bool:
        """Is it made of whole numbers in the graph alone, by adding and scaling, as an arange is?"""

    @property
    def must_agree(u) -> frozenset[UOp]:
        """The nodes that must be computed once, so that the result of `u` is right: chapter 12b finds them"""

    @property
    def distinct_elements(u) -> int:
        """From how many elements of memory it is computed: of several operands, the one with most counts"""

    @property
    def may_be_product(u) -> bool:
        """Is it a product, or may rules make one of it, or of some of its elements?"""

    @property
    def irreproducible(u) -> bool:
        """Might two kernels that compute it disagree in the last bit?"""

    @property
    def is_from_product(u) -> bool:
        """Is it a product of floats, or computed from one?"""

    @property
    def chosen_from(u) -> frozenset[Chosen]:
        """The irreproducible nodes, or products, that its values are chosen from"""

    @property
    def recombined(u) -> frozenset[UOp]:
        """What must be computed once if a result jumps: it meets itself here, or in what leads here"""

    @property
    def ranges(u) -> frozenset[UOp]:
        """The ranges this node's value depends on: its sources', less those that it runs through"""

    @property
    def whole_of(u) -> tuple | None:
        """Shape, dtype and device of a node that is all of a BUFFER, row after row; None for others"""

    @property
    def bound_sizes(u) -> tuple[tuple[UOp, int], ...]:
        """The variables in the sizes of a node, and what they are bound to"""

    @property
    def home(u) -> Any:
        """The home of what an ASSIGN writes over; None for other nodes"""

    @property
    def memories_below(u) -> frozenset[UOp]:
        """The memory below a node: BUFFERs, and first states"""

    @property
    def pending(u) -> bool:
        """Is it yet to be computed, from memory?"""

    def contiguous_backward(self) -> UOp:
        """The same values; the gradient that comes through here is stored"""

def walk(u: UOp, gate=None):
    """The nodes below `u` and `u` itself, each once, sources first, as the keys of a dict"""

def argstr(arg) -> str:
    """`arg` as Python text"""

def pretty(u: UOp, limit: int | None=None) -> str:
    """The text that builds `u`"""
shaped_constant: list

def result_dtype(op: Ops, src: tuple[UOp, ...]) -> DType:
    """The dtype of what `op` gives when it works on `src`"""
OPERATORS: dict

def add_operators(cls, method):
    """Give a class Python's operators"""

def sink_of(nodes: Iterable[UOp]) -> UOp:
    """The root of a graph that is for these nodes, each once"""

class AxisType(int, Enum):
    """What is to become of a range"""
    LOOP, TAIL, THREAD, UNROLL, VECTOR, GLOBAL, LOCAL = range(1, 8)
    __repr__ = Enum.__str__

    def __str__(self):
        ...

class nodeprop:
    """A property of a node that follows from its sources' properties; computed once for each node"""

    def __init__(self, f):
        ...

    def __get__(self, u, owner=None):
        ...

    def fill(self, u: UOp):
        """Compute the property for `u` and all below it that lack it"""

class _Ref(weakref.ref):
    """A weak reference that knows how the table forgets it"""
    __getitem__: staticmethod

@contextmanager
def uncollected():
    """Inside, or in a function that is decorated with it, Python does not look for cycles"""
own_way: dict[Ops, Callable]

def flattened(u: UOp) -> tuple:
    """What pickle writes for `u`: a function and its arguments"""

def deep_copied(u: UOp, memo: dict) -> UOp:
    """A copy of `u` with its own memory"""
ways_to_pickle: list[Callable]
ways_to_copy: list[Callable]
