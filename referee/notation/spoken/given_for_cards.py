"""Cards that somebody gives up by his character, where a clause does not say so: `throws a mustang and draws two`.

In go a discard as the log would have it at the end of a turn and the clause behind it, out come both for the ability of
him who gives it up, where that is in order and brings just what the clause tells; else nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from referee.core.book.rulebook import Rulebook
from referee.core.judging.judge import judge
from referee.core.nouns import entries as e
from referee.core.nouns.table import Table
from referee.core.play.evolve import evolve
from referee.errors import BadLine
from referee.notation.spoken.subjects import ReadAt


def given_for_cards(
    part: list[str], before: Sequence[e.Entry], table: Table, book: Rulebook, read_at: ReadAt
) -> Sequence[e.Entry] | None:
    """What was given up at this table and is drawn for it; None where the two are no ability of his."""
    match tuple(before):
        case (e.Discarded(cause="limit", seen=(_, *_)) as given,):
            by_it = replace(given, cause=table.seat(given.by).character)
            return _drawn_for(part, by_it, table, book, read_at) if by_it.cause else None
    return None


def _drawn_for(
    part: list[str], given: e.Discarded, table: Table, book: Rulebook, read_at: ReadAt
) -> Sequence[e.Entry] | None:
    if not judge(table, given, book).clean:
        return None
    try:
        meant = tuple(read_at(part, evolve(table, given, book)))
    except BadLine:
        return None
    match meant:
        case (e.Drew(by=given.by, cause=given.cause),):
            return (given, *meant)
    return None
