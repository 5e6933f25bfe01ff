# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""The same list, in the language that clang itself works in"""
from collections.abc import Callable
from typing import NamedTuple
from tinylearn.dtype import DType
from tinylearn.uop import UOp
from tinylearn.cstyle import Source
__all__ = ['MARK', 'is_ir', 'as_ir']
type_names: dict

def ir_type(d: DType) -> str:
    """The name of `d` in IR"""

def memory_type(d: DType) -> str:
    """The type that a value of dtype `d` has in memory"""

def bits_of(x, t) -> int:
    """A float's bits, as a number"""

def lane_constant(x, d: DType) -> str:
    """A constant of one lane"""

def constant(x, d: DType) -> str:
    """A constant: a number for all lanes, or a tuple with one for each"""

class Body:
    """The lines of a function so far, and the text of each node"""

    def __init__(self):
        ...

    def line(self, s: str):
        """Write a line"""

    def name(self, prefix: str) -> str:
        """A new name"""

    def new(self, s: str, prefix='alu') -> str:
        """Write a line that computes a value, and return the name of the value"""

    def op(self, op: str, d: DType, *args: str) -> str:
        """Write an instruction, and return the name of its value"""

    def typed(self, u: UOp) -> str:
        """A node as an operand, its type before it"""

    def call(self, name: str, d: DType, *args: str, result: DType | None=None) -> str:
        """Call an intrinsic"""

    def select(self, d: DType, mask: str, a: str, b: str) -> str:
        """`a` where the mask is true, `b` elsewhere"""

    def float_max(self, d: DType, a: str, b: str) -> str:
        """The larger of two floats; NaN if one of them is NaN"""

    def fused(self, u: UOp, m: UOp) -> str:
        """A contraction: the product `m` and the sum or difference `u` in one instruction"""

    def divide(self, d: DType, a: str, b: str) -> str:
        """A quotient; a fence keeps LLVM from assuming that lanes are 0"""

    def alu(self, u: UOp) -> str:
        """One operation; its text"""

    def cast(self, u: UOp) -> str:
        """A conversion; the text of its source, if nothing has to be done"""

    def shuffle(self, d: DType, a: str, b: str, lanes) -> str:
        """A vector of any lanes of two others"""

    def extract(self, u: UOp) -> str:
        """One lane, or several as a vector"""

    def build_vector(self, u: UOp) -> str:
        """A vector of these lanes"""

    def insert(self, d: DType, x: str, k: int, s: UOp) -> str:
        """The vector with another lane `k`"""

    def pointer_add(self, t: str, p: str, n: str) -> str:
        """A pointer some elements further on"""

    def address(self, u: UOp) -> str:
        """The address of an element"""

    def instruction(self, u: UOp, start: str) -> str:
        """The whole instruction, as its mark wants it"""

    def load(self, u: UOp) -> str:
        """The value read; 0 where the gate is closed"""

    def label(self, b: str):
        """Begin a block"""

    def branch(self, gate: str, *to: str):
        """End a block: go to one of two others"""

    def if_else(self, cond: str, yes, no=None):
        """A branch: `yes` writes the block for when the condition holds, and `no` the other one, if there is one"""

    def store(self, u: UOp):
        """A store"""

    def loop(self, r: UOp):
        """Begin a loop, with free lines for its phis"""

    def end_loop(self, u: UOp):
        """End a loop"""

    def accumulator(self, u: UOp):
        """A new accumulator"""

    def assign(self, u: UOp):
        """A new value for an accumulator"""

    def write(self, u: UOp):
        """Write one node of the list. Raises ValueError for a node that only GPUs have"""

    def stack(self, uops: list[UOp]):
        """The arrays on the function's stack, and the zeros for closed gates"""

    def begin(self, uops: list[UOp]) -> list[tuple[str, str]]:
        """Write the lines that come before the list; the types and names of the parameters"""

    def by_quotient(self, d: DType, a: str, b: str, multiply_add: str, most: int) -> tuple[str, list[str]]:
        """The remainder of a/b, and the conditions under which it is right"""

    def remainder(self, d: DType, a: str, b: str) -> str:
        """The remainder of a/b, with the sign of `a`"""
instructions: dict
intrinsics: dict

def conversion(old: DType, new: DType) -> str:
    """The instruction that converts an `old` to a `new`; '' if the bits stay the same"""

def lane_groups(u: UOp) -> list[tuple[UOp, dict[int, int]]]:
    """The vectors that several of its lanes come from, and which lane becomes which; the largest group first"""

def constant_offset(i: UOp) -> UOp | None:
    """The constant that is added to an index; None if there is none"""
marked: dict[str, Callable[[Body, UOp, str], str]]

def aligned(u: UOp, start: str) -> str:
    """The instruction of a LOAD or STORE that begins at a multiple of one element"""

def phi(d: DType, came: dict[str, str]) -> str:
    """A value that depends on the block that the program came from"""

class Loop(NamedTuple):
    """What the end of a loop has to know of its beginning"""
    head: str
    done: str
    before: str
    may_skip: bool
    at: int
    phis: dict[UOp, tuple[str, str]]
writers: dict

def folded(uops: list[UOp]) -> set[UOp]:
    """Sums with a constant that are only used in addresses, and lanes that only go into other vectors"""

def thread_entry(name: str, given: list[tuple[str, str]]) -> list[str]:
    """The function that a thread runs"""
MARK: str

def is_ir(src: str) -> bool:
    """Is this source LLVM IR?"""

def as_ir(uops: list[UOp]) -> Source:
    """The list as a function in LLVM IR. Raises ValueError for a node that only GPUs have"""
