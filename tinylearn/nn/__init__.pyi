# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""Some Tensors, and one way to use them"""
from tinylearn.tensor import Tensor
__all__ = ['BatchNorm2d', 'BatchNorm3d', 'spread', 'Linear', 'same_padding', 'Conv2d', 'Conv1d', 'ConvTranspose2d', 'ConvTranspose1d', 'ones_and_zeros', 'by_channel', 'GroupNorm', 'InstanceNorm', 'LayerNorm', 'LayerNorm2d', 'RMSNorm', 'BatchNorm', 'Embedding', 'LSTMCell']

def spread(n: int, *shape) -> Tensor:
    """Uniform, up to 1/√n on both sides"""

class Linear:
    """`x @ weight.T + bias`: each output a weighted sum of all inputs"""

    def __init__(self, in_features: int, out_features: int, bias: bool=True):
        ...

    def __call__(self, x: Tensor) -> Tensor:
        ...

def same_padding(padding: str, kernel, stride, dilation) -> tuple[int, ...]:
    """(before, after) of the last axis, of the one before, …, so that the size stays; ValueError where it"""

class Conv2d:
    """Slides a window over pictures, each channel of the output with weights of its own"""

    def __init__(self, in_channels: int, out_channels: int, kernel_size: int | tuple[int, ...], stride=1, padding: int | tuple[int, ...] | str=0, dilation=1, groups: int=1, bias: bool=True):
        ...

    def __call__(self, x: Tensor) -> Tensor:
        ...

def need_groups(cin: int, cout: int, groups: int):
    """ValueError if channels cannot be divided into groups"""

def Conv1d(in_channels: int, out_channels: int, kernel_size: int, stride=1, padding: int | str=0, dilation=1, groups: int=1, bias: bool=True) -> Conv2d:
    """`Conv2d` for signals with one axis"""

class ConvTranspose2d(Conv2d):
    """A convolution backwards: from each number a window"""

    def __init__(self, in_channels: int, out_channels: int, kernel_size: int | tuple[int, ...], stride=1, padding=0, output_padding=0, dilation=1, groups: int=1, bias: bool=True):
        ...

    def __call__(self, x: Tensor) -> Tensor:
        ...

def ConvTranspose1d(in_channels: int, out_channels: int, kernel_size: int, stride=1, padding=0, output_padding=0, dilation=1, groups: int=1, bias: bool=True) -> ConvTranspose2d:
    """`ConvTranspose2d` for signals with one axis"""

def ones_and_zeros(affine: bool, *shape) -> tuple:
    """What a norm begins with: `weight` and `bias`"""

def by_channel(x: Tensor, weight: Tensor | None, bias: Tensor | None) -> Tensor:
    """Each channel scaled and moved"""

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
    """Channels brought to mean 0 and deviation 1 over the batch, or by what training saw (Ioffe and
    Szegedy 2015)"""

    def __init__(self, sz: int, eps: float=1e-05, affine: bool=True, track_running_stats: bool=True, momentum: float=0.1):
        ...

    def calc_stats(self, x: Tensor) -> tuple[Tensor, Tensor]:
        """Mean and variance of each channel: those that are to be used now"""

    def __call__(self, x: Tensor) -> Tensor:
        """Call self as a function."""
BatchNorm2d = BatchNorm3d = BatchNorm

class Embedding:
    """A vector for each of `vocab_size` ints"""

    def __init__(self, vocab_size: int, embed_size: int):
        ...

    def __call__(self, idx: Tensor) -> Tensor:
        ...

class LSTMCell:
    """One step of a long short-term memory (Hochreiter and Schmidhuber 1997)"""

    def __init__(self, input_size: int, hidden_size: int, bias: bool=True):
        ...

    def __call__(self, x: Tensor, hc: tuple[Tensor, Tensor] | None=None) -> tuple[Tensor, Tensor]:
        """h and c after this step"""

def __getattr__(name: str):
    """`optim` and `state`, when they are asked for"""
