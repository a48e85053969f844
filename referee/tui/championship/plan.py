"""The tables drawn as boxes with their players around them, clockwise from the top, for those who would rather look.

Where a hall looks from afar the names are written large, as long as all of them fit.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from itertools import product
from math import ceil

from msgspec import Struct
from msgspec.structs import replace
from textual.content import Content

from referee.speech import shortened
from referee.tui.championship.table_marks import SHERIFF_STYLE
from referee.tui.letters import large
from referee.tui.widgets.panel import QUIET
from referee.views.seats import OPEN_ROLE

WIDEST, LEAST, BETWEEN = 46, 30, 2
"""Columns of a box, with its edges, and between two boxes."""
HEIGHTS, AIR = (5, 3), (9, 6, 4, 3, 2, 1)
"""Rows of a large name, and rows between two of them: what is tried, the largest first."""
Lines = list[tuple[str, str, int]]
"""What stands at one place, line by line, each with its style; how many columns of it are the sign of the Sheriff."""


class SeatedPlayer(Struct, frozen=True):
    """A player at a table: his name, the sign before it, what stands under it."""

    name: str
    sign: str = ""
    under: str | None = ""
    quiet: bool = False


class Board(Struct, frozen=True):
    """A table: its title, and its players in their order, each to the left of the one before.

    `style` is the colour of its edge: that of what it waits for.
    """

    title: str
    places: tuple[SeatedPlayer, ...]
    quiet: bool = False
    style: str = ""


def plan(boards: Sequence[Board], width: int, height: int = sys.maxsize) -> list[Content]:
    """The tables as lines of this width, in as few even rows as there is room for; none that would be cut off."""
    if width < LEAST:
        return []
    each = _box_width(boards, width)
    across = max(1, (width + BETWEEN) // (each + BETWEEN))
    across = ceil(len(boards) / ceil(len(boards) / across)) if boards else 1
    each = max(each, min(WIDEST, (width + BETWEEN) // across - BETWEEN))
    told: list[Content] = []
    for at in range(0, len(boards), across):
        lines = _row([_box(each_, each) for each_ in boards[at : at + across]], each)
        told += lines if len(told) + len(lines) <= height else []
    return told


def large_plan(boards: Sequence[Board], width: int, height: int) -> list[Content]:
    """The tables with their names as large as all of them fit into so many columns and rows; empty if they do not."""
    for high, across, air in product(HEIGHTS, range(len(boards), 0, -1), AIR):
        each = (width + BETWEEN) // across - BETWEEN
        rows, room = [boards[at : at + across] for at in range(0, len(boards), across)], (each - 6) // 2
        if room > 0 and sum(2 + _deep(row) * (high + air) for row in rows) <= height and _fit(boards, room, high):
            drawn = [[_box(board, each, _largely(board, room, high, air)) for board in row] for row in rows]
            return [line for row in drawn for line in _row(row, each)]
    return []


def _deep(boards: Sequence[Board]) -> int:
    """How many names stand under one another at the fullest of these tables."""
    return max(len(board.places) // 2 + 1 if board.places else 0 for board in boards)


def _fit(boards: Sequence[Board], room: int, high: int) -> bool:
    return all(len(large(place.name, room, high)) == high for board in boards for place in board.places)


def _largely(board: Board, room: int, high: int, air: int) -> list[Lines]:
    return [_large(place, room, high, air) for place in board.places]


def _large(place: SeatedPlayer, room: int, high: int, air: int) -> Lines:
    """The name in large letters, under it the sign of the Sheriff and what else there is to say, and then nothing."""
    name = large(place.name, room, high)
    style = QUIET if place.quiet else SHERIFF_STYLE if place.sign == OPEN_ROLE else "bold"
    under = " ".join(filter(None, (place.sign, place.under)))
    rows = [*name, under, *[""] * (air - 1)]
    return [(row, style if at < high else QUIET, 0) for at, row in enumerate(rows)]


def _box_width(boards: Sequence[Board], width: int) -> int:
    """Room for two of the longest names beside each other, as far as there is any."""
    told = (text for each in boards for place in each.places for text, *_ in _lines(place))
    longest = max((Content(text).cell_length for text in told), default=0)
    return min(width, WIDEST, max(LEAST, 2 * longest + 6))


def _row(drawn: Sequence[list[Content]], width: int) -> list[Content]:
    height = max(map(len, drawn))
    blank = Content(" " * width)
    padded = ([*lines, *[blank] * (height - len(lines))] for lines in drawn)
    return [Content(" " * BETWEEN).join(line) for line in zip(*padded, strict=True)]


def _box(board: Board, width: int, written: Sequence[Lines] = ()) -> list[Content]:
    """A table, its players `written` so, else each with a line for his name."""
    inner = width - 4
    written = written or [*map(_lines, _without_blanks(board.places))]
    title = _cut((f" {board.title} ", "" if board.quiet else f"bold {board.style}".strip(), 0), width - 4)
    edge = board.style or "$frame"
    head = Content.assemble(("╭─", edge), title, (f"{'─' * (width - 3 - title.cell_length)}╮", edge))
    foot = Content.styled(f"╰{'─' * (width - 2)}╯", edge)
    body = [Content.assemble(("│ ", edge), line, (" │", edge)) for line in _around(written, inner)]
    return [line.stylize(QUIET) if board.quiet else line for line in (head, *body, foot)]


def _around(places: Sequence[Lines], inner: int) -> list[Content]:
    """The first at the top, then down the right side, the one opposite at the bottom, and up the left side."""
    if not places:
        return []
    first, *others = places
    half = len(others) // 2
    right, left = others[:half], others[len(others) - half :][::-1]
    below = others[half : len(others) - half]
    rows = [*_middle(first, inner)]
    for one, other in zip(left, right, strict=True):
        rows += _sides(one, other, inner)
    return [*rows, *(line for place in below for line in _middle(place, inner))]


def _middle(place: Lines, inner: int) -> Iterable[Content]:
    for each in place:
        told = _cut(each, inner)
        before = (inner - told.cell_length) // 2
        yield Content.assemble(" " * before, told, " " * (inner - before - told.cell_length))


def _sides(one: Lines, other: Lines, inner: int) -> Iterable[Content]:
    room = (inner - 2) // 2
    for each, beside in zip(one, other, strict=True):
        left, right = _cut(each, room), _cut(beside, room)
        yield Content.assemble(left, " " * (inner - left.cell_length - right.cell_length), right)


def _without_blanks(places: Sequence[SeatedPlayer]) -> Sequence[SeatedPlayer]:
    """Without the lines under the names, where nothing stands there at the whole table."""
    bare = not any(place.under for place in places)
    return [replace(place, under=None) for place in places] if bare else places


def _lines(place: SeatedPlayer) -> Lines:
    """The name, and under it what there is to say."""
    name = f"{place.sign} {place.name}" if place.sign else place.name
    told = [(name, QUIET if place.quiet else "bold", 1 if place.sign == OPEN_ROLE else 0)]
    return told if place.under is None else [*told, (place.under, QUIET, 0)]


def _cut(line: tuple[str, str, int], room: int) -> Content:
    """The line in at most so many columns, as they are drawn."""
    text, style, gold = line
    told = Content.styled(shortened(text, room), style).truncate(room)
    return told.stylize(SHERIFF_STYLE, 0, gold) if gold else told
