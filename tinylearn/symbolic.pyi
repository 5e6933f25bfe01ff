# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""What we can say about an expression before we know its variables"""
import functools
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from tinylearn.dtype import DType
from tinylearn.uop import Ops
from tinylearn.uop import UOp
from tinylearn.rewrite import UPat
from tinylearn.rewrite import PatternMatcher
__all__ = ['python_alu', 'CONSTS', 'identities', 'arithmetic', 'exec_alu', 'Variable', 'constant_value', 'Sum', 'sum_of', 'exact_sum']

def int_power(x, y):
    ...
int_alu: dict[Ops, Callable]
python_alu: dict[Ops, Any]

def exec_alu(op: Ops, dtype: DType, operands: tuple):
    """What `op` gives, as a machine would compute it: ints wrap, floats round"""

def Variable(name: str, min: int, max: int, dtype: DType=...):
    """A number within a range; TypeError if an int's bounds are no ints, ValueError if they make no range"""

def at_corners(f, a, b):
    """The smallest and largest f(x, y) with x in `a` and y in `b`, for an f that is monotonic in x and in y"""

def div_bounds(a, b):
    ...

def mod_bounds(a, b):
    ...

def and_bounds(a, b):
    ...

def xor_bounds(a, b):
    ...

def or_bounds(a, b):
    ...

def shift_bounds(op):
    ...
monotonic: tuple[Ops, ...]
bounds_of: dict
rearranging: set[Ops]

def joint_bounds(pairs):
    """The bounds of what lies within any of the `pairs`"""

def rearranged_bounds(u):
    """The bounds of all sources; and a zero, outside of what is padded"""
CONSTS: tuple[Ops, ...]

def constant_value(c):
    """What a constant is in the machine"""

def constant_bounds(u):
    ...

def range_bounds(u):
    ...
node_bounds_of: dict

def cast_bounds(u):
    """The bounds of a cast; None where they are not known"""

def choice_bounds(u: UOp):
    """The bounds of a WHERE: of each branch only what its condition lets it choose"""

def limits(d):
    """The smallest and the largest number that a dtype has"""

def fold_const(u):
    """The op on constants, done; a shift by as many bits as there are, or more, is not for this rule"""

def fold_cast(u, c):
    """The cast of a constant, done"""

def fold_single_value(u):
    """An int or a bool that can have only one value, except scalar additions, which the rule for sums folds"""

def constant_last(u):
    ...

def add_zero(x, c):
    """x + 0 for ints, x + -0.0 for floats"""

def divide_by_power_of_two(x, c):
    """x/c as a product, where c and 1/c are exact, and normal numbers even of a half"""

def power(x, c):
    """x ** 0, x ** 1 and x ** 2"""
x: UPat
y: UPat
c: UPat
d: UPat
identities: PatternMatcher

def as_number(self, kind):
    ...
signs: dict

def is_not(u: UOp) -> bool:
    """Is this the opposite of a bool?"""

def pieces(u):
    """What a node's text consists of: strings, and sources in their places"""

@dataclass
class Sum:
    """Terms, each with its factor, and a constant"""
    terms: dict[UOp, int]
    k: int
    dtype: DType

    def __post_init__(self):
        ...

    @functools.cached_property
    def bounds(self) -> tuple[int, int]:
        """The smallest and the largest value, on paper"""

    @property
    def exact(self) -> bool:
        """Whether the machine's sum is the one on paper"""

    def add(self, other: Sum, times=1) -> Sum:
        """This and `times` the other"""

    def map(self, f) -> Sum:
        """The sum with each factor, and the constant, put through `f`"""

    def node(self, like: UOp) -> UOp:
        """The sum as a node"""

    def plus(self, k: int) -> Sum:
        """This and a number"""

    def without(self, terms) -> Sum:
        """The sum of the other terms, and the constant"""

    def divided(self, c: int) -> tuple[Sum, Sum] | None:
        """(whole, rest), where self is whole·c + rest and rest lies in 0…c-1; None where we find none"""
WIDE: int

def sum_of(u: UOp) -> Sum | None:
    """`u` as a sum; None if it is too wide"""

def leaf_order(u):
    """Op, name, number: x9 before x10"""

def rank(term_and_factor):
    """Where a term with its factor stands"""

def join(op: Ops, xs: list[UOp]) -> UOp:
    """The chain x `op` x `op` …"""

def canonical_sum(u):
    ...
arithmetic: PatternMatcher

def exact_sum(u: UOp) -> Sum | None:
    """`u` as a sum that cannot wrap; else None"""

def chain(u: UOp, op: Ops) -> list[UOp] | None:
    """What `op` joins in `u`, from left to right; None where there is more than WIDE"""

def canonical_chain(u):
    """A chain with its constants made one and last, and the rest in order"""

def decided_max(x, y):
    ...

def needless_mask(x, c):
    """x & 15, say, where x lies between 0 and 15; or x & -1, which has all bits"""
