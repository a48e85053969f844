"""A character that nobody named: whose it is that a verdict hangs on, and the line that names it from the deal on.

Named where it first matters, it is put in before the first entry, so that all that was logged since is judged by it,
and life points and hand are those that were dealt to it.
"""

from __future__ import annotations

from collections.abc import Iterable

from referee.core.nouns.entries import Entry, LifeGained, LifeLost
from referee.core.nouns.verdict import Verdict
from referee.desk.hearing.corrected.named_from_the_deal import named_from_the_deal
from referee.desk.table_log import TableLog
from referee.log.replaying import JudgedEntry

UNKNOWN = "character_unknown"
"""The key of the reason that says so."""


def unnamed(verdict: Verdict, entry: Entry) -> int:
    """The seat whose character is asked for first: that of whoever did it, if his is not known; 0 if none matters."""
    reason = next((each for each in verdict.reasons if each.key == UNKNOWN), None)
    seats = reason.args["seats"] if reason else ()
    assert isinstance(seats, tuple)
    by = getattr(entry, "by", 0)
    return by if by in seats else int(next(iter(seats), 0))


def uncounted(judged: Iterable[JudgedEntry]) -> int:
    """The first seat of which a life point went or came that is not counted, since nobody said who sits there; or 0."""
    for each in judged:
        if isinstance(each.entry, LifeLost | LifeGained) and each.before.mode == "full":
            seat = each.before.seat(each.entry.by)
            if seat.life is None and not seat.character:
                return seat.number
    return 0


def characters_left(log: TableLog) -> tuple[str, ...]:
    """Those that nobody at the table is known to be."""
    taken = {figure.character for seat in log.table.seats for figure in seat.figures}
    return tuple(name for name in log.book.characters if name not in taken)


def naming(log: TableLog, seat: int, character: str) -> str:
    """The line that names it, from the deal on."""
    entries = [log.entry(number) for number in range(log.length)]
    return named_from_the_deal(entries, log.book, seat, character)
