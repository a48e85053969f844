"""Ranch: at the end of phase 1 cards of the hand may be exchanged, once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from referee.core.book.owed_kind import OwedKind, nothing
from referee.core.book.questions import ACTS, HAND_LIMIT
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Follow, Objection
from referee.core.nouns.entries import Discarded, Drew, Entry
from referee.core.nouns.table import Owed
from referee.core.nouns.verdict import Level
from referee.errors import BadLine
from referee.notation import line_of
from referee.sets.events.lying import lies
from referee.sets.fistful.box import FISTFUL
from referee.sets.fistful.holding import Fistful, fistful

EVENT = "ranch"
LATER = "exchanged_later"
"""The open reading by which the exchange may come later than at the end of phase 1."""


def _for_it(owed: Owed, entry: Any) -> bool:
    return bool(owed.seat == entry.by and entry.cause == EVENT)


FISTFUL.owes.append(OwedKind(EVENT, ((Discarded, _for_it),), verb="discard", causes=nothing))


@FISTFUL.trigger("FCX-065")
def cards_may_be_exchanged(now: Situation) -> Iterable[Owed]:
    """When phase 1 is over and nothing of phase 2 is done, where the table does not read it otherwise."""
    seat, turn = now.table.turn.seat, now.table.turn
    if turn.phase != "play" or not lies(now, EVENT) or not now.table.settled or fistful(now.table).exchanged:
        return
    may = now.ask(ACTS, seat) and not now.seat(seat).out and now.hand(seat).most != 0
    if may and (not turn.played or now.holds(LATER)):
        yield Owed(EVENT, seat, must=False)


@FISTFUL.follow(Discarded, clauses=("FCX-065", "FCX-067", "FCX-068"), kinds=(EVENT,))
def as_many_are_drawn(now: Situation, entry: Discarded, before: Situation) -> Iterable[Follow]:
    """All are discarded before the new ones are drawn, from the deck."""
    if entry.count and lies(now, EVENT):
        yield Follow(Owed("draw", entry.by, entry.count, EVENT), "card", entry.by)


@FISTFUL.object(Discarded, clauses=("FCX-065", "FCX-066"), kinds=(EVENT,))
def exchanged_once_a_turn(now: Situation, entry: Discarded) -> Objection | None:
    """While the event lies open, in his own turn, once, and after phase 1."""
    turn = now.table.turn
    if not lies(now, EVENT):
        return Objection("event_not_open", {"by": entry.by, "event": EVENT})
    if entry.by != turn.seat or turn.phase == "over":
        return Objection("not_your_turn", {"by": entry.by, "turn": turn.seat})
    if fistful(now.table).exchanged:
        return Objection("exchanged_twice", {"by": entry.by})
    if turn.phase in ("start", "draw"):
        return Objection("exchanged_early", {"by": entry.by})
    return None if entry.count else Objection("nothing_given_up", {"by": entry.by}, Level.WITHOUT_EFFECT)


@FISTFUL.object(Discarded, clauses=("FCX-065",), kinds=(EVENT,))
def exchanged_later(now: Situation, entry: Discarded) -> Objection | None:
    """Whether it may be done in phase 2, once cards were played, is told both ways."""
    turn = now.table.turn
    later = entry.by == turn.seat and (turn.phase == "discard" or (turn.phase == "play" and bool(turn.played)))
    return Objection(LATER, {"by": entry.by}) if later and lies(now, EVENT) else None


@FISTFUL.remember(Discarded, clauses=("FCX-066",))
def exchanged(now: Situation, kept: Fistful, entry: Discarded, before: Situation) -> Fistful:
    """So that a second time is noticed."""
    return replace(kept, exchanged=True) if entry.cause == EVENT and entry.by == now.table.turn.seat else kept


def exchanged_in_one_breath(now: Situation, first: Entry, second: Entry) -> tuple[Entry, ...]:
    """Cards discarded, and as many drawn, when phase 1 is over: the exchange."""
    match (first, second):
        case (Discarded(by=by, cause="limit") as given, Drew(by=drew, cause="turn", source="deck") as drawn):
            turn, may = now.table.turn, now.table.turn.seat == by == drew and given.count == drawn.count
            may = may and lies(now, EVENT) and turn.phase == "play" and not fistful(now.table).exchanged
            return (replace(given, cause=EVENT), replace(drawn, cause=EVENT)) if may else ()
    return ()


FISTFUL.together.append(exchanged_in_one_breath)


def exchanged_or_over_the_limit(now: Situation, entry: Entry) -> tuple[Entry, ...]:
    """Cards discarded as phase 1 is over: the exchange, unless the turn may end with just as many.

    Raises `BadLine` `for_exchange_or_limit` where it may.
    """
    match entry:
        case Discarded(by=by, count=count, cause="limit") as given if may_exchange(now, by):
            exchange, hand = replace(given, cause=EVENT), now.hand(by)
            if hand.least == hand.most and now.ask(HAND_LIMIT, by) != hand.least - count:
                return (exchange,)
            lines = (exchange, given)
            raise BadLine(
                "for_exchange_or_limit",
                word=line_of(given, now.book),
                choices=tuple(line_of(each, now.book) for each in lines),
            )
    return ()


def may_exchange(now: Situation, seat: int) -> bool:
    """Is phase 1 of this player over, and nothing of phase 2 done?"""
    turn = now.table.turn
    at_its_end = turn.seat == seat and turn.phase == "play" and not turn.played
    return at_its_end and lies(now, EVENT) and not fistful(now.table).exchanged


FISTFUL.means.append(exchanged_or_over_the_limit)
