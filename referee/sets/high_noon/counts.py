"""Shootout, Thirst and Train Arrival: one BANG! card more, one card of phase 1 fewer, or one more."""

from __future__ import annotations

from collections.abc import Iterable

from referee.core.book.questions import BANG_LIMIT, DRAW_COUNT, PUTS_BACK
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Follow, Objection
from referee.core.nouns.entries import Drew, Took
from referee.core.nouns.table import Owed
from referee.sets.events.lying import lies
from referee.sets.high_noon.box import HIGH_NOON

LOOKS_AT_THREE = "kit_carlson"
"""He looks at three cards whatever he keeps, so that another number goes back."""
TRAIN = "train_arrival"
BESIDES = "train_besides_taking"
"""The open reading by which the card of the train is drawn though a card in play was taken instead of drawing."""


@HIGH_NOON.amend(BANG_LIMIT, "HNX-080", "HNX-081", scene="shootout")
def a_second_bang(now: Situation, limit: int | None, seat: int) -> int | None:
    """Who may play any number plays any number."""
    return limit + 1 if limit is not None and lies(now, "shootout") else limit


def more_cards(now: Situation) -> int:
    """How many cards of phase 1 more there are for everybody."""
    return int(lies(now, "train_arrival")) - int(lies(now, "thirst"))


@HIGH_NOON.amend(DRAW_COUNT, "HNX-082", "HNX-083", "HNX-084", "HNX-085", "HNX-086", "HNX-088", scene="thirst")
def one_card_fewer(now: Situation, count: int, seat: int) -> int:
    """Under Thirst; what is left is the first card, from wherever it may come."""
    return count - 1 if lies(now, "thirst") and not now.has(seat, LOOKS_AT_THREE) else count


@HIGH_NOON.amend(DRAW_COUNT, "HNX-089", "HNX-090", "HNX-091", "HNX-093", scene=TRAIN)
def one_card_more(now: Situation, count: int, seat: int) -> int:
    """At the Train Arrival, at the end of phase 1."""
    return count + 1 if lies(now, "train_arrival") and not now.has(seat, LOOKS_AT_THREE) else count


@HIGH_NOON.follow(Took, clauses=("HNX-092",))
def the_train_brings_one_besides(now: Situation, entry: Took, before: Situation) -> Iterable[Follow]:
    """Who took a card in play in the place of all he would draw draws the card of the train, as most read it."""
    met = before.met
    instead = met is not None and met.kind == "draw" and met.cause == "turn" and entry.card is not None
    if instead and lies(now, TRAIN) and now.holds(BESIDES):
        yield Follow(Owed("draw", entry.by, 1, TRAIN, ordered=True))


@HIGH_NOON.object(Drew, clauses=("HNX-092",), kinds=(TRAIN,))
def for_the_train(now: Situation, entry: Drew) -> Objection | None:
    """Whether it comes besides is said nowhere: the event speaks of one card more at the end of phase 1."""
    return Objection(BESIDES, {"by": entry.by}) if now.met is not None and now.met.cause == TRAIN else None


@HIGH_NOON.amend(PUTS_BACK, "HNX-083", "HNX-090")
def of_three_cards(now: Situation, count: int, seat: int) -> int:
    """Kit Carlson keeps one of three, or all of them."""
    return count - more_cards(now) if now.has(seat, LOOKS_AT_THREE) else count
