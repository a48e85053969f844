"""What can be logged of an auction while it is under way: what was turned up, and what was said, word by word.

What it comes to are hires, which are entries of their own. Nothing of this is in a public view: prices lead to money.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from referee.championship.rules.entry import Entry, unheard


class CharactersLaid(Entry, frozen=True):
    """Characters are turned up to be bid for, one for every player who kept none."""

    secret: ClassVar[Mapping[str, Any]] = unheard("table", "round", "characters")

    table: int
    round: int
    characters: tuple[str, ...]


class BidOpened(Entry, frozen=True):
    """A player picks a character and makes the first bid."""

    secret: ClassVar[Mapping[str, Any]] = unheard("table", "round", "player", "character", "bid")

    table: int
    round: int
    player: int
    character: str
    bid: int


class BidRaised(Entry, frozen=True):
    """A player bids more."""

    secret: ClassVar[Mapping[str, Any]] = unheard("table", "round", "player", "bid")

    table: int
    round: int
    player: int
    bid: int


class BidWithdrawn(Entry, frozen=True):
    """A player bids no more for the character under the hammer."""

    secret: ClassVar[Mapping[str, Any]] = unheard("table", "round", "player")

    table: int
    round: int
    player: int


class CharacterChosen(Entry, frozen=True):
    """A player without money takes one of the characters that are left."""

    secret: ClassVar[Mapping[str, Any]] = unheard("table", "round", "player", "character")

    table: int
    round: int
    player: int
    character: str


class ChoiceDrawn(Entry, frozen=True):
    """Players with equal debts, in the order in which lots let them choose."""

    secret: ClassVar[Mapping[str, Any]] = unheard("table", "round", "players")

    table: int
    round: int
    players: tuple[int, ...]


OfAnAuction = CharactersLaid | BidOpened | BidRaised | BidWithdrawn | CharacterChosen | ChoiceDrawn
"""All that belongs to an auction."""
