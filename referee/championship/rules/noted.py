"""What a tournament's state notes beside its players and tables: seeds, lots, what became of the duels, copies.

Each carries the number of the entry it came from.
"""

from __future__ import annotations

from msgspec import Struct

from referee.championship.rules.noticed import How


class Seed(Struct, frozen=True):
    """A seed, written down before anything was drawn by it."""

    entry: int
    seed: str
    purpose: str


class Lots(Struct, frozen=True):
    """Lots drawn among players whom nothing else separates."""

    entry: int
    players: tuple[int, ...]


class Won(Struct, frozen=True):
    """A knock-out duel that was played."""

    entry: int
    winner: int
    loser: int


class Decided(Struct, frozen=True):
    """Who meets in a duel, or goes on from it alone, because the referee decided so."""

    entry: int
    players: tuple[int, ...]

    @property
    def places(self) -> tuple[int | None, ...]:
        """The two places of the duel as they are filled."""
        return (*self.players, None, None)[:2]


class DuelLog(Struct, frozen=True):
    """The log of a knock-out duel, and who plays it there, the one who picks first before the other."""

    stream: str
    players: tuple[int, ...]


class HandOver(Struct, frozen=True):
    """The event was copied, and nobody said since that it goes on here."""

    entry: int
    to: str
    copy: str


class Shown(Struct, frozen=True):
    """A role card that others saw, and the entry that began the game in which they did."""

    entry: int
    how: How
    begun: int | None
