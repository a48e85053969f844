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
    due = _due("draw", _in_his_turn(table, drew.by, book), drew.by)
    if due is None or drew.count <= due.count:
        return (drew, *behind)
    first = replace(drew, count=due.count, seen=())
    then = evolve(_in_his_turn(table, drew.by, book), first, book)
    if not isinstance(shown, e.Revealed) or shown.by != drew.by:
        return (*_with_the_one_brought(drew, first, _due("show", then, drew.by)), *behind)
    more = _due("draw", evolve(then, shown, book), drew.by)
    if more is None or more.cause == drew.cause or due.count + more.count != drew.count:
        return (drew, *behind)
    last = e.Drew(drew.by, more.count, cause=more.cause)
    rest = behind[1:] if behind[:1] == (shown,) else behind
    return (first, shown, last, *(rest[1:] if rest[:1] == (last,) else rest))


def _with_the_one_brought(drew: e.Drew, first: e.Drew, untold: Owed | None) -> tuple[e.Drew, ...]:
    """What he drew in two, where it is one more than due, as what he has yet to show may bring."""
    if untold is None or drew.count != first.count + untold.count:
        return (drew,)
    return first, e.Drew(drew.by, untold.count, cause=untold.cause)


def _in_his_turn(table: Table, seat: int, book: Rulebook) -> Table:
    """The table, once the turn of this player has begun."""
    begun = table.turn.seat == seat and table.turn.phase != "over"
    return table if begun else evolve(table, e.TurnBegan(seat), book)


def _due(kind: str, table: Table, seat: int) -> Owed | None:
    """What this player has to do of his turn, if it is of this kind and nothing else is left to be done before it."""
    steps = [owed for owed in table.frames[0].owed if owed.ordered and owed.seat == seat]
    return steps[0] if steps and steps[0].kind == kind else None
