# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""The list as a function that a compiler reads"""
from typing import Any
from tinylearn.dtype import DType
from tinylearn.uop import Ops
from tinylearn.uop import UOp
from tinylearn.rewrite import UPat
from tinylearn.rewrite import PatternMatcher
__all__ = ['CStyleLanguage', 'Source']

class CStyleLanguage:
    """Writes C; subclasses write languages that are nearly C"""
    kernel_prefix: str
    extra_args: str
    buffer_prefix: str
    buffer_suffix: str
    variable: str
    types: dict[DType, str] = ...
    bits_only: tuple[DType, ...] = ...
    int_suffix: dict
    infinity: str
    nan: str
    function: str
    bitcast: str
    local_prefix: str

    def type_of(self, d: DType) -> str:
        """What the language calls `d`. Raises ValueError for a vector, if the language has none"""

    def int_text(self, x: int, d: DType) -> str:
        """An integer of type `d`"""

    def float_text(self, x: float, d: DType) -> str:
        """A float of type `d`: the shortest decimal that gives back the same bits"""

    def const_text(self, x, d: DType) -> str:
        """A constant"""

    def alu_text(self, u: UOp, *src: str) -> str:
        """One operation. Raises ValueError if C has none for these operands"""

    def function_text(self, u: UOp, a: str, b: str='', c: str='') -> str:
        """One operation that has no operator in C, on operands that are already text"""

    def cast_text(self, u: UOp, x: str) -> str:
        """A number as the same number of another type"""

    def bitcast_text(self, u: UOp, x: str) -> str:
        """The same bits as another type"""

    def index_text(self, u: UOp, buf: str, i: str) -> str:
        """An address"""

    def read_text(self, at: str, d: DType) -> str:
        """What stands at an address"""

    def write_text(self, at: str, d: DType, x: str) -> str:
        """The statement that writes `x` to an address"""

    def load_text(self, u: UOp, text: dict[UOp, str]) -> str:
        """The value read; 0 where the gate is closed"""

    def store_text(self, u: UOp, text: dict[UOp, str]) -> str:
        """The statement that stores a value"""

    def expression(self, u: UOp, text: dict[UOp, str]) -> str:
        """A node with a value, as an expression of its sources. Raises ValueError if the language has none for it"""
    statements: dict

    def params(self, uops: list[UOp]) -> dict[UOp, tuple[str, str]]:
        """The name and the declaration of each parameter. Raises ValueError if a variable is no int"""

    def qualifiers(self, uops: list[UOp]) -> str:
        """The words before `void`"""

    def preamble(self, uops: list[UOp], text: str) -> list[str]:
        """Lines before the function, which its `text` needs"""

    def epilogue(self, uops: list[UOp], name: str) -> list[str]:
        """Lines after the function"""

    def render(self, uops: list[UOp]) -> Source:
        """The list as the source of a function. Raises ValueError if the language cannot write one of its nodes"""
    value_matcher: PatternMatcher
    extra_matcher: PatternMatcher
symbols: dict
bool_symbols: dict
functions: dict

def is_call(u: UOp) -> bool:
    """Is it one of these functions? A remainder of integers is not"""

def unwrap(text: str) -> str:
    """`text` without the parentheses around all of it; ValueError if they do not match"""

def infix(u: UOp, symbol: str, a: str, b: str) -> str:
    """An operator between two operands, without the parentheses that C does not need"""
promoted: list[DType]

def gate_of(u: UOp, text: dict[UOp, str]) -> str | None:
    """The condition under which it touches memory; None: always"""

def contractions(uops: list[UOp]) -> dict[UOp, UOp]:
    """The sums and differences of floats that are contracted, each with its product"""

def innermost(uops: list[UOp]) -> dict[UOp, UOp | None]:
    """The innermost loop that each node of the list stands in"""
Inline: set[Ops]

def parts(u: UOp, takes: dict[UOp, UOp]) -> list[UOp]:
    """What the text of a node is made of: its sources, but of a contracted product the factors"""

def only_contracted(uops: list[UOp], takes: dict[UOp, UOp]) -> set[UOp]:
    """The products that need no value of their own"""

def inlined(uops: list[UOp], takes: dict[UOp, UOp]) -> set[UOp]:
    """The nodes that are written where they are used: once, in the loop that they stand in"""
LONG: int
prefixes: dict

