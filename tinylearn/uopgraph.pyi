# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""The builder of 2024, on the nodes of today"""
from collections.abc import Callable
from enum import Enum
from enum import auto
from tinylearn.dtype import DType
from tinylearn.uop import Ops
from tinylearn.uop import UOp
from tinylearn.cstyle import CStyleLanguage
from tinylearn.cstyle import Source
from tinylearn.vectors import ClangRenderer
from tinylearn.gpu import MetalRenderer
from tinylearn.gpu import OpenCLRenderer
from tinylearn.gpu import CUDARenderer
__all__ = ['inputs', 'operands', 'arguments', 'makers', 'Written', 'UOps', 'UnaryOps', 'BinaryOps', 'TernaryOps', 'UOpGraph', 'make_global', 'make_alu', 'make_load', 'make_store', 'make_loop', 'make_end', 'OldLanguage', 'MetalLanguage', 'OpenCLLanguage', 'CUDALanguage', 'CLanguage', 'uops_to_cstyle']

class Written(Enum):
    """An Enum that is shown as it is written"""

    def __repr__(self):
        ...
    __str__ = __repr__

class UOps(Written):
    CONST = auto()
    DEFINE_GLOBAL = auto()
    LOOP = auto()
    ENDLOOP = auto()
    LOAD = auto()
    STORE = auto()
    ALU = auto()
    SPECIAL = auto()

class UnaryOps(Written):
    EXP2 = Ops.EXP2
    LOG2 = Ops.LOG2
    SIN = Ops.SIN
    SQRT = Ops.SQRT

class BinaryOps(Written):
    ADD = Ops.ADD
    SUB = Ops.SUB
    MUL = Ops.MUL
    DIV = Ops.FDIV
    MAX = Ops.MAX
    MOD = Ops.MOD
    CMPLT = Ops.CMPLT
    XOR = Ops.XOR

class TernaryOps(Written):
    MULACC = Ops.MULACC
    WHERE = Ops.WHERE

class UOpGraph:
    """A kernel, built line by line"""

    def __init__(self):
        ...

    def add(self, uop: UOps, dtype: DType | None=None, vin: tuple[UOp, ...]=..., arg=None) -> UOp:
        """One more line; gives what later lines may use; ValueError for what `uop` cannot take"""

    def check(self, uop: UOps, dtype: DType | None, vin: tuple, arg):
        """Is there all that `uop` takes? ValueError if not"""

    def __repr__(self):
        """Return repr(self)."""
inputs: dict
operands: dict
arguments: dict

def make_global(g, dtype, *, arg):
    ...

def make_alu(g, dtype, *vin, arg):
    ...

def make_load(g, dtype, buf, idx, *, arg):
    ...

def make_store(g, dtype, buf, idx, value, *, arg):
    ...

def make_loop(g, dtype, start, end, *, arg):
    ...

def make_end(g, dtype, loop, *, arg):
    ...
makers: dict[UOps, Callable]

class OldLanguage(CStyleLanguage):
    """A language whose parameters have names of their own"""
    names: dict[UOp, str] = ...

    def preamble(self, uops, text):
        ...

    def params(self, uops):
        ...

class MetalLanguage(OldLanguage, MetalRenderer):
    ...

class OpenCLLanguage(OldLanguage, OpenCLRenderer):
    ...

class CUDALanguage(OldLanguage, CUDARenderer):
    ...

class CLanguage(OldLanguage, ClangRenderer):
    ...

def uops_to_cstyle(lang: OldLanguage, function_name: str, g: UOpGraph) -> Source:
    """The kernel as source code; ValueError if a loop is still open"""
