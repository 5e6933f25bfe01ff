# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""A function that runs once, is captured, and is replayed from then on, or says why it cannot be"""
import weakref
from typing import Any
from tinylearn.uop import UOp
from tinylearn.buffer import Buffer
from tinylearn.tensor import Tensor
from tinylearn.settings import ContextVar
from tinylearn.replay import Ran
from tinylearn.guards import CallRecord
from tinylearn.guards import Conditions
from tinylearn.guards import Watch
__all__ = ['JIT', 'CALLS', 'add_value', 'note_argument', 'split_arguments', 'TinyJit', 'realize_all', 'moves', 'seen_by_others', 'depending', 'pruned', 'named_leaves']

def add_value(fixed, vals, var: UOp, val: int):
    """Note that an argument is a variable bound to a number; ValueError if it is bound to two"""

def note_argument(fixed: list, vals: dict[UOp, int], x):
    """Note an argument that is neither a Tensor nor a list, tuple or dict; TypeError for an array"""

def split_arguments(args, kw) -> tuple[list, list[Tensor], dict[UOp, int]]:
    """What must stay the same, the Tensors, and the values of variables; TypeError for an array"""
JIT: ContextVar

class TinyJit:
    """The first call of `f` runs, the second is captured, later ones replay its kernels with new inputs"""

    def __init__(self, f, prune: bool=False):
        """Raises TypeError if `f` cannot be called"""
    conditions: Conditions
    was: dict[str, str]
    refs: list[weakref.ref]
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

    def check_written(self, watch: Watch, names, tensors: list[Tensor], bufs: list[Buffer]):
        """ValueError where an argument, or a Tensor from outside, has got other memory"""

    def repeats(self, now: CallRecord) -> bool:
        """Did this run do what the last one did? ValueError where a replay would be wrong"""

    def capture(self, watch: Watch, ran, role, names, tensors, vals, result, assumed):
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
