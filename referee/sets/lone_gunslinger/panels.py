"""What the table of a lone gunslinger has to show: the stacks, from the bottom to the top, the target, the level."""

from __future__ import annotations

from typing import Any

from referee.core.book.rulebook import Situation
from referee.core.book.rules import Panel
from referee.core.nouns.vocabulary import NOBODY
from referee.sets.lone_gunslinger.box import LONE
from referee.sets.lone_gunslinger.gang import cowboys, is_cowboy, stack_of
from referee.sets.lone_gunslinger.settings import LEVEL
from referee.sets.lone_gunslinger.targets import TARGET


def stacks(now: Situation, viewer: int) -> Panel | None:
    """The cards of every cowboy, the top one last."""
    living = (seat for seat in cowboys(now.table) if not now.seat(seat).out)
    rows: tuple[dict[str, Any], ...] = tuple(
        {"by": seat, "cards": cards} for seat in living if (cards := stack_of(now.table, seat))
    )
    return Panel("stacks", rows) if rows else None


def preferred_target(now: Situation, viewer: int) -> Panel | None:
    """Whom the cowboy whose turn it is shoots at."""
    seat = now.table.turn.seat
    playing = is_cowboy(now.table, seat) and not now.seat(seat).out and now.table.turn.phase != "over"
    target = now.ask(TARGET, seat, "bang") if playing and not now.table.winner else NOBODY
    return Panel("target", ({"by": seat, "at": target},)) if target else None


def level(now: Situation, viewer: int) -> Panel | None:
    """How hard the game is, and who has won it at this level once it is over."""
    return Panel("level", ({"level": now.ask(LEVEL), "won": now.table.winner},))


LONE.panels += [stacks, preferred_target, level]
