"""Columns of plain text on a terminal, straight also where names hold wide signs or none at all."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from referee.speech import shortened, visible, width

COLUMNS = 80
GAP = 2

Row = Sequence[str]


def columns(rows: Sequence[Row], room: int = COLUMNS) -> list[str]:
    """The rows with their cells under each other; the widest columns are cut until a row fits into the room."""
    cells = [[visible(cell) for cell in row] for row in rows]
    widths = _fitting([max(map(width, column)) for column in zip(*cells, strict=True)], room)
    return [_line(row, widths) for row in cells]


def _fitting(widths: list[int], room: int) -> list[int]:
    while sum(widths) + GAP * (len(widths) - 1) > room:
        widths[widths.index(max(widths))] -= 1
    return widths


def _line(row: Row, widths: Sequence[int]) -> str:
    return (" " * GAP).join(padded(cell, columns) for cell, columns in zip(row, widths, strict=True)).rstrip()


def padded(text: str, columns: int) -> str:
    """The text in exactly so many columns."""
    cut = shortened(text, columns)
    return cut + " " * (columns - width(cut))


def paragraph(text: str, indent: str = "", room: int = COLUMNS) -> list[str]:
    """The text as lines that fit into the room."""
    lines = wrap(visible(text), room - len(indent), break_on_hyphens=False)
    return [f"{indent}{line}" for line in lines] or [indent]
