# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""What every op means, written down once, in NumPy"""
from numpy import errstate
from dataclasses import dataclass
from enum import Enum
from enum import auto
from typing import Any
import numpy as np
from tinylearn.dtype import DType
from tinylearn.uop import Ops
from tinylearn.uop import UOp
__all__ = ['quiet', 'meaning', 'transfers', 'decode', 'encode', 'fit', 'alu', 'cast', 'rounds_each_step', 'neutral', 'reduce', 'scan', 'means', 'Run', 'interpret', 'prepare', 'view_positions', 'inside', 'positions', 'Memory', 'Place', 'as_memory', 'step', 'interpret_linear', 'Space', 'Array', 'Stage', 'filled_stage']
quiet: errstate

def decode(mem, d: DType) -> np.ndarray:
    """Memory as numbers we can compute with: bfloat16's bits become float32"""

def encode(x, d: DType) -> np.ndarray:
    """Numbers as memory keeps them"""

def fit(x, d: DType) -> np.ndarray:
    """`x` rounded or wrapped to what `d` can hold, in the NumPy dtype that we compute `d` in"""

def alu(op: Ops, d: DType, *xs: np.ndarray) -> np.ndarray:
    """`op` on arrays, rounded or wrapped to `d`; TypeError where it has no meaning"""

def cast(x: np.ndarray, d: DType) -> np.ndarray:
    """`x` as values of `d`"""

def rounds_each_step(d: DType) -> bool:
    ...

def neutral(op: Ops, d: DType) -> np.ndarray:
    """What a reduce begins with: 0, 1, or the smallest value; ValueError unless `op` is ADD, MUL or MAX"""

def reduce(op: Ops, x: np.ndarray, axes: tuple[int, ...], d: DType):
    """`x` put together along `axes`, which stay, with size 1"""

def scan(op: Ops, x: np.ndarray, axis: int, d: DType):
    """The first 1, 2, 3, … of `x` along `axis` put together"""
meaning: dict

def means(*ops: Ops):
    """The decorated function says what these ops mean"""

class Run:
    """What the nodes of one interpretation share"""

    def __init__(self, bufs=None, vars=None):
        ...

    def value(self, n: UOp, xs: list):
        """What `n` is, where its sources are `xs`; ValueError if that has no meaning"""

    def numbers(self, x):
        """`x`, a size or a tuple of them, with the value of each node in it"""

def interpret(u, bufs=None, vars=None, watch=None):
    """What `u` means: an array, or a tuple of them for a SINK; its STOREs write into `bufs`"""

def prepare(r: Run, nodes: list[UOp]):
    """What must be known of all nodes beforehand; ValueError where a variable has two values"""
transfers: dict

def view_positions(r: Run, v):
    """For each element of `v`: its index in what lies below, and whether it is there"""

def inside(idx, ok, size: int, name: str):
    """IndexError unless all indices that count are from 0 to size-1"""

def positions(r: Run, st):
    """For each element of `st`: its index in memory, and whether it is there"""

@dataclass(eq=False)
class Memory:
    """Flat memory with a name"""
    data: np.ndarray
    name: str
    size: int
    dtype: DType
    shift: np.ndarray | int = ...

@dataclass(eq=False)
class Place:
    """Where in memory: an index for each point of a grid, and whether it may be touched"""
    mem: Memory
    idx: np.ndarray
    ok: Any = ...

    def lanes(self, n: int, step: int=1):
        """Indices, checked, and whether they may be touched; with an axis of `n` lanes at the end where n > 1"""

    def read(self, n: int=1, step: int=1) -> np.ndarray:
        """What lies there; 0 where it may not be touched"""

    def write(self, x: np.ndarray, n: int=1):
        """Put `x` there, where that may be touched"""

def as_memory(x: np.ndarray, name: str, d: DType, at_most) -> Memory:
    """`x` as what `d` points to, or, if `at_most`, a part of that; ValueError or TypeError where it cannot be"""

def step(r: Run, n: UOp, xs: list, values: dict, pc: int, begin: dict, end: dict) -> int:
    """Do what line `n` says; gives the next line's number"""

def interpret_linear(uops: list[UOp], bufs=None, vars=None, watch=None):
    """Step through a linear list; its STOREs write into `bufs`; ValueError if a line uses what is not there"""

class Space(Enum):
    """Where an array in the middle of a kernel lies"""
    STACK = auto()
    OUTPUT = auto()

@dataclass(frozen=True)
class Array:
    """What a STAGE is"""
    shape: tuple[int, ...]
    space: Space = ...

@dataclass(eq=False)
class Stage:
    """An array for each point of a grid"""
    data: np.ndarray
    filled: np.ndarray
    shape: tuple[int, ...]

    def at(self, places) -> np.ndarray:
        """The elements there"""

    def reduced(self, r, u, ranges) -> Stage:
        """The sum of these arrays along `ranges`"""

def filled_stage(x, where, shape, axes, grid) -> Stage:
    """For each point of the other axes of the grid: an array of this shape with `x` at the places `where`"""
