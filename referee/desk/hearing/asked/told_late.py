"""What might be told late, after its lack was held against somebody: had it happened before, or only now?

In go the line and what it would come to in its place, out comes whether it is of now; only the referee knows, and is
asked: a real offence, followed by its remedy, looks the same.
"""

from __future__ import annotations

from referee.core.nouns.entries import Drew
from referee.desk.hearing.outcomes import Outcome, excuses
from referee.desk.hearing.typed_line import TypedLine
from referee.errors import BadLine


def is_done_now(line: TypedLine, number: int, outcome: Outcome) -> bool:
    """Does the line say that it is done now? Raises `BadLine` `told_late` where that is not said, and would excuse."""
    if line.says_now and isinstance(outcome.judged[-1].entry, Drew):
        return True
    if not excuses(outcome):
        return False
    if line.is_confirmed:
        return True
    raise BadLine("told_late", word=line.shown, number=number, choices=(line.before(number), line.as_meant))
