"""What perhaps happened: where a log lacks something that nobody can know, hands and the deck keep all that may be.

Play that goes on past a draw, an answer or a discard shows only that it was not written. What is told of it is told
once; afterwards both are possible, so that no later entry is wrong because of it.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from referee.core.book.questions import HAND_LIMIT
from referee.core.book.rulebook import Rulebook, Situation
from referee.core.nouns.sightings import moved_unseen
from referee.core.nouns.table import Owed, Table
from referee.core.nouns.vocabulary import Count
from referee.core.play.placing import with_seat


def between(one: Count, other: Count) -> Count:
    """As many as one of the two says, or the other."""
    most = None if one.most is None or other.most is None else max(one.most, other.most)
    return Count(min(one.least, other.least), most)


def one_fewer(hand: Count) -> Count:
    """A hand without a card that it gave unwritten; where it was told to be one too large, that was it."""
    if not hand.doubtful or hand.most is None:
        return hand.minus(1)
    return Count(min(hand.least, hand.most - 1), hand.most - 1)


def either_way(table: Table, then: Table) -> Table:
    """Cards may have been left where they were: nobody knows whether they were drawn, only that it was not written."""
    both = zip(table.seats, then.seats, strict=True)
    seats = tuple(new if new.out else replace(new, hand=between(old.hand, new.hand)) for old, new in both)
    return replace(then, seats=seats, deck=between(table.deck, then.deck))


def perhaps_done(table: Table, passed: Iterable[Owed], book: Rulebook) -> Table:
    """The table where play went on past all this: if cards were to be drawn, nobody knows whether they were.

    So it is with what a set says it of. What hangs on a role that nobody saw is left alone.
    """
    for owed in passed:
        if owed.kind == "draw" and owed.presses:
            table = _perhaps_more(table, owed)
        elif owed.kind == "putback" and owed.must:
            table = _perhaps(table, owed.seat, -owed.count)
            table = replace(table, deck=between(table.deck, table.deck.plus(owed.count)))
        elif owed.presses and (perhaps := book.kinds[owed.kind].perhaps) is not None:
            table = perhaps(Situation(table, book), owed)
    return table


def _perhaps_more(table: Table, owed: Owed) -> Table:
    table = _perhaps(table, owed.seat, owed.count)
    if not owed.other:
        return replace(table, deck=between(table.deck, table.deck.minus(owed.count)))
    return _perhaps(table, owed.other, -owed.count)


def perhaps_answered(table: Table, passed: Iterable[Owed]) -> Table:
    """The table where play went on past these: whether who had to answer gave one, or chose, nobody knows.

    What he did may still be written while the turn lasts, of which not all was.
    """
    for owed in passed:
        if owed.must and owed.kind == "answer":
            table = perhaps_played(table, owed.seat, owed.count)
        elif owed.must and owed.kind in ("take", "toss") and owed.other:
            table = _perhaps(table, owed.other, -owed.count)
            table = _perhaps(table, owed.seat, owed.count) if owed.kind == "take" else table
        elif owed.kind == "pick":
            table = replace(_perhaps(table, owed.seat, 1), open=())
    return table


def without_answers(table: Table, passed: tuple[Owed, ...]) -> Table:
    """The table where the card under way waits for these answers no more."""
    top = table.frames[-1]
    left = replace(top, owed=tuple(owed for owed in top.owed if owed not in passed))
    return perhaps_answered(replace(table, frames=(*table.frames[:-1], left)), passed)


def perhaps_played(table: Table, seat: int, count: int = 1) -> Table:
    """The table where this seat perhaps gave so many cards out of its hand, in a turn of which not all was written."""
    return doubting(_perhaps(table, seat, -count), f"passed:{seat}:")


def doubting(table: Table, *signs: str) -> Table:
    """The table at which these too followed from nothing in this turn."""
    turn = table.turn
    doubted = tuple(dict.fromkeys((*turn.doubted, *signs)))
    return table if doubted == turn.doubted else replace(table, turn=replace(turn, doubted=doubted))


def _perhaps(table: Table, seat: int, change: int) -> Table:
    hand = table.seats[seat - 1].hand
    table = with_seat(table, seat, hand=between(hand, hand.plus(change) if change > 0 else hand.minus(-change)))
    return table if change > 0 else replace(table, sightings=moved_unseen(table.sightings, seat, None, False))


def perhaps_given(table: Table) -> Table:
    """The table where a card came from a hand unwritten: from the one that may have given one, if it is only one."""
    several = [seat for seat in table.seats if seat.hand.doubtful]
    return with_seat(table, several[0].number, hand=one_fewer(several[0].hand)) if len(several) == 1 else table


def perhaps_given_up(table: Table, now: Situation, seat: int) -> Table:
    """Who ends a turn with more cards than he may hold kept them, or nobody wrote what he gave up."""
    holder, limit = now.holder(seat), now.ask(HAND_LIMIT, seat)
    hand = table.seats[holder - 1].hand
    if limit is None or hand.least <= max(limit, 0):
        return table
    table = with_seat(table, holder, hand=Count(max(limit, 0), hand.most))
    return replace(table, sightings=moved_unseen(table.sightings, holder, None, False))


def perhaps_held(table: Table, now: Situation, seat: int) -> Table:
    """Who gives up cards though he held too few had more than was written, as many as he may keep."""
    holder, limit = now.holder(seat), now.ask(HAND_LIMIT, seat)
    hand = table.seats[holder - 1].hand
    if limit is None or hand.most is None or hand.most >= limit:
        return table
    return with_seat(table, holder, hand=Count(hand.least, limit))


def drawn_after_all(table: Table, seat: int, count: int) -> Table:
    """The table where cards of which nobody knew whether they had been drawn are drawn now."""
    hand, deck = table.seats[seat - 1].hand, table.deck
    held, left = hand.least + count, None if deck.most is None else max(0, deck.most - count)
    table = with_seat(table, seat, hand=Count(held, None if hand.most is None else max(held, hand.most)))
    return replace(table, deck=Count(deck.least if left is None else min(deck.least, left), left))
