# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""Small generators list schedules; the cheapest is chosen"""
from tinylearn.price import Access
from collections.abc import Callable
from collections.abc import Generator
from collections.abc import Iterable
from collections.abc import Iterator
from dataclasses import dataclass
from tinylearn.uop import UOp
from tinylearn.opts import Kernel
from tinylearn.opts import Opt
from tinylearn.opts import OptOps
from tinylearn.price import Axis
from tinylearn.price import Machine
from tinylearn.price import Nest
from tinylearn.price import Body
__all__ = ['memory_beginnings', 'memory_ways', 'memory_endings', 'MEMORY_CHAPTERS', 'Draft', 'Chooser', 'load_memory_chapters', 'optimize']

@dataclass(eq=False)
class Draft:
    """A nest after some Opts"""
    nest: Nest
    opts: tuple[Opt, ...] = ...

    def then(self, nest: Nest, *opts: Opt) -> Draft:
        """The draft after more Opts"""

    def split(self, a: Axis, n: int, op: OptOps=...) -> tuple[Draft, Axis, Axis]:
        """The draft with an axis in two; the outer part, the inner part"""

    def copies(self, a: Axis, n: int) -> Draft:
        """The draft with an axis unrolled by `n`, if there is anything to unroll"""

    def order(self, out: Iterable[Axis]) -> Draft:
        """The draft with the output's loops in another order"""

    @property
    def sums(self) -> list[Body]:
        """The bodies in which something is summed up"""

    def find(self, number: int) -> Axis | None:
        """The loop of a number, if it is still a loop"""

    def interchange(self, s: Axis, *inner: Axis) -> Draft:
        """The draft with the loop `s` of a sum outside of the output's innermost loops"""

    def packed(self, body: Body, x: Access, at: int, loop: Axis) -> Draft:
        """The draft with what a body reads copied in front of a loop, for all loops but the first `at`"""

class Chooser:
    """Lists schedules for a kernel, and finds the cheapest"""

    def __init__(self, k: Kernel, m: Machine):
        ...

    def plain(self, a: Axis) -> bool:
        """Can Opts be applied to it?"""

    def work(self, d: Draft) -> float:
        """Cycles of a draft, if all data is in the first cache"""

    def least(self, drafts: list[Draft]) -> Draft:
        """The draft with the least work"""

    def main(self, d: Draft) -> Body:
        """The body whose sum has most terms in all. Raises ValueError if nothing is summed up"""

    def lanes(self, d: Draft, a: Axis) -> int:
        """How many lanes a loop can be: a power of two, or 0 where something in it is a vector already"""

    def vectors(self, d: Draft, own: bool=False) -> Draft:
        """The draft with a vector for each body, those that run most often first"""

    def accumulators(self, d: Draft) -> Draft:
        """The draft with several accumulators for sums that wait for themselves"""

    def tile(self, d: Draft, v: Axis, n: int, many: int, *rows: tuple[Axis, int]) -> Draft:
        """`many` vectors of `n` lanes along one loop, and rows along others"""

    def windows(self, d: Draft) -> Iterator[Draft]:
        """With the short loops of a sum unrolled; a single loop may stay as it is"""

    def rows(self, a: Axis, vectors: int, unrolled: bool=False) -> list[int]:
        """How many rows of vectors: what fits, with least waste; if unrolled, also about half of it"""

    def has_neighbours(self, d: Draft, v: Axis) -> bool:
        """Does anything lie side by side along a loop?"""

    def vector_loops(self, d: Draft, every: bool=False) -> list[tuple[Axis, int]]:
        """The output's loops along which elements lie side by side, or all, and how many lanes they can fill"""

    def tiles(self, d: Draft, every: bool=False) -> Iterator[Draft]:
        """Results in registers"""

    def row_sums(self, d: Draft) -> Iterator[Draft]:
        """Several sums at once, along one loop, or along two that read different arrays again"""

    def copy_tiles(self, d: Draft) -> Iterator[tuple[Draft, dict[int, int]]]:
        """Rows of vectors, where what is read lies the other way, and the size of each tile: elements by loop"""

    def element_copies(self, d: Draft) -> Iterator[Draft]:
        """Vectors, and rows of vectors"""

    def constants(self, d: Draft) -> Draft:
        """Four copies along the innermost loop"""

    def plain_ways(self, d: Draft) -> Iterator[tuple[str, Draft]]:
        """Schedules from one beginning, and where they come from"""

    def beginning(self) -> Draft:
        """The kernel, with loops unrolled that only choose among values"""

    def candidates(self) -> Iterator[tuple[str, Draft]]:
        """Schedules, and where they come from"""

    def threads(self, d: Draft, many: int) -> Draft | None:
        """The draft with the first `many` of its plain loops shared out as one; None where that cannot be"""

    def with_making(self, d: Draft, nanoseconds: float) -> float:
        """What it takes to run a draft, a little for each of its Opts, and its part of the time to write it"""

    def cost(self, d: Draft) -> float:
        """The price of a draft, and of making it"""

    def bounds(self, d: Draft) -> tuple[float, float]:
        """Nanoseconds that a draft takes at least: on one thread; shared out"""

    def drafts(self) -> list[tuple[float, str, Draft]]:
        """All different candidates with their bounds: those that may be cheapest come first"""

    def ways(self, d: Draft) -> list[Draft]:
        """The ways to share out a draft that may pay: not at all, by the first loop, by more until rounds are even"""

    def ranked(self) -> Generator[tuple[float, str, Draft], None, None]:
        """Schedules, the cheapest first: nanoseconds, its kind, the schedule"""

def least_waste(n: int, most: int) -> int:
    """Of `n`, how many a round: more than half of `most`, up to `most`, with least to repeat"""
TRIED: int
memory_beginnings: list[Callable[[Chooser], Iterator[Draft]]]
memory_ways: list[Callable[[Chooser, Draft], Iterator[Draft]]]
memory_endings: list[Callable[[Chooser, Draft], Iterator[Draft]]]
MEMORY_CHAPTERS: tuple[str, ...]

def load_memory_chapters():
    """Let each of them add to the tables"""

def writes_output(body: Body) -> bool:
    """Does it write to memory that is not the kernel's own?"""
STEP: float
WRITING: int
BIG: int

def choice() -> tuple[tuple[str, int], ...]:
    """The settings on which a heuristic's choice depends"""

def optimize(ast: UOp, opts=None, machine=...) -> Kernel:
    """The kernel with these Opts applied, in order; without `opts`, with those that the heuristic chooses"""
