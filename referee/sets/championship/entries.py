"""What can be logged at a championship table besides the entries of every game."""

from __future__ import annotations

from typing import Literal

from referee.entries import Entry
from referee.vocabulary import UNKNOWN

How = Literal["", "mistake", "purpose"]
"""By mistake or on purpose; empty where the referee has not made out which."""
Replay = Literal["deal", "auction"]
"""What a repeated game begins with: new roles for the same characters, or a new auction as well."""


class RoleExposed(Entry, frozen=True):
    """A player lets somebody see his role card."""

    by: int
    role: str = UNKNOWN
    how: How = ""


class GameReplayed(Entry, frozen=True):
    """The game is broken off and played again."""

    start: Replay


class Expelled(Entry, frozen=True):
    """The referee expels a player from the tournament."""

    by: int
