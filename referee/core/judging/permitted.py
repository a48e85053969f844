"""What a player may do now and at what price, what he has to do first, and what holds for him: keys and arguments.

The sets say what might be done; the judge says which of it is allowed, and else why not. Made of a table as somebody
may know it, it tells nothing that he may not know.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from referee.core.book.player_aid import Note, PossibleAction
from referee.core.book.rulebook import Rulebook, Situation
from referee.core.judging.due import Due, agenda
from referee.core.judging.judge import judge
from referee.core.nouns.entries import Entry
from referee.core.nouns.table import Table
from referee.core.nouns.verdict import PASSED_OVER, Level, Reason, Verdict


class JudgedAction(Struct, frozen=True):
    """A action with the verdict on it: at whom it may be done, or why it may not."""

    key: str
    level: Level
    args: dict[str, Any] = {}
    at: tuple[int, ...] = ()
    reasons: tuple[Reason, ...] = ()
    clauses: tuple[str, ...] = ()


class Permitted(Struct, frozen=True):
    """What is due of one player, what he may do besides and what not, what holds for him."""

    seat: int
    due: tuple[Due, ...]
    actions: tuple[JudgedAction, ...]
    notes: tuple[Note, ...]


def permitted_to(table: Table, book: Rulebook, seat: int) -> Permitted:
    """All there is to say of what this player may do at this table."""
    now = Situation(table, book)
    said = [each for aid in book.aids for each in aid(now, seat)]
    due = tuple(item for item in agenda(table, book).due if item.owed.seat == seat)
    actions = (judged for each in said if isinstance(each, PossibleAction) for judged in _judged(table, book, each))
    return Permitted(seat, due, tuple(actions), tuple(each for each in said if isinstance(each, Note)))


def _judged(table: Table, book: Rulebook, action: PossibleAction) -> Iterator[JudgedAction]:
    """The best that there is to say of it; nothing while something else has to be done first."""
    verdicts = [(entry, judge(table, entry, book)) for entry in action.entries]
    if not verdicts:
        return
    best = min(map(_level, (verdict for _, verdict in verdicts)))
    same = [(entry, verdict) for entry, verdict in verdicts if _level(verdict) == best]
    first = same[0][1]
    if action.if_allowed and best >= Level.ILLEGAL:
        return
    if PASSED_OVER not in first.keys:
        at = tuple(dict.fromkeys(seat for entry, _ in same for seat in _named(entry)))
        told = first.reasons + first.doubts
        reasons = tuple(each for each in told if each.level > Level.LEGAL or each.open or first.doubts)
        yield JudgedAction(action.key, best, dict(action.args), at, reasons, action.clauses)


def _level(verdict: Verdict) -> Level:
    """What cannot be so cannot be done; what hangs on a reading of open sources is told with both."""
    if verdict.doubts:
        return Level.ILLEGAL
    return max(verdict.level, Level.FOR_REFEREE) if verdict.open else verdict.level


def _named(entry: Entry) -> tuple[int, ...]:
    seats: tuple[int, ...] = getattr(entry, "at", ())
    return seats
