# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""Which parts of a graph become one kernel, and where values go to memory in between"""
import typing
from collections.abc import Callable
from dataclasses import dataclass
from tinylearn.dtype import DType
from tinylearn.uop import Ops
from tinylearn.uop import UOp
from tinylearn.rewrite import UPat
from tinylearn.rewrite import PatternMatcher
from tinylearn.shapetracker import ShapeTracker
from tinylearn.tensor import Metadata
__all__ = ['constant', 'merge_views', 'tensor_rules', 'FORCED', 'viewed_load', 'unbind_rules', 'ast_rules', 'memory_spec', 'ast_spec', 'kernel_makers', 'SOURCES', 'OWN', 'also_needed', 'FOLDED', 'BYTE', 'CACHED_LOAD', 'CALL', 'SLOW', 'gather_rules', 'scatter_rules', 'TRANSCENDENTAL', 'DEEP', 'LONG_TERM', 'PARALLEL_WORK', 'movement_view', 'is_unmasked', 'is_zero', 'const_view', 'same_view', 'from_memory', 'copy_const', 'KernelInfo', 'sink_view', 'load_view', 'full_view', 'kernel_variables', 'resize_parameters', 'make_ast', 'stays_inside', 'view_inside', 'along_axes', 'computed_value', 'Kernels', 'memory_of', 'output_assigns', 'kernels_in', 'writes_in', 'nodes_to_fuse', 'is_memory', 'can_wait', 'names_of', 'kernelize', 'results_of', 'simplified', 'operand', 'known_result', 'cast_const', 'bitcast_const', 'neutral', 'empty_reduce', 'reduce_const', 'cheaper_to_materialize', 'terms_computed', 'work_of', 'source_indices', 'Uses', 'compared_with_itself', 'must_materialize', 'boundaries_once', 'fusion_boundaries']

def movement_view(x: UOp) -> UOp:
    """A movement op as the VIEW that it stands for"""

def is_unmasked(view: UOp) -> bool:
    """Has this VIEW no mask?"""

def is_zero(c: UOp) -> bool:
    """Is it what a mask gives?"""

def const_view(v: UOp, c: UOp, w: UOp) -> UOp:
    """A VIEW of a constant is a constant of another shape"""
constant: UPat
merge_views: PatternMatcher

def same_view(v: UOp, x: UOp):
    """A VIEW that changes nothing is its source"""
tensor_rules: PatternMatcher
FORCED: set[Ops]

def from_memory(x: UOp, c: UOp):
    """What goes to another device or process is materialized first"""

def copy_const(c: UOp, w: UOp, d: UOp):
    """A constant is there on each device"""

@dataclass(frozen=True, eq=False)
class KernelInfo:
    """What a KERNEL node carries"""
    ast: UOp
    metadata: tuple[Metadata, ...] = ...

    def __repr__(self):
        ...

def sink_view(v: UOp, x: UOp):
    """A VIEW without a mask goes through arithmetic, to what is loaded"""

def load_view(v: UOp, l: UOp, w: UOp):
    """A VIEW of a LOAD is a LOAD through both views"""

def full_view(shape) -> UOp:
    """All of memory, in this shape"""
viewed_load: UPat
unbind_rules: PatternMatcher
ast_rules: PatternMatcher

def kernel_variables(ast: UOp) -> list[UOp]:
    """The bound variables in a kernel"""

def resize_parameters(ast: UOp) -> UOp:
    """The kernel, its parameters as large as views of variable size can reach"""

def make_ast(values: list[UOp], sts: list[ShapeTracker], buffers: list[UOp]) -> tuple[UOp, list[UOp]]:
    """The kernel that puts `values` through `sts` into `buffers`; the BUFFERs and bound variables it reads"""

def stays_inside(u: UOp) -> bool:
    """Does this LOAD or STORE stay inside its parameter, and fit its dtype?"""

def view_inside(u: UOp) -> bool:
    """Does this VIEW stay inside its source, as far as sizes are known?"""

def along_axes(u: UOp) -> bool:
    """Is it a sum, product or maximum of elements of its dtype?"""
memory_spec: PatternMatcher
ast_spec: PatternMatcher

def computed_value(u: UOp) -> UOp:
    """What the kernel of a boundary computes"""

@dataclass
class Kernels:
    """The kernels made so far"""
    names: dict[UOp, Metadata]
    assigned: dict[UOp, UOp]
    made: dict[UOp, UOp] = ...
    late: set[UOp] = ...
    rules: typing.ClassVar[PatternMatcher]

    def info(self, us: list[UOp], ast: UOp) -> KernelInfo:
        """What the KERNEL of these boundaries carries"""

    def destination(self, u: UOp) -> tuple[UOp, ShapeTracker, UOp]:
        """The BUFFER that its kernel writes to, the view through which it does, and the BUFFER that stands for"""

    def values(self, us: list[UOp]) -> list[UOp]:
        """What the kernel of these boundaries computes, as arithmetic on BUFFERs"""

    def readers(self, buffers: list[UOp]) -> list[UOp]:
        """The ASSIGNs that must have run before these BUFFERs are written: new memory waits for none"""

    def ast_of(self, us: list[UOp], buffers: list[UOp], sts: list[ShapeTracker]):
        """As `make_ast` for these boundaries; a COPY or ALLREDUCE has no arithmetic"""

    def fill(self, us: list[UOp], buffers: list[UOp], results: list[UOp], ast: UOp, inputs: list[UOp]):
        """The KERNEL with its memory, and an ASSIGN for each result"""

    def link(self, us: list[UOp], buffers: list[UOp], results: list[UOp], ast: UOp, inputs: list[UOp]):
        """KERNEL and ASSIGNs of boundaries; for an ALLREDUCE two KERNELs, one that starts it and one that waits"""

    def add(self, us: list[UOp]):
        """Make ASSIGN(BUFFER, KERNEL) of boundaries that one kernel computes"""

    def groups(self, us: list[UOp]) -> list[list[UOp]]:
        """Boundaries by kernels, in an order in which these can run: here each has a kernel of its own"""

