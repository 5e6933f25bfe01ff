# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""A graph is easier to see than to read"""
import numpy as np
from dataclasses import dataclass
__all__ = ['FAMILY', 'FONT', 'CHAR', 'LINE', 'PAD', 'ARROW', 'COLORS', 'ARITHMETIC', 'STOPS', 'data_uri', 'Drawing', 'text_width', 'clean', 'wrap', 'Box', 'frame', 'NoRenderer', 'render', 'boxes', 'tidy', 'beside', 'argtext', 'node_box', 'survey', 'draw', 'memory_cells', 'digest']

def data_uri(svg: str) -> str:
    """`svg` as an address that holds the whole picture"""

class Drawing:
    """A picture: shown inline by Jupyter, trusted or not; as text elsewhere"""

    def __init__(self, source, text=''):
        ...

    @property
    def svg(self) -> str:
        """The picture"""

    @property
    def text(self) -> str:
        """What stands for it"""

    @property
    def html(self) -> str:
        """The picture inside an image"""

    def __repr__(self):
        ...

    def save(self, path):
        """Write the picture to a file"""
FAMILY: str
FONT: int
CHAR: float
LINE: int

def text_width(text: str) -> int:
    """The width of `text` in characters; wide ones, such as Chinese, count twice"""

def clean(text) -> str:
    """`text` on one line, with what cannot be printed as an escape, and without addresses"""

def wrap(text: str, width: int, most: int) -> list[str]:
    """`text` in lines; what is left over becomes `…`"""

@dataclass
class Box:
    """One box of a drawing"""
    lines: list
    fill: str = ...
    stroke: str = ...
    thick: float = ...
    dashed: bool = ...

    def styled(self) -> list[tuple[str, str]]:
        """Its lines, all as (clean text, style)"""

    def size(self) -> tuple[float, float]:
        """Width and height in pixels"""

def frame(body: str, w: float, h: float) -> str:
    """`body` as a whole SVG, on white"""

class NoRenderer(RuntimeError):
    """Nothing here can lay out a graph"""

def render(dot: str, fmt: str) -> str:
    """What Graphviz makes of `dot`, as `fmt`: 'svg', 'plain', …; ValueError where it cannot read it"""
PAD: int
ARROW: str

def boxes(nodes: dict, edges=..., rankdir='TB', caption='', text='') -> Drawing:
    """Boxes and arrows. Raises ValueError if an edge names a box that is not there"""

def tidy(svg: str) -> str:
    """Graphviz's SVG without prologue, comments, titles and ids, in our font"""

def beside(*pics: Drawing, titles=..., gap=24) -> Drawing:
    """Several drawings in a row"""
COLORS: dict
ARITHMETIC: str

def argtext(arg) -> str:
    """What to write on a node for `arg`: what its own `_short_()` gives where it has one, else how it is"""

def node_box(u, mark=None, note=None) -> Box:
    """The box of one node: op, arg, dtype"""

def survey(roots, most: int):
    """The first `most` nodes, nearest to the roots first, and how many there are"""

def draw(u, highlight=None, rankdir='TB', max_nodes=100, note=None, caption='') -> Drawing:
    """The graph below `u`: each node once, arrows from sources to users. Raises TypeError if `u` is no node,"""
STOPS: list[tuple[int, ...]]

def memory_cells(array: np.ndarray, n: int | None=None, steps=..., caption='', most=26) -> Drawing:
    """Memory, and an array that looks at it"""

def digest(d: Drawing) -> str:
    """A short name for exactly these bytes"""
