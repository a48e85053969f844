"""The tables drawn as boxes with their players around them, clockwise from the top, for those who would rather look."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence

from msgspec import Struct
from textual.content import Content

from referee.speech import shortened
from referee.speech.names import width as columns
from referee.tui.widgets.panel import QUIET

WIDEST, LEAST, BETWEEN = 46, 30, 2
"""Columns of a box, with its edges, and between two boxes."""


class Place(Struct, frozen=True):
    """A player at a table: his name, the sign before it, what stands under it."""

    name: str
    sign: str = ""
    under: str = ""
    quiet: bool = False


class Board(Struct, frozen=True):
    """A table: its title, and its players in their order, each to the left of the one before."""

    title: str
    places: tuple[Place, ...]
    quiet: bool = False


def plan(boards: Sequence[Board], width: int, height: int = sys.maxsize) -> list[Content]:
    """The tables as lines of this width, as many beside each other as there is room for; none that would be cut off."""
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
    longest = max(
        (max(columns(_told(place)), columns(place.under)) for each in boards for place in each.places), default=0
    )
    return min(width, WIDEST, max(LEAST, 2 * longest + 6))


def _row(boards: Sequence[Board], width: int) -> list[Content]:
    drawn = [_box(each, width) for each in boards]
    height = max(map(len, drawn))
    blank = Content(" " * width)
    padded = ([*lines, *[blank] * (height - len(lines))] for lines in drawn)
    return [Content(" " * BETWEEN).join(line) for line in zip(*padded, strict=True)]


def _box(board: Board, width: int) -> list[Content]:
    inner = width - 4
    title = shortened(f" {board.title} ", width - 4)
    style = QUIET if board.quiet else ""
    head = Content.assemble(
        "╭─", (title, "bold" if not board.quiet else style), "─" * (width - 3 - columns(title)), "╮"
    )
    foot = Content(f"╰{'─' * (width - 2)}╯")
    body = [Content.assemble("│ ", line, " │") for line in _around(board.places, inner)]
    return [line.stylize(style) for line in (head, *body, foot)]


def _around(places: Sequence[Place], inner: int) -> list[Content]:
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


def _middle(place: Place, inner: int) -> Iterable[Content]:
    for text, style in _lines(place):
        told = shortened(text, inner)
        before = (inner - columns(told)) // 2
        yield Content.assemble(" " * before, (told, style), " " * (inner - before - columns(told)))


def _sides(one: Place, other: Place, inner: int) -> Iterable[Content]:
    room = (inner - 2) // 2
    for (text, style), (beside, its) in zip(_lines(one), _lines(other), strict=True):
        left, right = shortened(text, room), shortened(beside, room)
        yield Content.assemble((left, style), " " * (inner - columns(left) - columns(right)), (right, its))


def _lines(place: Place) -> list[tuple[str, str]]:
    """The name, and under it what there is to say."""
    return [(_told(place), QUIET if place.quiet else "bold"), (place.under, QUIET)]


def _told(place: Place) -> str:
    return f"{place.sign} {place.name}" if place.sign else place.name
