"""What the table of a lone gunslinger has to show: the stacks, from the bottom to the top, and what is agreed."""

from __future__ import annotations

from typing import Any

from referee.rulebook import Situation
from referee.rules import Panel
from referee.sets.lone_gunslinger.box import LONE
from referee.sets.lone_gunslinger.gang import cowboys, stack_of
from referee.sets.lone_gunslinger.settings import LEVEL


def stacks(now: Situation, viewer: int) -> Panel | None:
    """The cards of every cowboy, the top one last."""
    living = (seat for seat in cowboys(now.table) if not now.seat(seat).out)
    rows: tuple[dict[str, Any], ...] = tuple(
        {"by": seat, "cards": cards} for seat in living if (cards := stack_of(now.table, seat))
    )
    return Panel("stacks", rows) if rows else None


def level(now: Situation, viewer: int) -> Panel | None:
    """How hard the game is, and who has won it at this level once it is over."""
    return Panel("level", ({"level": now.ask(LEVEL), "won": now.table.winner},))


LONE.panels += [stacks, level]
