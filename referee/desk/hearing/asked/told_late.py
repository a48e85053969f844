"""What might be told late, after its lack was held against somebody, or of what he need not do: before, or only now?

In go the line and what it would come to in its place, out comes whether it is of now; only the referee knows, and is
asked: a real offence, followed by its remedy, looks the same.
"""

from __future__ import annotations

from referee.core.book.rulebook import Rulebook
from referee.core.judging.judge import judge
from referee.core.nouns.entries import Drew, Entry
from referee.core.nouns.table import Table
from referee.core.play.owing import place
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


def is_optional_now(line: TypedLine, number: int, entry: Entry, found: Table, table: Table, book: Rulebook) -> bool:
    """Does the line say that it is done now, which its player might have done before this entry, and need not?

    Cards that are due for what happened are drawn then, whoever may leave them: they are only written late.
    Raises `BadLine` `optional_late` where that is not said, and is held against him now.
    """
    met = place(found, entry, book)
    if isinstance(entry, Drew) or met is None or met.owed.must or not judge(table, entry, book).reasons:
        return False
    if line.is_confirmed:
        return True
    raise BadLine("optional_late", word=line.shown, number=number, choices=(line.before(number), line.as_meant))
