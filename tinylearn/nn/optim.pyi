# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""Five ways downhill, made of five rules"""
from tinylearn.tensor import Tensor
__all__ = ['Rule', 'Optimizer', 'Rate', 'Momentum', 'Decay', 'SGD', 'average', 'Adapt', 'Adam', 'AdamW', 'length', 'Trust', 'LARS', 'LAMB', 'cosine', 'one_cycle', 'OptimizerGroup']

class Rule:
    """One step on the way from a gradient to what is subtracted from a parameter"""
    each: tuple[str, ...] = ...
    once: tuple[str, ...] = ...

    def begin(self, *once):
        ...

    def remember(self, p, g, d, *mem):
        ...

    def __call__(self, p, g, d, *mem):
        ...

    def __repr__(self):
        ...

def blank(shape, dtype, device, value=0.0) -> Tensor:
    """One number everywhere, in memory that is nobody else's"""

def wide(dtype):
    """Averages of small numbers need digits"""

class Optimizer:
    """Changes parameters, by their gradients and a chain of rules"""

    def __init__(self, params: list[Tensor], lr: float, *rules: Rule):
        ...

    def schedule_step_with_grads(self, grads: list[Tensor]) -> list[Tensor]:
        """Assign to parameters and memory; gives the memory"""

    def gradients(self) -> list[Tensor]:
        """Those of its parameters; an error where a step cannot be taken"""

    def schedule_step(self) -> list[Tensor]:
        """The Tensors to realize for one step"""

    def changes(self) -> list[Tensor]:
        """All that a step assigns to"""

    def step(self):
        """Take one step"""

    def zero_grad(self):
        """Forget the gradients, which otherwise add up"""

    def __repr__(self):
        """Return repr(self)."""

class Rate(Rule):
    """So far along the direction"""
    once: tuple[str, ...]

    def __call__(self, p, g, d, lr):
        ...

class Momentum(Rule):
    """Earlier directions go on, each step weaker (Polyak 1964; Nesterov 1983)"""
    each: tuple[str, ...]

    def __init__(self, mu: float, nesterov: bool=False):
        ...

    def remember(self, p, g, d, b):
        ...

    def __call__(self, p, g, d, b):
        ...

class Decay(Rule):
    """A pull towards 0"""

    def __init__(self, wd: float):
        ...

    def __call__(self, p, g, d):
        ...

def coasting(mu, nesterov, classic, *then) -> list[Rule]:
    """Rate and momentum, in one order or the other"""

def decaying(wd) -> list[Rule]:
    ...

class SGD(Optimizer):
    """Stochastic gradient descent"""

    def __init__(self, params: list[Tensor], lr=0.001, momentum=0.0, weight_decay=0.0, nesterov=False, classic=False):
        ...

def average(old, new, b: float):
    """An average in which each older value counts b times as much as the next"""

class Adapt(Rule):
    """The average direction, by how large it usually is (Kingma and Ba 2014)"""
    each: tuple[str, ...]
    once: tuple[str, ...]

    def __init__(self, b1: float, b2: float, eps: float):
        ...

    def begin(self, c1, c2):
        ...

    def remember(self, p, g, d, m, v, c1, c2):
        ...

    def __call__(self, p, g, d, m, v, c1, c2):
        ...

class Adam(Optimizer):
    """Each number by the usual size of its slope"""

    def __init__(self, params: list[Tensor], lr=0.001, b1=0.9, b2=0.999, eps=1e-08):
        ...

class AdamW(Optimizer):
    """Adam, and a decay that it does not touch"""

    def __init__(self, params: list[Tensor], lr=0.001, b1=0.9, b2=0.999, eps=1e-08, weight_decay=0.01):
        ...

def length(x: Tensor) -> Tensor:
    """Of all numbers in it, as one vector"""

class Trust(Rule):
    """The direction, as long as the parameter is (You et al. 2017, 2019)"""

    def __init__(self, coef: float=1.0, wd: float | None=None):
        ...

    def __call__(self, p, g, d):
        ...

class LARS(Optimizer):
    """SGD with steps in proportion to each parameter's length"""

    def __init__(self, params: list[Tensor], lr=0.001, momentum=0.9, weight_decay=0.0001, nesterov=False, classic=True, tcoef=0.001):
        ...

class LAMB(Optimizer):
    """Adam with steps in proportion to each parameter's length"""

    def __init__(self, params: list[Tensor], lr=0.001, b1=0.9, b2=0.999, eps=1e-06, weight_decay=0.0, adam=False):
        ...

def cosine(t: int, steps: int, lr: float, least: float=0.0, warmup: int=0) -> float:
    """A rate that falls along half a cosine (Loshchilov and Hutter 2016)"""

def one_cycle(t: int, steps: int, lr: float, up: float=0.3, first: float=..., last: float=4e-06) -> float:
    """A rate that rises and then falls further (Smith 2018)"""

class OptimizerGroup(Optimizer):
    """Several optimizers, which take their steps together"""

    def __init__(self, *optimizers: Optimizer):
        ...

    def __getitem__(self, i):
        ...

    def __repr__(self):
        ...

    def changes(self):
        ...

    def schedule_step(self):
        ...

    def zero_grad(self):
        ...
