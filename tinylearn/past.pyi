# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""One table replaces nodes in all living Tensors, and memory remembers its graph for derivatives"""
from _thread import RLock
import weakref
from collections.abc import Callable
from typing import Any
from tinylearn.uop import UOp
from tinylearn.buffer import Buffer
from tinylearn.tensor import Tensor
__all__ = ['GRAPH_LOCK', 'with_past', 'overwritten_values', 'lost_at', 'living_tensors', 'replace_nodes', 'set_nodes', 'set_past', 'has_past', 'drop_past', 'versions', 'is_detach', 'is_differentiable', 'gradient_sources', 'on_path', 'past_of', 'new_pasts', 'stand_for_old', 'recent_pasts', 'replace_pasts', 'overwrite_in_pasts', 'fill_pasts', 'Pasts', 'with_pasts', 'note_pasts', 'stand_in', 'copied_with_pasts', 'unpickled', 'flattened_with_pasts', 'Origin', 'origin_of', 'living_origins', 'nearest_memory', 'note_origins', 'move_origin', 'replace_everywhere']

def living_tensors() -> list[Tensor]:
    """All living Tensors; other threads may make more meanwhile"""

def replace_nodes(new: dict[UOp, UOp], nodes: list[UOp]) -> list[UOp]:
    """What becomes of these nodes, as one graph"""

def set_nodes(tensors: list[Tensor], nodes: list[UOp], *also: tuple[object, str, object]):
    """Give each Tensor its node, and set other attributes: all or, if a Ctrl-C comes before, none"""
GRAPH_LOCK: RLock
with_past: Any

def set_past(memory: UOp, past: UOp):
    """`past` is what `memory` was computed from"""

def has_past(u: UOp) -> bool:
    """Is it noted what `u` was computed from?"""

def drop_past(memory: UOp) -> UOp | None:
    """Let go of the past of `memory`, and return it"""

def versions(u: UOp) -> list[UOp]:
    """What a Tensor holds, and what it held before each assignment that has not run yet"""

def is_detach(u: UOp) -> bool:
    """Is it a DETACH without a note, which changes no value, like a movement op?"""

def is_differentiable(u: UOp) -> bool:
    """Does a derivative pass through this node?"""

def gradient_sources(u: UOp) -> tuple[UOp, ...]:
    """Where a derivative goes on from here: to the past of memory, or to the sources of a node"""

def on_path(roots: list[UOp], is_target: Callable[[UOp], bool], on: dict[UOp, None] | None=None, seen: set[UOp] | None=None) -> dict[UOp, None]:
    """The nodes by which a change of a target reaches one of `roots`, sources first"""

def still_read(new: dict[UOp, UOp], nodes: list[UOp]) -> dict[UOp, UOp]:
    """The part of `new` for values that the graphs of `nodes` read, or that have a past"""

def past_of(node: UOp, memory: UOp, new: dict[UOp, UOp]) -> UOp:
    """`node` as the past of `memory`: in its shape, and made of older memory"""

def pasts_along(on: dict[UOp, None], held: dict[UOp, UOp], new: dict[UOp, UOp]) -> dict[UOp, UOp]:
    """The past of each ASSIGN in `held` that a node on the path fills"""

def new_pasts(new: dict[UOp, UOp], nodes: list[UOp]) -> tuple[dict[UOp, UOp], dict[UOp, UOp]]:
    """The past of each ASSIGN that needs one; a DETACH for each node whose memory has another one's past"""
overwritten_values: weakref.WeakSet[UOp]

def stand_for_old(u: UOp) -> UOp:
    """A BUFFER that stands for values which were written over"""
lost_at: weakref.WeakKeyDictionary[UOp, int]

def recent_pasts(nodes) -> dict[UOp, UOp]:
    """The pasts that may contain one of `nodes`"""

def replace_pasts(new: dict[UOp, UOp], graphs: dict[UOp, UOp] | None=None):
    """Replace nodes in what memory was computed from; what is made anew takes its past along"""

def overwrite_in_pasts(bufs, new=..., graphs=..., held=None) -> dict[UOp, UOp]:
    """The old values of `bufs` are lost to all pasts; gives all that was replaced"""

def reach_parameters(unknown: dict[UOp, list[UOp]], held: list[UOp]):
    """Lead derivatives from the old values of BUFFERs to the Tensors that hold these BUFFERs"""

def fill_pasts(filled: dict[UOp, UOp], pasts: dict[UOp, UOp], over: set[UOp], held: list[UOp]):
    """Memory has been filled: its old values are lost, and it has a new past"""

class Pasts:
    """The pasts that a copy needs, found graph by graph"""

    def __init__(self):
        ...

    def new(self, u: UOp) -> dict[UOp, UOp]:
        """Those below `u` that were not found before"""

def with_pasts(u: UOp, pasts: dict[UOp, UOp]) -> UOp:
    """A SINK of `u`, of memory and of its pasts"""

def note_pasts(sink: UOp) -> UOp:
    """Let the memory in `sink` have its past, and give what was copied"""

def stand_in(b: Buffer) -> UOp:
    """The BUFFER of `b`, which stands for values that were written over"""

def copied_with_pasts(u: UOp, memo: dict) -> UOp:
    """A copy of `u` with its own memory, and pasts for it"""

def unpickled(flat: list) -> UOp:
    """What was pickled as a list, with its pasts"""

def flattened_with_pasts(u: UOp) -> tuple:
    """What pickle writes for `u` and the pasts of its memory"""

class Origin:
    """What a node was computed from, by ways that a derivative goes"""

    def __init__(self, node: UOp):
        ...
    behind: Any
    node: Any

def origin_of(u: UOp) -> Origin:
    """The origin of `u`; a new one, if it has none"""

def living_origins(origins: set[Origin]) -> set[Origin]:
    """Those of them whose node is there, and of the others what is behind them"""

def nearest_memory(k: UOp, stops) -> list[UOp]:
    """The nearest of `stops`, and the memory, that a derivative of `k` goes on to"""

def note_origins(new: dict[UOp, UOp], held: list[UOp]):
    """Note what the memory in `new` is computed from"""

def move_origin(a: UOp, b: UOp):
    """The origin of the values is that of the memory now"""

def replace_everywhere(new: dict[UOp, UOp]):
    """Replace nodes in the graphs of all living Tensors, and in what memory was computed from"""
