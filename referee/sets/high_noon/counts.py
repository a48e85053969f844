"""Shootout, Thirst and Train Arrival: one BANG! card more, one card of phase 1 fewer, or one more."""

from __future__ import annotations

from referee.core.book.questions import BANG_LIMIT, DRAW_COUNT, PUTS_BACK
from referee.core.book.rulebook import Situation
from referee.sets.events.lying import lies
from referee.sets.high_noon.box import HIGH_NOON

LOOKS_AT_THREE = "kit_carlson"
"""He looks at three cards whatever he keeps, so that another number goes back."""


@HIGH_NOON.amend(BANG_LIMIT, "HNX-080", "HNX-081")
def a_second_bang(now: Situation, limit: int | None, seat: int) -> int | None:
    """Who may play any number plays any number."""
    return limit + 1 if limit is not None and lies(now, "shootout") else limit


def more_cards(now: Situation) -> int:
    """How many cards of phase 1 more there are for everybody."""
    return int(lies(now, "train_arrival")) - int(lies(now, "thirst"))


@HIGH_NOON.amend(DRAW_COUNT, "HNX-082", "HNX-083", "HNX-084", "HNX-085", "HNX-086")
def one_card_fewer(now: Situation, count: int, seat: int) -> int:
    """Under Thirst; what is left is the first card, from wherever it may come."""
    return count - 1 if lies(now, "thirst") and not now.has(seat, LOOKS_AT_THREE) else count


@HIGH_NOON.amend(DRAW_COUNT, "HNX-089", "HNX-090", "HNX-091", "HNX-093")
def one_card_more(now: Situation, count: int, seat: int) -> int:
    """At the Train Arrival, at the end of phase 1."""
    return count + 1 if lies(now, "train_arrival") and not now.has(seat, LOOKS_AT_THREE) else count


@HIGH_NOON.amend(PUTS_BACK, "HNX-083", "HNX-090")
def of_three_cards(now: Situation, count: int, seat: int) -> int:
    """Kit Carlson keeps one of three, or all of them."""
    return count - more_cards(now) if now.has(seat, LOOKS_AT_THREE) else count
