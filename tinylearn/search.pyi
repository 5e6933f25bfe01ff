# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""Try it, time it, check it, and remember"""
from dataclasses import dataclass
from pathlib import Path
import numpy as np
from tinylearn.dtype import DType
from tinylearn.uop import UOp
from tinylearn.settings import ContextVar
from tinylearn.opts import Kernel
from tinylearn.opts import Opt
from tinylearn.realize import CPUDevice
from tinylearn.realize import CompiledRunner
from tinylearn.realize import ProgramSpec
__all__ = ['PERIOD', 'HOPELESS', 'FEW', 'RUNS', 'ENOUGH', 'MOST', 'WORK', 'SIZES', 'SECONDS', 'AT_ONCE', 'LARGE', 'MORE', 'GAIN', 'TURNS', 'BEAM', 'params', 'draws', 'Largest', 'Workbench', 'visits', 'executed', 'eps', 'additions', 'distance', 'Reference', 'one_step_from', 'Trial', 'Search', 'bulk', 'file_of', 'remember', 'recall', 'beam', 'opts_of_search']

def params(ast: UOp) -> list[UOp]:
    """A kernel's buffers, in the order in which they are passed"""
PERIOD: int

def draws(d: DType, n: int, middle: float, rng) -> np.ndarray:
    """Memory of `n` random elements"""

class Largest(dict):
    """A value for every variable: its largest"""

    def __missing__(self, v):
        ...

class Workbench:
    """One kernel and random inputs: here, other ways to compute it are made, timed and checked"""

    def __init__(self, ast: UOp, device: CPUDevice):
        ...
    start: dict[int, np.ndarray]

    def fill(self, middle: float):
        """Random numbers for all buffers"""

    def kernel(self, opts: tuple[Opt, ...]) -> Kernel | None:
        """The kernel with these Opts applied; None where one of them cannot be"""

    def build(self, specs: list[ProgramSpec]) -> list[CompiledRunner | None]:
        """What runs each of these; None where the compiler fails"""

    def program(self, opts: tuple[Opt, ...] | None, ast: UOp | None=None) -> ProgramSpec:
        """The code with these Opts; it is not kept"""

    def clock(self, run: CompiledRunner, best: float=...) -> float:
        """The least of a few runs, in seconds; where it is far above `best`, of three; of one, if `best` is 0"""

    def oracle(self) -> tuple[ProgramSpec, bool]:
        """The kernel as it was lowered; or where that is too much, one for some elements of its output. Is it"""

    def nudge(self, seed: int):
        """Change all floats that are only read by about as much as another order of additions would"""

    def results(self, run: CompiledRunner) -> list[np.ndarray]:
        """What it makes of the inputs, one array for each output"""

    def finite(self, run: CompiledRunner) -> tuple[float, list[np.ndarray]] | None:
        """The middle of inputs for which all results are finite, and these results; None where there are none"""

    def moved(self, run: CompiledRunner, want: list[np.ndarray]) -> list[float]:
        """How far results move when the inputs are nudged, for each output"""

    def reference(self) -> list[Reference] | None:
        """What the kernel gives as it was lowered, for each output; None where that does not tell right from wrong"""
HOPELESS: int
FEW: int
RUNS: int
ENOUGH: float
MOST: float

def visits(r: UOp, m: int) -> UOp:
    """An expression that takes `m` of the values of the range `r`"""

def executed(uops: list[UOp]) -> int:
    """How many ops of a linear list are executed in one run"""
WORK: int

def eps(d: DType) -> float:
    """The distance from 1 to the next number; 0 for what is exact"""

def additions(ast: UOp) -> int:
    """How many terms the longest sum of a lowered kernel has"""

def distance(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """How far apart two arrays are, element by element; for what is exact, 0 or 1"""

@dataclass
class Reference:
    """One output of a kernel as it should be"""
    want: np.ndarray
    told: np.ndarray | bool
    near: float
    eps: float

    def agrees(self, got: np.ndarray) -> bool:
        """Is this the same, up to rounding?"""

    def tells(self) -> bool:
        """Can it tell right from wrong?"""
SIZES: dict

def one_step_from(opts: tuple[Opt, ...], loops: list[int]) -> list[tuple[Opt, ...]]:
    """All that is one step away"""

@dataclass(eq=False)
class Trial:
    """One way to compute a kernel"""
    opts: tuple[Opt, ...]
    parent: Trial | None = ...
    run: CompiledRunner | None = ...
    seconds: float = ...
    right: bool | None = ...
SECONDS: float
AT_ONCE: int
LARGE: int
MORE: int
GAIN: float

class Search:
    """A search for the quickest Opts of one kernel"""

    def __init__(self, ast: UOp, device: CPUDevice, width: int=1, seconds: float | None=None):
        ...

    def late(self) -> bool:
        """Is the time over?"""
    best: Trial

    def new_ones(self, trials: list[Trial]) -> list[Trial]:
        """Those that can be made, are not too large, and were not tried"""

    def try_all(self, trials: list[Trial]) -> list[Trial]:
        """Build and time them, as long as there is time"""

    def listed(self, most: int=16) -> list[tuple[Opt, ...]]:
        """Opts of schedules that the heuristic lists, as it would share them out"""

    def correct(self, t: Trial) -> bool:
        """Does it compute what it should?"""

    def step(self) -> bool:
        """One round; did it bring anything?"""

    def duel(self, rivals: list[Trial]) -> Trial:
        """The heuristic's, or one that is clearly quicker"""

    def begin(self) -> Trial | None:
        """The first kernel, timed and right; None where there is none, or nothing to check it by"""

    def go(self) -> Search:
        """Search until nothing gets better, or the time is over; the result is `best`"""

    def tell(self):
        """Show how much of the time has passed, and how quick the best kernel is"""

    def __repr__(self):
        """Return repr(self)."""

def bulk(k: Kernel) -> int:
    """How many nodes it may have when everything is unrolled"""
TURNS: tuple

def file_of(ast: UOp, device: CPUDevice, width: int, threads: int) -> Path:
    """Where what a search found is kept"""

def remember(p: Path, opts: tuple[Opt, ...]):
    """Write Opts to a file; where there is no room, do not"""

def recall(p: Path, ast: UOp) -> tuple[Opt, ...] | None:
    """The Opts in a file; None where there are none that can be applied"""
BEAM: ContextVar

def beam(ast: UOp, device: CPUDevice, width: int=1) -> tuple[Opt, ...]:
    """The best Opts that a search has found for a kernel, now or before"""

def opts_of_search(device: CPUDevice, ast: UOp):
    """With BEAM, what a search finds; else None"""
