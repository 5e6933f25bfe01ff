# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""The same list in OpenCL, CUDA and Metal"""
from tinylearn.dtype import DType
from tinylearn.uop import Ops
from tinylearn.uop import UOp
from tinylearn.rewrite import UPat
from tinylearn.rewrite import PatternMatcher
from tinylearn.cstyle import Body
from tinylearn.cstyle import CStyleLanguage
__all__ = ['GPULanguage', 'OpenCLRenderer', 'MetalRenderer', 'CUDARenderer']

class GPULanguage(CStyleLanguage):
    """C as GPUs have it"""
    thread_index: dict[str, str] = ...
    barrier: str
    types: dict
    infinity: str
    nan: str
    statements: dict
    extra_matcher: PatternMatcher

def thread_number(body: Body, u: UOp):
    """Read one of the thread's numbers. Raises ValueError for a name that is none of them"""

def wait(body: Body, u: UOp):
    """Wait for the other threads of the group"""

def lane(u: UOp, k: int) -> UOp:
    """What `u` is in lane `k`"""

def by_lanes(u: UOp) -> UOp | None:
    """The lanes of an operation on vectors, put together; None for an operation on numbers"""

def taken(u: UOp) -> UOp:
    """The lanes that it takes"""
vector_ops: tuple[Ops, ...]
vector_store: UPat
scalars: PatternMatcher

class OpenCLRenderer(GPULanguage):
    """OpenCL C"""
    kernel_prefix: str
    buffer_prefix: str
    buffer_suffix: str
    types: dict
    bits_only: tuple[DType, ...]
    int_suffix: dict
    function: str
    bitcast: str
    thread_index: dict
    local_prefix: str
    barrier: str

    def cast_text(self, u: UOp, x: str) -> str:
        """A number as the same number of another type"""

    def preamble(self, uops: list[UOp], text: str) -> list[str]:
        """The functions for halves that the text calls"""
half_functions: dict

class MetalRenderer(GPULanguage):
    """Apple's Metal"""
    kernel_prefix: str
    buffer_prefix: str
    buffer_suffix: str
    variable: str
    extra_args: str
    types: dict
    int_suffix: dict
    function: str
    bitcast: str
    thread_index: dict
    local_prefix: str
    barrier: str

    def preamble(self, uops, text):
        """Metal's library"""

    def type_of(self, d):
        """What Metal calls `d`. Raises ValueError for a double"""
BITCAST: str

class CUDARenderer(GPULanguage):
    """CUDA C++"""
    kernel_prefix: str
    buffer_suffix: str
    types: dict
    infinity: str
    nan: str
    function: str
    bitcast: str
    thread_index: dict
    local_prefix: str
    barrier: str

    def qualifiers(self, uops: list[UOp]) -> str:
        """The words before `void`: how many threads a group has"""

    def preamble(self, uops: list[UOp], text: str) -> list[str]:
        """The header for halves, and the function for bitcasts, if the text needs them"""
