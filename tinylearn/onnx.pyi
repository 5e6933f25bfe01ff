# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""Networks as files that bring their own graph"""
from functools import partial
from collections import ChainMap
from collections.abc import Callable
from collections.abc import Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
import numpy as np
from onnx.onnx_ml_pb2 import AttributeProto
from onnx.onnx_ml_pb2 import FunctionProto
from onnx.onnx_ml_pb2 import GraphProto
from onnx.onnx_ml_pb2 import ModelProto
from onnx.onnx_ml_pb2 import NodeProto
from onnx.onnx_ml_pb2 import OperatorSetIdProto
from onnx.onnx_ml_pb2 import TensorProto
from tinylearn.tensor import Tensor
__all__ = ['kinds', 'Known', 'Ints', 'Number', 'Either', 'marks', 'ops', 'element_dtype', 'outside_bytes', 'read_tensor', 'Weight', 'data', 'known', 'Op', 'table', 'op', 'renamed', 'noted', 'NodeCall', 'Graph', 'type_of', 'domain_of', 'versions_of', 'File', 'resolved', 'check_text', 'Model', 'input_type', 'fits']
kinds: dict

def element_dtype(number: int, what: str) -> np.dtype:
    """The NumPy dtype of ONNX's type `number`; ValueError if there is none"""

def outside_bytes(t: TensorProto, folder: Path | None, size: int) -> bytes:
    """The `size` bytes that `t` says are in another file; ValueError where none in `folder` has them"""

def read_tensor(t: TensorProto, folder: Path | None=None) -> np.ndarray:
    """The array in a file; ValueError where its shape, its type and its bytes do not agree"""

class Weight(np.ndarray):
    """An array of a file, with the Tensor that was made of it"""
    tensor: Tensor | None = ...

def data(x: Either) -> Tensor:
    """`x` as a Tensor, the same one each time for a weight; one number becomes part of the kernels that use it"""

def known(x: Either) -> np.ndarray:
    """The numbers of `x`: a Tensor is computed, which a `TinyJit` refuses"""
Known = np.ndarray
Ints = tuple[int, ...]
Number = int | float
Either = np.ndarray | Tensor
marks: dict[str, Callable]

class Op:
    """A function of the table, and what its signature says"""

    def __init__(self, f: Callable):
        ...

    def __call__(self, *inputs, **attributes):
        """What the function makes of its inputs, each in the world where it belongs"""
ops: dict[str, Op]

def table(**functions: Callable):
    """Put short functions into the table"""

def op(f: Callable) -> Callable:
    """Put `f` into the table, under its own name"""

def renamed(adapt: Callable[[str], Callable], names: str):
    """Put many functions into the table; 'A=b' for b under the name A, 'Abs' for abs"""

def unary(name: str) -> Callable:
    """An op of one argument"""

def binary(name: str) -> Callable:
    """An op of two arguments"""

def joined(name: str) -> Callable:
    """An op of as many arguments as a node has inputs"""

def cast(x: Either, dtype: np.dtype) -> Either:
    """`x` in the type that NumPy calls `dtype`"""

def dtype_of(x: Either) -> np.dtype:
    """NumPy's name for the type of `x`"""

def is_float(x: Either) -> bool:
    ...

def Div(xp, a, b):
    ...

def Mod(xp, a, b, *, fmod=0):
    ...

def Pow(xp, a, b):
    ...
method: partial

def by_rows(f):
    """As an op: along `axis`, or before opset 13 over everything from `axis` on"""

def one_at_greatest(x: Tensor, axis: int) -> Tensor:
    """1 where `x` is greatest for the first time along `axis`, else 0"""

def EyeLike(xp, x, *, dtype=None, k=0):
    ...

def Reshape(xp, x, shape: Ints, *, allowzero=0):
    ...

def Squeeze(xp, x, axes: Ints | None=None):
    ...

def Unsqueeze(xp, x, axes: Ints):
    ...

def Expand(xp, x, shape: Ints):
    ...

def Tile(xp, x, repeats: Ints):
    ...

def along(x: Either, axis: int, i: Any) -> Either:
    """What `i` takes of axis `axis`"""

def halves(pads: Sequence) -> list[tuple]:
    """(beginning, end) of each axis"""

def Gather(x: Either, indices: Either, *, axis=0):
    ...

def Slice(xp, x, starts: Ints, ends: Ints, axes: Ints | None=None, steps: Ints | None=None):
    ...

def Split(xp, x, split: Ints | None=None, *, axis=0, num_outputs=None, outputs):
    ...

