# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""The strip, the exercises and the plots that the chapters use"""
from collections.abc import Callable
from dataclasses import dataclass
from tinylearn.draw import Drawing
from tinylearn.uop import UOp
from tinylearn.rewrite import PatternMatcher
__all__ = ['ROWS', 'STAGES', 'LINES', 'SWALLOWED', 'strip', 'Answer', 'alike', 'Exercise', 'Scaling', 'scaling', 'plot', 'needless', 'first_byte', 'Interrupt', 'ctrl_c']
ROWS: tuple[list[str], ...]
STAGES: list[str]

def strip(stage: str | None=None) -> Drawing:
    """The pipeline with `stage` highlighted; above it, what all of it is made of. Raises ValueError if there"""

@dataclass(repr=False)
class Answer:
    """What an exercise says about an attempt"""
    ok: bool
    text: str
    graphs: dict = ...

    def __repr__(self):
        ...

def alike(a, b) -> bool:
    """The same object, or equal: arrays by shape and values, containers part by part, nan like nan"""

class Exercise:
    """A question with a check: call it with an answer"""

    def __init__(self, want, cases, same=None, score=None):
        ...

    def __call__(self, theirs: Callable) -> Answer:
        """Whether `theirs` is right on all cases; never raises because of what it does"""

@dataclass(repr=False)
class Scaling:
    """Seconds per node of several functions at several sizes; shown as a plot"""
    sizes: list[int]
    times: dict[str, list[float]]

    def growth(self, name: str) -> float:
        """How many times more a node costs at the largest size than at the smallest"""

    def __repr__(self):
        ...

def scaling(fs: dict, sizes=..., repeat=3) -> Scaling:
    """Time per node of what each f(n) returns"""
LINES: list[str]

def plot(series: dict, xlabel='', ylabel='', w=420, h=240) -> str:
    """Lines on logarithmic axes, as SVG"""

def needless(rules: PatternMatcher, examples: list[UOp], others: PatternMatcher | None=None) -> list[str]:
    """The rules without which every example comes out as it does with them, as source text"""
SWALLOWED: tuple[str, ...]

def first_byte(code, line) -> int:
    """Where the bytecode of a line begins"""

class Interrupt:
    """A trace function that raises KeyboardInterrupt after so many lines of the package"""

    def __init__(self, after: int):
        ...

    def __call__(self, frame, event, arg):
        ...

def ctrl_c(f: Callable, after: int) -> int:
    """Call `f`, and interrupt it after so many lines; how many it ran, which is fewer where it came to its end"""
