"""Putting a seat, a figure or a card where it belongs: what every move is made of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from referee.core.book.questions import TURN_STEPS
from referee.core.book.rulebook import Rulebook, Situation
from referee.core.nouns.table import Owed, Seat, Table
from referee.core.nouns.vocabulary import Card

Move = Callable[[Table, Any, Situation], Table]


def seats_with(table: Table, number: int, **changes: Any) -> tuple[Seat, ...]:
    """The seats with this one changed."""
    return _seated(table.seats, replace(table.seats[number - 1], **changes))


def with_seat(table: Table, number: int, **changes: Any) -> Table:
    """The table with this seat changed."""
    return replace(table, seats=_seated(table.seats, replace(table.seats[number - 1], **changes)))


def with_figure(table: Table, number: int, **changes: Any) -> Table:
    """The table with the figure of this seat changed."""
    seat = table.seats[number - 1]
    figures = (replace(seat.figures[0], **changes), *seat.figures[1:])
    return replace(table, seats=_seated(table.seats, replace(seat, figures=figures)))


def _seated(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    """The seats with this one in its place."""
    return (*seats[: seat.number - 1], seat, *seats[seat.number :])


def remembering(table: Table, name: str, kept: Any, start: Any) -> Table:
    """The table on which a set keeps this in mind; nothing, where it is as at the start."""
    others = {each: value for each, value in table.slices.items() if each != name}
    return replace(table, slices=others if kept == start else {**others, name: kept})


def without(cards: tuple[Card, ...], card: Card) -> tuple[tuple[Card, ...], Card]:
    """The cards without the one meant, and that one as far as known; nothing is taken if none can be it."""
    index = _likeliest(cards, card)
    if index is None:
        return cards, card
    each = cards[index]
    return (*cards[:index], *cards[index + 1 :]), each.told_with(card)


def without_one_of(cards: tuple[Card, ...], card: Card) -> tuple[tuple[Card, ...], Card]:
    """The same, where a card named without rank and suit is any of its name: nobody knows then which are left."""
    alike = {each for each in cards if each.kind == card.kind}
    if not card.kind or card.face or len(alike) < 2:
        return without(cards, card)
    left, _ = without(cards, card)
    return tuple(Card(card.kind) if each in alike else each for each in left), card


def _likeliest(cards: tuple[Card, ...], card: Card) -> int | None:
    """The very card, else one that may be it, else one of its name whose face another mention may have taken."""
    for fits in (card.__eq__, card.may_be, lambda each: bool(card.kind) and each.kind == card.kind):
        for index, each in enumerate(cards):
            if fits(each):
                return index
    return None


def to_put_away(table: Table, number: int) -> tuple[Owed, ...]:
    """What this seat still has to put away of its cards in play, such as a Dynamite that exploded."""
    owed = (each for frame in table.frames for each in frame.owed)
    return tuple(each for each in owed if each.kind == "drop" and each.seat == number)


def kept_and_put_away(table: Table, number: int) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The cards in play before this seat that it keeps, and those that it still has to put away."""
    kept: tuple[Card, ...] = table.seats[number - 1].in_play
    gone: tuple[Card, ...] = ()
    for owed in to_put_away(table, number):
        left, card = without(kept, Card(owed.cause))
        gone += (card,) * (len(kept) - len(left))
        kept = left
    return kept, gone


def steps_from(table: Table, book: Rulebook) -> tuple[Owed, ...]:
    """The steps of the turn that are still to come in the phase it stands in."""
    turn = table.turn
    if not turn.seat or turn.phase not in ("start", "draw") or table.mode == "light":
        return ()
    steps: tuple[Owed, ...] = Situation(table, book).ask(TURN_STEPS, turn.seat)
    return tuple(step for step in steps if turn.phase == "start" or step.kind not in book.before_drawing)