def Range(start: Known, limit: Known, delta: Known):
    ...

def ConstantOfShape(shape: Ints, *, value=...):
    ...

def Constant(*, value=None, value_float=None, value_int=None, value_floats=None, value_ints=None):
    ...

def Trilu(xp, x, k: Number | None=None, *, upper=1):
    ...

def Pad(x, pads: Ints, value: Number | None=None, axes: Ints | None=None, *, mode='constant'):
    ...

def reduction(name: str):
    """`name` of the array API as an op"""
least: dict

def position(name: str):
    """Tensor's argmax or argmin as an op"""

def running(name: str) -> Callable:
    """A sum or a product of all that came before"""

def TopK(x, k: Number, *, axis=..., largest=1, sorted=1):
    ...

def If(condition: Number, *, then_branch, else_branch):
    ...

def Loop(trips: Number, condition: Number, *carried: Either, body, outputs):
    ...
stacked: Op

def Scan(*given: Either, body, num_scan_inputs, scan_input_axes=None, scan_output_axes=None, scan_input_directions=None, scan_output_directions=None):
    ...
since: dict

@contextmanager
def noted(what: str):
    """Errors inside say that they were in `what`"""

@dataclass(frozen=True)
class NodeCall:
    """A node that is understood"""
    op: Callable
    node: NodeProto
    attributes: dict[str, Any]
    what: str

    def __call__(self, names: ChainMap):
        ...

@dataclass(frozen=True)
class Graph:
    """Calls of ops in order; calling `run` makes its outputs of its inputs"""
    inputs: list[str]
    outputs: list[str]
    constants: dict[str, np.ndarray]
    steps: list[NodeCall]

    def run(self, around: Any, *inputs: Either | None) -> tuple[Any, ...]:
        ...

def type_of(x: Either | None) -> bytes:
    """Type and shape of `x` in ONNX's own words"""

def domain_of(m: NodeProto | FunctionProto | OperatorSetIdProto) -> str:
    """The domain of an op, '' for the standard's"""

def versions_of(m: ModelProto | FunctionProto) -> dict[str, int]:
    """Which version of the standard each domain means"""

@dataclass(frozen=True)
class File:
    """What all graphs of a network share, and what the one that is being read may use"""
    folder: Path | None
    versions: dict[str, int]
    functions: dict[tuple, FunctionProto]
    given: dict[str, AttributeProto]
    seen: set[str]
    open: tuple[tuple, ...] = ...

    def tensor(self, t: TensorProto) -> Weight:
        ...

    def step(self, node: NodeProto) -> NodeCall:
        """The node as a NodeCall; ValueError where it cannot be"""

    def defined(self, node: NodeProto, f: FunctionProto, defaults=...) -> Callable:
        """An op that is a graph of others"""

    def definition(self, node: NodeProto, domain: str, version: int) -> Callable | None:
        """The op as a graph of others; None where the standard does not have one"""

    def attribute(self, a: AttributeProto) -> object:
        """The value of an attribute; ValueError where it cannot be read"""

    def attributes(self, op: Op, node: NodeProto, version: int, what: str) -> dict:
        """Attributes as arguments; ValueError where the op does not take them, or not so many inputs"""

    def graph(self, g: GraphProto) -> Graph:
        """A graph of the file, which may read what has been seen around it"""

    def steps(self, nodes, outputs: list[str]) -> list[NodeCall]:
        """The nodes as calls, in the file's order"""

    def function(self, f: FunctionProto, given: dict, wanted: Sequence[str]) -> Graph:
        """A function of the file or of the standard, with these attributes"""

def resolved(node: NodeProto, given: dict[str, AttributeProto]) -> NodeProto:
    """The node with attributes of its own in place of references to those that are given"""

def check_text(message):
    """ValueError where a text in the message, or in one within it, is not UTF-8"""

class Model:
    """A network from an ONNX file: call it with arrays, which are known, or Tensors, which are data"""

    def __init__(self, source: str | Path | bytes):
        ...

    def __repr__(self):
        ...

    def __call__(self, *args: Either, **named: Either) -> tuple[Tensor, ...]:
        """The outputs, in the file's order; inputs by place or by name"""

def input_type(v) -> tuple[np.dtype, tuple | None]:
    """Type and shape of an input: an int, a name or '?' for each axis; ValueError if it is no tensor"""

def fits(shape: tuple[int, ...], wanted: tuple | None) -> bool:
    """Is this a shape that an input may have?"""
