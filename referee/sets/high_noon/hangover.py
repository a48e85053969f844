"""Hangover: for a round no character has its ability; life points are none."""

from __future__ import annotations

from referee.core.book.questions import WORKS
from referee.core.book.rulebook import Situation
from referee.sets.events.lying import lies
from referee.sets.high_noon.box import HIGH_NOON


@HIGH_NOON.amend(WORKS, "HNX-063", "HNX-064", "HNX-065", "HNX-066", "HNX-067", "HNX-068", scene="hangover")
def no_ability_works(now: Situation, works: bool, seat: int, id_: str) -> bool:
    """Of characters only: what lies in play works."""
    return works and not (id_ in now.book.characters and lies(now, "hangover"))
