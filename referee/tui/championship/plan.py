"""The tables drawn as boxes with their players around them, clockwise from the top, for those who would rather look."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace
from textual.content import Content

from referee.speech import shortened
from referee.tui.widgets.panel import QUIET

WIDEST, LEAST, BETWEEN = 46, 30, 2
"""Columns of a box, with its edges, and between two boxes."""
Lines = list[tuple[str, str]]
"""What stands at one place, line by line, each with its style."""


class SeatedPlayer(Struct, frozen=True):
    """A player at a table: his name, the sign before it, what stands under it."""

    name: str
    sign: str = ""
    under: str | None = ""
    quiet: bool = False


class Board(Struct, frozen=True):
    """A table: its title, and its players in their order, each to the left of the one before."""

    title: str
    places: tuple[SeatedPlayer, ...]
    quiet: bool = False


def plan(boards: Sequence[Board], width: int, height: int = sys.maxsize) -> list[Content]:
    """The tables as lines of this width, as many beside each other as there is room for; none that would be cut off."""
    if width < LEAST:
        return []
    each = _box_width(boards, width)
    across = max(1, (width + BETWEEN) // (each + BETWEEN))
    rows = [boards[at : at + across] for at in range(0, len(boards), across)]
    told: list[Content] = []
    for row in rows:
        lines = _row(row, each)
        told += lines if len(told) + len(lines) <= height else []
    return told


def _box_width(boards: Sequence[Board], width: int) -> int:
    """Room for two of the longest names beside each other, as far as there is any."""
    told = (text for each in boards for place in each.places for text, _ in _lines(place))
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
    title = _cut(f" {board.title} ", width - 4, "" if board.quiet else "bold")
    style = QUIET if board.quiet else ""
    head = Content.assemble("╭─", title, "─" * (width - 3 - title.cell_length), "╮")
    foot = Content(f"╰{'─' * (width - 2)}╯")
    body = [Content.assemble("│ ", line, " │") for line in _around(board.places, inner)]
    return [line.stylize(style) for line in (head, *body, foot)]


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
    for text, style in place:
        told = _cut(text, inner, style)
        before = (inner - told.cell_length) // 2
        yield Content.assemble(" " * before, told, " " * (inner - before - told.cell_length))


def _sides(one: Lines, other: Lines, inner: int) -> Iterable[Content]:
    room = (inner - 2) // 2
    for (text, style), (beside, its) in zip(one, other, strict=True):
        left, right = _cut(text, room, style), _cut(beside, room, its)
        yield Content.assemble(left, " " * (inner - left.cell_length - right.cell_length), right)


def _without_blanks(places: Sequence[SeatedPlayer]) -> Sequence[SeatedPlayer]:
    """Without the lines under the names, where nothing stands there at the whole table."""
    bare = not any(place.under for place in places)
    return [replace(place, under=None) for place in places] if bare else places


def _lines(place: SeatedPlayer) -> Lines:
    """The name, and under it what there is to say."""
    name = f"{place.sign} {place.name}" if place.sign else place.name
    told = [(name, QUIET if place.quiet else "bold")]
    return told if place.under is None else [*told, (place.under, QUIET)]


def _cut(text: str, room: int, style: str = "") -> Content:
    """The text in at most so many columns, as they are drawn."""
    return Content.styled(shortened(text, room), style).truncate(room)
