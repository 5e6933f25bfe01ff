# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""A derivative passes through memory, also after you have looked at it"""
import weakref
from collections.abc import Callable
from typing import Any
from tinylearn.uop import UOp
from tinylearn.buffer import Buffer
from tinylearn.tensor import Tensor
from tinylearn.living import History
__all__ = ['with_past', 'overwritten_values', 'overwritten_at', 'is_differentiable', 'set_past', 'has_past', 'drop_past', 'gradient_sources', 'path_to', 'versions', 'past_of', 'new_pasts', 'placeholder', 'recent_pasts', 'replace_pasts', 'lose_values', 'Origin', 'origin_of', 'living_origins', 'nearest_memory', 'note_origins', 'move_origin', 'Provenance', 'Pasts', 'with_pasts', 'note_pasts', 'new_placeholder', 'copied_with_pasts', 'unpickled', 'flattened_with_pasts', 'AllOrNone']

def is_differentiable(u: UOp) -> bool:
    """Does a derivative pass through this node?"""
with_past: Any

def set_past(u: UOp, past: UOp):
    """`past` is what the memory `u` was computed from"""

def has_past(u: UOp) -> bool:
    """Is it noted what `u` was computed from?"""

def drop_past(u: UOp) -> UOp | None:
    """Let go of the past of the memory `u`, and return it"""

def gradient_sources(u: UOp) -> tuple[UOp, ...]:
    """Where a derivative goes on from here: to the past of memory, or to the sources of a node"""

def path_to(roots: list[UOp], is_target: Callable[[UOp], bool], path: dict[UOp, None] | None=None, seen: set[UOp] | None=None) -> dict[UOp, None]:
    """The nodes by which a change of a target reaches one of `roots`, sources first"""

def versions(u: UOp) -> list[UOp]:
    """What a Tensor holds, and what it held before each assignment that has not run yet"""

def values_read(new: dict[UOp, UOp], live_roots: list[UOp]) -> dict[UOp, UOp]:
    """The part of `new` for values that the graphs of `live_roots` read, or that have a past"""

def past_of(node: UOp, memory: UOp, new: dict[UOp, UOp]) -> UOp:
    """`node` as the past of `memory`: in its shape, and made of older memory"""

def pasts_on_path(path: dict[UOp, None], read: dict[UOp, UOp], new: dict[UOp, UOp]) -> dict[UOp, UOp]:
    """The past of each ASSIGN for one of the nodes in `read` that is on the path"""

def new_pasts(new: dict[UOp, UOp], live_roots: list[UOp]) -> tuple[dict[UOp, UOp], dict[UOp, UOp]]:
    """The past of each ASSIGN that needs one; and what takes the place of some nodes instead of their ASSIGN"""
overwritten_values: weakref.WeakSet[UOp]

def placeholder(u: UOp) -> UOp:
    """A BUFFER that stands for values which were written over"""
overwritten_at: weakref.WeakKeyDictionary[UOp, int]

def recent_pasts(nodes) -> dict[UOp, UOp]:
    """The pasts that may contain one of `nodes`"""

def kernels_of_pasts(pasts: list[UOp]) -> list[UOp]:
    """The ASSIGNs of kernels in these graphs, but not those that only another kernel reads"""

def replace_pasts(in_pasts: dict[UOp, UOp], in_graphs: dict[UOp, UOp]):
    """Replace nodes in what memory was computed from"""

def lose_values(states: dict[UOp, UOp], filled: dict[UOp, UOp], live_roots: list[UOp]):
    """Some values are there no longer, and no past may read them"""

def reach_parameters(first_values: dict[UOp, list[UOp]], live_roots: list[UOp]):
    """Lead derivatives from placeholders to the Tensors that hold these BUFFERs"""

def states_overwritten(new: dict[UOp, UOp]) -> set[UOp]:
    """The BUFFERs with values, and the ASSIGNs, that the kernels in `new` write over"""

def fill_pasts(filled: dict[UOp, UOp], overwritten: set[UOp], live_roots: list[UOp]):
    """Memory has been filled: its old values are lost, and it has a new past"""

class Origin:
    """The nodes that a node was computed from, as far as a derivative could pass"""

    def __init__(self, node: UOp):
        ...
    behind: Any
    node: Any

def origin_of(u: UOp) -> Origin:
    """The origin of `u`; a new one, if it has none"""

def living_origins(origins: set[Origin]) -> set[Origin]:
    """Those of them whose node is there, and of the others what is behind them"""

def nearest_memory(node: UOp, stops) -> list[UOp]:
    """The memory, and the `stops`, that a derivative of `node` comes to first"""

def note_origins(new: dict[UOp, UOp], live_roots: list[UOp]):
    """Note what the memory in `new` is computed from"""

def move_origin(assign: UOp, b: UOp):
    """The origin of the values is that of the memory now"""

class Provenance(History):
    """Where memory comes from: a past if there is a parameter behind it, and an origin"""

    def __init__(self, new: dict[UOp, UOp], live_roots: list[UOp]):
        ...

    def graphs(self, filled: dict[UOp, UOp], fresh: set[UOp]) -> list[UOp]:
        ...

    def record(self, filled: dict[UOp, UOp], overwritten: set[UOp], live_roots: list[UOp]):
        ...

    @staticmethod
    def overwrite(buffers: list[UOp]):
        ...

    @staticmethod
    def forget(memory: UOp):
        ...

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

def new_placeholder(b: Buffer) -> UOp:
    """The BUFFER of `b`, as a placeholder"""

def copied_with_pasts(u: UOp, memo: dict) -> UOp:
    """A copy of `u` with its own memory, and pasts for it"""

def unpickled(flat: list) -> UOp:
    """What was pickled as a list, with its pasts"""

def flattened_with_pasts(u: UOp) -> tuple:
    """What pickle writes for `u` and the pasts of its memory"""

class AllOrNone:
    """`with AllOrNone(ts):` what the block assigns to these counts if it reaches its end, or not at all"""

    def __init__(self, tensors: list[Tensor]):
        ...

    def __enter__(self):
        ...

    def __exit__(self, kind, *_):
        ...
