"""What can be logged of an event deck: that a card is turned up, and which one lies on top of the deck."""

from __future__ import annotations

from typing import ClassVar

from referee.core.nouns.audience import Shown, openly
from referee.core.nouns.entries import Entry


class EventBegan(Entry, frozen=True):
    """An event card is turned up and comes into force."""

    shown: ClassVar[Shown] = openly("event")

    event: str


class Returned(Entry, frozen=True):
    """An eliminated player comes back into the game for good."""

    by: int


class EventSeen(Entry, frozen=True):
    """The event card on top of the deck, which lies face up: the one that comes next."""

    shown: ClassVar[Shown] = openly("event")

    event: str
