# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""A function that runs once, is captured, and is replayed from then on, or says why it cannot be"""
import weakref
from typing import Any
from typing import NamedTuple
from tinylearn.uop import UOp
from tinylearn.sizes import Size
from tinylearn.buffer import Buffer
from tinylearn.tensor import Tensor
from tinylearn.settings import ContextVar
from tinylearn.replay import CacheCollector
from tinylearn.replay import CapturedJit
from tinylearn.replay import Ran
__all__ = ['SAYS', 'exchanges', 'JIT', 'CALLS', 'identity_key', 'add_value', 'note_argument', 'split_arguments', 'other_numbers', 'ast_of', 'record', 'difference', 'ConstantResult', 'constant_result', 'CallRecord', 'home_buffer', 'note_exchange', 'valued', 'reach_of', 'Conditions', 'shown_values', 'written_argument', 'memories', 'other_arrays', 'copy_apart', 'listener', 'Watch', 'like_no_other', 'set_outside_apart', 'TinyJit', 'realize_all', 'moves', 'seen_by_others', 'depending', 'pruned', 'named_leaves']

def identity_key(x) -> tuple:
    """An argument that is no Tensor, so that only the very same is equal"""

def add_value(fixed, vals, var: UOp, val: int):
    """Note that an argument is a variable bound to a number; ValueError if it is bound to two"""

def note_argument(fixed: list, vals: dict[UOp, int], x):
    """Note an argument that is neither a Tensor nor a list, tuple or dict; TypeError for an array"""

def split_arguments(args, kw) -> tuple[list, list[Tensor], dict[UOp, int]]:
    """What must stay the same, the Tensors, and the values of variables; TypeError for an array"""

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
    constants: list
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

    def __init__(self, owner: TinyJit):
        ...

    def waits(self) -> set[UOp]:
        """The nodes that wait outside"""

    def compute_aside(self, nodes: list[UOp]):
        """Compute what belongs to the outside"""

    def settle(self, nodes: list[UOp]):
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

def set_outside_apart():
    """Exchange each node that waits for one like no other"""
JIT: ContextVar

class TinyJit:
    """The first call of `f` runs, the second is captured, later ones replay its kernels with new inputs"""

    def __init__(self, f, prune: bool=False):
        """Raises TypeError if `f` cannot be called"""
    conditions: Conditions
    was: dict[str, str]
    refs: list[weakref.ref]
    bufs: list[weakref.ref]
    same: list[tuple[int, weakref.ref]]

    def reset(self):
        """Forget what was captured"""

    def __repr__(self):
        """Return repr(self)."""

    def __call__(self, *args, **kw):
        """Call self as a function."""

    def check_arguments(self, args, kw, fixed: list, tensors: list[Tensor]):
        """ValueError where arguments are not like those of the captured call"""

    def check_dropped(self):
        """ValueError where a Tensor that is read is gone"""

    def heard(self, watch: Watch, args, kw) -> tuple[Any, list[Tensor], list]:
        """Call the function while `watch` listens: its result, the Tensors in it, and the sizes that it compared"""

    def recorded(self, watch: Watch, ran, role, result, fixed, tensors, vals) -> CallRecord:
        """What a call did"""

    def run(self, args, kw, fixed, tensors, bufs, vals):
        """Call the function, listen, and capture it if it repeats itself"""

    def check_run(self, now: CallRecord, ran: list[Ran], given: list[Tensor]):
        """ValueError where a run cannot be captured"""

    def check_written(self, watch: Watch, args, kw, tensors: list[Tensor], bufs: list[Buffer]):
        """ValueError where an argument, or a Tensor from outside, has become another"""

    def repeats(self, now: CallRecord) -> bool:
        """Did this run do what the last one did? ValueError where a replay would be wrong"""

    def capture(self, watch: Watch, ran, role, args, kw, tensors, vals, result, assumed):
        """Keep what has run; ValueError where it wrote into data that it makes itself"""

    def described(self, args, kw) -> dict[str, str]:
        ...

    def explain(self, args, kw) -> str:
        """What is different about these arguments"""

    def __get__(self, obj, owner=None):
        ...

def realize_all(result, others=...) -> tuple[Any, list[Tensor]]:
    """A result with its Tensors realized, and these Tensors; `others` are realized with them"""
CALLS: int

def moves(r: Ran) -> bool:
    """Does it give something else each time: by a variable, or because it reads what it writes?"""

def seen_by_others(ran: list[Ran]) -> set[Buffer]:
    """The buffers that living Tensors lead to, and those written twice or read before they are written"""

def depending(ran: list[Ran], inputs: list[Buffer], seen: set[Buffer]) -> list[bool]:
    """For each kernel: must a replay run it?"""

def pruned(ran: list[Ran], role: dict[Buffer, str], before) -> tuple[list[Ran], dict[Buffer, str]]:
    """The kernels to run again, which read what the others have given, and what buffers are to them"""

def named_leaves(f, args, kw) -> dict[str, Any]:
    """The leaves of the arguments by what one would write in `f`"""
