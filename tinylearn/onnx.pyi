# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""Networks as files that bring their own graph"""
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
from onnx.onnx_ml_pb2 import TensorProto
from tinylearn.tensor import Tensor
__all__ = ['kinds', 'Known', 'Ints', 'Number', 'Either', 'marks', 'ops', 'kind', 'outside_bytes', 'read_tensor', 'known', 'Weight', 'data', 'Op', 'table', 'op', 'attribute', 'noted', 'Step', 'Graph', 'type_of', 'standard_body', 'DefinedOp', 'versions_of', 'File', 'resolved', 'check_text', 'Model', 'input_type', 'fits']
kinds: dict

def kind(number: int, what: str) -> np.dtype:
    """The NumPy dtype of ONNX's type `number`"""

def outside_bytes(t: TensorProto, folder: Path | None, size: int) -> bytes:
    """The `size` bytes that `t` says are in another file; ValueError where none in `folder` has them"""

def read_tensor(t: TensorProto, folder: Path | None=None) -> np.ndarray:
    """The array in a file; ValueError where its shape, its type and its bytes do not agree"""
Known = np.ndarray
Ints = list[int]
Number = int | float
Either = np.ndarray | Tensor

def known(x: Either) -> np.ndarray:
    """The numbers of `x`: a Tensor is computed, which a `TinyJit` refuses"""
marks: dict[str, Callable]

class Weight(np.ndarray):
    """An array of a file, with the Tensor that was made of it"""
    tensor: Tensor | None = ...

def data(x: Either) -> Tensor:
    """`x` as a Tensor, the same one each time for a weight; one number becomes part of the kernels that use it"""

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

def unary(name: str) -> Callable:
    """An op of one argument"""

def binary(name: str) -> Callable:
    """An op of two arguments"""

def renamed(names: str, adapt: Callable) -> dict[str, Callable]:
    """Ops by name, from 'Op=name …'"""

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

def Clip(xp, x, min=None, max=None):
    ...

def by_rows(f):
    """As an op: along `axis`, or before opset 13 over everything from `axis` on"""

def one_at_greatest(x: Tensor, axis: int) -> Tensor:
    """1 where `x` is greatest for the first time along `axis`, else 0"""

def Shape(x: Either, *, start=0, end=None):
    ...

def Size(x: Either):
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

def EyeLike(x: Either, *, dtype=None, k=0):
    ...

def Pad(x, pads: Ints, constant_value: Number | None=None, axes: Ints | None=None, *, mode='constant', value=0.0):
    ...

def reduction(name: str):
    """`name` of the array API as an op"""

def position(of):
    """Tensor's argmax or argmin as an op"""

def running(of: Callable) -> Callable:
    """A sum or a product of all that came before"""

def TopK(x, k: Number, *, axis=..., largest=1, sorted=1):
    ...

def Gather(x: Either, indices: Either, *, axis=0):
    ...

def from_start(i: Tensor, n: int) -> Tensor:
    """Places along an axis of `n`, without negative ones"""

def GatherElements(x, indices, *, axis=0):
    ...

def GatherND(x, indices, *, batch_dims=0):
    ...

def ScatterElements(x, indices, updates, *, axis=0, reduction='none'):
    ...

def ScatterND(x, indices, updates, *, reduction='none'):
    ...

def OneHot(indices, depth: Number, values, *, axis=...):
    ...

def as_axis(row: Tensor, axis: int, x: Tensor) -> Tensor:
    """One number for each place along an axis of `x`, so that they go with `x`"""

def ReverseSequence(x, sequence_lens, *, batch_axis=1, time_axis=0):
    ...

def NonZero(x: Known):
    ...

def Compress(x: Known, condition: Known, *, axis=None):
    ...

def Unique(x: Known, *, axis=None, sorted=1):
    ...

def corners(boxes: np.ndarray, center: int) -> np.ndarray:
    """Each box as its least and its greatest corner; given as two, or as (x, y, width, height) of the center"""

def overlap_of(box: np.ndarray, others: np.ndarray) -> np.ndarray:
    """What a box and others share, over what they cover together"""

def NonMaxSuppression(boxes: Known, scores: Known, most: Number | None=None, iou: Number | None=None, least: Number | None=None, *, center_point_box=0):
    ...

def Gemm(a, b, c=None, *, alpha=1.0, beta=1.0, transA=0, transB=0):
    ...

