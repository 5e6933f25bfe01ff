# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""Windows, states, eight bits, and six networks that others trained"""
from collections.abc import Callable
from collections.abc import Sequence
from dataclasses import dataclass
import numpy as np
from tinylearn.tensor import Tensor
from .onnx import Ints
from .onnx import Known
from .onnx import Number
__all__ = []

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

def as_axis(row: Tensor, axis: int, x: Tensor) -> Tensor:
    """One number for each place along an axis of `x`, so that they go with `x`"""

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
