"""What happened though nobody wrote it: in go a table and an entry that follows from it, out comes what comes first.

A log may lack what left nobody a choice: a life point lost, cards drawn for a Stagecoach, the next turn begun. Where
play goes on past it, or an entry makes sense only after it, it has happened. The judge tells once that it is lacking;
the table goes on as if it stood there, so that nothing else is wrong because of it. What hangs on a role that only the
referee may know (a reward, a fall) is never taken for granted: everybody would see it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from msgspec.structs import replace

from referee.core.book.questions import NEXT_SEAT
from referee.core.book.rulebook import Rulebook, Situation
from referee.core.nouns import entries as e
from referee.core.nouns.table import Owed, Table
from referee.core.nouns.vocabulary import Count
from referee.core.play.owing import OwedPlace, passed_over, place
from referee.core.play.placing import with_seat

Happening = tuple[Owed, e.Entry]
Apply = Callable[[Table, e.Entry, Rulebook], Table]
"""Gives the table after an entry."""
TURN, DRAW = "turn", "draw"
LONGEST = 60
"""More happenings in a row than any game has."""


class Ready(NamedTuple):
    """The table at which an entry happens, what it meets there, and what the log lacks before it."""

    table: Table
    met: OwedPlace | None
    lacks: tuple[Owed, ...] = ()


def caught_up(ready: Ready, entry: e.Entry, book: Rulebook, apply: Apply) -> Ready:
    """The same after all that play goes on past with this entry."""
    table, met, lacks = ready
    while passed := passed_over(table, entry, met, book):
        first = next((each for each in _happenings(table, book) if each[0] in passed and each[0].kind != TURN), None)
        if first is None:
            break
        table = _either_way(table, apply(table, first[1], book))
        met = place(table, entry, book)
    return ready if table is ready.table else Ready(table, met, lacks)


def _either_way(table: Table, then: Table) -> Table:
    """Cards may have been left where they were: nobody knows whether they were drawn, only that it was not written."""
    both = zip(table.seats, then.seats, strict=True)
    seats = tuple(new if new.out else replace(new, hand=between(old.hand, new.hand)) for old, new in both)
    return replace(then, seats=seats, deck=between(table.deck, then.deck))


def perhaps_drawn(table: Table, steps: Iterable[Owed]) -> Table:
    """The table where play went on past these steps: if cards were to be drawn, nobody knows whether they were."""
    for owed in steps:
        if owed.kind == DRAW and owed.ordered and owed.must:
            hand = table.seats[owed.seat - 1].hand
            table = with_seat(table, owed.seat, hand=between(hand, hand.plus(owed.count)))
            table = replace(table, deck=between(table.deck, table.deck.minus(owed.count)))
    return table


def perhaps_answered(table: Table, owed: Iterable[Owed]) -> Table:
    """The table where play went on past these: whether who had to answer gave a card, or took one, nobody knows.

    What he did may still be written while the turn lasts, of which not all was.
    """
    for each in owed:
        if each.must and each.kind == "answer":
            hand = table.seats[each.seat - 1].hand
            table = with_seat(table, each.seat, hand=between(hand, hand.minus(each.count)))
            table = replace(table, turn=replace(table.turn, unlogged=True))
        elif each.must and each.kind == "pick":
            hand = table.seats[each.seat - 1].hand
            table = with_seat(table, each.seat, hand=between(hand, hand.plus(1)))
    return table


def drawn_after_all(table: Table, seat: int, count: int) -> Table:
    """The table where cards of which nobody knew whether they had been drawn are drawn now."""
    hand, deck = table.seats[seat - 1].hand, table.deck
    table = with_seat(table, seat, hand=Count(hand.least + count, hand.most))
    return replace(table, deck=Count(deck.least, None if deck.most is None else max(0, deck.most - count)))


def between(one: Count, other: Count) -> Count:
    """As many as one of the two says, or the other."""
    most = None if one.most is None or other.most is None else max(one.most, other.most)
    return Count(min(one.least, other.least), most)


def unwritten(table: Table, entry: e.Entry, book: Rulebook, apply: Apply) -> Ready:
    """Where the entry meets nothing: what has to have happened if it does after that only, and the table then.

    That the deck ran out says nothing of the kind: how many cards it holds is counted, and the count may be wrong.
    """
    counted, own = type(entry) is e.DeckTurned, type(entry) in book.brought
    if table.mode == "light" or counted or not book.meets.get(type(entry)):
        return Ready(table, None)
    gone: list[Owed] = []
    then = table
    if _draws_next(table, entry, book):
        gone.append(Owed("end", table.turn.seat))
        then = apply(table, e.TurnEnded(table.turn.seat), book)
    while len(gone) < LONGEST and (first := next(_happenings(then, book), None)) is not None:
        gone.append(first[0])
        then = apply(then, first[1], book)
        if (met := place(then, entry, book)) is not None:
            return Ready(then, met, tuple(gone)) if _presses(then, met.owed, own, book) else Ready(table, None)
    return Ready(table, None)


def _draws_next(table: Table, entry: e.Entry, book: Rulebook) -> bool:
    """Does he who comes next draw for his turn while the one before, in which nothing is due, was not ended?"""
    turn = table.turn
    if not isinstance(entry, e.Drew) or entry.cause != TURN or turn.phase not in ("play", "discard"):
        return False
    return entry.by == Situation(table, book).ask(NEXT_SEAT, turn.seat) and not any(o.must for o in table.owed())


def _presses(table: Table, owed: Owed, own: bool, book: Rulebook) -> bool:
    """Had it to happen, so that it did? Of a set's own entries only a step of the turn is taken so."""
    return owed.ordered if own else owed.must or book.kinds[owed.kind].happens(Situation(table, book), owed)


def _happenings(table: Table, book: Rulebook) -> Iterator[Happening]:
    """What is due now and happens without anybody's choice, up to the first thing that somebody chooses."""
    now = Situation(table, book)
    for owed in table.owed():
        kind = book.kinds[owed.kind]
        if not owed.must:
            continue
        if (owed.kind == TURN or kind.happens(now, owed)) and (forced := kind.forced(now, owed)) is not None:
            yield owed, forced
        elif owed.ordered or kind.holds_up:
            return
