"""What can be logged under the events of this box besides the entries of every game."""

from __future__ import annotations

from typing import ClassVar, Literal

from referee.core.nouns.audience import Shown, holding, openly
from referee.core.nouns.entries import Entry
from referee.core.nouns.vocabulary import Card

Colour = Literal["red", "black"]
"""What is guessed of a card: hearts and diamonds, or clubs and spades."""
COLOURS: tuple[Colour, ...] = ("red", "black")


class Bled(Entry, frozen=True):
    """Blood Brothers: a player gives one of his life points to another."""

    by: int
    to: int


class Swigged(Entry, frozen=True):
    """Hard Liquor: a player skips phase 1 for a life point."""

    by: int


class Guessed(Entry, frozen=True):
    """Peyote: a player names a colour and turns up the top card of the deck, `card`, its name if that was noted."""

    shown: ClassVar[Shown] = openly("colour", "card")

    by: int
    colour: Colour
    card: Card


class Bounced(Entry, frozen=True):
    """Ricochet: a BANG! is thrown at `card`, which lies before `of`; `seen`: the BANG!, as far as it was noted."""

    shown: ClassVar[Shown] = openly("card", "seen")

    by: int
    of: int
    card: Card
    seen: tuple[Card, ...] = ()


class Sniped(Entry, frozen=True):
    """Sniper: two BANG! are thrown together at `of`; `seen`: these two, as far as they were noted."""

    shown: ClassVar[Shown] = openly("seen")

    by: int
    of: int
    seen: tuple[Card, ...] = ()


class Stowed(Entry, frozen=True):
    """Abandoned Mine: cards above the hand limit go face down on the deck, where nobody else sees which they are."""

    shown: ClassVar[Shown] = {"seen": holding("by")}

    by: int
    count: int = 1
    seen: tuple[Card, ...] = ()
