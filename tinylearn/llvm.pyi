# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""The same list, in the language that clang itself works in"""
from tinylearn.dtype import DType
from tinylearn.uop import UOp
from tinylearn.cstyle import Source
__all__ = ['type_names', 'instructions', 'intrinsics', 'statements', 'values', 'MARK', 'in_lanes', 'ir_type', 'memory_type', 'bits_of', 'lane_constant', 'constant', 'Body', 'conversion', 'lane_groups', 'constant_offset', 'next_at', 'gated_bytes', 'is_stream', 'stream_key', 'phi', 'folded', 'is_ir', 'as_ir', 'thread_entry']
type_names: dict

def in_lanes(t: str, d: DType) -> str:
    """A type, as many times as `d` has lanes"""

def ir_type(d: DType) -> str:
    """What IR calls `d`"""

def memory_type(d: DType) -> str:
    """The type that a value has in memory"""

def bits_of(x, t) -> int:
    """A float's bits, as a number"""

def lane_constant(x, d: DType) -> str:
    """A constant"""

def constant(x, d: DType) -> str:
    """A constant; of a vector, all lanes"""

class Body:
    """The lines of a function so far, and what each node is called"""

    def __init__(self):
        ...

    def line(self, s: str):
        ...

    def name(self, prefix: str) -> str:
        ...

    def new(self, s: str, prefix='alu') -> str:
        """A line that gives a value, and its name"""

    def op(self, op: str, d: DType, *args: str) -> str:
        ...

    def typed(self, u: UOp) -> str:
        """A node as an operand, its type before it"""

    def call(self, name: str, d: DType, *args: str, result: DType | None=None) -> str:
        """A function of LLVM's"""

    def select(self, d: DType, mask: str, a: str, b: str) -> str:
        ...

    def float_max(self, d: DType, a: str, b: str) -> str:
        """The larger of two floats; NaN, where one is"""

    def quick_remainder(self, d: DType, a: str, b: str) -> tuple[str, str]:
        """What a/b, cut to a whole number, leaves of `a`, and in which lanes that is right"""

    def remainder(self, d: DType, a: str, b: str) -> str:
        """What a/b, cut to a whole number, leaves of `a`"""

    def fused(self, u: UOp, m: UOp) -> str:
        ...

    def divide(self, d: DType, a: str, b: str) -> str:
        """A quotient; LLVM must not guess the lanes of a vector"""

    def alu(self, u: UOp) -> str:
        """An operation"""

    def cast(self, u: UOp) -> str:
        ...

    def bitcast(self, u: UOp) -> str:
        ...

    def shuffle(self, d: DType, a: str, b: str, lanes) -> str:
        ...

    def extract(self, u: UOp) -> str:
        ...

    def build_vector(self, u: UOp) -> str:
        ...

    def pointer_add(self, t: str, p: str, n: str) -> str:
        ...

    def address(self, u: UOp) -> str:
        ...

    def load(self, u: UOp) -> str:
        """What is read; 0, or the second source, where the gate is shut"""

    def label(self, b: str):
        ...

    def branch(self, gate: str, *to: str):
        ...

    def if_else(self, cond: str, yes, no=None):
        """What `yes` writes where the condition holds, and what `no` writes elsewhere"""

    def prefetch(self, at: str, step: int, how: str):
        ...

    def store(self, u: UOp):
        ...

    def check_alignment(self, buf: UOp, n: int):
        ...

    def loop(self, r: UOp):
        ...

    def end_loop(self, u: UOp):
        ...

    def accumulator(self, u: UOp):
        ...

    def assign(self, u: UOp):
        ...

    def write(self, u: UOp):
        """One node of the list"""

    def begin(self, uops: list[UOp]) -> list[tuple[str, str]]:
        """All that comes before the list"""
instructions: dict
intrinsics: dict

def conversion(old: DType, new: DType) -> str:
    """The instruction that makes a `new` of an `old`; '' where the bits stay"""

def lane_groups(u: UOp) -> dict[UOp | None, dict[int, int]]:
    """From which vector its lanes come, and which of that one's lanes each is; None: the constants; the"""

def constant_offset(i: UOp) -> UOp | None:
    """The constant that is added to an index"""

def next_at(u: UOp) -> int:
    """How many numbers further on a LOAD asks for what will be read; 0 where it does not"""

def gated_bytes(uops: list[UOp]) -> int:
    """The bytes of the largest load that has a gate; 0 where none has"""

def is_stream(u: UOp) -> bool:
    ...

def stream_key(u: UOp) -> tuple[UOp, int]:
    """What has to be known for it: does this buffer begin at a multiple of so many bytes?"""

def phi(d: DType, came: dict[str, str]) -> str:
    ...
statements: dict
values: dict

def folded(uops: list[UOp]) -> set[UOp]:
    """Sums that are only used as a place and a constant, and lanes that only go into other vectors"""
MARK: str

def is_ir(src: str) -> bool:
    """Is this source LLVM IR?"""

def as_ir(uops: list[UOp]) -> Source:
    """The list as a function in LLVM IR"""

def thread_entry(name: str, given: list[tuple[str, str]]) -> list[str]:
    """The function that a thread is told to run"""
