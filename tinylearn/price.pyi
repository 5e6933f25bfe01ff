# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""What makes loops fast, and how many nanoseconds a schedule takes, predicted"""
import typing
from functools import _lru_cache_wrapper
import functools
from collections.abc import Callable
from collections.abc import Container
from collections.abc import Iterable
from typing import TypeVar
from dataclasses import dataclass
from tinylearn.uop import AxisType
from tinylearn.uop import Ops
from tinylearn.uop import UOp
from .loops import bodies
from .loops import kind
from .loops import number
from tinylearn.opts import Kernel
__all__ = ['Parts', 'Axes', 'OPERATION_COST', 'LINE_OF_CACHE', 'MANY_INSTRUCTIONS', 'memory_waits', 'Machine', 'Axis', 'moved', 'parted', 'spread_out', 'different', 'Access', 'Operation', 'Body', 'Nest', 'up_to', 'rounds_of', 'copies_of', 'lanes_of', 'first_step', 'made_of_loads', 'Reader', 'nest_of', 'neighbours', 'instructions_for', 'vectors_for', 'load_cost', 'lanes_apart', 'rows_cost', 'Count', 'count_operations', 'constant', 'count_accesses', 'carried', 'registers_over', 'count_sum', 'work_of', 'overlapping', 'enter', 'threads_of', 'parts', 'price', 'touched', 'least_waits']

@dataclass(frozen=True)
class Machine:
    """What a price depends on"""
    vector: int = ...
    registers: int = ...
    l1: int = ...
    l2: int = ...
    l3: int = ...
    threads: int = ...
    clock: float = ...
    units: int = ...
    latency: float = ...
    issue: float = ...
    rates: tuple[float, ...] = ...
    most: float = ...
    jumps: tuple[float, ...] = ...
    pages: int = ...
    walk: float = ...
    streams: int = ...
    launch: float = ...

    def __hash__(self):
        ...

    @property
    def l3_part(self) -> int:
        """Bytes of the third cache that a kernel can count on"""

@dataclass(eq=False)
class Axis:
    """A loop: what it is called, how often it runs, and what becomes of it"""
    number: int
    rounds: int
    kind: AxisType = ...

    def __post_init__(self):
        ...

    def __repr__(self):
        ...
Parts = dict[Axis, tuple[tuple[Axis, int], ...]]
Axes = TypeVar('Axes', tuple[Axis, ...], frozenset[Axis])

def moved(steps: dict[Axis, int | None], new: Parts) -> dict[Axis, int | None]:
    """Steps along the parts of axes"""

def parted(axes: Axes, new: Parts, real: bool=False) -> Axes:
    """Axes with some of them in parts; `real`: without lanes and copies among these"""

def spread_out(start: int, steps: Iterable[tuple[int, int]]) -> list[int]:
    """A number, moved by all combinations of steps"""

def different(steps: dict[Axis, int | None], own: list[Axis]) -> int:
    """At how many places the copies of an access are in one round"""

@dataclass(eq=False)
class Access:
    """A LOAD or STORE"""
    memory: UOp
    bytes: int
    room: int
    steps: dict[Axis, int | None]
    written: bool = ...
    gated: frozenset[Axis] = ...
    mark: str | None = ...
    beside: bool = ...

    def __post_init__(self):
        ...

    def registers(self, m: Machine) -> int:
        """How many hold what it loads in one round"""

    def put(self, new: Parts) -> Access:
        """The same along the parts of axes"""

@dataclass(eq=False)
class Operation:
    """What is computed of one value"""
    cost: float
    multiplies: float
    bytes: int
    axes: frozenset[Axis]
    asked: frozenset[Axis]

    def put(self, new: Parts) -> Operation:
        """The same along the parts of axes"""

@dataclass(eq=False)
class Body:
    """What is done for a sum, a store or an array, in one round of the innermost loop around it"""
    axes: frozenset[Axis]
    inner: tuple[Axis, ...]
    own: tuple[Axis, ...]
    op: Ops | None
    fused: bool
    bytes: int
    accesses: tuple[Access, ...]
    operations: tuple[Operation, ...]
    apart: frozenset[Axis] = ...

    def put(self, new: Parts) -> Body:
        """The same with axes in parts"""

@dataclass(eq=False)
class Nest:
    """The loops of a kernel, and what is done in them"""
    out: tuple[Axis, ...]
    bodies: tuple[Body, ...]
    fresh: int
    shared: tuple[Axis, ...] = ...

    @functools.cached_property
    def paths(self) -> dict[Body, tuple[Axis, ...]]:
        """The real loops around each body, its own last"""
    split: typing.ClassVar[_lru_cache_wrapper]
    group: typing.ClassVar[_lru_cache_wrapper]

    def work(self, m: Machine) -> tuple[list[float], float]:
        """Cycles for each body of a nest; how many instructions it is in all"""

    def interchanged(self, s: Axis, *inner: Axis) -> Nest:
        """The nest with the loop `s` of a sum outside of the output's innermost loops"""

def up_to(loops: tuple[Axis, ...], axes: Container[Axis]) -> tuple[Axis, ...]:
    """Loops, up to the last that is one of some axes"""

def rounds_of(axes: Iterable[Axis]) -> int:
    """How many rounds axes have together"""

def copies_of(axes: Iterable[Axis]) -> int:
    """How many copies they make"""

def lanes_of(axes: Iterable[Axis]) -> int:
    """How many lanes they make"""

