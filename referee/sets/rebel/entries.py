"""What can be logged of a rebellion besides the entries of every game."""

from __future__ import annotations

from typing import ClassVar, Literal

from referee.core.nouns.audience import Shown, openly
from referee.core.nouns.entries import Entry


class RoleShown(Entry, frozen=True):
    """A player turns his role up of his own accord."""

    by: int


class Revolution(Entry, frozen=True):
    """The Rebel! who killed the Sheriff becomes Sheriff, and his turn breaks off."""

    by: int


Event = Literal["ghost_town", "dead_man", "other", "none"]
"""One of the event cards that matter here, any `other`, or `none` because no card is left."""


class EventTurned(Entry, frozen=True):
    """An event card is turned up."""

    shown: ClassVar[Shown] = openly("event")

    event: Event
