"""Blessing and Curse: every card is of one suit, and has the rank that is printed on it."""

from __future__ import annotations

from referee.core.book.questions import EVERY_SUIT
from referee.core.book.rulebook import Situation
from referee.sets.events.lying import lies
from referee.sets.high_noon.box import HIGH_NOON


@HIGH_NOON.amend(EVERY_SUIT, "HNX-019", "HNX-020", "HNX-021", "HNX-022", scene="blessing")
def all_hearts(now: Situation, suit: str) -> str:
    """Under the Blessing."""
    return "h" if lies(now, "blessing") else suit


@HIGH_NOON.amend(EVERY_SUIT, "HNX-020", "HNX-023", "HNX-024", scene="curse")
def all_spades(now: Situation, suit: str) -> str:
    """Under the Curse."""
    return "s" if lies(now, "curse") else suit
