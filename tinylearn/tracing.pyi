# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""Each step of a rewrite, as text and as pictures"""
from typing import NamedTuple
from tinylearn.uop import UOp
from tinylearn.rewrite import PatternMatcher
from tinylearn.rewrite import Rule
__all__ = ['MAX_STEPS_SHOWN', 'MAX_NODES_DRAWN', 'Step', 'Trace', 'trace', 'stepper']

class _Replay(PatternMatcher):
    """Answers what was answered before"""

    def __init__(self, answers):
        ...

    def rewrite(self, u, ctx=None, have=None):
        ...

class _Call(NamedTuple):
    """One run of `graph_rewrite`, and what happened in it"""
    sink: UOp
    bottom_up: bool
    steps: list[Step]

    def graph(self, k: int) -> UOp:
        """The whole graph after `k` steps"""

class Step(NamedTuple):
    """One application of a rule"""
    rule: Rule
    before: UOp
    after: UOp
    call: _Call
    k: int

    def __repr__(self):
        """Return repr(self)."""

    @property
    def graph_before(self) -> UOp:
        """The whole graph before this step"""

    @property
    def graph_after(self) -> UOp:
        """The whole graph after it"""

class Trace:
    """Every replacement made while it was on: `with trace() as t: …`"""

    def __init__(self):
        ...

    def __enter__(self):
        ...

    def __exit__(self, *exc):
        ...

    def __len__(self):
        ...

    def __getitem__(self, i):
        ...

    def begin(self, sink: UOp, bottom_up: bool):
        """A rewrite begins"""

    def end(self):
        """The rewrite that began last ends"""

    def add(self, rule: Rule, before: UOp, after: UOp):
        """`rule` put `after` in the place of `before`"""

    def __repr__(self):
        """Return repr(self)."""

def trace() -> Trace:
    """Notes each replacement that a rule makes inside the `with`"""
MAX_STEPS_SHOWN: int

def stepper(steps: list[tuple[str, str]]) -> str:
    """HTML that shows one of `steps` at a time, or folds where scripts are stripped"""
MAX_NODES_DRAWN: int
