# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""Which parts of a graph become one kernel, and where values go to memory in between"""
import typing
from tinylearn.fuse import Accesses
from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple
from tinylearn.dtype import DType
from tinylearn.uop import Ops
from tinylearn.uop import UOp
from tinylearn.rewrite import UPat
from tinylearn.rewrite import PatternMatcher
from tinylearn.shapetracker import ShapeTracker
from tinylearn.tensor import Metadata
__all__ = ['tensor_rules', 'Kernels', 'kernelize', 'cheaper_to_materialize', 'fusion_boundaries']

def movement_view(x: UOp) -> UOp:
    """A movement op as the VIEW that it stands for"""

def view_of(source: UPat) -> UPat:
    """The pattern of a VIEW `v` of this"""
tensor_rules: PatternMatcher
FORCED: set[Ops]

def computed_value(u: UOp) -> UOp:
    """What the kernel of a boundary computes: of a FORCED one its source, of an ASSIGN the second one"""

def is_unmasked(view: UOp) -> bool:
    """Has this VIEW no mask?"""

def sink_view(v: UOp, x: UOp):
    """A VIEW without a mask goes through arithmetic, to what is loaded"""

def load_view(v: UOp, l: UOp, w: UOp) -> UOp:
    """A VIEW of a LOAD is a LOAD through both views"""
viewed_load: UPat
ast_rules: PatternMatcher

def full_view(shape) -> UOp:
    """All of memory, in this shape"""

def make_ast(values: Iterable[UOp], sts: Iterable[ShapeTracker], buffers: list[UOp]) -> tuple[UOp, list[UOp]]:
    """The ast that stores these values; the BUFFERs that it reads"""

@dataclass(frozen=True, eq=False)
class KernelInfo:
    """What a KERNEL node carries"""
    ast: UOp
    metadata: tuple[Metadata, ...] = ...

    def __repr__(self):
        ...

    @property
    def outputs(self) -> int:
        """How many of the KERNEL's sources it writes to; the others it reads"""

def memory_of(u: UOp) -> UOp:
    """The BUFFER at the end of an edge of a KERNEL"""

def stays_inside(u: UOp) -> bool:
    """Does this LOAD or STORE stay inside its parameter, and fit its dtype?"""

def view_inside(u: UOp) -> bool:
    """Does this VIEW stay inside its source, as far as sizes are known?"""
memory_spec: PatternMatcher

def along_axes(u: UOp) -> bool:
    """Is it a sum, product or maximum of elements of its dtype?"""

def one_shape(u: UOp) -> bool | None:
    """False if the sources of `u` have different shapes; else other rules decide"""
shape_spec: PatternMatcher
ast_spec: PatternMatcher

def const_view(v: UOp, c: UOp) -> UOp:
    """A VIEW of a constant is a constant of another shape"""
merge_consts: PatternMatcher

def simplified(u: UOp) -> UOp:
    """What the rules of chapters 05 to 05c make of it"""

def operand(i: int, dtype: DType) -> UOp:
    """A variable for the `i`-th operand that is no constant"""
FOLDED: set[Ops]

def folded(x: UOp) -> UOp | None:
    """The operand, or the constant, that it equals whatever values its operands have"""

def cast_const(x: UOp, c: UOp) -> UOp | None:
    """A constant in another dtype is a constant, with the same mask"""

def bitcast_const(x: UOp, c: UOp) -> UOp | None:
    """The bits of a constant, as another dtype has them"""

def neutral(op: Ops, dtype: DType):
    """The sum, product or maximum of nothing"""

def empty_reduce(x: UOp) -> UOp | None:
    """A reduce of nothing is a constant"""

def reduce_const(x: UOp, c: UOp) -> UOp | None:
    """The sum, product or maximum of a constant"""
IN_MEMORY: set[Ops]

def from_memory(x: UOp, c: UOp) -> UOp | None:
    """What goes to another device or process is materialized first"""

def simpler_copy(x: UOp, d: UOp, c: UOp) -> UOp | None:
    """A COPY to where the value is, or of a constant, is none"""
unbind_rules: PatternMatcher

def kernel_variables(ast: UOp) -> list[UOp]:
    """The bound variables in an ast"""

def for_all_values(ast: UOp) -> UOp:
    """The ast with its variables unbound, its parameters as large as their views can reach"""

@dataclass
class Kernels:
    """The kernels made so far"""
    names: dict[UOp, Metadata]
    assigned: dict[UOp, UOp]
    made: dict[UOp, UOp] = ...
    rules: typing.ClassVar[PatternMatcher]
    too_early: set[UOp] = ...
    read_by: dict[UOp, dict[UOp, UOp]] = ...
    indexed: int = ...

    def output_memory(self, u: UOp) -> Output:
        """Where its kernel writes: an ASSIGN to memory that is there, other boundaries to new memory"""

    def computed_values(self, us: list[UOp]) -> list[UOp]:
        """What the kernel of these boundaries computes, as arithmetic on BUFFERs"""

    def must_run_before(self, buffers: list[UOp]) -> list[UOp]:
        """The ASSIGNs that must have run before these BUFFERs are written: new memory waits for none"""

    def kernel_info(self, us: list[UOp], ast: UOp) -> KernelInfo:
        """What the KERNEL of these boundaries carries"""

    def ast_of(self, us: list[UOp], outputs: list[Output]) -> tuple[UOp, list[UOp]]:
        """The ast of these boundaries; the BUFFERs and bound variables that it needs"""

    def make_kernels(self, us: list[UOp], outputs: list[Output], ast: UOp, inputs: list[UOp]):
        """Make the KERNEL of these boundaries (or two), and for each result the ASSIGN of the BUFFER it is in"""

    def add_kernel(self, us: list[UOp]):
        """Make ASSIGN(BUFFER, KERNEL) of boundaries that one kernel computes"""

    def group(self, us: list[UOp]) -> list[list[UOp]]:
        """Boundaries by kernels, in an order in which these can run: here each has a kernel of its own"""

    def order(self, reads: dict[UOp, Accesses]) -> list[UOp]:
        """The boundaries in an order in which they can be computed"""

    def copy_old(self, state: UOp):
        """Copy memory that is about to be written over, for those who come later"""

