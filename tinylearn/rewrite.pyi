# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""Patterns, and what to put in their place"""
import functools
from collections.abc import Callable
from collections.abc import Sequence
from typing import Any
from typing import NamedTuple
from tinylearn.uop import Ops
from tinylearn.uop import UOp
__all__ = ['REWRITE_LIMIT', 'MAX_STEPS_SHOWN', 'MAX_NODES_DRAWN', 'alu_spec', 'UPat', 'brief', 'compile_pattern', 'Rule', 'op_bits', 'may_match', 'PatternMatcher', 'graph_rewrite_map', 'graph_rewrite', 'substitute_map', 'Step', 'Trace', 'trace', 'stepper', 'SpecError', 'verify']

class UPat:
    """A picture of a node, with holes: what it must be, and what to call the parts"""

    def __init__(self, op=None, dtype=None, src=None, arg: Any=None, name: str | None=None, allow_any_len=False):
        ...

    def __repr__(self):
        """Return repr(self)."""

    @property
    def names(self) -> set[str]:
        """The names that every match of this gives"""

    @staticmethod
    def var(name=None, dtype=None):
        """Any node"""

    @staticmethod
    def cvar(name=None, dtype=None, vec=True):
        """Any constant"""

    @staticmethod
    def const(dtype=None, b=0):
        """This constant, in any dtype or in one"""

    @staticmethod
    def any(first: UPat, *more: UPat):
        """One of these; the first that fits"""

    def named(self, name: str) -> UPat:
        """The same pattern, its node called `name`"""

    def alu(self, op: Ops, *src):
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

    def match(self, u: UOp) -> dict[str, UOp] | None:
        """The named nodes where `u` fits this pattern, else None"""

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
        """The first rule that answers for `u`, and its answer; or two times None"""

    def rewrite(self, u: UOp, ctx=None, have: int | None=None) -> UOp | None:
        """What to put in the place of `u`, or None"""
REWRITE_LIMIT: int

def graph_rewrite_map(sink: UOp, pm: PatternMatcher, ctx=None, bottom_up=False) -> dict[UOp, UOp]:
    """What each node below `sink` (and each that the rules made on the way) ended as"""

def graph_rewrite(sink: UOp, pm: PatternMatcher, ctx=None, bottom_up=False) -> UOp:
    """`sink` with the rules applied until none answers"""

def substitute_map(sink: UOp, dvars: dict[UOp, UOp]) -> dict[UOp, UOp]:
    """What `substitute` makes of each node below `sink`, but of those that it left alone"""

class _Call:
    """One run of `graph_rewrite`, and what happened in it"""

    def __init__(self, sink, bottom_up):
        ...

    def graph(self, k: int) -> UOp:
        """The whole graph after `k` steps"""

    @functools.cached_property
    def size(self) -> int:
        ...

class _Replay:
    """Answers what was answered before"""

    def __init__(self, answers):
        ...

    def rewrite(self, u, ctx, have=None):
        ...

    def answer(self, u, ctx):
        ...

class Step(NamedTuple):
    """One application of a rule"""
    rule: Rule
    before: UOp
    after: UOp
    call: _Call
    k: int

    @property
    def graph_before(self) -> UOp:
        """The whole graph before this step"""

    @property
    def graph_after(self) -> UOp:
        """The whole graph after it"""

    def __repr__(self):
        ...

class Trace:
    """Every replacement made while it was on: `with trace() as t: …`"""

    def __init__(self):
        ...

    def begin(self, sink, bottom_up):
        """A rewrite begins"""

    def end(self):
        """The rewrite that began last ends"""

    def add(self, rule, before, after):
        """`rule` put `after` in the place of `before`"""

    def __enter__(self):
        ...

    def __exit__(self, *exc):
        ...

    def __len__(self):
        ...

    def __getitem__(self, i):
        ...

    def __repr__(self):
        ...
MAX_STEPS_SHOWN: int

def trace() -> Trace:
    """Notes each replacement that a rule makes inside the `with`"""

def stepper(steps: list[tuple[str, str]]) -> str:
    """HTML that shows one of `steps` at a time, or folds where scripts are stripped"""
MAX_NODES_DRAWN: int

class SpecError(ValueError):
    """A node that may not stand where it stands; shown in a notebook, it is marked in its graph"""

    def __init__(self, text, node, graph):
        ...

def verify(u: UOp, spec: PatternMatcher) -> UOp:
    """`u`, if every node of it is as `spec` wants it; else a SpecError that names the first which is not"""
alu_spec: PatternMatcher
