"""Whom a pronoun means in a line that is nothing as it stands: `another bang on her`, `draws one from him`.

In go the line and the log, out comes the line with a name in its place: of whom the line names before it, of whose turn
it is, or of whom he last played at. Nobody plays at himself or draws from his own hand that way.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from referee.core.nouns.entries import Entry, Played, TurnBegan
from referee.core.nouns.table import Table
from referee.desk.hearing.lately import Lately, read_there
from referee.desk.hearing.typed_line import TypedLine
from referee.desk.hearing.understanding import ReadAt
from referee.notation import with_pronouns_named


def whom_meant(line: TypedLine, table: Table, lately: Lately, read_as: Callable[[str], ReadAt]) -> str:
    """The line with names; empty where it has no such pronoun."""
    others = (table.turn.seat, *_last_played_at(table, lately))
    lines = with_pronouns_named(line.line, others, table, lately.book, line.lexicon)
    means = (each for each in lines if (said := read_there(read_as(each), table)) and not _at_himself(said))
    return next(means, next(iter(lines), ""))


def _last_played_at(table: Table, lately: Lately) -> Sequence[int]:
    """Whom alone the last card was played at by whose turn it is, in this turn."""
    for number in lately.numbers(1):
        entry = lately.log[number]
        if isinstance(entry, TurnBegan):
            return ()
        if isinstance(entry, Played) and entry.by == table.turn.seat and len(entry.at) == 1:
            return entry.at
    return ()


def _at_himself(said: Sequence[Entry]) -> bool:
    """Does somebody play at himself, take from himself, or lose a life point by himself?"""
    for each in said:
        by = getattr(each, "by", 0)
        at = (*getattr(each, "at", ()), getattr(each, "of", 0), getattr(each, "author", 0), getattr(each, "to", 0))
        if by and by in at:
            return True
    return False
