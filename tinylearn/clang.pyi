# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""Find a compiler, compile once, call in a microsecond"""
from cffi.api import FFI
from _cffi_backend import _CDataBase
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import Any
from tinylearn.price import Machine
__all__ = ['ROOM', 'FILES', 'BYTES', 'PAGE', 'STEP', 'MEASURED', 'zig', 'on_path', 'find_compiler', 'own_temp', 'cache_dir', 'source_key', 'write_file', 'Cache', 'touch', 'ClangCompiler', 'Started', 'Lib', 'quota', 'cores', 'macros', 'processor', 'measured', 'machine_of', 'symbol', 'pointer', 'array_pointer', 'ClangProgram']

def zig() -> list[str] | None:
    """The clang in the `ziglang` wheel"""

def on_path(name: str) -> list[str] | None:
    ...

def from_environment(cc: str) -> list[str]:
    """The command that `cc` names; FileNotFoundError where there is no such program"""

def find_compiler() -> list[str]:
    """$CC, else the clang in the ziglang wheel, else clang, else gcc; FileNotFoundError where there is none"""
MAC: bool
NATIVE: str
MEANING: list[str]
CODE: list[str]
GCC: list[str]
LIBRARY: list[str]

def can_link() -> bool:
    """Can we load objects here? Tried on one page of memory"""
ffi: FFI
ANYWHERE: _CDataBase
FLAGS: list[str]

def command_words(cc: list[str], flags: list[str]) -> list[str]:
    """The words that begin the command: where `zig cc` would only pass on an object, clang's own"""

def private(d: Path) -> bool:
    """Make `d` if need be; is it a directory of ours that only we can write to?"""
ROOM: int

def own_temp() -> Path:
    """A directory for this process alone"""

def cache_dir() -> Path:
    """$XDG_CACHE_HOME/tinylearn, else ~/.cache/tinylearn; where that cannot be ours alone, a temporary"""

def machine() -> str:
    """A description of the processor, on which `-march=native` depends"""

def identity(exe: str) -> str:
    """Which compiler this is, without running it"""

def language(src: str) -> list[str]:
    """Flags that say whether the source is IR or C"""

def source_key(src: str, cc: list[str], flags: list[str]) -> str:
    """The name of `src` in the cache: a hash of everything that the result depends on"""

def write_file(path: Path, data: bytes):
    """Write all of `data` or nothing: a reader of `path` never sees half of it"""
FILES: int
BYTES: int
PAGE: int
STEP: float
MEASURED: str

class Cache:
    """Compiled libraries on disk"""

    def __init__(self, d: Path, files: int=..., size: int | None=None):
        ...

    def trust(self, name: str):
        """Note that the bytes of a library are what its name says"""

    def get(self, key: str) -> tuple[str, str] | None:
        """The path of the library for `key`, and the tag of its functions; None if there is none"""

    def put(self, tags: dict[str, str], lib: bytes):
        """Keep a library for these keys"""

    def used(self) -> list[tuple[float, int, str]]:
        """When each file was used, the disk it takes, and its name; the oldest first; without what was measured"""

    def sweep(self, but=...):
        """Delete what was not used for longest, until there is as much as may be, and some room to grow"""

def size_limit() -> int:
    """How many bytes a cache may have: $TINYLEARN_CACHE_SIZE, else `BYTES`; ValueError if that is no number"""

def touch(path: Path):
    """Note in the time of a file that it was used now"""

def round_up(n: int, unit: int) -> int:
    """The next multiple of `unit`"""

def compile_error(cc: list[str], src: str, message: str, status: int) -> RuntimeError:
    """An error with the compiler's message, and the lines that it refers to"""

class ClangCompiler:
    """From C to libraries"""

    def __init__(self, cc: list[str] | None=None, flags: list[str]=..., cache: Cache | None=None):
        ...

    def __repr__(self):
        ...

    @property
    def cc(self) -> list[str]:
        ...

    @property
    def cache(self) -> Cache:
        ...

    def start(self, src: str='', *more: str) -> Started:
        """Start the compiler"""

    def run(self, src: str, *more: str) -> bytes:
        """What the compiler makes of `src`; RuntimeError with its message if it fails"""

    def compile_batch(self, srcs: dict[str, str]):
        """Compile several sources at once; if that fails, each alone"""

    def compile_many(self, srcs: list[str], most: int | None=None) -> list[Lib]:
        """A library for each source; new ones are compiled by `most` compilers at once (None: one for each core)"""

    def found(self, key: str, src: str) -> tuple[str, str]:
        """What the cache has for a source that was compiled a moment ago; compiled again if that is gone already"""

    def compile(self, src: str) -> Lib:
        """The library made of `src`, now or before"""

    @property
    def reads_ir(self) -> bool:
        """Can it compile LLVM IR?"""

