"""What can be logged at a championship table besides the entries of every game."""

from __future__ import annotations

from typing import ClassVar, Literal

from referee.core.nouns.audience import Shown, openly
from referee.core.nouns.entries import Entry, OfTheEvent
from referee.core.nouns.vocabulary import NOBODY, UNKNOWN

How = Literal["", "mistake", "purpose"]
"""By mistake or on purpose; empty where the referee has not made out which."""
Replay = Literal["deal", "auction"]
"""What a repeated game begins with: new roles for the same characters, or a new auction as well."""
Fraud = Literal["peeking", "lying", "advice", "pact", "referee"]
"""Looking at a hand, false information, advice from outside, an agreed ending, a lie to the referee."""
Offence = Literal["", "slow", "cheating", "conduct", "mistake"]
"""What a penalty is for, as far as said."""


class OfAPlayer(OfTheEvent, frozen=True):
    """Something about the player of a seat."""

    by: int


class RoleExposed(OfAPlayer, frozen=True):
    """A player lets somebody see his role card."""

    shown: ClassVar[Shown] = openly("role", "how")

    role: str = UNKNOWN
    how: How = ""


class GameReplayed(Entry, frozen=True):
    """The game is broken off and played again."""

    shown: ClassVar[Shown] = openly("start")

    start: Replay


class Withdrew(OfAPlayer, frozen=True):
    """A player leaves the tournament in the middle of the game."""


class Cheated(Entry, frozen=True):
    """The referee finds a player cheating."""

    shown: ClassVar[Shown] = openly("how")

    by: int
    how: Fraud


class Warned(OfAPlayer, frozen=True):
    """The referee gives a player a warning."""

    shown: ClassVar[Shown] = openly("offence")

    offence: Offence = ""


class Expelled(OfAPlayer, frozen=True):
    """The referee expels a player from the tournament."""

    shown: ClassVar[Shown] = openly("offence")

    offence: Offence = ""


class RefereeCalled(Entry, frozen=True):
    """A player calls a referee to the game, since he believes that seat `of` is stalling."""

    by: int
    of: int = NOBODY


class CalledToOrder(OfAPlayer, frozen=True):
    """The referee tells a player to play faster; that is no warning yet."""


class TurnLimited(Entry, frozen=True):
    """The referee sets how many seconds a turn may take before the clock marks it; 0: as long as it takes."""

    seconds: int


class TimeAdded(Entry, frozen=True):
    """The table is given extra time."""

    minutes: int


def written(entry: OfAPlayer, *words: str) -> str:
    """Such an entry as a line."""
    return " ".join(filter(None, (str(entry.by), *words)))
