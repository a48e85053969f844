"""Sheets as plain text: folded to a width, side by side where there is room for it, else one below the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from referee.speech import width
from referee.views.dispute.blocks import Block, blocks
from referee.views.dispute.position import PositionLine
from referee.views.dispute.sheet import Sheet

SIDE_BY_SIDE = 100
"""From so many columns on two languages stand side by side."""
LEAST, MOST = 40, 100
"""The columns of one language."""
BETWEEN = " │ "
NOTHING = PositionLine("")


def in_text(sheets: Sequence[Sheet], columns: int) -> str:
    """The sheets as text of at most so many columns, with a line's end after each line."""
    columns = min(max(LEAST, columns), MOST * len(sheets))
    if len(sheets) > 1 and columns < SIDE_BY_SIDE:
        return "\n".join(in_text([sheet], columns) for sheet in sheets)
    rows = side_by_side([blocks(sheet) for sheet in sheets], columns)
    return "".join(f"{_row(row, columns)}\n" for row in rows)


def side_by_side(columns: Sequence[Sequence[Block]], room: int) -> Iterator[tuple[PositionLine, ...]]:
    """Rows of lines that fit, a cell for each sheet; blocks that say the same begin in the same row."""
    each = cell_width(len(columns), room)
    for level in aligned(columns):
        yield from zip_longest(*(list(_folded_block(block, each)) for block in level), fillvalue=NOTHING)


def aligned(columns: Sequence[Sequence[Block]]) -> Iterator[tuple[Block | None, ...]]:
    """The blocks of the same key together, in their order; None where one sheet has none."""
    keys = dict.fromkeys(block.key for column in columns for block in column)
    found = [{block.key: block for block in column} for column in columns]
    yield from (tuple(column.get(key) for column in found) for key in keys)


def cell_width(cells: int, room: int) -> int:
    """The columns of each of so many cells."""
    return (room - len(BETWEEN) * (cells - 1)) // cells


def _folded_block(block: Block | None, room: int) -> Iterator[PositionLine]:
    if block is None:
        return
    if block.title:
        yield from folded(PositionLine(block.title.upper(), "title"), room)
    for line in block.lines:
        yield from folded(line, room)
    yield NOTHING


def folded(line: PositionLine, room: int) -> Iterator[PositionLine]:
    """The line in as many as it takes; a word too long for one is broken."""
    text = line.text.lstrip(" ")
    row, begun = line.text[: len(line.text) - len(text)], False
    for word in _words(text, room - line.hang):
        longer = f"{row} {word}" if begun else f"{row}{word}"
        if begun and width(longer) > room:
            yield PositionLine(row, line.style)
            longer = " " * line.hang + word
        row, begun = longer, True
    yield PositionLine(row, line.style)


def _words(text: str, room: int) -> Iterator[str]:
    """The words between single spaces, so that several spaces stay; none longer than the room."""
    for word in text.split(" "):
        piece = ""
        for char in word:
            if piece and width(piece + char) > room:
                yield piece
                piece = ""
            piece += char
        yield piece


def _row(row: Sequence[PositionLine], room: int) -> str:
    each = cell_width(len(row), room)
    return BETWEEN.join(f"{line.text}{' ' * (each - width(line.text))}" for line in row).rstrip()
