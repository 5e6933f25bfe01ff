# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""Looking back, and guessing the next letter"""
import numpy as np
from tinylearn.tensor import Tensor
from tinylearn.jit import TinyJit
__all__ = ['Characters', 'Attention', 'Block', 'GPT', 'held_out', 'Training', 'shares', 'Writer', 'QuickWriter']

class Characters:
    """The characters of a text, and their numbers"""

    def __init__(self, text: str):
        ...

    def __len__(self):
        ...

    def encode(self, text: str) -> np.ndarray:
        """Their numbers, int32; ValueError for a character that is not among them"""

    def decode(self, ids) -> str:
        """The text that has these numbers"""

class Attention:
    """Each position fetches from those before it what fits, in several ways at once"""

    def __init__(self, dim: int, heads: int):
        ...

    def split(self, x: Tensor) -> Tensor:
        """(batch, positions, dim) → (batch, heads, positions, dim/heads)"""

    def __call__(self, x: Tensor) -> Tensor:
        ...

class Block:
    """Fetch from others, then think by yourself; both add to what is there"""

    def __init__(self, dim: int, heads: int, dropout: float=0.0):
        ...

    def __call__(self, x: Tensor, **more) -> Tensor:
        ...

class GPT:
    """From numbers of characters to scores for the next one, at each position"""

    def __init__(self, vocab: int, context: int, dim: int, layers: int, heads: int, dropout: float=0.0):
        ...

    def __call__(self, ids: Tensor) -> Tensor:
        ...

def held_out(model: GPT, ids: np.ndarray) -> float:
    """The loss per character, over all of `ids`, cut into pieces of the model's context"""

class Training:
    """A model that learns from a text, with all that its next step depends on"""

    def __init__(self, model: GPT, ids: np.ndarray, steps: int, batch: int=16, rate: float=0.003, warmup: int=100):
        ...

    def schedule(self, done: Tensor) -> Tensor:
        """The learning rate: up in a line, down in half a cosine to a tenth"""

    def pieces(self) -> tuple[Tensor, Tensor]:
        """Random pieces of the text, and the same moved on by one: (batch, context) each"""
    learn: TinyJit

    def __call__(self, n: int):
        """Do n steps; gives the loss of each as it goes"""

    @property
    def parts(self) -> dict:
        """All that the next step depends on, but for the text"""

    def save(self, path):
        """Write down where we are"""

    def load(self, path):
        """Go on where the file was written; with the same settings, exactly as if nothing had happened"""

def shares(scores: Tensor, temperature: float=1.0, top_k: int | None=None) -> Tensor:
    """How likely each character is to be drawn"""

class Writer:
    """Writes on, character by character, reading all of the context each time"""

    def __init__(self, model: GPT, chars: Characters, temperature: float=0.8, top_k: int | None=None):
        ...

    def scores(self, ids: Tensor, at) -> Tensor:
        ...

    def draw(self, scores: Tensor) -> Tensor:
        ...

    def read(self, ids: list[int]) -> Tensor:
        """The scores for the character after these"""

    def __call__(self, prompt: str, n: int) -> str:
        """`prompt`, and what comes after it"""

class QuickWriter(Writer):
    """Writes on, reading each character once"""

    def __init__(self, *args, **kw):
        ...

    def step(self, id: Tensor, at) -> Tensor:
        ...

    def read(self, ids: list[int]) -> Tensor:
        """The scores for the character after these; reads what has not been read yet"""
