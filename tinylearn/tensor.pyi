# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""An array that waits: a graph with a shape, a dtype and a device"""
import builtins
from tinylearn.schedule import ScheduleItem
from tinylearn.gradient import Switch
from tinylearn.array_api import ModuleType
import weakref
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from enum import auto
from typing import Any
import numpy as np
from tinylearn.dtype import DType
from tinylearn.uop import UOp
from tinylearn.buffer import Buffer
__all__ = ['all_metadata', 'implementations', 'all_tensors', 'when_made', 'protocols', 'HOST', 'Metadata', 'replaceable', 'named', 'Named', 'Living', 'Tensor', 'to_dtype', 'as_uop', 'as_number', 'in_memory', 'copy_to', 'argfix', 'compute', 'made_of_constant', 'Copy', 'sum_dtype']

@dataclass(frozen=True)
class Metadata:
    """Which method of Tensor asked for a node"""
    name: str

    def __repr__(self):
        ...
all_metadata: weakref.WeakKeyDictionary[UOp, Metadata]
implementations: dict[str, Callable]

def replaceable(f):
    """A function that does what `implementations` says: to begin with, `f`"""

def check_arguments(f, args, kw):
    """TypeError if one of them is not what `f` takes (chapter 11a)"""

def array_of_its_own(f, out, args):
    """What method `f` gave, marked as an array of its own where it should be one (chapter 11a)"""

def named(f):
    """`f`; nodes that are made while it runs bear its name, unless another such method has called it"""

class Named(type):
    """A class whose methods leave their names on what they make, wherever they are put on it"""

    def __setattr__(cls, name, f):
        ...

    @property
    def no_grad(cls):
        ...

    @no_grad.setter
    def no_grad(self, value):
        ...

    @property
    def training(cls):
        ...

    @training.setter
    def training(self, value):
        ...

class Living:
    """Weak references to objects; a reference is removed when its object dies"""

    def __init__(self):
        ...

    def add(self, x):
        ...
all_tensors: Living
when_made: list[Callable[[Tensor], Any]]

