# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""From a schedule to numbers in memory"""
import typing
from typing import Any
import functools
import queue
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
import numpy as np
from tinylearn.uop import Ops
from tinylearn.uop import UOp
from tinylearn.buffer import Buffer
from tinylearn.buffer import PythonDevice
from tinylearn.schedule import ScheduleItem
from tinylearn.settings import ContextVar
from tinylearn.opts import Opt
from tinylearn.price import Machine
from tinylearn.clang import ClangProgram
__all__ = ['DEBUG', 'choosers_of_opts', 'IR', 'HUGE_PAGE', 'transfer_runners', 'GlobalCounters', 'ProgramSpec', 'make_program', 'fingerprint', 'CPUDevice', 'emits_llvm', 'get_program', 'program_to_load', 'aligned_memory', 'CompiledRunner', 'runners', 'show', 'Counters', 'ExecItem', 'lower_schedule_item', 'run_schedule']

@dataclass(frozen=True, eq=False)
class ProgramSpec:
    """A kernel's code, and how it came about"""
    name: str
    code: str
    ast: UOp
    applied_opts: tuple[Opt, ...]
    vars: tuple[UOp, ...]
    globals: list[int]
    ops: int
    mem: int
    rounds: int
    listed: LinearList
    found: bool = ...

    @property
    def uops(self) -> list[UOp]:
        """The linear list it was written from"""

    @property
    def src(self) -> str:
        """Its code as C, to be read"""

class LinearList:
    """What a program was written from; called, it gives that"""

    def __init__(self, again: Callable[[], ProgramSpec], uops: list[UOp] | None=None):
        ...

    def __call__(self) -> list[UOp]:
        ...

def how_often(uops: list[UOp]):
    """Each op of a linear list, and how many times it runs"""

def count_ops(uops: list[UOp]) -> int:
    """How many operations on floats a linear list does when it runs"""

def describe(uops: list[UOp]) -> dict:
    """What a `ProgramSpec` says about a linear list: its parameters and its work"""

def make_program(ast: UOp, renderer, opts, settings, machine: Machine, llvm=False) -> ProgramSpec:
    """The code of a kernel, made here and now: as LLVM IR if `llvm`, else in the renderer's language"""

def fingerprint(ast: UOp) -> str:
    """A name for a graph that is the same in every process"""
CHAPTERS: list[str]
GROWING: tuple
OTHER: tuple

def contents(x) -> list:
    """What is in a list, a set or a dictionary; nothing in anything else"""

def same(now: list, old: list) -> bool:
    """Are these the same objects? (1 and 1.0 are not)"""

class Snapshot:
    """Everything that decides what these modules do"""

    def __init__(self, names: list[str]):
        ...

    def holds(self) -> bool:
        """Is all as it was when this snapshot of files was taken?"""

def as_json(p: ProgramSpec) -> bytes:
    """A program for the disk"""

def from_json(data: bytes, *asked) -> ProgramSpec:
    """A program from the disk"""
KEPT: int

class Recent(OrderedDict):
    """A dictionary of the `most` things that were asked for last"""

    def __init__(self, most: int):
        ...

    def recall(self, key):
        """What is kept there, or None"""

    def keep(self, key, x):
        """Put it there; what was asked for longest ago goes"""
DEBUG: ContextVar

class CPUDevice(PythonDevice):
    """This machine's processor: kernels are written in C, or in LLVM IR, and compiled"""
    KEEP: int
    SIZES: int

    def __init__(self, name: str):
        ...

    def __repr__(self):
        ...

    @functools.cached_property
    def machine(self) -> Machine:
        """What the processor has"""

    @functools.cached_property
    def reads_ir(self) -> bool:
        """Does its compiler read LLVM IR?"""

    def opts(self, ast: UOp):
        """Which Opts a kernel gets; None: the heuristic's"""

    def make(self, new: dict[tuple[str, int], str], most: int) -> dict:
        """Compile programs, keep them and give them"""

    def compile_written(self, todo: queue.SimpleQueue, have: dict, bar):
        """Compile what a queue gives, a batch at a time, and put the programs into `have`"""

    def load(self, specs, total: int=0) -> list[ClangProgram]:
        """The machine code of these programs; what is not known yet is compiled while the next are written"""

    def alloc(self, nbytes: int) -> np.ndarray:
        """That many bytes, beginning at a multiple of 64: of a buffer that is gone, or new"""

    def reuse(self, mem: np.ndarray):
        """Keep memory that nothing looks at any more"""