def first_step(index: UOp, r: UOp) -> int | None:
    """By how many elements an index moves in the first step along a range; None if that is not known"""

def made_of_loads(nodes: Iterable[UOp]) -> set[UOp]:
    """The values for which something is loaded"""

class Reader:
    """Makes a `Nest` of a kernel"""

    def __init__(self, k: Kernel):
        ...

    def each(self, ranges: Iterable[UOp]) -> tuple[Axis, ...]:
        """Axes for ranges, always the same for the same"""

    def add_steps(self, steps: dict[Axis, int | None], index: UOp, nbytes: int):
        """Add to steps how far an index of elements of some bytes moves along each axis"""

    def access(self, u: UOp) -> Access:
        """How it moves in memory"""

    def element(self, array: UOp, places: Iterable[UOp], written: bool=False) -> Access:
        """How an element of an array moves; each copy has an array of its own, and lanes lie side by side"""

    def operation(self, u: UOp) -> Operation:
        """What it costs"""

    def below(self, *values: UOp) -> tuple[list[Access], list[Operation]]:
        """What is loaded for some values, and what is computed"""

    def new_body(self, value: UOp, inner: list[UOp], more: list[Access], own: Iterable[UOp]=..., op: Ops | None=None, asked: Iterable[UOp]=..., extra: Iterable[Operation]=...) -> Body:
        """What is done to make a value, in one pass through its loops"""

    def made_for(self, u: UOp, inner: list[UOp]) -> Body | None:
        """What is done for it; None if another node does it"""

    def sum_of_arrays(self, u: UOp, array: UOp, inner: list[UOp]) -> Body | None:
        """What is done for a sum of arrays; None if the array is in parts, which are read by themselves"""

def nest_of(k: Kernel) -> Nest:
    """What a price needs to know of a kernel"""
OPERATION_COST: dict[Ops | None, float]

def neighbours(loads: list[UOp]) -> set[UOp]:
    """Those of four or more that lie within 16 elements"""
forgetful: list[Callable[[], None]]

def remembered(f: Callable) -> Callable:
    """`f` with a memory of what it gave"""

def forget():
    """Empty the memories of all `remembered` functions"""

def instructions_for(axes: Iterable[Axis], nbytes: int, m: Machine) -> float:
    """How many instructions a value of some bytes takes each time that it is computed"""

def vectors_for(axes: Iterable[Axis], nbytes: int, m: Machine) -> int:
    """How many of these are for one copy"""
LINE_OF_CACHE: int

def load_cost(a: Access, axes: frozenset[Axis], m: Machine) -> tuple[float, float]:
    """How many loads or stores an access is, and how many instructions that move lanes"""

def lanes_apart(a: Access) -> bool:
    """Are its lanes neither neighbours nor the same element?"""

def rows_cost(a: Access, n: int, apart: int, whole: float) -> tuple[float, float] | None:
    """What whole rows cost, in the place of `n` lanes that lie apart; None if the round does not need rows"""

@dataclass
class Count:
    """Instructions in one round of a loop, by the units that execute them"""
    work: float = ...
    multiplies: float = ...
    loads: float = ...
    stores: float = ...
    moves: float = ...
    chain: float = ...

    @property
    def every(self) -> float:
        """All of them, and 2 that are the loop's"""

    def cycles(self, m: Machine) -> float:
        """How long they take"""
MANY_INSTRUCTIONS: int

def count_operations(body: Body, at: Callable[..., Count], m: Machine):
    """Count what is computed"""

def constant(o: Operation) -> bool:
    """Is it, or the condition of a choice, known when copies are written out?"""

def count_accesses(body: Body, at: Callable[..., Count], inner: Count, m: Machine):
    """Count what is loaded and stored"""

def carried(a: Access, terms: list[Axis], m: Machine) -> int:
    """How many registers hold, at most, what is loaded for a term and needed for a later one as well"""

def registers_over(body: Body, after: int, moves: bool, m: Machine, many: int=1) -> float:
    """Registers that `many` sums in a loop need, less those that there are; after: additions in a row"""

def count_sum(body: Body, at: Callable[..., Count], moves: bool, m: Machine, many: int=1) -> float:
    """Count the additions of one of `many` sums in a loop; cycles that they wait for each other in one round"""

def work_of(body: Body, path: tuple[Axis, ...], m: Machine, many: int=1) -> tuple[float, float]:
    """Cycles of one of `many` sums in a loop, as often as it runs, with data in the first cache; instructions"""

def overlapping(cycles: Iterable[float]) -> float:
    """How long things take together that are done at the same time, though not perfectly"""
memory_waits: list[Callable[[Nest, list[float], Machine], tuple[list[list[float]], float]]]

def enter(table: list[Callable], f: Callable):
    """Add a function to a table, in the place of one of the same name"""

def threads_of(nest: Nest, m: Machine) -> int:
    """How many threads work on it"""

def parts(rounds: int, threads: int) -> int:
    """How many parts threads make of some rounds"""

def price(nest: Nest, m: Machine=...) -> float:
    """Nanoseconds that a kernel takes"""

def touched(nest: Nest) -> tuple[int, int]:
    """How many bytes a kernel reads at least, and how many it writes, by the steps of its accesses"""

def least_waits(nest: Nest, m: Machine, threads: int=1, past: bool=False) -> float:
    """Cycles that a kernel waits at least"""
