# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""Five ways downhill, made of five rules"""
import typing
from dataclasses import dataclass
from typing import ClassVar
from tinylearn.tensor import Tensor
__all__ = ['UpdateRule', 'Optimizer', 'Rate', 'Momentum', 'Decay', 'SGD', 'average', 'Adapt', 'Adam', 'AdamW', 'length', 'Trust', 'LARS', 'LAMB', 'half_cosine', 'cosine_annealing', 'one_cycle', 'OptimizerGroup']

class UpdateRule:
    """One link of the chain from a gradient to what is subtracted from a parameter"""
    each: ClassVar[tuple[str, ...]] = ...
    once: ClassVar[tuple[str, ...]] = ...

    def begin(self, *once):
        """The new values of the shared numbers, at the beginning of a step"""

    def remember(self, p, g, d, *mem):
        """The new values of the memory of one parameter"""

    def __call__(self, p, g, d, *mem):
        """The new direction"""

    def __repr__(self):
        ...

def blank(shape, dtype, device, value=0.0) -> Tensor:
    """A Tensor of one number everywhere, in memory of its own"""

def wide(dtype):
    """The dtype for averages: at least float32, since small numbers need the digits"""

def list_of(kind: type, xs) -> list:
    """`xs` as a list; TypeError if it is not one of objects of this class"""

class Optimizer:
    """Changes parameters by their gradients and a chain of rules. TypeError for what is no list of Tensors,
    ValueError if all of them have requires_grad=False"""

    def __init__(self, params: list[Tensor], lr: float, *rules: UpdateRule | None):
        ...

    def schedule_step_with_grads(self, grads: list[Tensor]) -> list[Tensor]:
        """Assign to parameters and memory; returns the memory"""

    def gradients(self) -> list[Tensor]:
        """The gradients of its parameters; RuntimeError outside of training, ValueError if one is missing"""

    def schedule_step(self) -> list[Tensor]:
        """Take one step, without computing it; returns the Tensors to realize"""

    def changes(self) -> list[Tensor]:
        """The Tensors that a step assigns to"""

    def step(self):
        """Take one step and realize it; RuntimeError outside of training, ValueError if a gradient is missing"""

    def zero_grad(self):
        """Set all gradients to None; otherwise the next backward() adds to them"""

    def __repr__(self):
        """Return repr(self)."""

@dataclass(eq=False)
class Rate(UpdateRule):
    """The direction times the rate"""
    once: typing.ClassVar[tuple[str, ...]]

    def __call__(self, p, g, d, lr):
        ...

@dataclass(eq=False)
class Momentum(UpdateRule):
    """Adds earlier directions, weaker with each step (Polyak 1964; Nesterov 1983)"""
    mu: float
    nesterov: bool = ...
    each: typing.ClassVar[tuple[str, ...]]

    def remember(self, p, g, d, b):
        ...

    def __call__(self, p, g, d, b):
        ...

@dataclass(eq=False)
class Decay(UpdateRule):
    """Pulls the parameter towards 0"""
    wd: float

    def __call__(self, p, g, d):
        ...

def rate_and_momentum(mu, nesterov, classic, *before) -> list[UpdateRule | None]:
    """Rate and momentum, if there is any, in the order that `classic` says"""

def decay(wd) -> UpdateRule | None:
    ...

class SGD(Optimizer):
    """Stochastic gradient descent"""

    def __init__(self, params: list[Tensor], lr=0.001, momentum=0.0, weight_decay=0.0, nesterov=False, classic=False):
        ...

def average(old, new, b: float):
    """An average in which each older value counts b times as much as the next"""

@dataclass(eq=False)
class Adapt(UpdateRule):
    """The average direction divided by its usual size (Kingma and Ba 2014); ValueError unless 0 <= b1, b2 < 1"""
    b1: float
    b2: float
    eps: float
    each: typing.ClassVar[tuple[str, ...]]
    once: typing.ClassVar[tuple[str, ...]]

    def __post_init__(self):
        ...

    def begin(self, c1, c2):
        ...

    def remember(self, p, g, d, m, v, c1, c2):
        ...

    def __call__(self, p, g, d, m, v, c1, c2):
        ...

class Adam(Optimizer):
    """Divides each number's step by the usual size of its slope"""

    def __init__(self, params: list[Tensor], lr=0.001, b1=0.9, b2=0.999, eps=1e-08):
        ...

class AdamW(Optimizer):
    """Adam with a decay after the division"""

    def __init__(self, params: list[Tensor], lr=0.001, b1=0.9, b2=0.999, eps=1e-08, weight_decay=0.01):
        ...

def length(x: Tensor) -> Tensor:
    """The length of all numbers of `x` as one vector"""

@dataclass(eq=False)
class Trust(UpdateRule):
    """Makes the direction as long as the parameter is (You et al. 2017, 2019)"""
    coef: float = ...
    wd: float | None = ...

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

def half_cosine(a: float, b: float, x: float) -> float:
    """From a, where x is 0, along half a cosine to b, where x is 1"""

def cosine_annealing(t: int, steps: int, lr: float, least: float=0.0, warmup: int=0) -> float:
    """A rate that falls along half a cosine (Loshchilov and Hutter 2016). ValueError unless"""

def one_cycle(t: int, steps: int, lr: float, up: float=0.3, first: float=..., last: float=4e-06) -> float:
    """A rate that rises and then falls further (Smith 2018); ValueError unless 0 < up < 1 and steps > 1"""

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
