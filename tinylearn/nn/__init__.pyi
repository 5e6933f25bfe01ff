# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""Some Tensors, and one way to use them"""
from tinylearn.tensor import Tensor
__all__ = ['BatchNorm2d', 'BatchNorm3d', 'spread', 'Linear', 'same_padding', 'Conv2d', 'Conv1d', 'ConvTranspose2d', 'ConvTranspose1d', 'ones_and_zeros', 'by_channel', 'GroupNorm', 'InstanceNorm', 'LayerNorm', 'LayerNorm2d', 'RMSNorm', 'BatchNorm', 'Embedding', 'LSTMCell']

def spread(n: int, *shape) -> Tensor:
    """Random numbers, uniform between -1/√n and 1/√n"""

class Linear:
    """`x @ weight.T + bias`: each output a weighted sum of all inputs"""

    def __init__(self, in_features: int, out_features: int, bias: bool=True):
        ...

    def __call__(self, x: Tensor) -> Tensor:
        ...

def same_padding(padding: str, kernel, stride, dilation) -> tuple[int, ...]:
    """(before, after) of the last axis, then of the axis before it, …, so that the size stays. ValueError for"""

class Conv2d:
    """Slides a window over pictures; each output channel has weights of its own. ValueError for channels that
    cannot be divided into groups"""

    def __init__(self, in_channels: int, out_channels: int, kernel_size: int | tuple[int, ...], stride=1, padding: int | tuple[int, ...] | str=0, dilation=1, groups: int=1, bias: bool=True):
        ...

    def __call__(self, x: Tensor) -> Tensor:
        ...

def need_groups(cin: int, cout: int, groups: int):
    """ValueError if channels cannot be divided into groups of equal size"""

def Conv1d(in_channels: int, out_channels: int, kernel_size: int, stride=1, padding: int | str=0, dilation=1, groups: int=1, bias: bool=True) -> Conv2d:
    """`Conv2d` for signals with one axis"""

class ConvTranspose2d(Conv2d):
    """The transpose of a convolution: from each number a window"""

    def __init__(self, in_channels: int, out_channels: int, kernel_size: int | tuple[int, ...], stride=1, padding=0, output_padding=0, dilation=1, groups: int=1, bias: bool=True):
        ...

    def __call__(self, x: Tensor) -> Tensor:
        ...

def ConvTranspose1d(in_channels: int, out_channels: int, kernel_size: int, stride=1, padding=0, output_padding=0, dilation=1, groups: int=1, bias: bool=True) -> ConvTranspose2d:
    """`ConvTranspose2d` for signals with one axis"""

def ones_and_zeros(affine: bool, *shape) -> tuple:
    """The first `weight` and `bias` of a norm; None for both if it is not `affine`"""

def by_channel(x: Tensor, weight: Tensor | None, bias: Tensor | None) -> Tensor:
    """Each channel times its weight, plus its bias"""

class GroupNorm:
    """Each group of channels of each example brought to mean 0 and deviation 1 (Wu and He 2018)"""

    def __init__(self, num_groups: int, num_channels: int, eps: float=1e-05, affine: bool=True):
        ...

    def __call__(self, x: Tensor) -> Tensor:
        ...

class InstanceNorm(GroupNorm):
    """Each channel of each example brought to mean 0 and deviation 1 (Ulyanov and others 2016)"""

    def __init__(self, num_features: int, eps: float=1e-05, affine: bool=True):
        ...

class LayerNorm:
    """The last axes brought to mean 0 and deviation 1 (Ba and others 2016)"""

    def __init__(self, normalized_shape: int | tuple[int, ...], eps: float=1e-05, elementwise_affine: bool=True):
        ...

    def __call__(self, x: Tensor) -> Tensor:
        ...

class LayerNorm2d(LayerNorm):
    """LayerNorm over the channels of each pixel"""

    def __call__(self, x: Tensor) -> Tensor:
        ...

class RMSNorm:
    """The last axis divided by the root of its mean square (Zhang and Sennrich 2019)"""

    def __init__(self, dim: int, eps: float=1e-06):
        ...

    def __call__(self, x: Tensor) -> Tensor:
        ...

class BatchNorm:
    """Channels brought to mean 0 and deviation 1 over the batch, in training, and afterwards by the running
    statistics (Ioffe and Szegedy 2015)"""

    def __init__(self, sz: int, eps: float=1e-05, affine: bool=True, track_running_stats: bool=True, momentum: float=0.1):
        ...

    def calc_stats(self, x: Tensor) -> tuple[Tensor, Tensor]:
        """The mean and variance of each channel: those of the batch in training, else the running ones"""

    def __call__(self, x: Tensor) -> Tensor:
        """`x` normalized, scaled and shifted; in training, the running statistics are assigned to"""
BatchNorm2d = BatchNorm3d = BatchNorm

class Embedding:
    """A learned vector for each int below `vocab_size`; TypeError when called with floats"""

    def __init__(self, vocab_size: int, embed_size: int):
        ...

    def __call__(self, idx: Tensor) -> Tensor:
        ...

class LSTMCell:
    """One step of a long short-term memory (Hochreiter and Schmidhuber 1997)"""

    def __init__(self, input_size: int, hidden_size: int, bias: bool=True):
        ...

    def __call__(self, x: Tensor, hc: tuple[Tensor, Tensor] | None=None) -> tuple[Tensor, Tensor]:
        """`h` and `c` after this step; TypeError if `hc` is no pair of Tensors"""

def __getattr__(name: str):
    """Imports `optim` or `state` at first use; AttributeError for other names"""
