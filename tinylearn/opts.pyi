# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""Replace a range, and let the rules do the rest"""
from typing import Any
from tinylearn.price import Machine
from collections.abc import Callable
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from tinylearn.uop import AxisType
from tinylearn.uop import Ops
from tinylearn.uop import UOp
from tinylearn.rewrite import PatternMatcher
from tinylearn.interpret import Space
__all__ = ['CLOSING', 'Kernel', 'Tail', 'rebuilt', 'OptOps', 'Opt']
close_rules: PatternMatcher
put_rules: PatternMatcher

def put(sink: UOp, new: dict[UOp, UOp]) -> UOp:
    """`sink` with ranges replaced, and what follows from that"""

class Kernel:
    """A lowered kernel, and what has been done to its loops"""

    def __init__(self, ast: UOp):
        ...

    @property
    def nodes(self) -> dict[UOp, None]:
        """The graph's nodes, sources first"""

    def __repr__(self):
        ...

    @property
    def stores(self) -> list[UOp]:
        """Its STOREs"""

    def loops(self, reduced: bool | None=None, what: tuple=...) -> list[UOp]:
        """The kernel's ranges of some kinds: the output's first, as they nest, then the others by number"""

    @property
    def name(self) -> str:
        """E or r, and the sizes of all ranges but tails"""

    def copy(self) -> Kernel:
        """The same, to be changed on its own"""

    def fresh(self) -> int:
        """A number that no range has"""

    def may_repeat(self, r: UOp) -> bool:
        """May rounds of a loop be done twice? Not in a sum, nor where a kernel reads what it writes"""

    def reads_its_own(self) -> bool:
        """Does it read what it writes? (Sums that wait in the output are read)"""

    def waiting_sums(self) -> set[UOp]:
        """The arrays of sums that wait in the output until they are complete (INTERCHANGE)"""

    def waiting_places(self) -> list[UOp]:
        """At which places sums that wait in the output are read"""

    def stays_in_step(self, r: UOp, inner: UOp) -> bool:
        """Do accesses still move along the inner part, if `r` is shifted, as they would if it had no tail?"""

    def usual_tail(self, r: UOp, inner: UOp) -> Tail:
        """The tail of a split that does not say which"""

    def not_in_order(self, *rs: UOp):
        """ValueError if a SCAN runs along one of these loops"""

    def split(self, r: UOp, n: int, what: AxisType=..., tail: Tail | None=None) -> UOp:
        """r → outer·n + inner; the inner part. Raises ValueError if the loop cannot be split so"""

    def can_split(self, r: UOp, n: int):
        """ValueError if a loop cannot be split by `n`, with any tail"""

    def loop_of(self, opt: Opt, n: int) -> UOp:
        """The loop with number `n`. Raises IndexError if there is none for such an Opt"""

    def apply_opt(self, opt: Opt) -> Kernel:
        """Do what `opt` says. Raises IndexError if there is no such loop, ValueError if it cannot be done to it"""

    def apply_opts(self, opts: Iterable[Opt]) -> Kernel:
        """Do what each of them says, in order. Raises IndexError or ValueError as `apply_opt` does"""

    def one_vector(self, r: UOp, n: int):
        """ValueError if the loop cannot become vectors of `n` lanes"""

    def can_share(self, r: UOp, what: AxisType):
        """ValueError if the rounds of a loop cannot be shared out"""

    def keeps(self) -> bool:
        """Does it write down something on the way (STAGE)?"""

    def merge(self, a: UOp, b: UOp) -> bool:
        """Make two loops one, if that leaves the index arithmetic no harder; was it done?"""

    def merge_loops(self) -> Kernel:
        """Make one loop of all neighbours that can be one"""

    def again(self, r: UOp) -> tuple[UOp, UOp, UOp, UOp] | None:
        """The most work done in loop `r` and done again: in which STORE and REDUCE, what, and in which loop"""

    def keep_row(self, r: UOp):
        """Write down what is computed in a loop, and would be computed again in a loop of the output"""

    def row_to_keep(self, r: UOp) -> tuple[UOp, UOp, UOp, UOp]:
        """What is computed in loop `r` and again, as `again` says; ValueError if it cannot be written down"""

    def can_keep(self):
        """ValueError if the kernel cannot have arrays"""

    def operand_of(self, load: UOp) -> UOp:
        """What a load is used for in the same loops, as long as it has one use"""

    def operands_from(self, buffer: int, r: UOp) -> list[UOp]:
        """What is loaded from a buffer and in no array yet; of a loop of the output, what all its rounds share"""

    def axes_of(self, load: UOp, r: UOp) -> list[UOp]:
        """Along which loops a load moves, from `r` inwards; last its copies and lanes"""

    def copy_operand(self, r: UOp, buffer: int):
        """Copy what is loaded from a buffer in the rounds of a loop, and of those inside it, to an array"""

    def can_copy(self, r: UOp, buffer: int, axes: dict[UOp, list[UOp]]):
        """ValueError if what is loaded from a buffer cannot be copied to arrays with these axes"""

    def space_for(self, sums, inner: list[UOp]) -> Space:
        """Where arrays of these sums can be"""

    def can_interchange(self, r: UOp, n: int):
        """ValueError if the loop `r` cannot stand outside of the `n` innermost loops of the output"""

    def can_wait_in_output(self, r: UOp, sums: tuple[UOp, ...]):
        """ValueError if sums through the loop `r` cannot wait in the memory that the kernel writes"""

    def choosers(self, m: Machine) -> list[UOp]:
        """The loops of which each round takes another one of several values"""

    def hand_coded(self, m: Machine=...) -> Kernel:
        """Apply the cheapest schedule that can be applied"""
