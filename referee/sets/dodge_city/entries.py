"""What can be logged of Dodge City besides the entries of every game."""

from __future__ import annotations

from typing import ClassVar

from referee.core.nouns.audience import Shown, openly
from referee.core.nouns.entries import Entry


class Copied(Entry, frozen=True):
    """A player says whose ability he has besides his own."""

    shown: ClassVar[Shown] = openly("character")

    by: int
    character: str