class Tensor(metaclass=Named):
    """An array that need not have been computed yet: a shape, and the graph that its values come from"""
    lazydata: UOp
    grad: Tensor | None
    __array_ufunc__: Any

    def __init__(self, data, device: str | None=None, dtype=None, requires_grad: bool | None=None):
        ...

    def __hash__(self):
        ...

    def __setstate__(self, state):
        ...

    @property
    def shape(self) -> tuple[builtins.int, ...]:
        """Sizes, one per axis"""

    @property
    def dtype(self) -> DType:
        """What the elements are"""

    @property
    def device(self) -> str:
        """Where they are, or will be"""

    @property
    def ndim(self) -> builtins.int:
        """The number of axes"""

    def numel(self) -> builtins.int:
        """The number of elements"""

    def __repr__(self):
        ...

    @classmethod
    def full(cls, shape, fill_value, device=None, dtype=None, requires_grad=None) -> Tensor:
        """One number, everywhere."""

    @classmethod
    def zeros(cls, *shape, **kw) -> Tensor:
        """0, everywhere"""

    @classmethod
    def ones(cls, *shape, **kw) -> Tensor:
        """1, everywhere"""

    def realize(self, *lst: Tensor) -> Tensor:
        """Compute the values of this Tensor and of `lst`, unless they are in memory already, or constant"""

    def contiguous(self) -> Tensor:
        """The same values, in memory of their own, row after row"""

    def numpy(self) -> np.ndarray:
        """The values as an array of their own; bfloat16 as float32, since NumPy has no such dtype"""

    def tolist(self):
        """The values as nested lists of Python's numbers; a number, where there are no axes"""

    def item(self):
        """The value of a Tensor that has one, as Python's number. Raises ValueError if it has none or several"""

    def reshape(self, shape, *args) -> Tensor:
        """The same elements, row after row, in another shape. Raises ValueError if that has more or fewer elements"""

    def view(self, shape, *args) -> Tensor:
        """As `reshape`"""

    def permute(self, order, *args) -> Tensor:
        """The axes in another order. Raises ValueError if one is missing or named twice"""

    def transpose(self, dim0: builtins.int=1, dim1: builtins.int=0) -> Tensor:
        """Two axes change places. Raises IndexError if there is no such axis"""

    def flip(self, axis, *args) -> Tensor:
        """Some axes backwards. Raises IndexError if there is no such axis"""

    def shrink(self, arg) -> Tensor:
        """A box cut out. Raises ValueError if it reaches beyond"""

    def expand(self, shape, *args) -> Tensor:
        """Axes of size 1 repeated. Raises ValueError if an axis of another size would change"""

    def is_floating_point(self) -> builtins.bool:
        """Is it a float dtype?"""

    def cast(self, dtype) -> Tensor:
        """The same numbers in another dtype. Raises ValueError if there is no such dtype"""

    def add(self, x, reverse=False) -> Tensor:
        """Elementwise `self + x`. Raises ValueError if the shapes do not broadcast"""

    def mul(self, x, reverse=False) -> Tensor:
        """Elementwise `self * x`. Raises ValueError if the shapes do not broadcast"""

    def neg(self) -> Tensor:
        """Elementwise `-self`; of a bool, not"""

    def sub(self, x, reverse=False) -> Tensor:
        """Elementwise `self - x`. Raises ValueError if the shapes do not broadcast, TypeError if they are bools"""

    def div(self, x, reverse=False, rounding_mode: str | None=None) -> Tensor:
        """Elementwise `self / x`, in floats; with a `rounding_mode`, 'floor' or 'trunc', a whole number in our"""

    def lt(self, x) -> Tensor:
        """Elementwise `self < x`. Raises ValueError if the shapes do not broadcast"""

    def gt(self, x) -> Tensor:
        """Elementwise `self > x`. Raises ValueError if the shapes do not broadcast"""

    def ne(self, x) -> Tensor:
        """Elementwise `self != x`. Raises ValueError if the shapes do not broadcast"""

    def logical_not(self) -> Tensor:
        """Elementwise: is it 0?"""

    def eq(self, x) -> Tensor:
        """Elementwise `self == x`. Raises ValueError if the shapes do not broadcast"""

    def __add__(self, x):
        """Elementwise `self + x`. Raises ValueError if the shapes do not broadcast"""

    def __radd__(self, x):
        """Elementwise `self + x`. Raises ValueError if the shapes do not broadcast"""

    def __sub__(self, x):
        """Elementwise `self - x`. Raises ValueError if the shapes do not broadcast, TypeError if they are bools"""

    def __rsub__(self, x):
        """Elementwise `self - x`. Raises ValueError if the shapes do not broadcast, TypeError if they are bools"""

    def __mul__(self, x):
        """Elementwise `self * x`. Raises ValueError if the shapes do not broadcast"""

    def __rmul__(self, x):
        """Elementwise `self * x`. Raises ValueError if the shapes do not broadcast"""

    def __truediv__(self, x):
        """Elementwise `self / x`, in floats; with a `rounding_mode`, 'floor' or 'trunc', a whole number in our"""

    def __rtruediv__(self, x):
        """Elementwise `self / x`, in floats; with a `rounding_mode`, 'floor' or 'trunc', a whole number in our"""

    def __lt__(self, x):
        """Elementwise `self < x`. Raises ValueError if the shapes do not broadcast"""

    def __gt__(self, x):
        """Elementwise `self > x`. Raises ValueError if the shapes do not broadcast"""

    def __eq__(self, x):
        """Elementwise `self == x`. Raises ValueError if the shapes do not broadcast"""

    def __ne__(self, x):
        """Elementwise `self != x`. Raises ValueError if the shapes do not broadcast"""

    def __neg__(self):
        ...

    def detach(self) -> Tensor:
        """The same values, as if they came from nowhere: no derivative goes through"""

    def to(self, device: str | None) -> Tensor:
        """The same values on another device. Raises ValueError if there is no such device"""

    def to_(self, device: str | None):
        """Move this Tensor itself to another device"""

    def sum(self, axis=None, keepdim=False, dtype=None) -> Tensor:
        """The sum of the elements along `axis`. Raises IndexError if there is no such axis"""

    def max(self, axis=None, keepdim=False) -> Tensor:
        """The greatest of the elements along `axis`; NaN, if there is one. Raises ValueError if there are none"""

    def dot(self, w, dtype=None) -> Tensor:
        """Rows of `self` times columns of `w`: `self @ w`, of any rank. Raises ValueError if their numbers differ"""

    def matmul(self, x, reverse=False, dtype=None) -> Tensor:
        """`self @ x`. Raises ValueError as `dot` does"""

    def __matmul__(self, x):
        """`self @ x`. Raises ValueError as `dot` does"""

    def __rmatmul__(self, x):
        """`self @ x`. Raises ValueError as `dot` does"""

    def data(self) -> memoryview:
        """The values as a memoryview of this shape: the memory, if they are in memory in order, else a copy."""

    def __dlpack__(self, **kw):
        """For other array libraries: the memory, or the copy, that `data` gives; see `np.from_dlpack`"""

    def __dlpack_device__(self) -> tuple[builtins.int, builtins.int]:
        ...

    def __array__(self, dtype=None, copy=None) -> np.ndarray:
        ...

    def __bool__(self):
        ...

    def __float__(self):
        ...

    def __int__(self):
        ...

    def __len__(self):
        ...

    def __format__(self, spec: str):
        ...

    def squeeze(self, dim: builtins.int | None=None) -> Tensor:
        """Without an axis of size 1; an axis of another size stays. Raises IndexError if there is no such axis"""

    def unsqueeze(self, dim: builtins.int) -> Tensor:
        """With one more axis, of size 1. Raises IndexError if there is no such axis"""

    @property
    def T(self) -> Tensor:
        """The first two axes change places"""

    def flatten(self, start_dim: builtins.int=0, end_dim: builtins.int=...) -> Tensor:
        """The axes from `start_dim` to `end_dim` as one. Raises ValueError if they are in the wrong order"""

    def unflatten(self, dim: builtins.int, sizes) -> Tensor:
        """Axis `dim` as several. Raises ValueError if their product is another size"""

    def size(self, dim: builtins.int | None=None):
        """The shape, or the size of one axis. Raises IndexError if there is no such axis"""

    def element_size(self) -> builtins.int:
        """Bytes of one element"""

    def nbytes(self) -> builtins.int:
        """Bytes of all elements"""

    def where(self, x, y) -> Tensor:
        """`x` where this is true, `y` elsewhere. Raises ValueError if the shapes do not broadcast"""

    def pad(self, padding, mode: str='constant', value: builtins.float=0.0) -> Tensor:
        """With more around it. Raises ValueError if `mode` cannot give that much"""

    def cat(self, *args: Tensor, dim: builtins.int=0) -> Tensor:
        """One after the other along `dim`. Raises ValueError if another size differs"""

    def stack(self, *args: Tensor, dim: builtins.int=0) -> Tensor:
        """Side by side along a new axis. Raises ValueError if the shapes differ"""

    def repeat(self, repeats, *args) -> Tensor:
        """Itself again and again. Raises ValueError if a number is negative"""

    def split(self, sizes, dim: builtins.int=0) -> tuple[Tensor, ...]:
        """Cut along `dim`. Raises ValueError if the sizes do not add up"""

    def chunk(self, chunks: builtins.int, dim: builtins.int=0) -> list[Tensor]:
        """Cut along `dim` into that many parts, or fewer, of which only the last may be smaller."""

    def __getitem__(self, indices) -> Tensor:
        """A part of it"""

    def __iter__(self):
        ...

    def full_like(self, fill_value, **kw) -> Tensor:
        """One number, in our shape and dtype, and where we are"""

    def zeros_like(self, **kw) -> Tensor:
        """0, in our shape"""

    def ones_like(self, **kw) -> Tensor:
        """1, in our shape"""

    @classmethod
    def empty(cls, *shape, device=None, dtype=None, **kw) -> Tensor:
        """Memory without values: what you read is what lay there before"""

    @classmethod
    def eye(cls, n: builtins.int, m: builtins.int | None=None, requires_grad: builtins.bool | None=None, **kw) -> Tensor:
        """1 on the diagonal of `n` rows and `m` columns (None: `n`). Raises ValueError if a size is negative"""

    @classmethod
    def arange(cls, start, stop=None, step=1, device=None, dtype=None, requires_grad=None) -> Tensor:
        """start, start+step, … up to but without stop, as in Python's range; floats too."""

    def bitwise_and(self, x, reverse=False) -> Tensor:
        """Elementwise and of the bits; of bools, and. Raises TypeError for floats"""

    def __and__(self, x):
        """Elementwise and of the bits; of bools, and. Raises TypeError for floats"""

    def __rand__(self, x):
        """Elementwise and of the bits; of bools, and. Raises TypeError for floats"""

    def bitwise_or(self, x, reverse=False) -> Tensor:
        """Elementwise or of the bits; of bools, or. Raises TypeError for floats"""

    def __or__(self, x):
        """Elementwise or of the bits; of bools, or. Raises TypeError for floats"""

    def __ror__(self, x):
        """Elementwise or of the bits; of bools, or. Raises TypeError for floats"""

    def bitwise_xor(self, x, reverse=False) -> Tensor:
        """Elementwise xor of the bits; of bools, xor. Raises TypeError for floats"""

    def __xor__(self, x):
        """Elementwise xor of the bits; of bools, xor. Raises TypeError for floats"""

    def __rxor__(self, x):
        """Elementwise xor of the bits; of bools, xor. Raises TypeError for floats"""

    def bitwise_not(self) -> Tensor:
        """Every bit inverted; of a bool, not. Raises TypeError for floats"""

    def __invert__(self):
        ...

    def le(self, x) -> Tensor:
        """Elementwise `self <= x`. Raises ValueError if the shapes do not broadcast"""

    def ge(self, x) -> Tensor:
        """Elementwise `self >= x`. Raises ValueError if the shapes do not broadcast"""

    def __le__(self, x):
        """Elementwise `self <= x`. Raises ValueError if the shapes do not broadcast"""

    def __ge__(self, x):
        """Elementwise `self >= x`. Raises ValueError if the shapes do not broadcast"""

    def maximum(self, x) -> Tensor:
        """The greater of the two; NaN, if one is. Raises ValueError if the shapes do not broadcast"""

    def minimum(self, x) -> Tensor:
        """The smaller of the two; NaN, if one is. Raises ValueError if the shapes do not broadcast"""

    def clamp(self, min_=None, max_=None) -> Tensor:
        """At least `min_`, at most `max_`. Raises ValueError if both are None"""

    def clip(self, min_=None, max_=None) -> Tensor:
        """As `clamp`"""

    def isnan(self) -> Tensor:
        """Is each NaN?"""

    def isinf(self, detect_positive: builtins.bool=True, detect_negative: builtins.bool=True) -> Tensor:
        """Is each infinite?"""

    def isfinite(self) -> Tensor:
        """Is each a number, and not infinite?"""

    def abs(self) -> Tensor:
        """Without its sign"""

    def sign(self) -> Tensor:
        """-1, 0 or 1; NaN where it is NaN"""

    def __abs__(self):
        ...

    def trunc(self) -> Tensor:
        """Towards 0, to a whole number"""

    def floor(self) -> Tensor:
        """Down, to a whole number"""

    def ceil(self) -> Tensor:
        """Up, to a whole number"""

    def round(self) -> Tensor:
        """To the nearest whole number; of two, to the even one"""

    def exp2(self) -> Tensor:
        """2 to the power of each"""

    def log2(self) -> Tensor:
        """Which power of 2 each is"""

    def sin(self) -> Tensor:
        """The sine of each"""

    def sqrt(self) -> Tensor:
        """The square root of each"""

    def exp(self) -> Tensor:
        """e to the power of each"""

    def log(self) -> Tensor:
        """Which power of e each is"""

    def square(self) -> Tensor:
        """Each times itself"""

    def reciprocal(self) -> Tensor:
        """1 divided by each"""

    def rsqrt(self) -> Tensor:
        """1 divided by the square root of each"""

    def cos(self) -> Tensor:
        """The cosine of each"""

    def idiv(self, x, reverse=False) -> Tensor:
        """Elementwise `self // x`: rounded down; 0, for ints divided by 0."""

    def mod(self, x, reverse=False) -> Tensor:
        """Elementwise `self % x`: what `//` leaves, with the sign of `x` (a float zero: with that of `self`)."""

    def __floordiv__(self, x):
        """Elementwise `self // x`: rounded down; 0, for ints divided by 0."""

    def __rfloordiv__(self, x):
        """Elementwise `self // x`: rounded down; 0, for ints divided by 0."""

    def __mod__(self, x):
        """Elementwise `self % x`: what `//` leaves, with the sign of `x` (a float zero: with that of `self`)."""

    def __rmod__(self, x):
        """Elementwise `self % x`: what `//` leaves, with the sign of `x` (a float zero: with that of `self`)."""

    def pow(self, x, reverse=False) -> Tensor:
        """Elementwise `self ** x`. Raises ValueError for ints to a known negative power"""

    def __pow__(self, x):
        """Elementwise `self ** x`. Raises ValueError for ints to a known negative power"""

    def __rpow__(self, x):
        """Elementwise `self ** x`. Raises ValueError for ints to a known negative power"""

    def lshift(self, x, reverse=False) -> Tensor:
        """Elementwise `self << x`. Raises TypeError for floats"""

    def rshift(self, x, reverse=False) -> Tensor:
        """Elementwise `self >> x`: rounded down, for negative ones too. Raises TypeError for floats"""

    def __lshift__(self, x):
        """Elementwise `self << x`. Raises TypeError for floats"""

    def __rlshift__(self, x):
        """Elementwise `self << x`. Raises TypeError for floats"""

    def __rshift__(self, x):
        """Elementwise `self >> x`: rounded down, for negative ones too. Raises TypeError for floats"""

    def __rrshift__(self, x):
        """Elementwise `self >> x`: rounded down, for negative ones too. Raises TypeError for floats"""

    def bitcast(self, dtype) -> Tensor:
        """The same bits in another dtype; where its size is another, the last axis becomes longer or shorter."""

    def float(self) -> Tensor:
        """As float32"""

    def half(self) -> Tensor:
        """As float16"""

    def int(self) -> Tensor:
        """As int32"""

    def bool(self) -> Tensor:
        """As bool: is it not 0?"""

    def prod(self, axis=None, keepdim=False, dtype=None) -> Tensor:
        """The product of the elements along `axis`. Raises IndexError if there is no such axis"""

    def any(self, axis=None, keepdim=False) -> Tensor:
        """Is one along `axis` true? Raises IndexError if there is no such axis"""

    def all(self, axis=None, keepdim=False) -> Tensor:
        """Are all along `axis` true? Raises IndexError if there is no such axis"""

    def min(self, axis=None, keepdim=False) -> Tensor:
        """The smallest along `axis`; NaN, if there is one. Raises ValueError if there are none"""

    def mean(self, axis=None, keepdim=False) -> Tensor:
        """The mean along `axis`, in floats. Raises IndexError if there is no such axis"""

    def var(self, axis=None, keepdim=False, correction=1) -> Tensor:
        """The variance along `axis`. Raises IndexError if there is no such axis"""

    def std(self, axis=None, keepdim=False, correction=1) -> Tensor:
        """The standard deviation along `axis`. Raises IndexError if there is no such axis"""

    def argmax(self, axis: builtins.int | None=None, keepdim=False) -> Tensor:
        """Where along `axis` the greatest is, as int32 (int64 along 2**31 elements or more)."""

    def argmin(self, axis: builtins.int | None=None, keepdim=False) -> Tensor:
        """Where along `axis` the smallest is, as int32; the first of several, or of the NaNs."""

    def relu(self) -> Tensor:
        """0 where negative"""

    def sigmoid(self) -> Tensor:
        """1 / (1 + e^-x)"""

    def softmax(self, axis=..., dtype=None) -> Tensor:
        """e to the power of each, divided by the sum of that along `axis`."""

    def log_softmax(self, axis=..., dtype=None) -> Tensor:
        """The logarithm of `softmax`. Raises IndexError if there is no such axis"""

    def logsumexp(self, axis=None, keepdim=False) -> Tensor:
        """The logarithm of the sum of e to the power of each along `axis`."""

    def layernorm(self, axis=..., eps: builtins.float=1e-05) -> Tensor:
        """Each minus the mean along `axis`, divided by the standard deviation."""

    def fuse(self) -> Tensor:
        """The same values, computed by one kernel if possible, though work may grow exponentially"""

    def kernelize(self, *lst: Tensor) -> Tensor:
        """Divide the graphs of this tensor and of others into kernels; nothing runs yet"""

    def schedule_with_vars(self, *lst: Tensor) -> tuple[list[ScheduleItem], dict[UOp, builtins.int]]:
        """What must run before these tensors are known, in order, and the values of variables"""

    def schedule(self, *lst: Tensor) -> list[ScheduleItem]:
        """What must run before these tensors are known, in order. Raises ValueError if it needs variables"""

    def assign(self, x) -> Tensor:
        """Write the values of `x` over those of this Tensor, when it or another view of its memory is realized."""

    def replace(self, x: Tensor, allow_shape_mismatch: builtins.bool=False) -> Tensor:
        """Become what `x` is, with other memory; Tensors that were made from this one do not notice. Raises"""

    def __iadd__(self, x):
        """`__add__`, in place"""

    def __isub__(self, x):
        """`__sub__`, in place"""

    def __imul__(self, x):
        """`__mul__`, in place"""

    def __itruediv__(self, x):
        """`__truediv__`, in place"""

    def __ifloordiv__(self, x):
        """`__floordiv__`, in place"""

    def __imod__(self, x):
        """`__mod__`, in place"""

    def __ipow__(self, x):
        """`__pow__`, in place"""

    def __imatmul__(self, x):
        """`__matmul__`, in place"""

    def __iand__(self, x):
        """`__and__`, in place"""

    def __ior__(self, x):
        """`__or__`, in place"""

    def __ixor__(self, x):
        """`__xor__`, in place"""

    def __ilshift__(self, x):
        """`__lshift__`, in place"""

    def __irshift__(self, x):
        """`__rshift__`, in place"""

    def clone(self) -> Tensor:
        """The same values in other memory"""

    @classmethod
    def from_blob(cls, ptr: builtins.int, shape, dtype=None, device=None, requires_grad=None) -> Tensor:
        """A Tensor of memory at an address; it is not copied or written to, and must stay valid while anything"""

    def contiguous_backward(self) -> Tensor:
        """The same values; the gradient that comes through here is stored"""

    def gradient(self, *targets: Tensor, gradient: Tensor | None=None, materialize_grads: builtins.bool=False) -> list[Tensor]:
        """How this changes with each of `targets`."""
    no_grad: Switch
    training: property

    @staticmethod
    def train(mode: builtins.bool=True):
        """`Tensor.training` is `mode` for a while"""

    @staticmethod
    def test(mode=True):
        ...

    @property
    def requires_grad(self):
        ...

    @requires_grad.setter
    def requires_grad(self, value):
        ...

    def requires_grad_(self, requires_grad: builtins.bool | None=True) -> Tensor:
        """Say whether this is a parameter. Raises TypeError if it is not of floats"""

    def backward(self, gradient: Tensor | None=None) -> Tensor:
        """Add to the `.grad` of each parameter that this was computed from."""

    @classmethod
    def manual_seed(cls, seed: builtins.int=0):
        """Sets the seed of all devices, and starts their counters at 0. TypeError unless it is an int, ValueError"""

    @classmethod
    def rand(cls, *shape, device: str | None=None, dtype=None, contiguous: builtins.bool=True, requires_grad: builtins.bool | None=None) -> Tensor:
        """Random numbers, uniform in [0, 1); ValueError for shapes and dtypes that cannot be"""

    @classmethod
    def randn(cls, *shape, device: str | None=None, dtype=None, requires_grad: builtins.bool | None=None) -> Tensor:
        """Normal random numbers, with mean 0 and variance 1 (Box and Muller 1958)"""

    @classmethod
    def randint(cls, *shape, low: builtins.int=0, high: builtins.int=10, dtype=..., device: str | None=None, requires_grad=None) -> Tensor:
        """Random ints, low ≤ i < high, equally likely up to one part in 2⁶⁴/(high - low)."""

    @classmethod
    def uniform(cls, *shape, low=0.0, high=1.0, dtype=None, requires_grad: builtins.bool | None=None, device=None) -> Tensor:
        """Random numbers, uniform in [low, high); if low is not 0, rounding may reach high"""

    @classmethod
    def normal(cls, *shape, mean=0.0, std=1.0, requires_grad: builtins.bool | None=None, device=None, dtype=None) -> Tensor:
        """Normal random numbers with this mean and standard deviation"""

    @classmethod
    def scaled_uniform(cls, *shape, **kw) -> Tensor:
        """Uniform, up to 1/√elements on both sides"""

    @classmethod
    def glorot_uniform(cls, *shape, **kw) -> Tensor:
        """Uniform, up to √(6/(inputs + outputs)) on both sides (Glorot and Bengio 2010)"""

    @classmethod
    def kaiming_uniform(cls, *shape, a: builtins.float=0.01, **kw) -> Tensor:
        """Random numbers, uniform around 0, with the standard deviation of `he`"""

    @classmethod
    def kaiming_normal(cls, *shape, a: builtins.float=0.01, **kw) -> Tensor:
        """Normal random numbers around 0, with the standard deviation of `he`"""

    def rand_like(self, **kw) -> Tensor:
        """Random numbers, uniform in [0, 1), in the same shape, dtype and device"""

    def randn_like(self, dtype=None, requires_grad: builtins.bool | None=None, **kw) -> Tensor:
        """Normal random numbers, in the same shape, dtype and device"""

    def dropout(self, p: builtins.float=0.5) -> Tensor:
        """In training, sets some elements to 0 and enlarges the others; ValueError unless 0 <= p <= 1"""

    def multinomial(self, num_samples: builtins.int=1, replacement: builtins.bool=False) -> Tensor:
        """Random indices, with probabilities in proportion to the weights: int32, (num_samples,) or"""

    @classmethod
    def randperm(cls, n: builtins.int, *, device: str | None=None, dtype=..., requires_grad=None) -> Tensor:
        """0 … n-1 in random order, all orders equally likely"""

    def tanh(self) -> Tensor:
        """The hyperbolic tangent"""

    def asin(self) -> Tensor:
        """The angle whose sine is x"""

    def atan(self) -> Tensor:
        """The angle whose tangent is x"""

    def sinh(self) -> Tensor:
        """(e^x - e^-x) / 2"""

    def asinh(self) -> Tensor:
        """The number whose hyperbolic sine is x"""

    def atanh(self) -> Tensor:
        """The number whose hyperbolic tangent is x"""

    def erf(self) -> Tensor:
        """The error function"""

    def acos(self) -> Tensor:
        """The angle whose cosine is x"""

    def cosh(self) -> Tensor:
        """(e^x + e^-x) / 2"""

    def tan(self) -> Tensor:
        """The tangent"""

    def acosh(self) -> Tensor:
        """The number, not negative, whose hyperbolic cosine is x"""

    def softplus(self, beta: builtins.float=1) -> Tensor:
        """ln(1 + e^(beta x)) / beta, a smooth `relu`"""

    def silu(self) -> Tensor:
        """x sigmoid(x)"""

    def swish(self) -> Tensor:
        """As `silu`"""

    def quick_gelu(self) -> Tensor:
        """x sigmoid(1.702 x)"""

    def gelu(self) -> Tensor:
        """x times the probability that a normal variable is less than x, by the usual approximation"""

    def mish(self) -> Tensor:
        """x tanh(softplus(x))"""

    def elu(self, alpha=1.0) -> Tensor:
        """x where positive, alpha (e^x - 1) elsewhere"""

    def celu(self, alpha=1.0) -> Tensor:
        """x where positive, alpha (e^(x/alpha) - 1) elsewhere"""

    def selu(self, alpha=1.67326, gamma=1.0507) -> Tensor:
        """gamma times `elu`: it keeps mean 0 and variance 1"""

    def hardtanh(self, min_val=..., max_val=1) -> Tensor:
        """x between two bounds; flat at and beyond them"""

    def relu6(self) -> Tensor:
        """x between 0 and 6"""

    def hardsigmoid(self, alpha=0.16666666666666666, beta=0.5) -> Tensor:
        """alpha x + beta between 0 and 1"""

    def hardswish(self) -> Tensor:
        """x relu6(x+3) / 6"""

    def leaky_relu(self, neg_slope=0.01) -> Tensor:
        """x where positive, a fraction of it elsewhere"""

    def softsign(self) -> Tensor:
        """x / (1 + |x|)"""

    def lerp(self, end, weight) -> Tensor:
        """From here to `end`. Raises ValueError if the shapes do not broadcast"""

    def copysign(self, other) -> Tensor:
        """The size of this, the sign of `other`. Raises ValueError if the shapes do not broadcast"""

    def __setitem__(self, indices, v):
        """Write `v` into a part, or to positions that arrays pick; the last of several to one position stays."""

    def gather(self, dim: builtins.int, index: Tensor) -> Tensor:
        """The elements that `index` picks along `dim`; 0 where there is no such element."""

    def scatter_reduce(self, dim: builtins.int, index: Tensor, src: Tensor, reduce: str, include_self: builtins.bool=True) -> Tensor:
        """A copy with the elements of `src` reduced into the positions that `index` names along `dim`."""

    def scatter(self, dim: builtins.int, index: Tensor, src, reduce: str | None=None) -> Tensor:
        """A copy with the elements of `src` at the positions that `index` names along `dim`."""

    def masked_fill(self, mask: Tensor, value) -> Tensor:
        """A copy with `value` where `mask` is true. Raises TypeError if that is no mask"""

    def masked_select(self, mask: Tensor) -> Tensor:
        """The elements at which `mask` is true, in one axis; realizes the mask. Raises TypeError if it is none"""

    def one_hot(self, num_classes: builtins.int=...) -> Tensor:
        """For each int a row of zeros with a 1 at its position, or without a 1 if the row has no such position."""

    def repeat_interleave(self, repeats: builtins.int, dim: builtins.int | None=None) -> Tensor:
        """Each element `repeats` times. Raises ValueError if that is negative"""

    def roll(self, shifts, dims=None) -> Tensor:
        """The elements shifted along axes; those that leave at the end come in at the front."""

    def diagonal(self, offset: builtins.int=0, dim1: builtins.int=0, dim2: builtins.int=1) -> Tensor:
        """A diagonal of two axes, as a new last axis. Raises ValueError if they are the same"""

    def triu(self, diagonal: builtins.int=0) -> Tensor:
        """The upper triangle of the last two axes, 0 elsewhere. Raises ValueError for fewer axes"""

    def tril(self, diagonal: builtins.int=0) -> Tensor:
        """The lower triangle of the last two axes, 0 elsewhere. Raises ValueError for fewer axes"""

    def meshgrid(self, *args: Tensor, indexing: str='ij') -> tuple[Tensor, ...]:
        """A grid for each vector, all of one shape: the vector along its own axis, repeated along the others."""

    @classmethod
    def linspace(cls, start, stop, steps: builtins.int, device=None, dtype=None, requires_grad=None) -> Tensor:
        """`steps` numbers from `start` to `stop`, both included, at equal distances."""

    def rearrange(self, formula_: str, **sizes: builtins.int) -> Tensor:
        """Axes split, reordered and joined as a formula says, such as '(h w) c -> c h w'."""

    def argsort(self, dim: builtins.int=..., descending: builtins.bool=False) -> Tensor:
        """Where the elements of the sorted Tensor stand along `dim`, as int32; equal elements keep their order."""

    def sort(self, dim: builtins.int=..., descending: builtins.bool=False) -> tuple[Tensor, Tensor]:
        """The elements in order along `dim`, and where each stood. Raises IndexError if there is no such axis"""

    def topk(self, k: builtins.int, dim: builtins.int=..., largest: builtins.bool=True, sorted_: builtins.bool=True) -> tuple[Tensor, Tensor]:
        """The `k` greatest (or least) elements along `dim`, in order, and where each stood."""

    def unfold(self, dim: builtins.int, size: builtins.int, step: builtins.int) -> Tensor:
        """Windows of axis `dim`, their elements along a new last axis. Raises ValueError if none fits"""

    def max_pool2d(self, kernel_size=..., stride=None, dilation=1, padding=0, ceil_mode=False, return_indices=False) -> Tensor | tuple[Tensor, Tensor]:
        """The maximum of each window of the last axes, and with `return_indices` where it was."""

    def avg_pool2d(self, kernel_size=..., stride=None, dilation=1, padding=0, ceil_mode=False, count_include_pad=True) -> Tensor:
        """The mean of each window of the last axes. Raises ValueError if windows do not fit"""

    def max_unpool2d(self, indices: Tensor, kernel_size=..., stride=None, dilation=1, padding=0, output_size=None) -> Tensor:
        """Each element of (batch, channels, …) at its position, and 0 elsewhere."""

    def conv2d(self, weight: Tensor, bias: Tensor | None=None, groups: builtins.int=1, stride=1, dilation=1, padding=0, dtype=None) -> Tensor:
        """The convolution of (batch, in, …) with `weight`: (batch, out, …)."""

    def conv_transpose2d(self, weight: Tensor, bias: Tensor | None=None, groups: builtins.int=1, stride=1, dilation=1, padding=0, output_padding=0) -> Tensor:
        """The transpose of the convolution of (batch, out, …) with these weights."""

    def cumsum(self, axis: builtins.int=0) -> Tensor:
        """The sums of the first 1, 2, 3, … elements along `axis`. Raises IndexError if there is no such axis"""

    def cumprod(self, axis: builtins.int) -> Tensor:
        """The products of the first 1, 2, 3, … elements along `axis`. Raises IndexError if there is no such axis"""

    def cummax(self, axis: builtins.int=0) -> Tensor:
        """The greatest of the first 1, 2, 3, … elements along `axis`. Raises IndexError if there is no such axis"""

    def cummin(self, axis: builtins.int=0) -> Tensor:
        """The smallest of the first 1, 2, 3, … elements along `axis`. Raises IndexError if there is no such axis"""

    def logcumsumexp(self, axis: builtins.int=0) -> Tensor:
        """The logarithm of the sum of exponentials of the first 1, 2, 3, … elements along `axis`."""

    def interpolate(self, size: tuple[builtins.int, ...], mode: str='linear', align_corners: builtins.bool=False) -> Tensor:
        """With more or fewer elements along the last axes. Raises ValueError for other sizes or modes"""

    @staticmethod
    def einsum(formula: str, *operands, dtype=None) -> Tensor:
        """Sums of products in Einstein's notation."""

    def isclose(self, other, rtol: builtins.float=1e-05, atol: builtins.float=1e-08, equal_nan: builtins.bool=False) -> Tensor:
        """Whether each element is within `atol + rtol*|other|` of the other one"""

    def binary_crossentropy(self, Y: Tensor, reduction: str='mean') -> Tensor:
        """The surprise of the answers `Y`, given the probabilities `self`; TypeError if `Y` is no Tensor"""

    def binary_crossentropy_logits(self, Y: Tensor, reduction: str='mean') -> Tensor:
        """`binary_crossentropy` of the sigmoid of `self`, for scores of any size"""

    def cross_entropy(self, Y: Tensor, reduction: str='mean', label_smoothing: builtins.float=0.0) -> Tensor:
        """The surprise of the answers `Y`, given the scores; TypeError or ValueError if they do not fit"""

    def sparse_categorical_crossentropy(self, Y: Tensor, ignore_index: builtins.int=..., label_smoothing: builtins.float=0.0, reduction: str='mean') -> Tensor:
        """`cross_entropy` with the classes last; TypeError or ValueError if arguments do not fit"""

    def nll_loss(self, Y: Tensor, weight: Tensor | None=None, ignore_index: builtins.int | None=None, reduction: str='mean') -> Tensor:
        """Minus the log-probability of the classes `Y`; TypeError or ValueError if arguments do not fit"""

    def linear(self, weight: Tensor, bias: Tensor | None=None, dtype=None) -> Tensor:
        """`self @ weight + bias`; ValueError if shapes do not fit"""

    def sequential(self, ll: list) -> Tensor:
        """`self` after each of these functions in turn"""

    def scaled_dot_product_attention(self, key: Tensor, value: Tensor, attn_mask: Tensor | None=None, dropout_p: builtins.float=0.0, is_causal: builtins.bool=False) -> Tensor:
        """For each query, the values mixed by how well their keys match it: (…, n, e). ValueError if shapes do"""

    def var_mean(self, axis=None, keepdim=False, correction=1) -> tuple[Tensor, Tensor]:
        """`var` and `mean`"""

    def std_mean(self, axis=None, keepdim=False, correction=1) -> tuple[Tensor, Tensor]:
        """`std` and `mean`"""

    def batchnorm(self, weight: Tensor | None, bias: Tensor | None, mean: Tensor, invstd: Tensor, axis=1) -> Tensor:
        """`(self - mean) * invstd * weight + bias`, channel by channel"""

    def __array_namespace__(self, *, api_version: str | None=None) -> ModuleType:
        """The functions of the standard; ValueError for a version that is not known"""

    def to_device(self, device: str, *, stream=None) -> Tensor:
        """As `to`"""

    @property
    def mT(self) -> Tensor:
        """Each matrix transposed: the last two axes change places"""

    def __pos__(self) -> Tensor:
        ...

    def allreduce(self, op: str='sum') -> Tensor:
        """The sum, or the mean, over all processes, in each of them. Raises ValueError if `op` is neither"""

