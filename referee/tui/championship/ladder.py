"""The duels drawn as a ladder: two rows lead to the one who goes on, from the left to the right.

The winner stands in the row of the second of the two, so that eight players take eight rows.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

from msgspec import Struct
from msgspec.structs import replace
from textual.content import Content

from referee.championship.rules.bracket import FINAL, Match, Rung
from referee.speech import shortened
from referee.tui.letters import large
from referee.views.marks import WON

FIRST, SECOND, THROUGH = "┐  ", "┴─ ", "│"
WIDEST = 64
"""Columns of one step of the ladder, however much room there is."""


class Slot(Struct, frozen=True):
    """Somebody in the ladder: in which row and column; whether he won there, lost, or it is not decided.

    `empty`: nobody will stand there.
    """

    row: int
    column: int
    player: int | None
    won: bool | None = None
    empty: bool = False


def slots(rungs: tuple[Rung, ...], matches: Mapping[str, Match]) -> list[Slot]:
    """Everybody who stands somewhere in the ladder, the first column first; the champion in the last."""
    columns = _columns({rung.key: rung for rung in rungs})
    found, rows = [], list(range(2 * len(columns[0])))
    for column, keys in enumerate(columns):
        for place, key in enumerate(keys):
            match = matches[key]
            for player, row in zip(match.players, rows[2 * place : 2 * place + 2], strict=True):
                won = None if match.winner is None or player is None else player == match.winner
                empty = player is None and (match.over or bool(match.undecided))
                found.append(Slot(row, column, player, won, empty))
        rows = rows[1::2]
    return [*found, Slot(rows[0], len(columns), matches[FINAL].winner, True if matches[FINAL].winner else None)]


def announced(name: str, width: int, rows: int) -> list[Content]:
    """A name in large letters, in the middle of so many columns; nothing where it does not fit into these rows."""
    told = large(name, width, rows)
    return [Content.styled(row.center(width), "bold $text-success") for row in told]


MOST_APART = 6
"""Rows from one player of the first column to the next at most."""


def spaced(places: list[Slot], rows: int) -> list[Slot]:
    """The same with as much air between the rows as so many rows have room for."""
    height = max(slot.row for slot in places) + 1
    apart = max(1, min(MOST_APART, (rows - 1) // max(1, height - 1)))
    return [replace(slot, row=apart * slot.row) for slot in places]


def _columns(rungs: Mapping[str, Rung]) -> list[list[str]]:
    """The duels column by column, the final alone in the last."""
    columns = [[FINAL]]
    while all(rungs[key].winners for key in columns[0]):
        columns.insert(0, [before for key in columns[0] for before in rungs[key].winners])
    return columns


def drawn(places: list[Slot], names: Mapping[int, str], width: int, unknown: str = "?") -> list[Content]:
    """The ladder as lines of this width."""
    columns = max(slot.column for slot in places) + 1
    cell = max(12, min(WIDEST, width // columns))
    height = max(slot.row for slot in places) + 1
    grid = {(slot.row, slot.column): slot for slot in places}
    between = {span for column in range(columns - 1) for span in _spans(column, places)}
    return [
        Content("").join(
            [_cell(grid, between, row, column, columns, cell, names, unknown) for column in range(columns)]
        )
        for row in range(height)
    ]


def _spans(column: int, places: list[Slot]) -> set[tuple[int, int]]:
    """The rows between the two of a duel, where the line that joins them passes."""
    rows = sorted(slot.row for slot in places if slot.column == column)
    pairs = [pair for number, pair in enumerate(pairwise(rows)) if number % 2 == 0]
    return {(row, column) for first, second in pairs for row in range(first + 1, second)}


def _cell(
    grid: Mapping[tuple[int, int], Slot], between: set[tuple[int, int]], row: int, column: int, columns: int,
    cell: int, names: Mapping[int, str], unknown: str,
) -> Content:  # fmt: skip
    slot, room = grid.get((row, column)), cell - 5
    if slot is None:
        return Content.styled(f"{' ' * (room + 2)}{THROUGH if (row, column) in between else ' '}  ", "$frame")
    told = _told(slot, names, room, unknown, last=column == columns - 1)
    if column == columns - 1:
        return told
    others = sorted(each for each, at in grid if at == column)
    second = others.index(row) % 2 == 1
    line = "─" * (room - told.cell_length + 1)
    return told + Content.styled(f" {line}{SECOND if second else FIRST}", "$frame")


def _told(slot: Slot, names: Mapping[int, str], room: int, unknown: str, last: bool) -> Content:
    if slot.player is None:
        return Content.styled("—" if slot.empty else unknown, "$text-muted")
    sign = f"{WON} " if last else "✓ " if slot.won else "✗ " if slot.won is False else "  "
    style = "bold $text-success" if slot.won else "$text-muted strike" if slot.won is False else "bold"
    return Content.assemble(sign, (shortened(names.get(slot.player, str(slot.player)), max(4, room - 2)), style))
