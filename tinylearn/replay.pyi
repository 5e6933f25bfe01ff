# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""A list of kernels, run again on other inputs by one call"""
from typing import Any
from typing import NamedTuple
from tinylearn.uop import UOp
from tinylearn.buffer import Buffer
from tinylearn.tensor import Tensor
from tinylearn.clang import ClangProgram
from tinylearn.realize import ExecItem
__all__ = ['COLOURS', 'Ran', 'CacheCollector', 'call_source', 'replay_source', 'NativeCalls', 'in_brief', 'why_not', 'computed', 'input_buffers', 'rebound', 'on', 'Result', 'Output', 'Spot', 'map_leaves', 'roles', 'CapturedJit', 'copy_of', 'view_of']

class Ran(NamedTuple):
    """A kernel that ran"""
    prg: Any
    bufs: list[Buffer]
    vals: dict[UOp, int]
    metadata: tuple

    @property
    def written(self) -> list[Buffer]:
        """The buffers that it wrote"""

    @property
    def read(self) -> list[Buffer]:
        """The buffers that it read"""

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

def in_brief(x) -> str:
    """What to say of an argument"""

def why_not(t: Tensor) -> str:
    """Why this cannot be an input"""

def computed(tensors: list[Tensor]) -> list[Buffer]:
    """Their buffers, with something in them; ValueError for a Tensor that has none of its own"""

def input_buffers(tensors: list[Tensor]) -> list[Buffer]:
    """The buffers of the inputs of a call; ValueError where one cannot be an input"""

def rebound(x, vals):
    """The same, bound to other values"""

def on(u: UOp, new: UOp, vals=...) -> UOp:
    """The same movement ops, on `new`, and with these values in their sizes"""

class Result:
    """What one replay gives in one buffer"""
    states: list[dict]
    parts: list
    counts: list[int]

    def __init__(self, buf: Buffer, tensors: list[Tensor]):
        ...

    def count(self) -> list[int]:
        """How many references there are to each part"""

    def note(self):
        """Note how the Tensors are, and what refers to each part"""

    def restore(self):
        """Let the Tensors be as they were"""

class Output:
    """A kind of buffer, and Tensors that look at it: what each replay makes anew"""

    def __init__(self, like: UOp, views: list[UOp], grads: list):
        ...

    def make(self, vals=...) -> Result:
        """New Tensors, on memory at which nothing else looks"""

    def take(self, vals=...) -> Result:
        """A result that nothing holds"""

class Spot(int):
    """Where a Tensor goes"""

def map_leaves(f, x, kind=...):
    """`x` with f(t) in place of each t of that kind in its lists, tuples and dicts"""

def roles(ran: list[Ran], inputs: list[Buffer], before) -> dict[Buffer, str]:
    """What each buffer is to a list of kernels"""

class CapturedJit:
    """Kernels that can be replayed with other inputs"""
    outputs: list[tuple[int, Output]]
    gives: list
    form: Any

    def __init__(self, name, ran: list[Ran], role: dict[Buffer, str], names, vars):
        ...

    def native(self, calls) -> NativeCalls:
        """Neighbouring kernels as one call"""

    def grouped(self) -> list:
        """The calls, with one `NativeCalls` for compiled kernels that follow one another"""

    def plan_buffer(self, u: UOp, tensors: list[Tensor], inputs: list[Tensor], before):
        """Where a replay finds Tensors on one BUFFER, or a constant: the kind, and what to note of each"""

    def plan(self, result, inputs: list[Tensor], before):
        """Plan what a replay gives: `result`, with other Tensors"""

    def given(self, i: Spot, made: list[Result], inputs: list[Tensor], vals) -> Tensor:
        """One Tensor of the result"""

    def __call__(self, inputs: list[Tensor], bufs: list[Buffer], vals: dict[UOp, int]):
        """Run the kernels on these inputs"""

    def run_alone(self, call, bufs, made: list[Result], vals):
        """Run what is not one native call, or is watched"""

    @property
    def jit_cache(self) -> list[Ran]:
        """The kernels; None stands for buffers of inputs and outputs, which change"""

    def label(self, i: int) -> str:
        """What to call the buffer in a slot"""

    def __repr__(self):
        """Return repr(self)."""

def copy_of(t: Tensor, vals=...) -> Tensor:
    """A Tensor like `t`, in memory of its own"""

def view_of(t: Tensor, u: UOp, vals, requires_grad=None) -> Tensor:
    """The memory of `t` as `u` shows it, with these values in its sizes"""
COLOURS: dict
