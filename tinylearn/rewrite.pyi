# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""Patterns, and what to put in their place"""
import functools
from collections.abc import Callable
from collections.abc import Sequence
from typing import Any
from tinylearn.uop import Ops
from tinylearn.uop import UOp
__all__ = ['alu_spec', 'UPat', 'brief', 'Rule', 'PatternMatcher', 'graph_rewrite_map', 'graph_rewrite', 'substitute_map', 'SpecError', 'verify']

class UPat:
    """A picture of a node, with holes: what it must be, and what to call the parts"""

    def __init__(self, op=None, dtype=None, src=None, arg: Any=None, name: str | None=None, allow_any_len=False):
        ...

    @functools.cached_property
    def match(self) -> Callable[[UOp], dict[str, UOp] | None]:
        """A function of a node: the nodes that have names where it fits this pattern, else None"""

    def __repr__(self):
        """Return repr(self)."""

    @property
    def names(self) -> set[str]:
        """The names that every match of this gives"""

    @classmethod
    def var(cls, name=None, dtype=None) -> UPat:
        """Any node"""

    @classmethod
    def cvar(cls, name=None, dtype=None) -> UPat:
        """Any constant that is one number"""

    @classmethod
    def const(cls, dtype=None, b=0) -> UPat:
        """This constant, in any dtype or in one"""

    @classmethod
    def any(cls, first: UPat, *more: UPat) -> UPat:
        """One of these; the first that fits"""

    def named(self, name: str) -> UPat:
        """The same pattern, its node called `name`"""

    def alu(self, op: Ops, *src) -> UPat:
        """The pattern of `op` on this and `src`"""

    def __add__(self, x):
        ...

    def __radd__(self, x):
        ...

    def __mul__(self, x):
        ...

    def __rmul__(self, x):
        ...

    def __truediv__(self, x):
        ...

    def __rtruediv__(self, x):
        ...

    def __floordiv__(self, x):
        ...

    def __rfloordiv__(self, x):
        ...

    def __mod__(self, x):
        ...

    def __rmod__(self, x):
        ...

    def __pow__(self, x):
        ...

    def __rpow__(self, x):
        ...

    def __and__(self, x):
        ...

    def __rand__(self, x):
        ...

    def __or__(self, x):
        ...

    def __ror__(self, x):
        ...

    def __xor__(self, x):
        ...

    def __rxor__(self, x):
        ...

    def __lshift__(self, x):
        ...

    def __rlshift__(self, x):
        ...

    def __rshift__(self, x):
        ...

    def __rrshift__(self, x):
        ...

    def __lt__(self, x):
        ...

    def __gt__(self, x):
        ...

    def where(self, a, b):
        ...

def brief(u: UOp, depth=3) -> str:
    """`u` on one line, cut off below `depth`"""

class _Code:
    """Python that is being written"""

    def __init__(self):
        ...

    def fresh(self, prefix):
        ...

    def const(self, x):
        ...

    def put(self, depth, text):
        ...

def compile_pattern(p: UPat, f: Callable=..., takes=None) -> Callable:
    """A function of a node that gives what `f` gives, or None where nothing fits; its `.source` is its text"""

class Rule:
    """A pattern and the function that makes what to put in its place"""

    def __init__(self, pat: UPat, fxn: Callable):
        ...

    @functools.cached_property
    def call(self) -> Callable:
        """A function of a node, and of `ctx`, that gives what to put in its place, or None"""

    def __call__(self, u: UOp, ctx=None) -> Any:
        ...

    def __repr__(self):
        ...

    @property
    def source(self) -> str:
        """The text that defines this rule; where it cannot be found, its pattern and its function's name"""

def op_bits(ops) -> int:
    """A set of ops as bits"""

def may_match(p: UPat, op: Ops, have: int) -> bool:
    """Whether a node of this `op` with such sources may fit `p`"""

class PatternMatcher:
    """Rules, tried in order; the first that answers wins; `+` joins two of them"""

    def __init__(self, rules: Sequence[tuple[UPat, Callable] | Rule], pure=False):
        ...

    def __add__(self, more: PatternMatcher):
        ...

    def candidates(self, u: UOp, have: int | None=None) -> list[Rule]:
        """The rules that may answer for `u`, in order; `have`: the ops of its sources, as bits, where known"""

    def answer(self, u: UOp, ctx=None) -> tuple[Rule | None, Any]:
        """The first rule that answers for `u`, and its answer; or (None, None)"""

    def rewrite(self, u: UOp, ctx=None, have: int | None=None) -> UOp | None:
        """What to put in the place of `u`, or None"""
REWRITE_LIMIT: int

class _Walk:
    """A rewrite that is going on"""

    def __init__(self, sink, pm, ctx, bottom_up=False, skip_finished=False):
        ...

    def must_wait(self, n: UOp) -> bool:
        """Whether `n` has sources that are not done; they are on the stack now"""

    def replace(self, n: UOp, new):
        """Have `new` walked in the place of `n`"""

    def run(self) -> dict[UOp, UOp]:
        """What each node ended as"""

    def endless(self, back: UOp) -> RuntimeError:
        """The error for when `back` can never be finished, or there is no end of new nodes"""

def graph_rewrite_map(sink: UOp, pm: PatternMatcher, bottom_up=False) -> dict[UOp, UOp]:
    """What each node below `sink` (and each that the rules made on the way) ended as"""

def graph_rewrite(sink: UOp, pm: PatternMatcher, ctx=None, bottom_up=False) -> UOp:
    """`sink` with the rules applied until none answers. Raises RuntimeError if that never ends, TypeError if"""

def substitute_map(sink: UOp, dvars: dict[UOp, UOp]) -> dict[UOp, UOp]:
    """What `substitute` makes of each node below `sink` that it changes"""

def substituted(sink: UOp, new: dict[UOp, UOp]) -> UOp:
    """The graph with nodes replaced, also in what replaces others"""

class SpecError(ValueError):
    """A node that is not allowed in its graph; shown in a notebook, it is marked there"""

    def __init__(self, text, node, graph):
        ...

def verify(u: UOp, spec: PatternMatcher) -> UOp:
    """`u`, if every node of it is as `spec` wants it; else a SpecError that names the first which is not"""
alu_spec: PatternMatcher
