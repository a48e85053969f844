"""What can be logged of these events besides the entries of every game."""

from __future__ import annotations

from typing import ClassVar

from referee.core.nouns.audience import Shown, openly
from referee.core.nouns.entries import Entry


class SuitNamed(Entry, frozen=True):
    """Handcuffs: a player names the suit of the cards that he may play in his turn."""

    shown: ClassVar[Shown] = openly("suit")

    by: int
    suit: str


class IdentityChanged(Entry, frozen=True):
    """New Identity: a player takes on his spare character."""

    shown: ClassVar[Shown] = openly("character")

    by: int
    character: str