class Output(NamedTuple):
    """Where a result of a kernel goes"""
    buffer: UOp
    view: ShapeTracker
    result: UOp

def another_buffer(b: UOp) -> UOp:
    """A new BUFFER like `b`"""

def output_assigns(kernel: UOp, after: Iterable[UOp]=...) -> list[UOp]:
    """The ASSIGN of each BUFFER that a KERNEL writes to"""

def kernels_in(sink: UOp) -> list[UOp]:
    """The ASSIGNs of kernels in a graph"""

def writes_in(sink: UOp) -> list[UOp]:
    """The ASSIGNs in a graph that have no kernel yet: they write over memory (chapter 14)"""
SOURCES: set[Ops]

def nodes_to_fuse(sink: UOp) -> set[UOp]:
    """The nodes below a FUSE, up to memory"""

def tidy(sink: UOp, stand_in: dict[UOp, UOp]) -> tuple[dict[UOp, UOp], set[UOp]]:
    """For each node without a kernel what it is tidied to; those of them that are below a FUSE"""
SHARING: set[Ops]

def is_existing_memory(u: UOp, new: UOp) -> bool:
    """Is it nothing but memory that there is?"""

def can_stay_lazy(u: UOp, new: UOp, assigned) -> bool:
    """Is it memory that nothing in the graph fills or writes over?"""

def reduces_of(n: UOp, source: UOp) -> list[UOp]:
    """The reduces that do its work: one, or several if it was split"""

def method_names(new: dict[UOp, UOp]) -> dict[UOp, Metadata]:
    """The Tensor method that made each tidied node"""

def kernelize(outputs: list[UOp], lazy: bool=False) -> dict[UOp, UOp]:
    """For each node that gets a buffer: the ASSIGN to use in its place; or the constant"""

def results_of(new: dict[UOp, UOp], kernels: Kernels) -> dict[UOp, UOp]:
    """For each node that has memory now: the ASSIGN that fills it, or the BUFFER"""
BYTE: int
CACHED_LOAD: int
CALL: int

def cheaper_to_materialize(evals: float, size: int, work: float, width: int=4) -> bool:
    """Is it cheaper to compute a node once, store it and load it, than to recompute it wherever it is needed?"""
ADDITIONS: dict

def terms_computed(u: UOp) -> int:
    """How many terms are computed for one element"""

def work_of(sink: UOp, boundaries: Iterable[UOp]) -> dict[UOp, float]:
    """What one element of each node costs, in additions, with what is below it"""
Indices = tuple[UOp, ...]

class Uses:
    """At which indices, in which kernels, each node is needed; found from the outputs to the sources.
    When the search comes to a node, `needed` has all its uses"""

    def __init__(self):
        ...

    def range(self, n: int, enclosing=...) -> UOp:
        """A new loop of `n` iterations"""

    def loops(self, idxs: Indices) -> frozenset[UOp]:
        """The loops that must be open for these indices to be known"""

    def reduce_indices(self, u: UOp, idxs: Indices) -> Indices:
        """Where a reduce needs its source: in loops of its own along its axes"""

    def add_sources(self, u: UOp, kernel: UOp, idxs: Indices):
        """Where the sources of `u` are needed"""

    def visit(self, u: UOp, is_boundary: bool):
        """Where the sources of `u` are needed, all of whose own uses are known"""

    def loops_around(self, u: UOp, kernel: UOp, idxs: Indices) -> frozenset[UOp]:
        """The loops in which a kernel computes `u` at these indices"""

    def evaluations(self, u: UOp) -> float:
        """How many elements of `u` are computed, over all kernels, if it gets no buffer"""

    def scan_loop(self, u: UOp, kernel: UOp, idxs: Indices) -> tuple[int, bool] | None:
        """Along which loop of the kernel this SCAN goes, and whether from the end; None where it is no loop of"""

    def needs_own_kernel(self, u: UOp) -> bool:
        """Is it a SCAN or REDUCE_AXIS that cannot be in the loops of the kernels that need it?"""
MAX_DEPTH: int
LONG_TERM: int
PARALLEL_WORK: int

def forced_boundaries(sink: UOp, expected: Iterable[UOp]=...) -> set[UOp]:
    """The nodes that get a buffer whatever it costs"""

def boundaries_once(sink: UOp, expected: Iterable[UOp], never: Iterable[UOp]=...) -> list[UOp]:
    """The nodes that get a buffer, sources first, if those of `expected` do. A node of `never` gets none"""

def fusion_boundaries(sink: UOp, never: Iterable[UOp]=...) -> list[UOp]:
    """The nodes that get a buffer, sources first. One of `never` gets none merely because that is cheaper"""
