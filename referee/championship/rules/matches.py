"""What else there is to log of the knock-out duels: a table's log of one, and what the referee decides of one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from referee.championship.rules.entry import Entry, unheard


class DuelOpened(Entry, frozen=True):
    """A duel has a log of its own, by the id of its stream; the first of its players picks characters first there."""

    secret: ClassVar[Mapping[str, Any]] = unheard("match", "players", "stream")

    match: str
    players: tuple[int, ...]
    stream: str


class MatchDecided(Entry, frozen=True):
    """The referee decides what no clause does: who meets in a duel, who goes on from it alone, or that nobody does."""

    aloud: ClassVar[tuple[str, ...]] = ("match", "players")
    secret: ClassVar[Mapping[str, Any]] = {"reason": ""}

    match: str
    players: tuple[int, ...]
    reason: str = ""


OfAMatch = DuelOpened | MatchDecided
"""All that tells of a duel beside its result."""
