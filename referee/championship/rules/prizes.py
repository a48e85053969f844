"""What a game pays, by role and outcome: every cell of the printed table, with its conditions, as data.

The number of players is that of the game itself (`ITC-224`), so a table that somebody left pays by its new size, and
the game he left in by its old one (`ITC-226`).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from msgspec import Struct

from referee.championship.rules.entries import SeatResult
from referee.championship.rules.facts import COUNTED, dealt, read

Fate = Literal["any", "in_play", "eliminated", "final_duel", "no_final_duel"]


class Cell(Struct, frozen=True):
    """One figure of the table: so much for each of what is counted, if it ended so for the player."""

    role: str
    outcome: str
    clauses: tuple[str, ...]
    fate: Fate = "any"
    each: int = 0
    times: str = ""


class Prize(Struct, frozen=True, gc=False):
    """What a player earned, by which cell, and how many of what it counts there were."""

    money: int
    cell: Cell
    count: int = 0

    @property
    def clauses(self) -> tuple[str, ...]:
        """What it rests on."""
        return ("ITC-101", *self.cell.clauses)


CELLS = tuple(Cell(**{**cell, "clauses": tuple(cell["clauses"])}) for cell in read("prizes.toml")["cell"])
_BY_ROLE: dict[tuple[str, str], tuple[Cell, ...]] = {
    (cell.role, cell.outcome): tuple(each for each in CELLS if (each.role, each.outcome) == (cell.role, cell.outcome))
    for cell in CELLS
}


_KEPT = 1000
"""How many prizes are kept once they were looked up; the printed table has fewer."""


def prize(result: SeatResult, outcome: str, players: int) -> Prize | None:
    """What this result pays in a game of so many; nothing at all where the table has no figure for it."""
    return _paid(result.role, outcome, result.in_play, result.final_duel, players)


@lru_cache(_KEPT)
def _paid(role: str, outcome: str, in_play: bool, final_duel: bool, players: int) -> Prize | None:
    cells = _BY_ROLE.get((role, outcome), ())
    cell = next((each for each in cells if _holds(each.fate, in_play, final_duel)), None)
    if cell is None or not dealt(players):
        return None
    return Prize(paid(cell.each, cell.times, players), cell, counted(cell.times, players))


def paid(each: int, times: str, players: int) -> int:
    """What a figure of the table comes to in a game of so many: so much for each of what is counted."""
    return each * counted(times, players)


def counted(what: str, players: int) -> int:
    """How many Outlaws, or players, a game of so many has; 0 where nothing is counted."""
    if not what:
        return 0
    return dealt(players)[COUNTED[what]] if what in COUNTED else players


def _holds(fate: Fate, in_play: bool, final_duel: bool) -> bool:
    return {
        "any": True,
        "in_play": in_play,
        "eliminated": not in_play,
        "final_duel": final_duel,
        "no_final_duel": not final_duel,
    }[fate]