class Body:
    """The lines of a function so far, and the text of each node"""

    def __init__(self, lang: CStyleLanguage, uops: list[UOp]):
        ...

    def line(self, s: str):
        ...

    def name(self, u: UOp) -> str:
        ...

    def loop(self, u: UOp):
        """The head of a loop"""

    def end_loop(self, u: UOp):
        """Its closing brace"""

    def accumulator(self, u: UOp):
        """The declaration of an accumulator"""

    def assign(self, u: UOp):
        """A new value for an accumulator"""

    def store(self, u: UOp):
        """A store"""

    def local_array(self, u: UOp):
        """The declaration of an array, at the beginning of the function"""

    def written(self, u: UOp) -> str:
        """A node as an expression"""

    def write(self, u: UOp):
        """Write one node of the list: a statement, or a declaration; or keep its text for later"""

def identifier(name: str, k: int) -> str:
    """`name`, if C allows it and we do not use it ourselves; else `var` and the number `k`"""

class Source(str):
    """Source code: a string that is shown as it is"""

    def __repr__(self):
        ...

def function_name(uops: list[UOp]) -> str:
    """The name in the list's `NAME`"""

def like(d: DType, u: UOp) -> DType:
    """`d`, with as many lanes as `u`"""

def bits(u: UOp) -> int:
    """How many bits a lane of `u` has"""

def unsigned(u: UOp) -> DType:
    """The unsigned integer as wide as `u`"""

def sign(a: UOp) -> UOp:
    """-1 where `a` is negative, else 0"""

def power_of_two(u: UOp) -> int | None:
    """n where `u` is the constant 2**n, else None"""

def floor_by_positive(a: UOp, b: UOp) -> UOp:
    """`a//b` of signed integers"""

def nonzero(u: UOp) -> bool:
    """Do the bounds of `u` exclude 0?"""

def at_least_one(u: UOp) -> UOp:
    """`u`, or 1 where it is 0"""

def unless_zero(b: UOp, x: UOp) -> UOp:
    """`x`, or 0 where `b` is 0"""

def floor_by_any(a: UOp, b: UOp) -> UOp:
    """`a//b` of signed integers, except where `b` is 0"""

def c_division(x: UOp) -> UOp | None:
    """`//` or `%`, such that C means the same and never stops the process; None if it does already"""

def shifted(a: UOp, c: UOp) -> UOp | None:
    """`a*c` as a shift, if `c` is 2, 4, 8, …"""
division: PatternMatcher

def into_branches(u: UOp) -> UOp | None:
    """A sum of a choice among products or constants as a choice among sums; None if it is none"""
choices: PatternMatcher

def safe_shift(x: UOp) -> UOp | None:
    """A shift that may be by as many bits as the number has, or more; None if it cannot"""

def int_pow(a: UOp, b: UOp) -> UOp:
    """a·a·…·a: the product of those of a, a², a⁴, … for which `b` has a bit; a negative power is cut to 0"""
a_b_c: tuple[UPat, ...]
int_functions: PatternMatcher
halves: tuple[DType, ...]

def widened(d: DType) -> DType:
    """The float32 for a 16-bit float, with as many lanes; any other dtype as it is"""

def via_float(x: UOp) -> UOp | None:
    """An operation on 16-bit floats, done in float32 and rounded; None for other operations"""

def from_bfloat16(x: UOp, a: UOp) -> UOp:
    """A bfloat16 as a float32"""

def to_bfloat16(x: UOp, a: UOp) -> UOp:
    """The upper half of a float32, rounded to the nearest, ties to even"""

def double_to_half(x: UOp, a: UOp) -> UOp:
    """Through float32, rounded there to odd, so that the second rounding is the only one that counts"""

def through(d: DType):
    """The rule's right side for a cast by way of `d`"""
via_long: Any

def float_to_ulong(x: UOp, a: UOp) -> UOp:
    """A float as an unsigned 64-bit integer: what is too large for a signed one is made smaller first"""

def ulong_to_float(x: UOp, a: UOp) -> UOp:
    """An unsigned 64-bit integer as a float, by way of signed ones"""

def cast_rule(to, of, f, op=...):
    """The rule for casts of nodes of dtype `of` to `to`"""

def bool_bits(x: UOp, a: UOp) -> UOp:
    """A bool's bits as another type"""
not_float: list[DType]
casts: PatternMatcher