def memory_of(u: UOp) -> UOp:
    """The BUFFER at the end of an edge of a KERNEL"""

def output_assigns(kernel: UOp, after=...) -> list[UOp]:
    """The ASSIGN of each BUFFER that a kernel writes to"""
kernel_makers: list[type[Kernels]]

def kernels_in(sink: UOp) -> list[UOp]:
    """The ASSIGNs of kernels in a graph"""

def writes_in(sink: UOp) -> list[UOp]:
    """The ASSIGNs in a graph that have no kernel yet: they write over memory (chapter 14)"""
SOURCES: set[Ops]

def nodes_to_fuse(sink: UOp) -> set[UOp]:
    """The nodes below a FUSE, up to memory"""
OWN: set[Ops]

def is_memory(u: UOp, new: UOp) -> bool:
    """Is it nothing but memory that there is?"""

def can_wait(u: UOp, new: UOp, assigned) -> bool:
    """Is it memory that nothing in the graph fills or writes over?"""

def names_of(new: dict[UOp, UOp]) -> dict[UOp, Metadata]:
    """The Tensor method that made each tidied node"""

def kernelize(outputs: list[UOp], lazy: bool=False) -> dict[UOp, UOp]:
    """For each node that gets a buffer: the ASSIGN to use in its place; or the constant"""

def results_of(new: dict[UOp, UOp], kernels: Kernels) -> dict[UOp, UOp]:
    """For each node that has memory now: the ASSIGN that fills it, or the BUFFER"""
also_needed: list[Callable[[list[UOp]], list[UOp]]]

def simplified(u: UOp) -> UOp:
    """What chapter 5 makes of it"""
FOLDED: set[Ops]

def operand(i: int, dtype: DType) -> UOp:
    """A variable for one of the operands"""

def known_result(x: UOp) -> UOp | None:
    """The operand, or the constant, that it gives whatever its operands work on"""

def cast_const(x: UOp, c: UOp):
    """A constant in another dtype is a constant, with the same mask"""

def bitcast_const(x: UOp, c: UOp):
    """The bits of a constant, as another dtype has them"""

def neutral(op: Ops, dtype: DType):
    """The sum, product or maximum of nothing"""

def empty_reduce(x: UOp):
    """A reduce of nothing is a constant"""

def reduce_const(x: UOp, c: UOp, w: UOp):
    """The sum, product or maximum of a constant"""
BYTE: int
CACHED_LOAD: int
CALL: int

def cheaper_to_materialize(evals: float, size: int, work: float, width: int=4) -> bool:
    """Is it cheaper to compute a node once, store it and load it, than to recompute it wherever it is needed?"""
SLOW: dict

def terms_computed(u: UOp) -> int:
    """How many terms are computed for one element"""

def work_of(sink: UOp, boundaries) -> dict[UOp, float]:
    """What one element of each node costs, in additions, with what is below it"""
gather_rules: list[Callable[[UOp], frozenset[int]]]
scatter_rules: list[Callable[[UOp], frozenset[int]]]

def source_indices(st: ShapeTracker, idxs, shape) -> tuple[UOp, ...]:
    """Where the source of a view is needed"""

class Uses:
    """At which indices, in which kernels, each node is needed; found from the outputs down"""

    def __init__(self):
        ...

    def range(self, n: int, around=..., once=False) -> UOp:
        """A new loop of `n` rounds"""

    def output_loops(self, kernel: UOp) -> frozenset[UOp]:
        ...

    def loops(self, idxs) -> frozenset[UOp]:
        """The loops that must be open for these indices to be known"""

    def reduce_indices(self, u: UOp, idxs) -> tuple[UOp, ...]:
        """Where a reduce needs its source: in loops of its own along its axes"""

    def add_sources(self, u: UOp, kernel: UOp, idxs):
        """Where the sources of `u` are needed; memory and indices need no loop"""

    def evaluations(self, u: UOp) -> float:
        """How many elements of `u` are computed, over all kernels, if it gets no buffer"""

    def scan_loop(self, u: UOp, kernel: UOp, idxs) -> tuple[int, bool] | None:
        """Along which loop of the kernel it goes, and whether from the end; None where it is no loop of the kernel"""

    def needs_own_kernel(self, u: UOp) -> bool:
        """Is it a SCAN or REDUCE_AXIS that cannot be in the loops of the kernels that need it?"""
TRANSCENDENTAL: set[Ops]

def compared_with_itself(u: UOp) -> frozenset[UOp]:
    """What a comparison compares with itself"""
DEEP: int
LONG_TERM: int
PARALLEL_WORK: int

def must_materialize(sink: UOp, expected=...) -> set[UOp]:
    """The nodes that get a buffer whatever it costs"""

def boundaries_once(sink: UOp, expected, never=...) -> list[UOp]:
    """The nodes that get a buffer, sources first"""

def fusion_boundaries(sink: UOp, never=...) -> list[UOp]:
    """The nodes that get a buffer, sources first"""
