"""What must be remembered of a game at a championship table: the time limit, and what a shown role led to."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from referee.sets.championship.entries import Replay
from referee.table import Table

NAME = "championship"
TURNOVERS = 3
"""So many turnings-over of the deck arm the time limit; the shuffle before the game is none."""


class Match(Struct, frozen=True, omit_defaults=True):
    """`striking`: the time limit takes life points by now. `fell`: whose last one it took in this turn.

    `replay`: what the repeated game begins with, once this one is broken off. `expelled`: whom the referee expelled.
    """

    striking: bool = False
    fell: int = 0
    replay: Replay | Literal[""] = ""
    expelled: tuple[int, ...] = ()


START = Match()


def the_match(table: Table) -> Match:
    """What is remembered at this table."""
    kept: Match = table.slices.get(NAME, START)
    return kept


def remembered(table: Table, **changes: Any) -> Table:
    """The table with this remembered besides."""
    return replace(table, slices={**table.slices, NAME: replace(the_match(table), **changes)})


def sound(kept: Match, table: Table) -> bool:
    """Are all its seats at this table, and does noon not strike before the deck was turned over often enough?"""
    seats = len(table.seats)
    there = 0 <= kept.fell <= seats and all(1 <= seat <= seats for seat in kept.expelled)
    return there and (table.turned >= TURNOVERS or not kept.striking)
