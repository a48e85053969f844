"""All cards of a turn told as one number around the card that is shown: `draws 3, shows 6 of hearts` of Black Jack.

In go the entries of a line, out come those of who draws as many as are due, shows one, and draws what that brings.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from referee.core.book.rulebook import Rulebook
from referee.core.nouns import entries as e
from referee.core.nouns.table import Owed, Table
from referee.core.play.evolve import evolve, replay


def shown_among(entries: tuple[e.Entry, ...], table: Table, book: Rulebook) -> tuple[e.Entry, ...]:
    """The entries, where one drew just as many as are due before and after the card that he shows; else as they are."""
    for at, each in enumerate(entries):
        if isinstance(each, e.Drew) and (each.cause, each.source) == ("turn", "deck"):
            return (*entries[:at], *_around(each, entries[at + 1 :], replay(entries[:at], book, table), book))
    return entries


def _around(drew: e.Drew, behind: Sequence[e.Entry], table: Table, book: Rulebook) -> tuple[e.Entry, ...]:
    """What he drew, with what is told behind it: in three where the numbers are those."""
    shown = e.Revealed(drew.by, drew.seen[0]) if len(drew.seen) == 1 else behind[0] if behind else None
    due = _draw_due(_in_his_turn(table, drew.by, book), drew.by)
    if not isinstance(shown, e.Revealed) or shown.by != drew.by or due is None or drew.count <= due.count:
        return (drew, *behind)
    first = replace(drew, count=due.count, seen=())
    then = replay((first, shown), book, _in_his_turn(table, drew.by, book))
    more = _draw_due(then, drew.by)
    if more is None or more.cause == drew.cause or due.count + more.count != drew.count:
        return (drew, *behind)
    last = e.Drew(drew.by, more.count, cause=more.cause)
    rest = behind[1:] if behind[:1] == (shown,) else behind
    return (first, shown, last, *(rest[1:] if rest[:1] == (last,) else rest))


def _in_his_turn(table: Table, seat: int, book: Rulebook) -> Table:
    """The table, once the turn of this player has begun."""
    begun = table.turn.seat == seat and table.turn.phase != "over"
    return table if begun else evolve(table, e.TurnBegan(seat), book)


def _draw_due(table: Table, seat: int) -> Owed | None:
    """What this player has to draw of his turn, if nothing else is left to be done before it."""
    steps = [owed for owed in table.frames[0].owed if owed.ordered and owed.seat == seat]
    return steps[0] if steps and steps[0].kind == "draw" else None
