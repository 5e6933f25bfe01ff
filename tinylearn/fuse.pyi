# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""Several results from one kernel, a large reduce in two, and sums that are lookups"""
from collections.abc import Container
from dataclasses import dataclass
from typing import NamedTuple
from tinylearn.uop import Ops
from tinylearn.uop import UOp
from tinylearn.kernelize import Kernels
__all__ = ['loop_sizes', 'FusedKernels', 'conditions', 'guarded_value']

def loop_sizes(shape) -> tuple:
    """A shape without axes of size 1, which need no loop"""

def behind_view(n: UOp) -> UOp:
    """What a VIEW looks at, or the node itself"""

def same_element(n: UOp, boundaries: Container[UOp]) -> UOp | None:
    """The boundary of which this is the element at the same place"""

def element_of_row(n: UOp, x: UOp, boundaries: Container[UOp]) -> UOp | None:
    """A boundary in the shape of the REDUCE_AXIS `x`, if `n` repeats its element along what `x` reduces"""
STREAM: int

@dataclass
class Accesses:
    """What the kernel of a boundary reads"""
    in_registers: dict[UOp, UOp]
    from_memory: set[UOp]
    views: set[UOp]
    streams: bool

def elementwise(top: UOp, others: Container[UOp]) -> list[UOp]:
    """The arithmetic that `top` ends, up to boundaries of other kernels"""

def edges(nodes: list[UOp]) -> list[tuple[UOp, UOp]]:
    """(node, source) for each source that is not among the nodes"""

def registers_of(u: UOp, others: Container[UOp]) -> dict[tuple[UOp, UOp], UOp]:
    """The edges in the kernel of `u` that need no load → the boundary whose element they use"""

def accesses(u: UOp, others: Container[UOp]) -> Accesses:
    """What the kernel of `u` reads"""
MAX_OUTPUTS: int

@dataclass
class Group:
    """A kernel in the making"""
    loops: tuple
    streams: bool
    us: list[UOp] = ...

    def can_take(self, loops: tuple) -> bool:
        """Could it compute a boundary with these loops as well, which streams?"""

@dataclass
class FusedKernels(Kernels):
    """Kernels that compute several boundaries each"""
    in_registers: dict[UOp, dict[UOp, UOp]] = ...
    late: set[UOp] = ...

    def order(self, us: list[UOp]) -> list[UOp]:
        """The boundaries in an order in which they can be computed"""

    def group(self, us: list[UOp]) -> list[list[UOp]]:
        """Boundaries by kernels, in an order in which these can run"""

    def computed_values(self, us: list[UOp]) -> list[UOp]:
        """What the kernel of these boundaries computes, as arithmetic on BUFFERs and on each other"""
FEW_RESULTS: int
PART: int
ROWS: int
LARGE: int
ENOUGH_PARTS: int

def part_size(x: UOp) -> int | None:
    """How many terms should be added up together; None for all"""

def split_reduce(x: UOp) -> UOp | None:
    """A large reduce as a reduce of parts and a reduce of these"""

def is_const(u: UOp, value) -> bool:
    """Is it this constant, everywhere?"""

def below_views(u: UOp) -> UOp:
    """A view of arithmetic is arithmetic on views"""

def conditions(c: UOp, yes: bool=True) -> list[tuple[UOp, bool]]:
    """What must hold for `c` to be `yes`: conditions, each true or false"""

def is_neutral(u: UOp, op: Ops) -> bool:
    """Does a sum, product or maximum stay the same if this is one more term?"""

def guarded_value(v: UOp, op: Ops=...) -> tuple[list[tuple[UOp, bool]], UOp]:
    """Conditions, and a value: `v` is that value where they hold, and changes nothing elsewhere"""

def constant_along(u: UOp, axis: int) -> bool:
    """Is it the same all along `axis`?"""

def equations(u: UOp) -> list[tuple[UOp, UOp]]:
    """(index, what it must equal) for its terms to count"""

def axes_found(u: UOp, axes) -> frozenset[int]:
    """The axes along which its terms count at one index, for what else there is"""

def axes_of_gather(u: UOp) -> frozenset[int]:
    """The axes along which all terms of a sum but one are 0"""
SMALL_SCATTER: int

def axes_of_scatter(u: UOp) -> frozenset[int]:
    """The axes of the results along which each term belongs to one of them"""
TRANSCENDENTAL: set[Ops]

def may_round_differently(u: UOp) -> bool:
    """Might two kernels that do this to the same operands disagree in the last bit?"""
JUMPS: set[Ops]

def jumps(u: UOp) -> bool:
    """Can a last bit of an operand change its result completely?"""

def is_choice(u: UOp) -> bool:
    """Is each element one of those that it is given, or that with another sign?"""

class Chosen(NamedTuple):
    """What the values of a node are chosen from"""
    node: UOp
    value: UOp
    moved: UOp | None
FOLLOWED: int
CONTINUOUS: set[Ops]

def meeting(a: UOp, b: UOp) -> set[UOp]:
    """The nodes of which both have values, from different places"""

def must_agree(u: UOp) -> frozenset[UOp]:
    """The inexact nodes that must be computed once, so that the result of `u` is right"""
