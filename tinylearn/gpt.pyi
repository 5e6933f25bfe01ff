# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""Looking back, and guessing the next letter"""
import numpy as np
from tinylearn.tensor import Tensor
from tinylearn.jit import TinyJit
__all__ = ['Characters', 'Attention', 'Block', 'GPT', 'held_out', 'TextTraining', 'shares', 'Writer', 'QuickWriter']

class Characters:
    """The characters of a text, and their numbers"""

    def __init__(self, text: str):
        ...

    def __len__(self):
        ...

    def encode(self, text: str) -> np.ndarray:
        """The numbers of the characters of `text`, int32; ValueError for one that has no number"""

    def decode(self, ids) -> str:
        """The text with these numbers"""

class Attention:
    """Each position fetches what fits from itself and those before it, in several ways at once. ValueError
    if `dim` is no multiple of `heads`"""

    def __init__(self, dim: int, heads: int):
        ...

    def split(self, x: Tensor) -> Tensor:
        """(batch, positions, dim) → (batch, heads, positions, dim/heads)"""

    def __call__(self, x: Tensor, kept=None, at=None) -> Tensor:
        """What each position fetches from itself and those before it; with `kept`, `x` is one position"""

class Block:
    """Attention, then two layers for each position; both add to what is there"""

    def __init__(self, dim: int, heads: int, dropout: float=0.0):
        ...

    def __call__(self, x: Tensor, **more) -> Tensor:
        ...

class GPT:
    """From the numbers of characters to scores for the next one, at each position. ValueError for a text
    longer than the context"""

    def __init__(self, vocab: int, context: int, dim: int, layers: int, heads: int, dropout: float=0.0):
        ...

    def __call__(self, ids: Tensor) -> Tensor:
        ...

def held_out(model: GPT, ids: np.ndarray) -> float:
    """The loss per character, over all of `ids`, cut into pieces of the model's context"""

class TextTraining:
    """A model that learns from a text, with all that its next step depends on"""

    def __init__(self, model: GPT, ids: np.ndarray, steps: int, batch: int=16, rate: float=0.003, warmup: int=100):
        ...

    def schedule(self, done: Tensor) -> Tensor:
        """The learning rate: up in a line, down in half a cosine to a tenth"""

    def pieces(self) -> tuple[Tensor, Tensor]:
        """Random pieces of the text, and the same shifted by one: (batch, context) each"""
    learn: TinyJit

    def __call__(self, n: int):
        """Take n steps; yields the loss of each"""

    @property
    def parts(self) -> dict:
        """All that the next step depends on, without the text"""

    def save(self, path):
        """Store the state of the training in a file"""

    def load(self, path):
        """Go on from the state in a file, with the same settings exactly as if there had been no interruption"""

def shares(scores: Tensor, temperature: float=1.0, top_k: int | None=None) -> Tensor:
    """The probability of each character to be drawn; ValueError for a temperature below 0"""

class Writer:
    """Continues a text, character by character, and reads all of the context for each"""

    def __init__(self, model: GPT, chars: Characters, temperature: float=0.8, top_k: int | None=None):
        ...

    def scores(self, ids: Tensor, at) -> Tensor:
        ...

    def draw(self, scores: Tensor) -> Tensor:
        ...

    def read(self, ids: list[int]) -> Tensor:
        """The scores for the character after these"""

    def __call__(self, prompt: str, n: int) -> str:
        """`prompt` and `n` more characters; ValueError for an empty prompt"""

class QuickWriter(Writer):
    """Continues a text, and reads each character once"""

    def __init__(self, *args, **kw):
        ...

    def step(self, id: Tensor, at) -> Tensor:
        ...

    def read(self, ids: list[int]) -> Tensor:
        """The scores for the character after these; reads only those that it has not read yet"""
