"""What a game pays, by role and outcome: every cell of the printed table, with its conditions, as data.

The number of players is that of the game itself (`ITC-224`), so a table that somebody left pays by its new size, and
the game he left in by its old one (`ITC-226`).
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from referee.tournament.entries import SeatResult
from referee.tournament.facts import COUNTED, dealt, read

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


def prize(result: SeatResult, outcome: str, players: int) -> Prize | None:
    """What this result pays in a game of so many; nothing at all where the table has no figure for it."""
    cells = _BY_ROLE.get((result.role, outcome), ())
    cell = next((each for each in cells if _holds(each.fate, result)), None)
    if cell is None or not dealt(players):
        return None
    count = counted(cell.times, players)
    return Prize(cell.each * count, cell, count)


def counted(what: str, players: int) -> int:
    """How many Outlaws, or players, a game of so many has; 0 where nothing is counted."""
    if not what:
        return 0
    return dealt(players)[COUNTED[what]] if what in COUNTED else players


def _holds(fate: Fate, result: SeatResult) -> bool:
    return {
        "any": True,
        "in_play": result.in_play,
        "eliminated": not result.in_play,
        "final_duel": result.final_duel,
        "no_final_duel": not result.final_duel,
    }[fate]
