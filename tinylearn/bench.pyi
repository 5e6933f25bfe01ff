# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""Every kernel beside NumPy, PyTorch, tinygrad and the machine itself, with and without each part of ours"""
from contextlib import contextmanager
from dataclasses import dataclass
from collections.abc import Callable
from collections.abc import Iterator
from typing import Any
from tinylearn.uop import UOp
from tinylearn.measure import Case
from tinylearn.measure import Here
from tinylearn.measure import Row
__all__ = ['CASES', 'add', 'switches', 'without', 'Report']
CASES: list[Case]

def add(group: str, *cases: Case, more=False):
    """Put cases into the table"""
abc: str
N: dict
big: str
square: str
R: dict
C: dict
rows: str
fast: dict

def product(name: str, a, b, text: str='a @ b', goal: float=1.0) -> Case:
    """A matrix product, of `out`'s size times the length of a sum"""

def convolution(name: str, x, w, stride=1, pad=0, groups=1) -> Case:
    """A convolution, without bias"""
pictures: tuple[int, ...]
T: dict
WEIGHTS: dict
TINY: dict
tiny_network: str
tiny_step: str
TORCH: dict
torch_step: str
numpy_learning: str
numpy_mlp: str
numpy_convnet: str
NUMPY: dict

def step_case(net: str, size: int) -> Case:
    """A training step of one of the two networks"""
tiny_chain: str
numpy_chain: str
empty: str
tiny_new: str

def new(name: str, inputs: str, text: str, goal: float) -> Case:
    ...
tiny_first: str
rewriting: str
ours: str
theirs: str
half: str

@contextmanager
def left_out(some: list, one):
    """A list lacks one of its items"""
STAND_INS: dict[str, Callable]

def idle(f: Callable) -> Callable | None:
    """What stands in the place of a method and does nothing; None if its annotation does not tell"""
PLAIN: set[str]
NEEDED: set[str]
TABLES: tuple[list[Any], ...]

def parts() -> Iterator[tuple[Callable, Callable]]:
    """What could be left out: a function, and what makes a context without it"""

def switches() -> dict[str, Callable]:
    """All that can be left out: its name, and what makes a context without it"""

@contextmanager
def without(name: str):
    """In this process, kernels are made without one part of the compiler; ValueError if it is not known"""
WITHOUT: str

@contextmanager
def otherwise(name: str):
    """Kernels are made as a player's name says"""

class Otherwise(Here):
    """tinylearn in this process, with kernels that are made otherwise"""

    def __init__(self, name: str, threads: int):
        ...

def invited(names, threads: int) -> dict:
    """Those of `names` that can be had"""

@dataclass
class Report:
    """What was found in a run"""
    machine: str
    threads: int
    missing: list[str]
    limits: dict[str, float]
    rows: list[Row]

    def json(self) -> str:
        ...

    @classmethod
    def of(cls, text: str) -> Report:
        ...

    def __repr__(self):
        """Return repr(self)."""

    def means(self) -> dict[str, float | None]:
        """Geometric means of how many times as fast as others we are, over all cases of kernels"""

    def verdict(self) -> list[str]:
        """What the table says, in four lines"""

def run_cases(cases: list[Case], names=..., threads=None, budget=1.5, said=...) -> Report:
    """Run cases, all players side by side"""

def geomean(ratios) -> float | None:
    """The geometric mean; None of nothing"""

def brief(t: float) -> str:
    """Seconds, in three digits and a unit"""

def told(row: Row, player: str) -> str:
    ...

def columns(first: str, told: dict[str, str], last: str) -> str:
    """A line of the table"""

def line(row: Row, players, limits) -> str:
    """A row as text"""

def head(players) -> str:
    ...

def shown(rows) -> list[str]:
    """Who has a time or an error"""
KERNELS: list[str]

def kernels_of(case: Case, cap: int | None=None) -> list[UOp]:
    """The asts of the kernels that a case runs"""

def sources(asts: list[UOp]) -> tuple[str, ...]:
    """The code of kernels, as it would be made now"""

def other_code(case: Case, names, cap: int | None=None) -> dict[tuple[str, ...], int]:
    """The parts without which a case has other code, same code together, and in how many kernels it differs"""

def chosen(patterns: list[str], more: bool) -> list[Case]:
    """The cases of these groups, or with such a name; without patterns all. ValueError if one fits none"""

def options(args=None):
    ...

def only_concerned(cases: list[Case], name: str) -> tuple[list[Case], list[str]]:
    """The cases that have other code without a part, and who plays: with and without it; says which they are"""

def main(args=None):
    """What `python -m tinylearn.bench` does"""
