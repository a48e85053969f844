"""The stacks of the cowboys: what goes on top, what is used from the top, what is discarded from the bottom."""

from __future__ import annotations

from functools import reduce
from typing import Any

from msgspec.structs import replace

from referee.core.book.questions import DRAW_COUNT
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Objection
from referee.core.nouns import entries as e
from referee.core.nouns.sightings import known_in
from referee.core.nouns.table import Table
from referee.core.nouns.vocabulary import Card
from referee.core.play.discards import taken_off
from referee.sets.lone_gunslinger.box import LONE
from referee.sets.lone_gunslinger.gang import Cards, Gang, Stack, fitted, is_cowboy, stack_of


def with_stack(now: Situation, kept: Gang, seat: int, cards: Cards) -> Gang:
    """The stacks with this one as it is now."""
    stack = Stack(seat, fitted(cards, now.hand(seat)))
    lower = [each for each in kept.stacks if each.seat < seat]
    higher = [each for each in kept.stacks if each.seat > seat]
    return replace(kept, stacks=(*lower, stack, *higher))


def nearest(cards: Cards, card: Card) -> int | None:
    """The place of the card meant, counted from the first of these; the very one before one that may be it."""
    exact = (place for place, each in enumerate(cards) if each == card)
    fitting = (place for place, each in enumerate(cards) if each.may_be(card))
    return next(exact, next(fitting, None))


def _without(cards: Cards, card: Card) -> Cards:
    place = nearest(cards, card)
    return cards if place is None else cards[:place] + cards[place + 1 :]


def off_the_top(cards: Cards, card: Card) -> Cards:
    """The stack without the card meant that lies nearest to its top."""
    return _without(cards[::-1], card)[::-1]


def _noted(cards: Cards, count: int) -> Cards:
    return cards[:count] + (Card(),) * (count - len(cards))


def _added(entry: Any, before: Situation) -> tuple[int, Cards]:
    """Who has got which cards by this entry, in their order."""
    match entry:
        case e.Drew(source="discards"):
            return entry.by, taken_off(before.table, entry.count, entry.seen)[1]
        case e.Drew():
            return entry.by, _noted(entry.seen, entry.count)
        case e.Took(card=None):
            return entry.by, (entry.seen,)
        case e.Took(card=Card() as card):
            return entry.by, (card,)
        case e.Picked():
            return entry.by, (entry.card,)
        case e.Forfeited(to=to) if to:
            given_up = before.seat(entry.by)
            held = fitted(_held(before.table, entry.by), given_up.hand)
            return to, (*held, *given_up.in_play)
    return 0, ()


def _held(table: Table, seat: int) -> Cards:
    return stack_of(table, seat) if is_cowboy(table, seat) else known_in(table, seat)


@LONE.remember(e.Drew, e.Took, e.Picked, e.Forfeited, clauses=("LGS-025",))
def what_is_drawn_goes_on_top(now: Situation, kept: Gang, entry: e.Entry, before: Situation) -> Gang:
    """Cards are put on the stack in the order in which they come, the last one on top."""
    seat, cards = _added(entry, before)
    if not is_cowboy(now.table, seat):
        return kept
    return with_stack(now, kept, seat, stack_of(before.table, seat) + cards)


def _lost(entry: Any) -> tuple[int, Card | None]:
    """Who has given which card away by this entry."""
    match entry:
        case e.Played() | e.Answered():
            return entry.by, entry.card
        case e.Took(card=None) | e.Tossed(card=None):
            return entry.of, entry.seen
        case e.Drew(source="hand") if entry.of:
            return entry.of, entry.seen[0] if entry.seen else Card()
    return 0, None


@LONE.remember(e.Played, e.Answered, e.Took, e.Tossed, e.Drew, clauses=("LGS-024", "LGS-063"))
def what_is_used_comes_off_the_top(now: Situation, kept: Gang, entry: e.Entry, before: Situation) -> Gang:
    """Of two of a name the one nearest to the top is used; where a card was taken unseen no place is certain."""
    seat, card = _lost(entry)
    if card is None or not is_cowboy(now.table, seat):
        return kept
    stack = stack_of(before.table, seat)
    left = off_the_top(stack, card) if card != Card() else (Card(),) * (len(stack) - 1)
    return with_stack(now, kept, seat, left)


@LONE.remember(e.Discarded, clauses=("LGS-029",))
def discards_come_off_the_bottom(now: Situation, kept: Gang, entry: e.Discarded, before: Situation) -> Gang:
    """What is over the limit is discarded from the bottom."""
    if not is_cowboy(now.table, entry.by):
        return kept
    stack = stack_of(before.table, entry.by)
    for card in entry.seen or stack[: entry.count]:
        stack = _without(stack, card)
    return with_stack(now, kept, entry.by, stack)


@LONE.remember(e.PutBack, clauses=("LGS-026", "CRD-026"))
def which_went_back_is_not_known(now: Situation, kept: Gang, entry: e.PutBack, before: Situation) -> Gang:
    """Of the cards that Kit Carlson has just drawn, where nobody noted which one he did not keep."""
    if not is_cowboy(now.table, entry.by):
        return kept
    stack = stack_of(before.table, entry.by)
    if len(entry.seen) == entry.count:
        return with_stack(now, kept, entry.by, reduce(off_the_top, entry.seen, stack))
    drawn = min(before.ask(DRAW_COUNT, entry.by), len(stack))
    return with_stack(now, kept, entry.by, stack[: len(stack) - drawn] + (Card(),) * (drawn - entry.count))


@LONE.remember(e.HandSet, e.Gap, e.ModeChanged, clauses=("LGS-026",))
def what_was_not_seen_is_not_known(now: Situation, kept: Gang, entry: e.Entry, before: Situation) -> Gang:
    """After a hand was put right, or something went unlogged, no place on that stack is certain."""
    seats = (entry.by,) if isinstance(entry, e.HandSet) else range(1, len(now.table.seats) + 1)
    for seat in seats:
        if is_cowboy(now.table, seat):
            kept = with_stack(now, kept, seat, (Card(),) * now.hand(seat).least)
    return kept


@LONE.object(e.Discarded, clauses=("LGS-029",), kinds=("limit",))
def from_the_bottom(now: Situation, entry: e.Discarded) -> Objection | None:
    """A cowboy discards the lowest cards of his stack, and no others."""
    if not is_cowboy(now.table, entry.by) or not entry.seen:
        return None
    lowest = stack_of(now.table, entry.by)[: entry.count]
    wrong = next((card for card in entry.seen if nearest(lowest, card) is None), None)
    if wrong is None or not lowest:  # that he has no card at all is said already
        return None
    return Objection("not_from_the_bottom", {"by": entry.by, "card": wrong.kind, "lowest": lowest[0].kind})
