# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""A sum over all processes of a job, as an op of the graph"""
from collections.abc import Sequence
from tinylearn.uop import UOp
from tinylearn.rewrite import PatternMatcher
from tinylearn.buffer import Buffer
from tinylearn.tensor import Tensor
from tinylearn.settings import ContextVar
from tinylearn.realize import PythonRunner
from tinylearn.nn.optim import Optimizer
__all__ = ['allreduce_spec', 'LAUNCHED', 'MPI_TIMEOUT', 'HALVES', 'WHERE', 'all_reduced', 'adds_up', 'World', 'world', 'rank', 'world_size', 'PendingSum', 'start', 'finish', 'Collective', 'share', 'broadcast', 'Bucket', 'in_buckets', 'DataParallel', 'watch_over', 'own_seed', 'save', 'load', 'part', 'Columns', 'Rows', 'split_block']

def all_reduced(u: UOp) -> UOp:
    """The sum of `u` over all processes; ValueError where a variable says how many elements it has"""

def adds_up(u: UOp) -> bool:
    """Is it a sum of numbers like its source's, in a dtype that sums are made in?"""
allreduce_spec: PatternMatcher
LAUNCHED: tuple[str, ...]
MPI_TIMEOUT: ContextVar

class World:
    """The processes of a job, as one of them sees it"""

    def __init__(self, comm):
        ...

    def __repr__(self):
        ...

    def agree(self, mine: str, name: str):
        """ValueError where processes came with something else than the others"""

    def until(self, request, name: str):
        """Wait for a request; TimeoutError after as many seconds as the setting MPI_TIMEOUT says"""

    def tell_where(self):
        """Ask all others to print where they are, and give them time to"""

def world() -> World | None:
    """The job that this process belongs to; None where it is alone; RuntimeError if mpi4py is missing"""

def rank() -> int:
    """The number of this process in its job"""

def world_size() -> int:
    """How many processes the job has"""

class PendingSum:
    """A sum over all processes, begun and not awaited yet"""

    def __init__(self, world: World, ast: UOp, out: Buffer, x: Buffer):
        ...

    def wait(self):
        """Until it is done; ValueError where the others brought something else"""

def start(ast: UOp, bufs: list[Buffer]):
    """Begin to add up the second of `bufs` over all processes, into the first"""

def finish(ast: UOp, bufs: list[Buffer]):
    """Wait for the sum that the first of `bufs` is to hold"""
HALVES: dict

class Collective(PythonRunner):
    """Runs one half of a sum over all processes"""

    def __init__(self, ast: UOp):
        ...

def share(x, axis: int=0):
    """The part of `x` that this process works on. Raises ValueError if there are no `world_size()` equal parts"""

def broadcast(tensors: list[Tensor], root: int=0):
    """Put the numbers that these Tensors have in process `root` into those of all others"""

class Bucket:
    """Gradients that lie one after the other in memory, to be sent together"""

    def __init__(self, params: list[Tensor]):
        ...

    def send(self, grads: dict[Tensor, Tensor]) -> Tensor:
        """Put the gradients into memory, and the means over all processes in their place; gives the sums"""

def in_buckets(params: list[Tensor], most: int) -> list[Bucket]:
    """The parameters, last ones first, by buckets; one that is larger than a bucket has its own"""

class DataParallel:
    """An optimizer whose gradients are means over all processes, each with its share of the batch"""

    def __init__(self, opt: Optimizer, bucket: int=..., own: Sequence[Tensor]=...):
        ...

    def __getattr__(self, name: str):
        ...

    def schedule_step(self) -> list[Tensor]:
        """The Tensors to realize for one step"""

    def step(self):
        """Take one step"""
WHERE: int

def watch_over(w: World):
    """Let an error in this process end the job, and tell the others where it is if they ask"""

def own_seed(seed: int) -> int:
    """A seed for this process alone; that of rank 0 is `seed`"""

def save(path, shared, own=...):
    """Write a checkpoint, once for all processes"""

def load(path, shared, own=...):
    """Go on from a checkpoint; ValueError where it is from a job of another size, and `own` depends on that"""

def part(t: Tensor, axis: int=0) -> Tensor:
    """This process's share of a parameter, in memory of its own"""

class Columns:
    """A linear layer, of which each process computes some of the outputs"""

    def __init__(self, whole):
        ...

    def __call__(self, x: Tensor) -> Tensor:
        ...

class Rows:
    """A linear layer, of which each process has some of the inputs"""

    def __init__(self, whole):
        ...

    def __call__(self, x: Tensor) -> Tensor:
        ...

def split_block(block) -> list[Tensor]:
    """Split the layers of a block over all processes; gives the parameters that only this one has. Raises"""
