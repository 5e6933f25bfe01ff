# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""A compiler, started by us, and a linker of our own"""
from cffi.api import FFI
from typing import Any
from collections.abc import Callable
from concurrent.futures.thread import ThreadPoolExecutor
from pathlib import Path
__all__ = ['zig', 'on_path', 'find_compiler', 'Compiler', 'own_temp', 'Started', 'load_file']

def zig() -> list[str] | None:
    """The clang in the `ziglang` wheel"""

def on_path(name: str) -> list[str] | None:
    """The command that starts `name`, if that is on $PATH"""

def from_environment(cc: str) -> list[str]:
    """The command that `cc` names; FileNotFoundError where there is no such program"""

def find_compiler() -> list[str]:
    """$CC, else the clang in the ziglang wheel, clang or gcc; FileNotFoundError where there is none, or no $CC"""
MAC: bool
WIDE: str
NATIVE: list[str]
MEANING: list[str]
OURS: list[str]
CODE: list[str]
GCC: list[str]
LIBRARY: list[str]
ffi: FFI
libc: Any
PAGE: int
WRITABLE: int
EXECUTABLE: int

def new_memory(n: int):
    """Memory of `n` bytes that may be written to; None if the system gives none"""

def can_link() -> bool:
    """Can we load objects here?"""
FLAGS: list[str]

def headers(zig: str) -> str:
    """Where zig's clang has its headers"""

def command_words(cc: list[str], flags: list[str]) -> list[str]:
    """The words that begin the command: where `zig cc` would only pass on an object, clang's own"""

def is_gcc(word: str) -> bool:
    """Is it gcc, or a link to it?"""

class Compiler:
    """A C compiler and its flags"""

    def __init__(self, cc: list[str] | None=None, flags: list[str]=...):
        ...

    def __repr__(self):
        ...

    @property
    def cc(self) -> list[str]:
        ...

    def start(self, src: str='', *more: str) -> Started:
        """Start the compiler; OSError if it cannot be started"""

    def run(self, src: str, *more: str) -> bytes:
        """What the compiler makes of `src`; RuntimeError with its message, TimeoutError if it does not end"""

def language(src: str) -> list[str]:
    """Flags that say whether the source is IR or C"""

def own_temp() -> Path:
    """A directory for this process alone; OSError where there is no room for one"""

def to_pipe(cmd: list[str]) -> bool:
    """Can this command write its result to its standard output? clang can, if nothing is linked"""

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

def last_table(data: bytes | bytearray) -> tuple[int, ...]:
    """Of an object's table of sections: its place, bytes of a row, rows, and which of them has the names"""

def is_whole(data: bytes | bytearray) -> bool:
    """Is this a complete object?"""
PATIENCE: int
leaving: list[Started]

def clear():
    """Clean up compilers that have answered"""

def compile_error(cc: list[str], src: str, message: str, status: int) -> RuntimeError:
    """An error with the compiler's message, and the lines that it refers to"""
beside: list[ThreadPoolExecutor]

def wait_beside():
    """Wait until all is done that was begun while a compiler worked"""
waiting: list[Started]
expected: list[tuple[Compiler, str]]

def take_waiting(cmd: list[str]) -> Started | None:
    """The compiler that waits, if it was started by this command; else None"""
starting: Any

def prestart():
    """Start the compiler that is expected to be needed next, if none waits"""
while_compiling: list[Callable[[], object]]

def dismiss():
    """End the compiler that waits"""

def before_fork():
    """Before a fork: no compiler waits, and none is being started"""
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
        """Give each section a place in memory; ValueError for a section that we cannot place"""

    def address(self, base: int, k: int) -> int:
        """The address of a symbol; ValueError if it is not found"""

    def relocations(self):
        """Of each gap its place in memory, the number of its symbol, its form, and a number to be added"""

    def fill(self, mem, base: int):
        """Put the missing addresses in; ValueError for a form of relocation that we do not know"""

    def load(self) -> Code:
        """Load it into memory; ValueError if a function is missing, MemoryError if the system gives no memory"""

def round_up(n: int, unit: int) -> int:
    """The next multiple of `unit`"""
SLOT: int
JUMP: bytes

def loader():
    """The system's functions, with the libraries loaded that kernels call"""
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
