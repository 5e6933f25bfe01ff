# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""What a kernel could cost, what it does cost, and what it costs elsewhere"""
from contextlib import contextmanager
from dataclasses import dataclass
from collections.abc import Callable
from collections.abc import Iterator
from typing import IO
from typing import Any
import numpy as np
from tinylearn.uop import UOp
from tinylearn.clang import ClangProgram
__all__ = ['TONGUES', 'CASES', 'Case', 'switches', 'without', 'Report']
REST: float

def settle(most: float=0.5):
    """Wait until no thread of this process is at work any more"""
WARM: float

def timed(call, k: int, warm: bool=True, rest: bool=False) -> float:
    """Seconds of one call: the mean of `k` in a row, after as many that do not count"""
C_VECTOR: str
C_MEMORY: str
CHAINS: int
C_FMA: str

def loops() -> dict[str, ClangProgram]:
    """The machine's limits as functions"""

def together(parts) -> float:
    """Seconds until all of `parts`, each run by a thread of its own, have ended"""
SIZE: int

class Limits:
    """What this machine can do, measured"""

    def __init__(self, threads: int):
        ...

    def __repr__(self):
        ...

    def __getitem__(self, kind):
        ...

    def measure(self, name: str) -> float:
        """Bytes, or operations, per second"""

    def look(self, times: int=1, kind: str='') -> Limits:
        """Measure limits anew, and keep the best"""

def least(limits, kind: str, bytes: int, flops: int) -> float:
    """The seconds below which this machine cannot do so much"""

def arrays(text: str, cap: int | None=None) -> dict:
    """The inputs of a case as ndarrays; the same in every process"""
TONGUES: dict

@dataclass
class Case:
    """Something to compute, in several languages"""
    name: str
    inputs: str
    text: str = ...
    says: dict[str, str] = ...
    limit: str = ...
    flops: str = ...
    goals: dict[str, float] = ...
    group: str = ...
    jit: bool = ...
    more: bool = ...

    def code(self, player: str) -> str:
        """What a player runs; '' where it does not take part"""

def numpy_tongue(player, threads):
    """(names, in, out, ready) of NumPy"""

def numpy_rows() -> dict:
    """What NumPy lacks for rows"""

def numpy_windows() -> dict:
    """What NumPy lacks besides"""

def torch_tongue(player, threads):
    """(names, in, out, ready) of PyTorch"""

def tiny_cold(lib, device):
    """What makes a context in which nothing is found on disk"""

def tiny_tongue(player, threads):
    """(names, in, out, ready) of tinylearn, and of tinygrad"""

def compiler_tongue(player, threads):
    """(names, in, out, ready) of the compiler alone, which is started for each source"""

def function_of(code: str, xs: dict, names: dict):
    """The function that a text stands for, and the names of the inputs that it takes"""

def player(name, threads, tongues):
    """Two functions: `start` a case, which gives its results, and `turn`, which gives seconds"""
TONGUE: dict

def tongues() -> dict:
    ...

def serve(name, threads):
    """Answer what comes on standard input, a line of JSON each; what the library itself prints goes to"""

def program(name: str, threads: int) -> str:
    """The text of a process that plays `name`"""
MINE: list[str]

class Elsewhere:
    """A player in another process"""

    def __init__(self, name: str, threads: int, python: str):
        ...

    def close(self):
        ...

    @property
    def pipes(self) -> tuple[IO[str], IO[str]]:
        """To the process, and from it"""

    def ask(self, *what):
        """Its answer; RuntimeError where it has none"""

    def start(self, *args) -> list[np.ndarray]:
        ...

    def turn(self, *how) -> float:
        ...

class Here:
    """A player in this process"""

    def __init__(self, name: str, threads: int):
        ...

    def close(self):
        ...

def python_with(name: str) -> str | None:
    """'' if a player can play here; else a Python that has it, from the environment, or None"""

@contextmanager
def left_out(some: list, one):
    """A list lacks one of its items"""

def idle(f: Callable) -> Callable | None:
    """What stands in the place of a method and does nothing; None if its annotation does not tell"""
PLAIN: set[str]
NEEDED: dict
TABLES: tuple[list[Any], ...]

def needed(f: Callable) -> bool:
    """Is there nothing right without it?"""

def parts() -> Iterator[tuple[Callable, Callable]]:
    """What can be left out: a function, and what makes a context without it"""

def switches() -> dict[str, Callable]:
    """All that can be left out: its name, and what makes a context without it"""

@contextmanager
def without(name: str):
    """In this process, kernels are made without one part of the compiler; ValueError if it is not known"""
WITHOUT: str

def otherwise(name: str):
    """The context in which a player makes its kernels"""

class Otherwise(Here):
    """tinylearn in this process, with kernels that are made otherwise"""

    def __init__(self, name: str, threads: int):
        ...

    def inside(self, f: Callable) -> Callable:
        """`f` in that context"""

def invited(names, threads: int) -> dict:
    """Those of `names` that can be had"""

def difference(got: list, want: list) -> str:
    """What is wrong with results; '' where nothing is"""

@dataclass
class Row:
    """What was found for a case"""
    name: str
    group: str
    times: dict[str, list[float]] = ...
    errors: dict[str, str] = ...
    bytes: int = ...
    flops: int = ...
    limit: str = ...
    goals: dict[str, float] = ...

    def low(self, player: str) -> float:
        ...

    def ratio(self, other: str='best') -> float | None:
        """How many times as fast as another we are; None if one of us has no time"""

    def fraction(self, limits) -> float | None:
        """How much of what the machine can do we do; None where no limit applies"""

    def reached(self, limits) -> dict[str, tuple[float, float | None]]:
        """For each goal what was wanted, and what is"""

def begin(case: Case, players: dict, cap: int | None=None) -> tuple[Row, dict]:
    """A row without times, and those who gave what NumPy gives"""
HOPELESS: int

def rounds(players: dict, budget: float, between=...) -> dict[str, list[float]]:
    """Times of each, taken in turns"""

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

def cpu_name() -> str:
    ...

def using(threads: int):
    """A context in which our own kernels use so many threads"""

def run_cases(cases: list[Case], names=..., threads: int | None=None, budget: float=1.5, cap: int | None=None, said=...) -> Report:
    """Run cases, all players side by side"""
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

def product(name: str, a, b, text: str, goal: float=1.0, **kw) -> Case:
    """A matrix product, of `out`'s size times the length of a sum"""

def convolution(name: str, x, w, stride=1, pad=0, groups=1) -> Case:
    """A convolution, without bias"""
pictures: tuple[int, ...]
T: dict
SHAPES: dict
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

def geomean(ratios) -> float | None:
    """The geometric mean; None of nothing"""

def brief(t: float) -> str:
    """Seconds, in three digits and a unit"""

def told(row: Row, player: str) -> str:
    ...

def wide(player: str) -> int:
    ...

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
    """The C of kernels, as it would be made now"""

def other_code(case: Case, names, cap: int | None=None) -> dict[tuple[str, ...], int]:
    """The parts without which a case has other code, same code together, and in how many kernels it differs"""

def concerned(cases: list[Case], name: str) -> list[Case]:
    """Those that have other code without a part"""

def chosen(patterns: list[str], more: bool) -> list[Case]:
    """Cases of these groups, or with a name in which a pattern is found; without patterns all; those"""

def options(args=None):
    ...

def only_concerned(cases: list[Case], name: str) -> tuple[list[Case], list[str]]:
    """The cases to which a part matters, and who plays: with and without it; says which they are"""

def main(args=None):
    """What `python -m tinylearn.bench` does"""
