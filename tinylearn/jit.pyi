# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""Capture a list of kernels, replay it with new inputs in one call"""
import weakref
from typing import Any
from typing import NamedTuple
from tinylearn.uop import UOp
from tinylearn.sizes import Size
from tinylearn.buffer import Buffer
from tinylearn.tensor import Tensor
from tinylearn.clang import ClangProgram
from tinylearn.settings import ContextVar
from tinylearn.realize import ExecItem
__all__ = ['SAYS', 'exchanges', 'COLOURS', 'JIT', 'CALLS', 'Ran', 'CacheCollector', 'call_source', 'replay_source', 'NativeCalls', 'identity_key', 'split_arguments', 'short', 'add_value', 'why_not', 'input_buffers', 'computed', 'on', 'rebound', 'Output', 'Pool', 'Spot', 'map_leaves', 'roles', 'other_numbers', 'ast_of', 'record', 'difference', 'home_buffer', 'note_exchange', 'CapturedJit', 'copy_of', 'valued', 'reach_of', 'listener', 'Watch', 'pending', 'TinyJit', 'ConstantResult', 'constant_result', 'realize_all', 'moves', 'seen_by_others', 'depending', 'pruned', 'named_leaves']

class Ran(NamedTuple):
    """A kernel that ran"""
    prg: Any
    bufs: list[Buffer]
    vals: dict[UOp, int]
    metadata: tuple

class CacheCollector:
    """Notes each kernel that runs between `start` and `finish`"""

    def __init__(self):
        ...

    def start(self):
        ...

    def finish(self) -> list[Ran]:
        ...

    def __call__(self, ei: ExecItem, vals):
        ...

def call_source(i, p, v, rounds, pool) -> str:
    """C that runs a kernel"""

def replay_source(calls) -> str:
    """A C function that calls kernels one after the other"""

class NativeCalls:
    """Compiled kernels in a row, which run by one call"""

    def __init__(self, prgs: list[ClangProgram], calls, p, v):
        ...

    def __call__(self):
        ...

    def __repr__(self):
        ...

def identity_key(x) -> tuple:
    """An argument that is no Tensor, so that only the very same is equal"""

def split_arguments(args, kw) -> tuple[list, list[Tensor], dict[UOp, int]]:
    """What must stay the same, the Tensors, and the values of variables"""

def short(x, n=80) -> str:
    """What to say of an argument"""

def add_value(fixed, vals, var: UOp, val: int):
    """Note that an argument is a variable bound to a number"""

def why_not(t: Tensor) -> str:
    """Why this cannot be an input"""

def input_buffers(tensors: list[Tensor]) -> list[Buffer]:
    """The buffers of the inputs of a call; ValueError where one cannot be an input"""

def computed(tensors: list[Tensor]) -> list[Buffer]:
    """Their buffers, with something in them; ValueError for a Tensor that has none of its own"""

def on(u: UOp, new: UOp, vals=...) -> UOp:
    """The same movement ops, on `new`, and with these values in their sizes"""

def rebound(x, vals):
    """The same, bound to other values"""

class Output:
    """A buffer, and Tensors that look at it, to be given as a result"""

    def __init__(self, like: UOp, views: list[UOp], grads: list):
        ...

    def count(self) -> list[int]:
        """How many references there are to each part"""

class Pool:
    """Outputs of one kind, given again when nobody holds them"""

    def __init__(self, *like):
        ...

    def take(self) -> Output:
        """One that nobody holds"""

class Spot(int):
    """Where a Tensor goes"""

def map_leaves(f, x, kind=...):
    """`x` with f(t) in place of each t of that kind in its lists, tuples and dicts"""

def roles(ran: list[Ran], inputs: list[Buffer], before) -> dict[Buffer, str]:
    """What each buffer is to a list of kernels"""

def other_numbers(a: UOp, b: UOp) -> list | None:
    """The constants in which they differ; None where they differ in something else"""

def ast_of(prg) -> UOp:
    ...

def record(ran: list[Ran], role: dict[Buffer, str]) -> list[tuple]:
    """What two runs of a function are compared by: (name, ast, role, what) for each buffer of each kernel"""
SAYS: dict

def difference(old, new) -> str | None:
    """What differs between two runs of the same kernels; '' where nothing does, None where the kernels do"""
exchanges: weakref.WeakKeyDictionary[Buffer, int]

def home_buffer(u: UOp) -> UOp:
    """The BUFFER in which the elements of a Tensor are, or will be; else what computes them"""

def note_exchange(old: UOp):
    """A Tensor on the BUFFER `old` gets other memory"""

