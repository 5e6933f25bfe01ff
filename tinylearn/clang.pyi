# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""Compile once, keep it on disk, call in a few microseconds"""
import weakref
from collections.abc import Callable
from pathlib import Path
from tinylearn.price import Machine
from tinylearn.toolchain import Code
from tinylearn.toolchain import Compiler
__all__ = ['ROOM', 'FILES', 'BYTES', 'STEP', 'MEASURED', 'cache_dir', 'source_key', 'write_file', 'Cache', 'touch', 'ClangCompiler', 'Lib', 'quota', 'cores', 'symbol', 'pointer', 'array_pointer', 'ClangProgram', 'macros', 'processor', 'measured', 'machine_of']

def private(d: Path) -> bool:
    """Make `d` if need be; is it a directory of ours that only we can write to?"""
ROOM: int

def cache_dir() -> Path:
    """$XDG_CACHE_HOME/tinylearn, else ~/.cache/tinylearn; where that cannot be ours alone, a temporary"""

def machine() -> str:
    """A description of the processor, on which `-march=native` depends"""

def identity(exe: str) -> str:
    """Which compiler this is, without running it"""

def source_key(src: str, cc: list[str], flags: list[str]) -> str:
    """The name of `src` in the cache: a hash of everything that the result depends on"""

def write_file(path: Path, data: bytes):
    """Write all of `data` or nothing (then OSError): a reader of `path` never sees half of it"""
FILES: int
BYTES: int
STEP: float
MEASURED: str

class Cache:
    """Compiled libraries on disk; ValueError if $TINYLEARN_CACHE_SIZE is no number"""

    def __init__(self, d: Path, files: int=..., size: int | None=None):
        ...

    def trust(self, name: str):
        """Note that the bytes of a library are what its name says"""

    def get(self, key: str) -> tuple[str, str] | None:
        """The path of the library for `key`, and the tag of its functions; None if there is none"""

    def put(self, tags: dict[str, str], lib: bytes):
        """Keep a library for these keys; OSError if it cannot be written"""

    def used(self) -> list[tuple[float, int, str]]:
        """When each file was used, the disk it takes, and its name; the oldest first; without what was measured"""

    def sweep(self, but=...):
        """Delete what was not used for longest, until there is as much as may be, and some room to grow"""

def size_limit() -> int:
    """How many bytes a cache may have: $TINYLEARN_CACHE_SIZE, else `BYTES`; ValueError if that is no number"""

def touch(path: Path):
    """Note in the time of a file that it was used now"""

class ClangCompiler(Compiler):
    """From C to libraries, which it keeps"""

    def __init__(self, cc: list[str] | None=None, flags: list[str]=..., cache: Cache | None=None):
        ...

    @property
    def cache(self) -> Cache:
        ...

    def compile_batch(self, srcs: dict[str, str]):
        """Compile several sources at once; if that fails, each alone; RuntimeError if one does not compile"""

    def compile_many(self, srcs: list[str], most: int | None=None) -> list[Lib]:
        """A library for each source; new ones are compiled by `most` compilers at once (None: one for each core);"""

    def found(self, key: str, src: str, tries: int=3) -> tuple[str, str]:
        """What the cache has for a source that was compiled a moment ago; compiled again if that is gone already"""

    def compile(self, src: str) -> Lib:
        """The library made of `src`, now or before; RuntimeError with the compiler's message if it fails"""

    @property
    def reads_ir(self) -> bool:
        """Can it compile LLVM IR?"""

def functions_of(src: str) -> dict[str, tuple[int, int]]:
    """The functions that a source defines: how many pointers each takes, and how many numbers"""

def renamed(src: str, tag: str) -> str:
    """`src` with `tag` at the end of its functions' names"""

class Lib(str):
    """The path of a compiled library"""
    tag: str = ...
    functions: dict[str, tuple[int, int]] = ...
    again: Callable[[], Lib] | None = ...

    @classmethod
    def make(cls, path: str, tag: str, src: str, again) -> Lib:
        ...

    def __getstate__(self):
        ...

def quota(path='/sys/fs/cgroup/cpu.max') -> float:
    """How many cores' time this process may use; infinity if there is no limit"""

def cores() -> int:
    """How many cores this process may use"""
BATCH: int

def deal(new: list[tuple[str, str]], most: int) -> list[dict[str, str]]:
    """The sources for each run of a compiler, all in one language"""
loaded: weakref.WeakValueDictionary[str, Code]

def code_of(lib: str, tries: int=2) -> tuple[Code, str]:
    """A library's code, the same at each call, and the library, perhaps made again; RuntimeError if it fails"""
staying: dict[str, Code]

def address_in(code: Code, lib: str, name: str) -> int:
    """Where a function is; RuntimeError where there is none of this name"""

def symbol(lib: str, name: str):
    """Where a function is, which from now on stays in memory; RuntimeError if there is none of this name"""

def signature(pointers: int, ints: int):
    """The type of a function of so many pointers, then so many ints"""

def pointer(x):
    """The address of a Buffer's or an array's memory; ValueError if a Buffer was freed, or as `array_pointer`"""

def array_pointer(x):
    """The address of an array's memory; TypeError if it is no array, ValueError if it is not contiguous"""

class ClangProgram:
    """A function of a library, called with buffers, its output first; RuntimeError if it cannot be loaded"""
    rounds: int

    def __init__(self, name: str, lib: str):
        ...

    def __repr__(self):
        ...

    def typed(self, n: int, m: int):
        """The function as one of `n` pointers and `m` ints, which holds its code; TypeError if it takes others"""

    def cast(self, n: int, m: int):
        """The address as such a function, which holds the code"""

    def ready(self, bufs, vals=...) -> tuple:
        """The function and its arguments; TypeError or ValueError for arguments that it cannot take"""

    def __call__(self, *bufs, vals=..., wait=False, ran: list | None=None) -> float | None:
        """Run it; TypeError or ValueError for arguments that it cannot take"""

def macros(compiler: ClangCompiler) -> dict[str, str]:
    """The macros that the compiler predefines for this machine; RuntimeError if it cannot be run"""
VECTORS: dict

def vectors(defined) -> dict[str, int]:
    """Bytes of a vector, and how many registers hold one"""
COUNTED: int

def caches(d='/sys/devices/system/cpu/cpu0/cache') -> dict[str, int]:
    """Bytes of each level of cache for data that we may count on, where Linux says"""

def processor() -> str:
    """The processor's name, where Linux says"""

def measured(directory: Path) -> dict[str, float | tuple]:
    """What was measured of this machine; nothing if the file is missing or damaged, or another machine's"""

def fits(x, default) -> bool:
    """Is it positive, and as many numbers as the default?"""

def machine_from(text: str) -> dict[str, int]:
    """What `$MACHINE` says about a machine; ValueError if it is not names and numbers that make sense"""

def machine_of(compiler: ClangCompiler) -> Machine:
    """The machine that a compiler compiles for, unless $MACHINE says otherwise; ValueError if that is wrong"""
