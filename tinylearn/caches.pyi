# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""How many bytes a schedule waits for, and one that waits less"""
from functools import _lru_cache_wrapper
from collections.abc import Iterable
from collections.abc import Iterator
from tinylearn.price import Access
from tinylearn.price import Axis
from tinylearn.price import Body
from tinylearn.price import Machine
from tinylearn.price import Nest
from tinylearn.heuristic import Chooser
from tinylearn.heuristic import Draft
__all__ = ['Paths', 'traffic', 'SQUARE_SIDE', 'Traffic', 'squares']

def footprint(a: Access, axes: Iterable[Axis], line: int=...) -> tuple[float, list]:
    """Bytes of the lines that an access touches along some axes; and the steps to other lines, with how often"""
WAYS: int
PAGE_BYTES: int

def clash(rows: list[tuple[int, int]], capacity: int, many: int) -> bool:
    """Have the rows of `many` accesses more lines than their sets can hold?"""

def past(a: Access) -> bool:
    """Does it go past the caches?"""

def held(a: Access, axes: tuple[Axis, ...], m: Machine, many: int) -> tuple[float, ...]:
    """Bytes that an access takes in the first cache, the second, the third, and in pages"""

def runs(a: Access) -> int:
    """How many runs of bytes it follows at once"""
Paths = tuple[tuple[Body, tuple[Axis, ...]], ...]

class Traffic:
    """What is brought into each cache"""

    def __init__(self, paths: Paths, m: Machine):
        ...

    def for_one_thread(self, level: int, nest: Nest, many: int) -> float:
        """Bytes that a thread touches in all: its part of what moves along the shared loops, and all else"""

    def into(self, level: int, nest: Nest):
        """What comes in: (bytes, number of the body, access, do its rows clash?); l3 keeps a part of too much"""
traffic: _lru_cache_wrapper

def run_of(a: Access, path: tuple[Axis, ...]) -> int:
    """Bytes that an access touches one after the other before it jumps"""

def jump_cycles(a: Access, path: tuple[Axis, ...], level: int, m: Machine, clashes: bool) -> float:
    """Cycles of jumps for each byte of an access"""

def memory_cycles(lines: Traffic, level: int, nest: Nest, threads: list[float], m: Machine) -> tuple[list[float], float]:
    """Cycles that each body waits for a level (second cache, third, memory), and the cycles of all its jumps"""

def cache_waits(nest: Nest, threads: list[float], m: Machine) -> tuple[list[list[float]], float]:
    """Cycles that each body waits for the second cache, the third, memory, and the places of pages; all jumps"""
SQUARE_SIDE: int

def squares(c: Chooser, d: Draft) -> Iterator[Draft]:
    """Copies in squares, with the loop innermost along which is loaded"""