@dataclass(frozen=True)
class Windows:
    """Attributes of all ops with windows, with an entry per axis; of pads, all beginnings and then all ends"""
    kernel_shape: Sequence[int] = ...
    strides: Sequence[int] = ...
    dilations: Sequence[int] = ...
    pads: Sequence[int] = ...
    auto_pad: str = ...

    def halved(self, sizes: Sequence[int]) -> list[tuple[int, int]]:
        """Each size as a beginning and an end; what is odd goes where `auto_pad` says"""

    def over(self, x: Tensor, kernel=..., ceil_mode=0):
        """(sizes, strides, dilations) of windows over the last axes of `x`, and the padding of each of these axes"""

def flat(pairs) -> list[int]:
    """The pairs as chapter 44 takes them: the last axis first"""

def Conv(x, w, b=None, *, group=1, windows: Windows):
    ...

def ConvTranspose(x, w, b=None, *, group=1, output_padding=..., output_shape=..., windows: Windows):
    ...

def AveragePool(x, *, ceil_mode=0, count_include_pad=0, windows: Windows):
    ...

def LpPool(x, *, p=2, ceil_mode=0, windows: Windows):
    ...

def MaxPool(x, *, ceil_mode=0, storage_order=0, windows: Windows):
    ...

def MaxUnpool(x, indices, output_shape: Ints | None=None, *, windows: Windows):
    ...

def inner(x: Tensor) -> tuple[int, ...]:
    """The axes after batch and channels"""

def BatchNormalization(x, scale, b, mean, var, *, epsilon=1e-05, momentum=0.9, training_mode=0, spatial=1):
    ...

def InstanceNormalization(x, scale, b, *, epsilon=1e-05):
    ...

def LpNormalization(x, *, axis=..., p=2):
    ...

def LRN(x, *, size, alpha=0.0001, beta=0.75, bias=1.0):
    ...

def Dropout(x, ratio: Number | None=None, training_mode: Number | None=None, *, seed=None):
    ...

def linear(t):
    """A straight line from point to point, at distance `t` of a point"""

def cubic(t, a=...):
    """A curve through four points (Keys, 1981), at distance `t` of a point"""

def source(o, n, m, scale, mode, box):
    """Where new elements lie among the old"""
nearest: dict[str, Callable]

@dataclass(frozen=True)
class Resizing:
    """Attributes of Resize that say how new elements are made of old ones"""
    mode: str = ...
    coordinate_transformation_mode: str = ...
    nearest_mode: str = ...
    cubic_coeff_a: float = ...
    exclude_outside: int = ...
    extrapolation_value: float = ...
    antialias: int = ...

    def taps(self, x: np.ndarray, n: int, scale: float) -> tuple[np.ndarray, np.ndarray]:
        """Which of `n` old elements make those at `x`, and how much of each: (new, taps) twice"""

def resampled(x: Tensor, axis: int, at: np.ndarray, weights: np.ndarray) -> Tensor:
    """New elements along `axis`, from the taps of each"""

def sizes_and_factors(old: list[int], scales: Known | None, sizes: Ints | None, policy: str):
    """New sizes and factors of some axes"""
OLD: Resizing

def Resize(x, roi: Known | None=None, scales: Known | None=None, sizes: Ints | None=None, *, axes=None, keep_aspect_ratio_policy='stretch', opset=13, how: Resizing):
    ...

def Upsample(x, scales: Known, *, mode='nearest'):
    ...

def folded(i: Tensor, n: int, mode: str, align: int) -> Tensor:
    """Places beyond the ends brought back: to the nearest, or as in mirrors at both ends"""

def grid_taps(g: Tensor, n: int, mode: str, align: int) -> list[tuple]:
    """Places and shares of the elements that make the one at `g`, along one axis"""

def GridSample(x, grid, *, mode='linear', padding_mode='zeros', align_corners=0):
    ...

def spread(p: Tensor, x: Tensor, axis: int, block: int=0) -> Tensor:
    """A scale or zero point so that it goes with `x`"""

def whole(x: Tensor, zero: Tensor | None, axis: int, block: int=0) -> Tensor:
    """`x` less its zero point, in int32"""

def DequantizeLinear(x, scale, zero=None, *, axis=1, block_size=0, output_dtype=None):
    ...

def QuantizeLinear(x, scale, zero=None, *, axis=1, block_size=0, output_dtype=None, saturate=1, precision=None):
    ...

def MatMulInteger(a, b, a_zero=None, b_zero=None):
    ...

