# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.
"""A few native threads, started once, that share the rounds of a loop"""
from tinylearn.settings import ContextVar
from tinylearn.clang import ClangProgram
__all__ = ['JOB', 'HELP', 'PAUSE', 'WAIT', 'WORKER', 'HIRE', 'AFFINITY', 'SHARE', 'KNOWN', 'RUN', 'FORK', 'POOL', 'ATOMIC', 'THREADS', 'Workers', 'workers', 'ThreadedProgram']
JOB: str
HELP: str
PAUSE: str
WAIT: str
WORKER: str
HIRE: str
AFFINITY: str
SHARE: str
KNOWN: str
RUN: str
FORK: str
POOL: str
ATOMIC: list

class Workers:
    """Native threads that share the rounds of kernels"""

    def __init__(self, src: str=...):
        ...

    def __repr__(self):
        ...

    def dismiss(self):
        """Let them all go; the next job hires again"""

def workers() -> Workers:
    """The workers of this process, hired when there is something to do"""
THREADS: ContextVar

class ThreadedProgram(ClangProgram):
    """A function whose outermost loop is shared by several threads"""

    def __init__(self, name: str, lib: str, rounds: int):
        ...

    def cast(self, n: int, m: int):
        """A function of `n` pointers and `m` ints, which holds the code"""

    def ready(self, bufs, vals=...) -> tuple:
        """The pool, and what it is called with"""