choosers_of_opts: list[Callable]

def is_ours(renderer) -> bool:
    """Is this the renderer of this book, as it is?"""
unwritten: list[tuple[str, ProgramSpec]]
taking: Any

def write_programs():
    """Write new programs to disk, if they are made by the chapters as they are in their files"""

def fresh_lock():
    """In a child process: the thread that held the lock is not there"""
IR: ContextVar

def emits_llvm(renderer) -> bool:
    """Is what it renders given to the compiler as LLVM IR?"""

def get_program(ast: UOp, renderer=None, opts=None) -> ProgramSpec:
    """The code of a kernel; made once"""

def program_to_load(ast: UOp, renderer, opts) -> ProgramSpec:
    """The code of a kernel; it may be among the `unwritten`, if it is new"""

def taken(todo: queue.SimpleQueue) -> list:
    """What waits there, one at least"""

class Turns:
    """A shorter switch interval for Python's threads, as long as at least one of them is inside"""

    def __init__(self, seconds: float):
        ...

    def __enter__(self):
        ...

    def __exit__(self, *_):
        ...

    def forked(self):
        """In a child process: no other threads are inside"""
short_turns: Turns
PROGRESS: ContextVar
WAIT: int

def watched() -> bool:
    """Is there a terminal or a notebook in which a bar can be seen?"""

def bar_class() -> type:
    """tqdm's bar, without a thread that watches it"""

def progress(total: float, what: str, unit: str):
    """A bar on stderr for what takes long; use it with `with`"""
HUGE_PAGE: int

def aligned_memory(nbytes: int) -> np.ndarray:
    """Fresh memory that begins where a large page does"""

class CompiledRunner:
    """Runs machine code"""

    def __init__(self, p: ProgramSpec, prg: ClangProgram):
        ...

    def __call__(self, bufs, vals, wait=False, ran=None):
        ...

    def __repr__(self):
        ...

class PythonRunner:
    """Runs a Python function on the buffers, which gives what is to be put into the first of them"""
    p: Any

    def __init__(self, name: str, f, ast=None):
        ...

    def __call__(self, bufs, vals, wait=False, ran=None):
        ...

    def __repr__(self):
        ...

def interpreted(ast: UOp, device: PythonDevice) -> PythonRunner:
    """Asks the interpreter"""
copied: PythonRunner
nothing: PythonRunner
transfer_runners: dict[Ops, Callable]

def runners(items: list[ScheduleItem]) -> list:
    """What runs each item"""

def show(p: ProgramSpec):
    """What DEBUG asks to see of a program"""

class Counters:
    """What has run so far"""

    def __init__(self):
        ...

    def reset(self):
        """Begin again at 0"""

    @property
    def mem_used(self) -> int:
        """Bytes of memory that Buffers have now; `reset` leaves them"""
GlobalCounters: Counters

@dataclass
class ExecItem:
    """A kernel that can run: its code, its memory, and the Tensor methods that it came from"""
    prg: CompiledRunner | PythonRunner
    bufs: list[Buffer]
    metadata: tuple = ...
    collectors: typing.ClassVar[list]

    def run(self, var_vals=None, wait=True, ran: list | None=None) -> float | None:
        """Run it; gives seconds, if `wait`; `ran` gets an element after it; ValueError if an input is missing"""

    def count(self, t: float | None):
        """Add a run to the counters; at DEBUG=2 print a line"""

def lower_schedule_item(si: ScheduleItem) -> ExecItem:
    """An item of a schedule as something that can run"""

def run_schedule(items: list[ScheduleItem], var_vals=None, ran: list | None=None):
    """Run a schedule from first to last; `ran` gets an element for each that has run. Raises ValueError if a"""