def to_dtype(d) -> DType | None:
    """The dtype that is meant. Raises ValueError or TypeError if a Tensor cannot hold it"""
protocols: dict[str, Callable]

def as_uop(data, dtype: DType | None, device: str | None) -> UOp:
    """The graph that gives `data` as a Tensor. Raises TypeError if there is no way to make one of it"""

def as_number(x, d: DType):
    """`x` as a Python number for `d`; ValueError if `d` is an int dtype and `x` is beyond its ints"""
HOST: tuple[str, ...]

def in_memory(x: np.ndarray, dtype: DType, device: str | None, copy: bool) -> UOp:
    """The elements of `x`: a BUFFER in its shape"""

def copy_to(u: UOp, device: str | None) -> UOp:
    """The same on another device"""

def unnest(data) -> tuple[tuple[int, ...], list]:
    """The shape of nested lists, and the numbers in them; ValueError where they are ragged"""

def common_dtype(numbers: list) -> DType:
    """bool for bools, int for ints (and bools), float where there is a float or nothing"""

def argfix(*x):
    """f(2, 3) and f((2, 3)) alike"""

def compute(u: UOp) -> UOp:
    """The values of `u`, in memory"""

def made_of_constant(t: Tensor) -> bool:
    """Is it made of a constant by movement alone?"""

def in_order(u: UOp) -> bool:
    """Does it see all of its base, row after row?"""

class Copy(Enum):
    """Why a CONTIGUOUS makes a copy, whatever it is given"""
    OUTPUT = auto()
    CLONE = auto()
    OLD_STATE = auto()
    PARTS = auto()

class _Kept:
    """Lets NumPy see a Buffer's memory, and keeps the Buffer alive as long as NumPy looks"""

    def __init__(self, buf: Buffer):
        ...

def begin(u: UOp, shape) -> UOp:
    """The first elements of `u`, in this shape"""

def same_array(new: Tensor, old: Tensor, u: UOp) -> Tensor:
    """`new`, which says whether it is a view of `old` (chapter 11a)"""

def is_operand(x) -> bool:
    """Can it stand beside a Tensor?"""

def dunder(name: str, f, **kw):
    """Give Tensor the operator `name`, which is method `f`"""

def operators(**methods):
    """Operators, and where they can stand the other way round, those too"""

def sum_dtype(d: DType) -> DType:
    """What a sum of `d` is added up in: at least int, uint or float"""
