"""What can be logged of The Bullet besides the entries of every game."""

from __future__ import annotations

from typing import ClassVar

from referee.core.nouns.audience import Shown, holding
from referee.core.nouns.entries import Entry
from referee.core.nouns.vocabulary import Card


class Shared(Entry, frozen=True):
    """A card of the hand goes to another player, who sees it and nobody else does."""

    shown: ClassVar[Shown] = {"seen": holding("by", "to")}

    by: int
    to: int
    seen: Card = Card()