def QLinearMatMul(a, a_scale, a_zero, b, b_scale, b_zero, y_scale, y_zero):
    ...

def ConvInteger(x, w, x_zero=None, w_zero=None, *, group=1, windows: Windows):
    ...

def QLinearConv(x, x_scale, x_zero, w, w_scale, w_zero, y_scale, y_zero, b=None, *, group=1, windows: Windows):
    ...
activations: dict

@dataclass(frozen=True)
class Layer:
    """Attributes of all recurrent layers"""
    activations: Sequence[str] = ...
    clip: float | None = ...
    direction: str = ...
    hidden_size: int | None = ...
    layout: int = ...

    def clipped(self, x: Tensor) -> Tensor:
        ...

    def turned(self, x: Tensor) -> Tensor:
        """With the batch first where the layout says so, or the other way round"""

    def functions(self, default: str, directions: int) -> np.ndarray:
        """The functions of the cells; ValueError for one that is not known"""

    def over_time(self, cell: Callable, default: str, x, w, r, b, lengths, *given):
        """Outputs of all times (time, direction, batch, hidden), and the last states (direction, batch, hidden)"""

def RNN(x, w, r, b=None, sequence_lens=None, initial_h=None, *, layer: Layer):
    ...

def GRU(x, w, r, b=None, sequence_lens=None, initial_h=None, *, linear_before_reset=0, layer: Layer):
    ...

def LSTM(x, w, r, b=None, sequence_lens=None, initial_h=None, initial_c=None, p=None, *, input_forget=0, layer: Layer):
    ...

def If(condition: Number, *, then_branch, else_branch):
    ...

def Loop(trips: Number, condition: Number, *carried: Either, body, outputs):
    ...
stacked: Op

def Scan(*given: Either, body, num_scan_inputs, scan_input_axes=None, scan_output_axes=None, scan_input_directions=None, scan_output_directions=None, outputs):
    ...
since: dict

def attribute(a: AttributeProto, file: File, seen: dict) -> object:
    """The value of an attribute; ValueError where it cannot be read"""

@contextmanager
def noted(what: str):
    """Errors inside say that they were in `what`"""

@dataclass(frozen=True)
class Step:
    """A node that is understood"""
    op: Callable
    node: NodeProto
    attributes: dict[str, Any]
    what: str

    def __call__(self, names: ChainMap):
        ...

@dataclass(frozen=True)
class Graph:
    """Steps in order; calling `run` makes its outputs of its inputs"""
    inputs: list[str]
    outputs: list[str]
    constants: dict[str, np.ndarray]
    steps: list[Step]

    def run(self, around: Any, *inputs: Either | None) -> tuple[Any, ...]:
        ...

def type_of(x: Either | None) -> bytes:
    """Type and shape of `x` in ONNX's own words"""

def standard_body(node: NodeProto, schema: Any, opset: int, *types: bytes) -> FunctionProto:
    """How the standard makes this op of others, for inputs of these types"""

class DefinedOp:
    """An op that is a graph of others; where that depends on types and shapes, it is read again for each set"""

    def __init__(self, file: File, node: NodeProto, defaults, body: Callable, typed: bool):
        ...

    def __call__(self, *inputs):
        ...

def versions_of(m: ModelProto | FunctionProto) -> dict[str, int]:
    """Which version of the standard each domain means"""

@dataclass(frozen=True)
class File:
    """What all graphs of a network share"""
    folder: Path | None
    versions: dict[str, int]
    functions: dict[tuple, FunctionProto]
    open: tuple[tuple, ...] = ...

    def tensor(self, t: TensorProto) -> Weight:
        ...

    def step(self, node: NodeProto, seen: dict, given: dict) -> Step:
        """The node as a Step; ValueError where it cannot be"""

    def attributes(self, op: Op, node: NodeProto, seen: dict, version: int, what: str) -> dict:
        """Attributes as arguments; ValueError where the op does not take them, or not so many inputs"""

    def graph(self, g: GraphProto, around: dict) -> Graph:
        """A graph of the file, which may read what is `around` it"""

    def steps(self, nodes, seen: dict, given: dict, outputs: list[str]) -> list[Step]:
        """The nodes as Steps, in the file's order"""

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
    """Type and shape of an input; an int, a name or '?' for each axis"""

def fits(shape: tuple[int, ...], wanted: tuple | None) -> bool:
    """Is this a shape that an input may have?"""
