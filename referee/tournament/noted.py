"""What a tournament's state notes beside its players and tables: seeds, lots, duels that were won, copies.

Each carries the number of the entry it came from.
"""

from __future__ import annotations

from msgspec import Struct


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


class HandOver(Struct, frozen=True):
    """The event was copied, and nobody said since that it goes on here."""

    entry: int
    to: str
    copy: str
