# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""Eight numbers at once, and masks that choose among them"""
from tinylearn.dtype import DType
from tinylearn.uop import UOp
from tinylearn.rewrite import PatternMatcher
from tinylearn.cstyle import CStyleLanguage
__all__ = ['ClangRenderer']

class ClangRenderer(CStyleLanguage):
    """C, with the vectors of clang and gcc"""

    def preamble(self, uops: list[UOp], text: str) -> list[str]:
        """Definitions of the types and macros that the text mentions"""

    def type_of(self, d: DType) -> str:
        """What the text calls `d`"""

    def read_text(self, at: str, d: DType) -> str:
        """What stands at an address"""

    def write_text(self, at: str, d: DType, x: str) -> str:
        """The statement that writes `x` to an address"""

    def index_text(self, u: UOp, buf: str, i: str) -> str:
        """An address: the pointer plus one term of a sum after the other, if no term can be negative"""

    def alu_text(self, u: UOp, *src: str) -> str:
        """One operation. Raises ValueError if C has none for these operands"""

    def mask_text(self, u: UOp, a: str, b: str) -> str:
        """A comparison of vectors, as a mask"""

    def cast_text(self, u: UOp, x: str) -> str:
        """The same number in each lane, of another type"""

    def bitcast_text(self, u: UOp, x: str) -> str:
        """The same bits as another type"""

    def vector_text(self, d: DType, lanes: list[str]) -> str:
        """A vector of these lanes"""

    def const_text(self, x, d: DType) -> str:
        """A constant"""

    def shuffle_text(self, u: UOp, src: list[str]) -> str:
        """One lane, or several as a vector"""

    def expression(self, u: UOp, text: dict[UOp, str]) -> str:
        """A node with a value, as an expression of its sources. Raises ValueError if C has none for it"""
    extra_matcher: PatternMatcher

    def epilogue(self, uops: list[UOp], name: str) -> list[str]:
        """The function that a thread calls, if the kernel is for threads"""
    value_matcher: PatternMatcher
vector_type: str

def typedef(lang: ClangRenderer, name: str) -> str:
    """The definitions of a vector type, and of the function that fills a vector with one number"""
WHERE: str
LARGER: str
lane_types: dict

def is_mask(d: DType) -> bool:
    """Is it a vector of bools?"""

def memory_type(d: DType) -> str:
    """The type of a vector in memory"""

def convert(x: str, to: str) -> str:
    """A vector converted to another type, lane by lane"""

def lane_text(x: str, i: int) -> str:
    """One lane of a vector"""

def lane_source(u: UOp) -> tuple[UOp, int]:
    """The vector that it is taken from, and the number of the lane there"""

def factors_in_lanes(u: UOp) -> UOp | None:
    """With a product that is the same in all lanes as a product of vectors; None if there is none"""
in_lanes: PatternMatcher

def threaded_rounds(uops: list[UOp]) -> int:
    """How many rounds the threaded loop has in all; 0 if there is no such loop"""