def to_pipe(cmd: list[str]) -> bool:
    """Can it write its result to its standard output? clang can, if nothing is linked"""

class Started:
    """A compiler that runs and waits for a source"""

    def __init__(self, cmd: list[str]):
        ...

    def close(self):
        """Delete its files"""

    def end(self):
        """Stop it and clean up"""

    def write(self, src: bytes) -> bytes:
        """Write what the pipe has room for, and give what is left; nothing, if the compiler has stopped reading"""

    def answer(self, src: bytes, until: float, meanwhile) -> bytes:
        """Its output: an object, or everything until its end; TimeoutExpired if that takes too long"""

    def finish(self, src: str, meanwhile=...) -> tuple[bytes, str, int]:
        """Give it the source, and wait for the answer"""

def is_whole(data: bytes | bytearray) -> bool:
    """Is this a complete object?"""
PATIENCE: int
leaving: list[Started]

def clear():
    """Clean up compilers that have answered"""
waiting: list[Started]
missed: list[tuple[ClangCompiler, str]]

def take_waiting(cmd: list[str]) -> Started | None:
    """The compiler that waits, if it was started by this command; else None"""
starting: Any

def expect():
    """Start a compiler, if the last source was not in the cache: the next will probably come soon"""

def dismiss():
    """End the compiler that waits"""

def before_fork():
    """Before a fork: no compiler waits, and none is being started"""

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

def macros(compiler: ClangCompiler) -> dict[str, str]:
    """The macros that the compiler predefines for this machine, with our flags"""
VECTORS: dict

def vectors(defined) -> dict[str, int]:
    """Bytes of a vector, and how many registers hold one"""
SHARE: int

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
    """The machine that a compiler compiles for, or the one that the environment speaks of"""

def loader():
    """The loader's own functions, and libraries loaded for all who need them"""

def signature(pointers: int, ints: int):
    """The type of a function of so many pointers, then so many ints"""
PROGBITS: int
SYMTAB: int
RELA: int
NOTE: int
NOBITS: int
WRITE: int
ALLOC: int
TLS: int

def c_string(data: bytes, at: int) -> str:
    """The text from `at` to the next 0"""

class Section:
    """A row of the table of sections"""

    def __init__(self, *row):
        ...

    def rows(self, data: bytes, form: str):
        """Its rows, if it is a table"""

def sections(data: bytes) -> list[Section]:
    """The sections of an object"""

class Object:
    """What a compiler makes of a source: machine code in which addresses are missing"""

    def __init__(self, data: bytes):
        ...

    def place(self) -> tuple[int, int]:
        """Give each section a place in memory"""

    def address(self, base: int, k: int) -> int:
        """The address of a symbol; ValueError if it is not found"""

    def fill(self, mem, base: int):
        """Put the missing addresses in; ValueError for a form of relocation that we do not know"""

    def load(self) -> Code:
        """Load it into memory"""
SLOT: int
JUMP: bytes
WEAK: int
NUMBER: int
ADDRESS: tuple[int, ...]
DISTANCE: tuple[int, ...]
TO_SLOT: tuple[int, ...]

class Code:
    """Functions in memory, which stay there as long as this object"""

    def __init__(self, find: Callable[[str], int], leave, *what):
        ...

def load_file(lib: str) -> Code:
    """Load an object or a library; RuntimeError if that fails"""
loaded: weakref.WeakValueDictionary[str, Code]

def code_of(lib: str) -> tuple[Code, str]:
    """What is in a library, in memory, the same for all who ask; and that library, perhaps made again"""
staying: dict[str, Code]

def address_in(code: Code, lib: str, name: str) -> int:
    """Where a function is; RuntimeError where there is none of this name"""

def symbol(lib: str, name: str):
    """Where a function of a library or an object is, which from now on stays in memory"""

def pointer(x):
    """The address of a Buffer's or an array's memory, as cffi wants it"""

def array_pointer(x):
    """The address of an array's memory; TypeError if it is no array, ValueError if it is not contiguous"""

class ClangProgram:
    """A function of a compiled library, to be called with buffers; its output comes first"""
    rounds: int

    def __init__(self, name: str, lib: str):
        ...

    def __repr__(self):
        ...

    def typed(self, n: int, m: int):
        """The function as one that takes `n` pointers and `m` ints; who holds it holds its code"""

    def cast(self, n: int, m: int):
        """The address as such a function, which holds the code"""

    def ready(self, bufs, vals=...) -> tuple:
        """What to call, and with what"""

    def __call__(self, *bufs, vals=..., wait=False, ran: list | None=None) -> float | None:
        """Run it"""
