# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""Kernels in order, and memory that is used more than once"""
from collections.abc import Collection
from collections.abc import Iterable
from dataclasses import dataclass
from tinylearn.uop import UOp
from tinylearn.buffer import Buffer
from tinylearn.tensor import Tensor
from tinylearn.tensor import Metadata
from tinylearn.living import History
__all__ = ['KEEP', 'ScheduleItem', 'run_order', 'Form', 'Plan', 'settle', 'begin_plan']

@dataclass(frozen=True)
class ScheduleItem:
    """One kernel, and the memory it works on"""
    ast: UOp
    bufs: tuple[Buffer, ...]
    metadata: tuple[Metadata, ...] = ...

def run_order(outputs: list[UOp]) -> list[UOp]:
    """The ASSIGNs below `outputs`, each after those that it reads; one for each kernel"""

def waits_last(sink: UOp, assigns: list[UOp]) -> list[UOp]:
    """The ASSIGNs below `sink`, those first that are behind fewer WAITs"""

def must_have_names_of_their_own(variables: Iterable[UOp]):
    """Raises ValueError if two of them have the same name"""

def bound_values(assigns: list[UOp]) -> dict[UOp, int]:
    """The variables that the kernels use, and the numbers they are bound to"""

def lifetimes(steps: list[tuple[UOp, ...]], inner: set[UOp]) -> dict[UOp, tuple[int, int]]:
    """For each inner BUFFER the first and the last kernel that touch it; `steps` has those of each kernel"""
ALIGN: int

def aligned(n: int) -> int:
    """So many bytes, and the rest up to a multiple of ALIGN; at least one"""

class Arena:
    """Places in one stretch of memory, handed out and taken back"""

    def __init__(self):
        ...

    def take(self, n: int) -> int:
        """The start of `n` free bytes: in the smallest gap they fit in, else at the end"""

    def give(self, lo: int, n: int):
        """These bytes are free again"""

def pack(sizes, life) -> tuple[dict, int]:
    """A place for each buffer, so that those alive together do not overlap, and the bytes needed in all"""

def plan_memory(steps: list[tuple[UOp, ...]], inner: set[UOp]) -> dict[UOp, Buffer]:
    """For each inner BUFFER a place in one piece of memory a device; `steps` has the BUFFERs of each kernel"""

def out_of_reach(bufs: set[UOp], graphs: list[UOp]) -> set[UOp]:
    """Those of them that none of these graphs refers to"""

def slot(i: int, b: UOp) -> UOp:
    """What stands for any BUFFER like `b`"""

def numbered_slots(sink: UOp, known: Collection[UOp]=...) -> dict[UOp, UOp]:
    """The BUFFERs below `sink`, each with its slot; not those that are `known`, which have the first ones"""

@dataclass(frozen=True)
class Form:
    """What `kernelize` gives for graphs of one form, with slots in place of BUFFERs"""
    nodes: list[UOp]
    kernels: UOp
    new: list[UOp]
KEEP: int

def fill_slots(form: Form, slot_of: dict[UOp, UOp], node_of: dict[UOp, UOp]) -> dict[UOp, UOp]:
    """What `kernelize` gives for the graph with these BUFFERs → slots, and these nodes for those of the form"""

def kernels_of(outputs: list[UOp], lazy: bool=False) -> dict[UOp, UOp]:
    """What `kernelize` gives, worked out once for graphs of one form"""

@dataclass(eq=False)
class Plan:
    """Kernels that are to run, and what their results stand for"""
    items: list[ScheduleItem]
    vals: dict[UOp, int]
    history: History
    fills: list[dict[UOp, UOp]]
    overwritten: set[UOp]
    places: dict[UOp, Buffer]
    graphs: dict[UOp, UOp]
    ran: list = ...
    done: bool = ...

def filled_by(assign: UOp) -> dict[UOp, UOp]:
    """All ASSIGNs of a kernel, and the BUFFERs that they fill"""

def buffers_of(assign: UOp) -> tuple[UOp, ...]:
    """The BUFFERs that a kernel works on"""

def inner_places(assigns: list[UOp], filled, graphs: list[UOp], history: History) -> dict[UOp, Buffer]:
    """Memory for the inner BUFFERs; `graphs` is what Tensors will hold when all these are `filled`"""

def schedule_item(assign: UOp, places: dict[UOp, Buffer]) -> ScheduleItem:
    """What runs the kernel of an ASSIGN"""

def make_plan(*tensors: Tensor, lazy: bool=False) -> Plan:
    """The kernels that these tensors wait for, in an order in which they can run"""

def update_tensors(plan: Plan):
    """Let all Tensors refer to the buffers that have been filled so far"""

def settle():
    """Update the Tensors for what has been computed by plans that were begun"""

def begin_plan(*tensors: Tensor) -> Plan:
    """A plan for these; the caller runs its items, lets `ran` grow, and calls `settle` whatever happens"""
