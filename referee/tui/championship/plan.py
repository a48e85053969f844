"""The tables drawn as boxes with their players around them, clockwise from the top, for those who would rather look."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from math import ceil

from msgspec import Struct
from msgspec.structs import replace
from textual.content import Content

from referee.speech import shortened
from referee.tui.championship.table_marks import SHERIFF_STYLE
from referee.tui.widgets.panel import QUIET
from referee.views.table import OPEN_ROLE

WIDEST, LEAST, BETWEEN = 46, 30, 2
"""Columns of a box, with its edges, and between two boxes."""
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
    rows = [boards[at : at + across] for at in range(0, len(boards), across)]
    told: list[Content] = []
    for row in rows:
        lines = _row(row, each)
        told += lines if len(told) + len(lines) <= height else []
    return told


def _box_width(boards: Sequence[Board], width: int) -> int:
    """Room for two of the longest names beside each other, as far as there is any."""
    told = (text for each in boards for place in each.places for text, *_ in _lines(place))
    longest = max((Content(text).cell_length for text in told), default=0)
    return min(width, WIDEST, max(LEAST, 2 * longest + 6))


def _row(boards: Sequence[Board], width: int) -> list[Content]:
    drawn = [_box(each, width) for each in boards]
    height = max(map(len, drawn))
    blank = Content(" " * width)
    padded = ([*lines, *[blank] * (height - len(lines))] for lines in drawn)
    return [Content(" " * BETWEEN).join(line) for line in zip(*padded, strict=True)]


def _box(board: Board, width: int) -> list[Content]:
    inner = width - 4
    title = _cut((f" {board.title} ", "" if board.quiet else f"bold {board.style}".strip(), 0), width - 4)
    edge = board.style or "$frame"
    head = Content.assemble(("╭─", edge), title, (f"{'─' * (width - 3 - title.cell_length)}╮", edge))
    foot = Content.styled(f"╰{'─' * (width - 2)}╯", edge)
    body = [Content.assemble(("│ ", edge), line, (" │", edge)) for line in _around(board.places, inner)]
    return [line.stylize(QUIET) if board.quiet else line for line in (head, *body, foot)]


def _around(places: Sequence[SeatedPlayer], inner: int) -> list[Content]:
    """The first at the top, then down the right side, the one opposite at the bottom, and up the left side."""
    if not places:
        return []
    first, *others = map(_lines, _without_blanks(places))
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
