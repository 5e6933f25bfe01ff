# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""What a number is made of, and what two kinds of number make together"""
import builtins
import numpy as np
__all__ = ['bf16_bits', 'DType', 'dtypes', 'from_np', 'to_np', 'least_upper_dtype', 'least_upper_float']

def bf16_bits(x) -> np.ndarray:
    """The bits of `x` rounded to the nearest bfloat16, ties to even"""

class DType:
    """One kind of value: a scalar, a vector of scalars, or a pointer to them; there is one object for each
    kind"""
    name: str
    priority: int
    itemsize: int
    np_name: str | None
    c_name: str
    kind: str
    count: int
    size: int | None
    is_ptr: bool

    def __new__(cls, name, priority, itemsize, np_name, c_name, kind, base=None, count=1, size=None):
        ...

    def __repr__(self):
        ...

    def scalar(self):
        """The type of one lane"""

    def vec(self, n: int):
        """A vector of `n` of this scalar. Raises ValueError if this is no scalar, or `n` is less than 1"""

    @property
    def base(self):
        """What a pointer points to; the type itself otherwise"""

    def ptr(self, size: int=...):
        """A pointer to `size` of these. Raises ValueError if this is a pointer, or `size` is less than -1"""

    def __reduce__(self):
        """Helper for pickle."""

class dtypes:
    """The dtypes by name, and what can be asked of them"""
    void: DType
    bool: DType
    int8: DType
    uint8: DType
    int16: DType
    uint16: DType
    int32: DType
    uint32: DType
    int64: DType
    uint64: DType
    float16: DType
    bfloat16: DType
    float32: DType
    float64: DType
    char: DType
    uchar: DType
    short: DType
    ushort: DType
    int: DType
    uint: DType
    long: DType
    ulong: DType
    half: DType
    float: DType
    double: DType
    default_int: DType
    default_float: DType
    all: list[DType]
    ints: tuple[DType, ...]
    uints: tuple[DType, ...]
    sints: tuple[DType, ...]
    floats: tuple[DType, ...]

    @classmethod
    def is_float(cls, d: DType) -> builtins.bool:
        """A float, or a vector of them?"""

    @classmethod
    def is_int(cls, d: DType) -> builtins.bool:
        """An integer, or a vector of them?"""

    @classmethod
    def is_unsigned(cls, d: DType) -> builtins.bool:
        """An integer without a sign, or a vector of them?"""

    @classmethod
    def min(cls, d: DType):
        """The smallest value: -inf for floats"""

    @classmethod
    def max(cls, d: DType):
        """The largest value: inf for floats"""

    @classmethod
    def as_const(cls, x, d: DType):
        """`x` as the Python number that `d` stands for: bool, int or float; a tuple for a vector's lanes. Raises"""

    @classmethod
    def from_py(cls, x):
        """The dtype that a Python number gets. Raises TypeError if `x` is no number"""

    @classmethod
    def truncate(cls, x, d: DType):
        """`x` as a value of `d` would hold it: integers wrap, floats round"""

    @classmethod
    def named(cls, name: str) -> DType:
        """The scalar of that name; ValueError where there is none"""

    @classmethod
    def finfo(cls, d: DType) -> tuple[builtins.int, builtins.int]:
        """Bits of a float's exponent, and of its fraction. Raises ValueError if `d` is no float"""

def from_np(x) -> DType:
    """tinylearn's name for a NumPy dtype; TypeError where there is none"""

def to_np(d: DType) -> np.dtype:
    """NumPy's name for a scalar dtype; bfloat16, which NumPy lacks, is kept in uint16"""

def least_upper_dtype(*ds: DType) -> DType:
    """The smallest dtype that all of `ds` may become. Raises TypeError if there is none"""

def least_upper_float(d: DType) -> DType:
    """`d` where it is a float, else the default float"""
