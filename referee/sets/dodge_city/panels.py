"""What the box has to show: whose ability somebody has besides his own."""

from __future__ import annotations

from referee.core.book.rulebook import Situation
from referee.core.book.rules import Panel
from referee.core.nouns.verdict import Argument
from referee.sets.dodge_city.box import DODGE_CITY
from referee.sets.dodge_city.memory import Copy, city


def _row(copy: Copy) -> dict[str, Argument]:
    return {"by": copy.seat, "character": copy.character}


def copied(now: Situation, viewer: int) -> Panel | None:
    """Whom Vera Custer copies."""
    rows = tuple(_row(copy) for copy in city(now.table).copied)
    return Panel("copied", rows) if rows else None


DODGE_CITY.panels.append(copied)