class CapturedJit:
    """Kernels that can be replayed with other inputs"""

    def __init__(self, name, ran: list[Ran], role: dict[Buffer, str], names, vars):
        ...
    gives: list
    form: Any
    pools: list[tuple[int, Pool]]
    written: set[Buffer]
    into: set[int]
    states: list[UOp]

    def outdated(self) -> bool:
        """Has a Tensor that the kernels read become another node, or been given other memory, since the capture?"""

    def native(self, calls) -> NativeCalls:
        """Neighbouring kernels as one call"""

    @property
    def jit_cache(self) -> list[Ran]:
        """The kernels; None stands for buffers of inputs and outputs, which change"""

    def plan_made(self, i: int | None, tensors):
        """Plan to give data or constants that the function makes: others each time, whoever writes into them"""

    def plan(self, result, inputs: list[Tensor], before):
        """Plan what a replay gives: `result`, with other Tensors"""

    def forget(self):
        """Let go of the buffers that are others at each replay"""

    def result(self, outs: list[Output], inputs: list[Tensor], vals):
        """What the function would have given"""

    def settle(self, bufs: list[Buffer]):
        """Realize what other Tensors have put, or were promised, in memory that the kernels read or write"""

    def __call__(self, inputs: list[Tensor], bufs: list[Buffer], vals: dict[UOp, int]):
        """Run the kernels on these inputs"""

    def within(self, bufs: list[Buffer], vals):
        """ValueError where a kernel would go beyond the end of a buffer"""

    def hold(self, vals):
        """ValueError where something that was taken for granted does not hold for these values"""

    def count(self):
        """Add a replay to the counters"""

    def one_by_one(self, bufs, outs, vals):
        """Run what is not one native call, or is watched"""

    def label(self, i: int) -> str:
        """What to call the buffer in a slot"""

    def drawing(self):
        """Kernels and buffers, as boxes"""

    def __repr__(self):
        """Return repr(self)."""

def copy_of(t: Tensor) -> Tensor:
    """A Tensor like `t`, in memory of its own"""

def valued(x, vals) -> int | Size:
    """A size with these values for its variables"""

def reach_of(ast: UOp) -> list[tuple[int, Any]]:
    """The parameters of a kernel that are seen through views of variable size, and how many elements these"""
COLOURS: dict

def listener() -> Watch | None:
    """What listens to this thread for a jit"""

class Watch(CacheCollector):
    """Listens to a function, and knows what is its own"""

    def __init__(self, owner: TinyJit):
        ...

    def look(self):
        """Note what is there, and what waits, outside"""

    def settle(self, *outs: Tensor):
        """Compute what was there before and is needed for these, unheard"""

    def spoiled(self) -> bool:
        """Has a kernel written into data that was made inside?"""

    def left(self) -> list[Tensor]:
        """What the function has put somewhere, and waits"""

def pending(t: Tensor) -> bool:
    """Is it yet to be computed, from memory?"""
JIT: ContextVar

class TinyJit:
    """The first call of `f` runs, the second is captured, later ones replay its kernels with new inputs"""

    def __init__(self, f, prune: bool=False):
        ...
    fixed: Any
    wholes: list
    was: dict[str, str]
    refs: list[weakref.ref]

    def reset(self):
        """Forget what was captured"""

    def __repr__(self):
        ...

    def __call__(self, *args, **kw):
        """Call self as a function."""

    def run(self, args, kw, fixed, tensors, bufs, vals):
        """Call the function, and listen"""

    def repeats(self, now, ran, used, gives: bool) -> bool:
        """Did this run do what the last one did? ValueError where a replay would be wrong"""

    def capture(self, args, kw, now, tensors, vals, ran, role, result, nodes, assumed, constants):
        """Keep what has run: at last, and at once"""

    def described(self, args, kw) -> dict[str, str]:
        ...

    def explain(self, args, kw) -> str:
        """What is different about these arguments"""

    def __get__(self, obj, owner=None):
        ...

class ConstantResult(NamedTuple):
    """What a result is that no kernel made"""
    what: str
    node: Any

    def __repr__(self):
        ...

def constant_result(t: Tensor, before, role) -> ConstantResult | None:
    """What must be the same when the function gives this again; None for what kernels have made"""

def realize_all(result):
    """A result with its Tensors realized"""
CALLS: int

def moves(r: Ran) -> bool:
    """Does it give something else each time: by a variable, or because it reads what it writes?"""

def seen_by_others(ran: list[Ran]) -> set[Buffer]:
    """The buffers that living Tensors lead to, and those that are written twice or read before they are"""

def depending(ran: list[Ran], inputs: list[Buffer], seen: set[Buffer]) -> list[bool]:
    """For each kernel: must a replay run it?"""

def pruned(ran: list[Ran], again: list[bool]) -> list[Ran]:
    """The kernels to run again, which read what the others have given"""

def named_leaves(f, args, kw) -> dict[str, Any]:
    """The leaves of the arguments by what one would write in `f`"""
