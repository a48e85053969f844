"""What can be logged at a championship table besides the entries of every game."""

from __future__ import annotations

from typing import Literal

from referee.core.nouns.entries import Entry
from referee.core.nouns.vocabulary import NOBODY, UNKNOWN

How = Literal["", "mistake", "purpose"]
"""By mistake or on purpose; empty where the referee has not made out which."""
Replay = Literal["deal", "auction"]
"""What a repeated game begins with: new roles for the same characters, or a new auction as well."""
Fraud = Literal["peeking", "lying", "advice", "pact", "referee"]
"""Looking at a hand, false information, advice from outside, an agreed ending, a lie to the referee."""
Offence = Literal["", "slow", "cheating", "conduct", "mistake"]
"""What a warning is for, as far as said."""


class RoleExposed(Entry, frozen=True):
    """A player lets somebody see his role card."""

    by: int
    role: str = UNKNOWN
    how: How = ""


class GameReplayed(Entry, frozen=True):
    """The game is broken off and played again."""

    start: Replay


class Withdrew(Entry, frozen=True):
    """A player leaves the tournament in the middle of the game."""

    by: int


class Cheated(Entry, frozen=True):
    """The referee finds a player cheating."""

    by: int
    how: Fraud


class Warned(Entry, frozen=True):
    """The referee gives a player a warning."""

    by: int
    offence: Offence = ""


class Expelled(Entry, frozen=True):
    """The referee expels a player from the tournament."""

    by: int


class RefereeCalled(Entry, frozen=True):
    """A player calls a referee to the game, since he believes that seat `of` is stalling."""

    by: int
    of: int = NOBODY


class CalledToOrder(Entry, frozen=True):
    """The referee tells a player to play faster; that is no warning yet."""

    by: int


class TurnLimited(Entry, frozen=True):
    """The referee sets how many seconds a turn may take before the clock marks it; 0: as long as it takes."""

    seconds: int


class TimeAdded(Entry, frozen=True):
    """The table is given extra time."""

    minutes: int