LOOPS: tuple[AxisType, ...]
PARALLEL: tuple[AxisType, ...]

def fresh_number(sink: UOp) -> int:
    """One more than the largest number of a range in the graph"""

class Tail(Enum):
    """What becomes of a last round that is not full"""
    EXACT = 1
    SHIFT_INWARDS = 2
    EPILOGUE = 3
    PREDICATE = 4
    CLAMP = 5
    __repr__ = Enum.__str__

def begins(r: UOp, n: int, rounds: int) -> UOp:
    """Where the inner part of `r` begins in each round of the outer loop"""

def shifted(r: UOp, inner: UOp) -> UOp:
    """What replaces `r`, if its last round begins earlier"""

def stride(idx: UOp, r: UOp) -> int | None:
    """By how many elements `idx` moves when `r` takes a step; None where that is not always the same"""

def is_gathered(idx: UOp, r: UOp) -> bool:
    """Does it depend on a number that is loaded, another one for each round of `r`?"""

def mostly_open(conditions: list[UOp], inner: UOp) -> bool:
    """Is there a loop around the lanes in which these conditions matter only in the first and last rounds?"""

def lane_stride(u: UOp, r: UOp, n: int) -> int | None:
    """How far it moves along the inner part, if `r` is split by `n`; None where that is not always the same"""

def spread(src) -> tuple[UOp, ...]:
    """Sources, with what a SINK among them holds in its place"""
CLOSING: tuple[Ops, ...]

def rebuilt(sink: UOp, make, *ops: Ops) -> UOp:
    """The graph made anew, sources first"""

def put_each(sink: UOp, r: UOp, parts: list[dict[UOp, UOp]]) -> UOp:
    """`sink` with a range in parts: an END or STAGE for each of them, or a REDUCE for each, put together"""

def tail_parts(r: UOp, inner: UOp) -> list[UOp]:
    """What is left over: smaller vectors, if it is vectors, then one by one"""

def guarded(place: UOp, inside: UOp) -> UOp:
    """The place, not to be touched unless `inside`"""

def start_value(op: Ops, dtype) -> UOp:
    """The sum, product or maximum of nothing"""

def nothing_beyond(value: UOp, r: UOp, whole: UOp, tail: Tail) -> UOp:
    """The same with `whole` in the place of the range `r`, where nothing is read beyond the end"""

def run_beyond(sink: UOp, r: UOp, whole: UOp, tail: Tail) -> UOp:
    """`sink` with a loop that runs on beyond its end, where nothing is stored, and nothing put together"""

def rounded_up(array: UOp) -> UOp:
    """The array with room for all places that are filled"""

def tail_fits(k: Kernel, r: UOp, inner: UOp, tail: Tail):
    """ValueError if the loop cannot have this tail"""
ROW: int

def rows_fit(k: Kernel, r: UOp, inner: UOp, tail: Tail):
    """ValueError if there is no room for what each round of the inner part writes down"""
split_checks: list[Any]

def innermost(e: UOp, r: UOp) -> UOp:
    """The END with this range inside all others, except that of a SCAN"""

class OptOps(Enum):
    """The kinds of Opt"""
    UPCAST, UNROLL, VECTOR, GROUP, THREAD, SPLIT = range(1, 7)
    SWAP, STREAM, GLOBAL, LOCAL, INTERCHANGE, STAGE = range(7, 13)
    __repr__ = Enum.__str__

@dataclass(frozen=True)
class Opt:
    """One step of optimizing"""
    op: OptOps
    axis: int
    arg: int = ...
    tail: Tail | None = ...

    def __repr__(self):
        ...

    def as_list(self) -> list:
        """As JSON has it"""

    @classmethod
    def from_list(cls, row) -> Opt:
        """From what `as_list` makes. Raises KeyError, TypeError or ValueError if `row` is not such a list"""
INNER: dict
ALLOWED_LOOPS: dict
opt_rules: dict[OptOps, Callable[[Kernel, Opt], object]]

def opt_rule(*ops: OptOps):
    """Enter a function for some kinds of Opt"""

def split_loop(k: Kernel, opt: Opt) -> UOp:
    """Split; the inner part becomes copies (UPCAST, UNROLL) or stays a loop (SPLIT)"""

def make_vector(k: Kernel, opt: Opt):
    """Split; the inner part becomes lanes"""

def nested(x: UOp) -> UOp:
    """A REDUCE through its copies and lanes of one through its loops"""

def users(sink: UOp, r: UOp) -> tuple[UOp, ...]:
    """The REDUCEs that run through `r`"""

def group(k: Kernel, opt: Opt):
    """Several sums in place of one, and the sum of these"""

def exchanged(u: UOp, a: int, b: int) -> UOp:
    """The same with the ranges of one number in the place of those of the other, if it closes both"""

def swap(k: Kernel, opt: Opt):
    """Change the order of two loops. Raises ValueError unless both are plain, and of one kind"""

def share(k: Kernel, opt: Opt):
    """Leave to the caller which rounds of some loops are run, as one; ValueError or IndexError if not possible"""

def share_inner(k: Kernel, opt: Opt):
    """Split; the inner part becomes a group of threads"""

def places(sink: UOp) -> list[UOp]:
    """The index arithmetic of a graph"""

def divisions(exprs) -> int:
    """How many // and % these hold"""

def jumps(idx: UOp, a: UOp, b: UOp) -> bool:
    """Is it known that a step along `a` goes elsewhere than one more round of `b` would?"""
