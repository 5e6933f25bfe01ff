# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""Kernels in order, and memory that is used more than once"""
from dataclasses import dataclass
from tinylearn.uop import UOp
from tinylearn.buffer import Buffer
from tinylearn.tensor import Tensor
from tinylearn.tensor import Metadata
__all__ = ['ALIGN', 'KEEP', 'ScheduleItem', 'in_order', 'bound', 'lifetimes', 'Arena', 'pack', 'plan_memory', 'out_of_reach', 'slot', 'slots', 'kernels_of', 'Plan', 'planned', 'keep', 'settle', 'begun']

@dataclass(frozen=True)
class ScheduleItem:
    """One kernel, and the memory it works on"""
    ast: UOp
    bufs: tuple[Buffer, ...]
    metadata: tuple[Metadata, ...] = ...

def in_order(outputs: list[UOp]) -> list[UOp]:
    """The ASSIGNs below `outputs`, each after those that it reads; one for each kernel"""

def bound(assigns: list[UOp]) -> dict[UOp, int]:
    """The variables that the kernels use, and the numbers they are bound to"""

def lifetimes(steps, inner: set[UOp]) -> dict[UOp, tuple[int, int]]:
    """For each inner BUFFER the first and the last kernel that touch it"""
ALIGN: int

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

def plan_memory(steps, inner: set[UOp]) -> dict[UOp, Buffer]:
    """For each inner BUFFER a place in one piece of memory a device"""

def out_of_reach(bufs: set[UOp], graphs: list[UOp]) -> set[UOp]:
    """Those of them that none of these graphs refers to"""

def slot(i: int, b: UOp) -> UOp:
    """What stands for any BUFFER like `b`"""

def slots(sink: UOp, first=0, but=...) -> dict[UOp, UOp]:
    """The BUFFERs below `sink`, each with its slot"""
KEEP: int

def kernels_of(outputs: list[UOp], lazy: bool=False) -> dict[UOp, UOp]:
    """What `kernelize` gives, worked out once for graphs of one form"""

@dataclass(eq=False)
class Plan:
    """Kernels that are to run, and what their results stand for"""
    items: list[ScheduleItem]
    vals: dict[UOp, int]
    cut: dict[UOp, UOp]
    pasts: dict[UOp, UOp]
    over: set[UOp]
    fills: list[dict[UOp, UOp]]
    places: dict[UOp, Buffer]
    graphs: dict[UOp, UOp]
    ran: list = ...

    def stage(self) -> str:
        """How far it is"""

def planned(*tensors: Tensor, lazy: bool=False) -> Plan:
    """The kernels that these tensors wait for, in an order in which they can run"""

def keep(plan: Plan):
    """Let all Tensors refer to the buffers that have been filled so far"""

def settle():
    """Keep what has been computed by plans that were begun"""

def begun(*tensors: Tensor) -> Plan:
    """A plan for these; whoever runs its items lets `ran` grow, and calls `settle` in the end, however it ends"""
