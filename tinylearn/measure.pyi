# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""What a kernel could cost, what it does cost, and what it costs elsewhere"""
from collections.abc import Callable
from dataclasses import dataclass
import numpy as np
from tinylearn.clang import ClangProgram
__all__ = ['TONGUES', 'Case']
REST: float

def settle(most: float=0.5):
    """Wait until no thread of this process is at work any more"""
WARM: float

def timed(call, k: int, warm: bool=True, rest: bool=False) -> float:
    """Seconds of one call: the mean of `k` in a row, after as many that do not count"""
C_VECTOR: str
C_READ: str
C_WRITE: str
C_FMA: str

def loops() -> dict[str, ClangProgram]:
    """The machine's limits as functions"""

def together(parts) -> float:
    """Seconds until all of `parts`, each run by a thread of its own, have ended"""
SIZE: int
EACH: dict
OPERATIONS: int

class Limits(dict):
    """What this machine can do, measured: bytes or operations per second"""

    def __init__(self, threads: int):
        ...

    def __repr__(self):
        ...

    def measure(self, name: str) -> float:
        """Bytes, or operations, per second"""

    def look(self, times: int=1, kind: str='') -> Limits:
        """Measure limits anew, and keep the best"""

def shown_limits(limits: dict[str, float]) -> str:
    """Limits as text"""

def least(limits, kind: str, bytes: int, flops: int) -> float:
    """The least seconds in which this machine can do so much, by the one limit that counts"""

def roofline(limits, points: dict):
    """The slope and the ceiling, and where kernels stand below them"""

def arrays(text: str, cap: int | None=None) -> dict:
    """The inputs of a case as ndarrays; the same in every process"""
TONGUES: dict

@dataclass
class Case:
    """Something to compute, in several languages"""
    name: str
    inputs: str
    text: str = ...
    says: dict[str, str] | str = ...
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

def several(result):
    """The results of a case, if there is one or more"""

def tiny_ready(lib, device) -> Callable:
    """What makes a function ready to be called repeatedly, in tinylearn and in tinygrad"""

def tiny_tongue(player, threads):
    """(names, in, out, ready) of tinylearn, and of tinygrad"""

def compiler_tongue(player, threads):
    """(names, in, out, ready) of the compiler alone, which is started for each source"""

def function_of(code: str, xs: dict, names: dict):
    """The function that a text stands for, and the names of the inputs that it takes"""

def player(name, threads, tongue):
    """Two functions: `start` a case, which gives its results, and `turn`, which gives seconds"""
TONGUE: dict

def serve(name, threads, tongue):
    """Answer what comes on standard input, pickled, by a list or a number, or by a text that says what went"""

def program(name: str, threads: int) -> str:
    """The text of a process that plays `name`"""
MINE: list[str]
NUMBERS_OF_THREADS: list[str]

def environment(name: str, threads: int) -> dict[str, str]:
    """What a player's process finds in its environment"""

class Elsewhere:
    """A player in another process"""

    def __init__(self, name: str, threads: int, python: str):
        ...

    def close(self):
        ...

    def ask(self, *what):
        """Its answer; RuntimeError where it has none"""

class Here:
    """A player in this process"""

    def __init__(self, name: str, threads: int):
        ...

    def close(self):
        ...

def python_with(name: str) -> str | None:
    """'' if a player can play here; else a Python that has it, from the environment, or None"""

def difference(got: list, want: list) -> str:
    """What is wrong with results; '' where nothing is"""

def array_difference(g: np.ndarray, w: np.ndarray) -> str:
    """What is wrong with one of them"""

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

    def reached(self, limits) -> dict[str, str]:
        """How near we are to each goal"""

def begin(case: Case, players: dict, cap: int | None=None) -> tuple[Row, dict]:
    """A row without times, and those who gave what NumPy gives"""
BEHIND: int

def rounds(players: dict, budget: float, between=...) -> dict[str, list[float]]:
    """Times of each, taken in turns"""
