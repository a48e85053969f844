"""What can be logged in a duel besides the entries of every game at a championship table."""

from __future__ import annotations

from typing import ClassVar

from referee.core.nouns.audience import Audience, Shown, openly
from referee.core.nouns.entries import Entry
from referee.core.nouns.vocabulary import UNKNOWN


class SetAside(Entry, frozen=True):
    """The referee takes characters out at random; they count life points."""

    shown: ClassVar[Shown] = openly("characters")

    characters: tuple[str, ...]


class Drafted(Entry, frozen=True):
    """A duellist picks a character of those laid out."""

    shown: ClassVar[Shown] = openly("character")

    by: int
    character: str


class Piled(Entry, frozen=True):
    """A duellist stacks his characters; the first of them is on top, none is named where the order was not noted."""

    shown: ClassVar[Shown] = {"characters": Audience(lambda piled: (piled.by,))}

    by: int
    characters: tuple[str, ...] = ()


class Fielded(Entry, frozen=True):
    """A duellist takes the first two of his pile and puts one in front and the other in the rear."""

    shown: ClassVar[Shown] = openly("characters")

    by: int
    characters: tuple[str, ...]


class Swapped(Entry, frozen=True):
    """The two characters of a duellist change places, or the one in the rear takes the empty place in front."""

    by: int


class Entered(Entry, frozen=True):
    """A reinforcement enters in the rear."""

    shown: ClassVar[Shown] = openly("character")

    by: int
    character: str = UNKNOWN
