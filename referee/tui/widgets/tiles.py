"""The seats as tiles, as large as there is room for: read from the other end of the table, or off a wall.

As many columns as give every seat the most rows; the more rows, the larger the life points.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from msgspec import Struct
from textual.content import Content
from textual.widget import Widget

from referee.speech import shortened
from referee.tui.widgets.seat_marks import OUT, TURN
from referee.views.table import SeatView

NARROWEST, ENOUGH, GAP = 36, 10, 2
"""Columns that a tile needs, rows above which width counts more, columns between two tiles."""
LARGE = 7
"""Rows above which life points are drawn large."""
FULL, LOST = "██", "··"
"""A life point in two rows, and one that is lost."""


class Tiled(Struct, frozen=True):
    """How tiles are arranged: how many side by side, and how large each is."""

    columns: int
    width: int
    height: int


def arranged(count: int, width: int, height: int) -> Tiled:
    """The arrangement in which every one of so many tiles is largest."""

    def with_columns(columns: int) -> Tiled:
        rows = -(-count // columns)
        return Tiled(columns, (width - GAP * (columns - 1)) // columns, max(1, height // rows))

    found = [with_columns(columns) for columns in range(1, count + 1)]
    wide = [each for each in found if each.width >= NARROWEST] or found[:1]
    return max(wide, key=lambda each: (min(each.height, ENOUGH), each.width))


class Tiles(Widget):
    """A tile for each seat, in seat order."""

    DEFAULT_CSS = "Tiles { height: 1fr; width: 1fr; text-wrap: nowrap; overflow: hidden; }"

    def __init__(self) -> None:
        super().__init__(id="tiles", markup=False)
        self._seats: tuple[SeatView, ...] = ()
        self._hand = ""

    def show(self, seats: tuple[SeatView, ...], hand: str) -> None:
        """Show these seats; `hand` is the word for the cards in a hand."""
        if (seats, hand) != (self._seats, self._hand):
            self._seats, self._hand = seats, hand
            self.refresh()

    def render(self) -> Content:
        """The tiles at the size there is."""
        size = self.content_size
        if not self._seats or not size.width or not size.height:
            return Content("")
        how = arranged(len(self._seats), size.width, size.height)
        tiles = [_tile(seat, how, self._hand) for seat in self._seats]
        bands = [tiles[start : start + how.columns] for start in range(0, len(tiles), how.columns)]
        return Content("\n").join([row for band in bands for row in _side_by_side(band, how)])


def _side_by_side(band: Sequence[list[Content]], how: Tiled) -> list[Content]:
    blank = Content("").truncate(how.width, pad=True)
    return [Content(" " * GAP).join(row) for row in zip_longest(*band, fillvalue=blank)]


def _tile(seat: SeatView, how: Tiled, hand: str) -> list[Content]:
    """The rows of a seat, the most important first."""
    rows = _rows(seat, how, hand)[: how.height]
    rows += [Content("")] * (how.height - len(rows))
    edge = "┃ " if "turn" in seat.marks else "│ "
    styled = [(Content(edge) + row).truncate(how.width, ellipsis=True, pad=True) for row in rows]
    return [row.stylize("$text-muted strike") if seat.out else row for row in styled]


def _rows(seat: SeatView, how: Tiled, hand: str) -> list[Content]:
    room = how.width - 2
    who = " · ".join(part for part in (seat.role, seat.character or "?") if part)
    cards = _cards(seat)
    name, held = _name(seat, room), Content(f"{hand} {seat.hand}" if not seat.out else "")
    life = Content.styled("" if seat.out else seat.pips if len(seat.pips) <= 12 else seat.life, "bold $text-error")
    if how.height <= 2:
        return [Content("  ").join([name, life, held]), Content(" · ".join([who, *cards]))]
    if how.height <= 4:
        lying = [", ".join(cards)] if how.height == 3 else _wrapped(cards, room)
        return [Content("  ").join([name, life, held]), Content(who), *map(Content, lying)]
    points = _large(seat) if how.height > LARGE else [life]
    points[-1] = Content("   ").join([points[-1], held])
    return [name, Content(who), *points, *map(Content, _wrapped(cards, room))]


def _name(seat: SeatView, room: int) -> Content:
    turn = "turn" in seat.marks
    signs = OUT if seat.out else seat.signs
    lead = f"{TURN if turn else ' '}{seat.number} "
    name = shortened(seat.label, max(4, min(24, room - len(lead) - 16)))
    return Content.assemble((f"{lead}{name}", "bold reverse" if turn else "bold"), (f" {signs}", "bold $text-warning"))


def _large(seat: SeatView) -> list[Content]:
    """Life points in two rows, full and lost ones told apart by their shape."""
    if seat.out or seat.pips.strip("●○") or len(seat.pips) > 10:
        return [Content.styled("" if seat.out else seat.life, "bold $text-error")]
    row = " ".join(FULL if pip == "●" else LOST for pip in seat.pips)
    return [Content.styled(row, "bold $text-error"), Content.styled(row, "bold $text-error")]


def _cards(seat: SeatView) -> list[str]:
    """The weapon with its reach, then the other cards in play."""
    weapon = f"{seat.weapon}→{seat.reach}" if seat.weapon and seat.reach else seat.weapon
    return [part for part in (weapon, *seat.in_play) if part]


def _wrapped(cards: Sequence[str], room: int) -> list[str]:
    rows = [""]
    for card in cards:
        longer = f"{rows[-1]}, {card}" if rows[-1] else card
        if rows[-1] and Content(longer).cell_length > room:
            rows[-1] += ","
            rows.append(card)
        else:
            rows[-1] = longer
    return rows
