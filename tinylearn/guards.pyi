# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""What a captured run takes for granted, and what notices when it no longer holds"""
import weakref
from typing import Any
from typing import NamedTuple
from tinylearn.uop import UOp
from tinylearn.sizes import Size
from tinylearn.buffer import Buffer
from tinylearn.tensor import Tensor
from tinylearn.replay import CacheCollector
from tinylearn.replay import CapturedJit
from tinylearn.replay import Ran
__all__ = ['SAYS', 'exchanges', 'identity_key', 'other_numbers', 'ast_of', 'record', 'difference', 'ConstantResult', 'constant_result', 'CallRecord', 'home_buffer', 'note_exchange', 'valued', 'reach_of', 'Conditions', 'shown_values', 'written_argument', 'memories', 'other_arrays', 'copy_apart', 'listener', 'Watch', 'like_no_other', 'set_outside_apart']

def identity_key(x) -> tuple:
    """An argument that is no Tensor, so that only the very same is equal"""

def other_numbers(a: UOp, b: UOp) -> list | None:
    """The constants in which they differ; None where they differ in something else"""

def ast_of(prg) -> UOp:
    ...

def record(ran: list[Ran], role: dict[Buffer, str]) -> list[tuple]:
    """What two runs of a function are compared by: (name, ast, role, what) for each buffer of each kernel"""
SAYS: dict

def difference(old, new) -> str | None:
    """What differs between two runs of the same kernels; '' where nothing does, None where the kernels do"""

class ConstantResult(NamedTuple):
    """What a result is that no kernel made"""
    what: str
    node: Any

    def __repr__(self):
        ...

def constant_result(t: Tensor, before, role) -> ConstantResult | None:
    """What must be the same when the function gives this again; None for what kernels have made"""

class CallRecord(NamedTuple):
    """What a call did"""
    fixed: list
    wholes: list
    kernels: list[tuple]
    frozen: list
    vals: dict[UOp, int]

    def difference(self, old: CallRecord) -> str | None:
        """What differs from another call of the same kernels; '' where nothing does, None where the kernels do"""
exchanges: weakref.WeakKeyDictionary[Buffer, int]

def home_buffer(u: UOp) -> UOp:
    """The BUFFER in which the elements of a Tensor are, or will be; else what computes them"""

def note_exchange(old: UOp):
    """A Tensor on the BUFFER `old` gets other memory"""

def valued(x, vals) -> int | Size:
    """A size with these values for its variables"""

def reach_of(ast: UOp) -> list[tuple[int, Any]]:
    """The parameters of a kernel that are seen through views of variable size; how many elements these need"""

class Conditions:
    """What must hold for a replay to be right"""

    def __init__(self, captured: CapturedJit, constants: list[tuple], assumed: list[tuple], arrays=...):
        ...

    def outdated(self) -> bool:
        """Has a Tensor that the kernels read become another node, or been given other memory, since the capture?"""

    def check_assumed(self, vals):
        """ValueError where something that was taken for granted does not hold for these values"""

    def check_reach(self, bufs: list[Buffer], vals):
        """ValueError where a kernel would go beyond the end of a buffer"""

    def apart(self, bufs: list[Buffer]) -> list[Buffer]:
        """The buffers of the inputs, with copies of those that kernels write over; ValueError for one that is kept"""

    def checked(self, bufs: list[Buffer], vals) -> list[Buffer]:
        """The buffers to run on; ValueError where a replay would be wrong"""

    def settle(self, tensors: list[Tensor], bufs: list[Buffer]):
        """Compute what waits: what is assigned to memory that they use, and values of memory that they overwrite"""

def shown_values(vals: dict[UOp, int]) -> str:
    """The values of variables, for messages"""

def written_argument(name: str, label: str) -> str:
    """What to say of an argument that is written to, and cannot be"""

def memories(u: UOp) -> frozenset[UOp]:
    """The memory that a node leads to"""

def other_arrays(u: UOp, array: object, tensors: list[Tensor]) -> list[Tensor]:
    """Those that lie in this memory, and are known to be another array"""

def copy_apart(u: UOp, tensors: list[Tensor]):
    """Let these Tensors be windows on a copy of it, which waits"""

def listener() -> Watch | None:
    """What listens to this thread for a jit"""

class Watch(CacheCollector):
    """Listens to a function, and knows what is its own"""

    def __init__(self, owner: Any):
        ...

    def outside(self) -> list[Tensor]:
        """The living Tensors that the function did not make"""

    def waits(self) -> set[UOp]:
        """The nodes that wait outside"""

    def compute_aside(self, nodes: list[UOp]):
        """Compute what belongs to the outside"""

    def compute_needed(self, nodes: list[UOp]):
        """Compute what was there before and is needed for these, without noting the kernels"""

    def prepare_write(self, t: Tensor):
        """Before `t` is written to: memory of its own, if it is there from outside"""

    def left(self) -> list[Tensor]:
        """What the function has put somewhere, and waits"""

    def read_constants(self) -> list[tuple[weakref.ref, weakref.ref]]:
        """Tensors from outside that were read and have no memory, and their nodes"""

    def spoiled(self) -> bool:
        """Has a kernel written into data that was made inside?"""

    def set_results_apart(self, given: list[Tensor]):
        """Let each array among the results have memory of its own"""

def like_no_other(u: UOp) -> UOp:
    """A node with the values of `u`, which cannot be made again"""

def set_outside_apart(watch: Watch):
    """Exchange each node that waits for one like no other"""
