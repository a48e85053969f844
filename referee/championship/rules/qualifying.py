"""Who goes on to the knock-out duels, and who wins them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from referee.championship.rules.entry import Entry, unheard


class LotsDrawn(Entry, frozen=True):
    """Players whom no criterion separates, in the order of their lots; `seed` is empty where lots came by hand."""

    secret: ClassVar[Mapping[str, Any]] = unheard("players", "seed")

    players: tuple[int, ...]
    seed: str = ""


class QualifiersNamed(Entry, frozen=True):
    """Who plays the knock-out duels is told to all, the best first."""

    aloud: ClassVar[tuple[str, ...]] = ("players",)

    players: tuple[int, ...]


class DuelWon(Entry, frozen=True):
    """A knock-out duel is over, by its key in the bracket."""

    aloud: ClassVar[tuple[str, ...]] = ("match", "winner", "loser")

    match: str
    winner: int
    loser: int
