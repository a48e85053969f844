"""What must be remembered of a game at a championship table: the time limit, who left it, and what the referee did."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, ClassVar, Literal

from msgspec import Struct
from msgspec.structs import replace

from referee.core.book.position_line import PositionLine
from referee.core.nouns.audience import Look, as_it_is
from referee.core.nouns.table import Table
from referee.core.play.placing import remembering
from referee.sets.championship.entries import Replay

NAME = "championship"
TURNOVERS = 3
"""So many turnings-over of the deck arm the time limit; the shuffle before the game is none."""
LONGEST_LIMIT, LONGEST_EXTRA = 86_400, 100_000
"""Seconds and minutes that could not be meant."""


class Match(Struct, frozen=True, omit_defaults=True):
    """`striking`: the time limit takes life points by now. `fell`: whose last one it took in this turn.

    `replay`: what the repeated game begins with, once this one is broken off. `left`: who left the tournament, and
    `expelled`: whom the referee expelled from it. `called`, `warned`: who was called to order for slow play, who got a
    warning, as often as it happened. `cheated`: who cheated and has no penalty for it yet. `limit`: the seconds a turn
    may take, `extra`: the minutes added.
    """

    shown: ClassVar[Mapping[str, Look]] = as_it_is(
        "striking", "fell", "replay", "left", "expelled", "called", "warned", "cheated", "limit", "extra"
    )

    striking: bool = False
    fell: int = 0
    replay: Replay | Literal[""] = ""
    left: tuple[int, ...] = ()
    expelled: tuple[int, ...] = ()
    called: tuple[int, ...] = ()
    warned: tuple[int, ...] = ()
    cheated: tuple[int, ...] = ()
    limit: int = 0
    extra: int = 0

    @property
    def gone(self) -> tuple[int, ...]:
        """Who is in the tournament no more."""
        return (*self.left, *(seat for seat in self.expelled if seat not in self.left))


START = Match()


def the_match(table: Table) -> Match:
    """What is remembered at this table."""
    kept: Match = table.slices.get(NAME, START)
    return kept


def remembered(table: Table, **changes: Any) -> Table:
    """The table with this remembered besides."""
    return remembering(table, NAME, replace(the_match(table), **changes), START)


def sound(kept: Match, table: Table) -> bool:
    """Is all of it of this table, and does noon not strike before the deck was turned over often enough?"""
    seats = range(1, len(table.seats) + 1)
    named = (*kept.left, *kept.expelled, *kept.called, *kept.warned, *kept.cheated)
    once = max(Counter(kept.left).values(), default=1) == max(Counter(kept.expelled).values(), default=1) == 1
    there = kept.fell in (0, *seats) and all(seat in seats for seat in named)
    times = 0 <= kept.limit <= LONGEST_LIMIT and 0 <= kept.extra <= LONGEST_EXTRA
    return there and once and times and (table.turned >= TURNOVERS or not kept.striking)


LINES = (
    PositionLine("noon fell <fell> [striking]"),
    PositionLine("replay <replay>"),
    PositionLine("left <left>"),
    PositionLine("expelled <expelled>"),
    PositionLine("called <called>"),
    PositionLine("warned <warned>"),
    PositionLine("cheated <cheated>"),
    PositionLine("limit <limit>"),
    PositionLine("extratime <extra>"),
)
"""How it is told in a position."""
