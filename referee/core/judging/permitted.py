"""What a player may do now and at what price, what he has to do first, and what holds for him: keys and arguments.

The sets say what might be done; the judge says which of it is allowed, and else why not. Made of a table as somebody
may know it, it tells nothing that he may not know.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from referee.core.book.deeds import Deed, Note
from referee.core.book.rulebook import Rulebook, Situation
from referee.core.judging.due import Due, agenda
from referee.core.judging.judge import judge
from referee.core.nouns.entries import Entry
from referee.core.nouns.table import Table
from referee.core.nouns.verdict import Level, Reason, Verdict

WAITS = "passed_over"
"""The reason against what cannot be done before something else is."""


class Weighed(Struct, frozen=True):
    """A deed with the verdict on it: at whom it may be done, or why it may not."""

    key: str
    level: Level
    args: dict[str, Any] = {}
    at: tuple[int, ...] = ()
    reasons: tuple[Reason, ...] = ()
    clauses: tuple[str, ...] = ()


class Means(Struct, frozen=True):
    """What is due of one player, what he may do besides and what not, what holds for him."""

    seat: int
    due: tuple[Due, ...]
    deeds: tuple[Weighed, ...]
    notes: tuple[Note, ...]


def means_of(table: Table, book: Rulebook, seat: int) -> Means:
    """All there is to say of what this player may do at this table."""
    now = Situation(table, book)
    said = [each for aid in book.aids for each in aid(now, seat)]
    due = tuple(item for item in agenda(table, book).due if item.owed.seat == seat)
    deeds = (weighed for each in said if isinstance(each, Deed) for weighed in _weighed(table, book, each))
    return Means(seat, due, tuple(deeds), tuple(each for each in said if isinstance(each, Note)))


def _weighed(table: Table, book: Rulebook, deed: Deed) -> Iterator[Weighed]:
    """The best that there is to say of it; nothing while something else has to be done first."""
    verdicts = [(entry, judge(table, entry, book)) for entry in deed.entries]
    if not verdicts:
        return
    best = min(map(_level, (verdict for _, verdict in verdicts)))
    same = [(entry, verdict) for entry, verdict in verdicts if _level(verdict) == best]
    first = same[0][1]
    if deed.if_allowed and best >= Level.ILLEGAL:
        return
    if WAITS not in first.keys:
        at = tuple(dict.fromkeys(seat for entry, _ in same for seat in _named(entry)))
        reasons = tuple(each for each in first.reasons + first.doubts if each.level > Level.LEGAL or first.doubts)
        yield Weighed(deed.key, best, dict(deed.args), at, reasons, deed.clauses)


def _level(verdict: Verdict) -> Level:
    """What cannot be so cannot be done."""
    return Level.ILLEGAL if verdict.doubts else verdict.level


def _named(entry: Entry) -> tuple[int, ...]:
    seats: tuple[int, ...] = getattr(entry, "at", ())
    return seats
