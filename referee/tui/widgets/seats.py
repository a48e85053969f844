"""The seats in their order around the table, a row each; a row grows where a player has many cards in play.

Where half the screen is not enough for all of them, every seat keeps to one row, with cards cut as short as they must.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

from textual.content import Content
from textual.geometry import Size
from textual.style import Style

from referee.speech import shortened
from referee.tui.widgets.row_by_row import BLANK, RowByRow
from referee.views.table import SeatView, TableView
from referee.views.voice import Voice

TURN, OUT = "►", "†"
GAP = 1
LEAD, MARKS = 4, 4
"""The columns before the name, for turn and number, and after it, for the marks."""
_FACE = re.compile(r" \S+[♥♦♣♠]")
_LENGTHS = range(12, 2, -1)
Under = Mapping[int, tuple[str, tuple[str, ...]]]
"""By seat what stands in a row of its own under it: a word, and cards."""
NOTHING: Under = MappingProxyType({})
COLUMNS = ("name", "role", "character", "life", "hand")
"""What stands before the cards that lie in play."""


class Seats(RowByRow):
    """One row a seat: turn, number, name, marks, role, character, life, hand, weapon with reach, cards in play."""

    DEFAULT_CSS = """
    Seats { height: auto; max-height: 65%; width: 1fr; padding: 0 1; text-wrap: nowrap; }
    """

    def __init__(self) -> None:
        super().__init__(id="seats", markup=False)
        self._view: TableView | None = None
        self._heads: tuple[str, ...] = ()
        self._chosen = 0
        self._under = NOTHING
        self._laid_out = lru_cache(maxsize=4)(self._lay_out)

    def show(self, view: TableView, voice: Voice, chosen: int = 0, under: Under = NOTHING) -> None:
        """Show these seats; `chosen` is the one that is spoken of."""
        words = ("table-seat", "table-role", "table-character", "table-life", "table-hand")
        lying = f"{voice.say('table-weapon')}→{voice.say('table-reach')}, {voice.say('table-in_play')}"
        heads = (*map(voice.say, words), lying)
        if (view.seats, heads, chosen, under) == (self._seats(), self._heads, self._chosen, self._under):
            return
        before = self.rows_at(self.content_size.width)
        self._view, self._heads, self._chosen, self._under = view, heads, chosen, under
        self._laid_out.cache_clear()
        self._repaint(before)

    def speak_of(self, seat: int) -> None:
        """Mark the seat that is spoken of; 0 for none."""
        if seat != self._chosen:
            before = self.rows_at(self.content_size.width)
            self._chosen = seat
            self.repaint(before, self.rows_at(self.content_size.width))

    def _seats(self) -> tuple[SeatView, ...]:
        return self._view.seats if self._view else ()

    def _repaint(self, before: list[Content]) -> None:
        rows = self.rows_at(self.content_size.width)
        if len(rows) == len(before):
            self.repaint(before, rows)
        else:
            self.refresh(layout=True)

    @property
    def rows(self) -> int:
        """How many rows the seats take."""
        return self._height(self.content_size.width or self.app.size.width - 2)

    def _height(self, width: int) -> int:
        return max(1, len(self._laid_out(width, self.app.size.height)))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many lines as the rows take at this width."""
        return self._height(width)

    def render(self) -> Content:
        """The rows at the width there is."""
        return Content("\n").join(self.rows_at(self.content_size.width))

    def rows_at(self, width: int) -> list[Content]:
        """The rows, those of the seat spoken of reversed."""
        rows = self._laid_out(width, self.app.size.height)
        return [row.stylize("reverse") if seat and seat == self._chosen else row for seat, row in rows]

    def _lay_out(self, width: int, height: int) -> list[tuple[int, Content]]:
        """The rows with blank lines between the seats, without, or one to a seat: whatever half the screen holds.

        Each with the seat it is of; 0 for none.
        """
        apart = height - 2 * len(self._seats()) > 30
        rows = self._rows(width, apart=apart)
        if apart and len(rows) > height // 2:
            rows = self._rows(width)
        if len(rows) > height // 2:
            rows = self._rows(width, single=True)
        return rows

    def _rows(self, width: int, apart: bool = False, single: bool = False) -> list[tuple[int, Content]]:
        widths = _widths(self._seats(), self._heads, width, single)
        rows = [(0, _head(self._heads, widths))] if self._heads else []
        for seat in self._seats():
            rows += [(seat.number, row) for row in _row(seat, widths, single)]
            below = _below(self._under[seat.number], width, single) if seat.number in self._under else []
            rows += [(0, row) for row in [*below, *([BLANK] if apart else [])]]
        return rows


def _widths(seats: tuple[SeatView, ...], heads: tuple[str, ...], width: int, single: bool) -> dict[str, int]:
    """The width of every column: as wide as what stands in it, names and characters cut if room is short."""
    narrow = width < 100
    said = {
        "name": (10 if narrow else 20 if width < 150 else 32, [seat.label for seat in seats]),
        "role": (11 if narrow else 14, [seat.role for seat in seats]),
        "character": (20 if not narrow else 11 if single else 15, [seat.character for seat in seats]),
        "life": (9, [_life(seat) for seat in seats]),
        "hand": (5, [seat.hand for seat in seats]),
    }
    if all(seat.label == seat.character for seat in seats):
        del said["character"]
        said["name"] = (20, said["name"][1])
    head = dict(zip(COLUMNS, heads, strict=False))
    widths = {
        column: max(min(most, max(map(_cells, [head.get(column, ""), *texts]))), 1)
        for column, (most, texts) in said.items()
    }
    widths["lying"] = max(10, width - sum(widths.values()) - LEAD - MARKS - len(widths) * GAP)
    return widths


def _cells(text: str) -> int:
    return Content(text).cell_length


def _cell(text: str, width: int, style: str = "") -> Content:
    told = Content(shortened(text, width)).truncate(width, pad=True)
    return told.stylize(style) if style else told


def _head(heads: tuple[str, ...], widths: dict[str, int]) -> Content:
    name, *others, lying = heads
    columns = zip(COLUMNS, [" " * LEAD + name, *others], strict=True)
    cells = [
        _cell(text, widths[column] + (LEAD if column == "name" else 0)) for column, text in columns if column in widths
    ]
    cells[0] += Content(" " * MARKS)
    row = Content(" " * GAP).join([*cells, _cell(lying, widths["lying"])])
    return row.stylize("underline $text-muted")


def _row(seat: SeatView, widths: dict[str, int], single: bool) -> list[Content]:
    turn = "turn" in seat.marks
    lead = TURN if turn else " "
    marks = OUT if seat.out else seat.signs
    name = Content.assemble(
        (f"{lead}{seat.number:>2} ", "bold $text-accent" if turn else ""),
        _cell(seat.label, widths["name"], "bold" if turn else ""),
        _cell(f" {marks}", MARKS, "bold $text-warning"),
    )
    lying, room = _lying(seat), widths["lying"]
    first, *more = [_cut(lying, room)] if single else _wrapped(lying, room)
    said = {"role": seat.role or "?", "character": seat.character or "?", "life": _life(seat), "hand": seat.hand}
    styles = {"life": "bold $text-error"}
    middle = [_cell(text, widths[column], styles.get(column, "")) for column, text in said.items() if column in widths]
    cells = [name, *middle, Content(first)]
    indent = sum(widths.values()) - widths["lying"] + LEAD + MARKS + (len(widths) - 1) * GAP
    rows = [Content(" " * GAP).join(cells), *(Content(" " * indent + line) for line in more)]
    return [_styled(row, seat) for row in rows]


def _below(under: tuple[str, tuple[str, ...]], width: int, single: bool) -> list[Content]:
    """What stands under a seat."""
    word, cards = under
    lead = f"{' ' * LEAD}{word}: "
    room = max(10, width - _cells(lead))
    first, *more = [_cut([*cards], room)] if single else _wrapped([*cards], room)
    told = Content.assemble((lead, "$text-muted"), first)
    return [told, *(Content(" " * _cells(lead) + line) for line in more)]


def _styled(row: Content, seat: SeatView) -> Content:
    row = row.stylize("$text-muted strike") if seat.out else row
    return row.stylize(Style.from_meta({"@click": f"screen.pick({seat.number})"}))


def _life(seat: SeatView) -> str:
    """Pips, or the numbers where there are too many."""
    return "–" if seat.out else seat.pips if len(seat.pips) <= 6 else seat.life


def _lying(seat: SeatView) -> list[str]:
    reach = f"→{seat.reach}" if seat.reach else ""
    weapon = f"{seat.weapon}{reach}"
    return [part for part in (weapon, *seat.in_play) if part] or [""]


def _wrapped(cards: list[str], width: int) -> list[str]:
    """Cards one after the other, a new line where the next one does not fit."""
    rows, row = [], ""
    for card in cards:
        longer = f"{row}, {card}" if row else card
        if row and _cells(longer) >= width:
            rows.append(row + ",")
            row = shortened(card, width)
        else:
            row = longer if _cells(longer) <= width else shortened(longer, width)
    return [*rows, row]


def _cut(cards: list[str], width: int) -> str:
    """Cards in one row: without rank and suit if need be, and with names cut all to the same length."""
    bare = [_FACE.sub("", card) for card in cards]
    tries = (", ".join(cards), ", ".join(bare), *(" ".join(_begun(card, most) for card in bare) for most in _LENGTHS))
    return next((row for row in tries if _cells(row) <= width), shortened(tries[-1], width))


def _begun(card: str, most: int) -> str:
    """The beginning of a name, and all of what follows the arrow."""
    name, arrow, reach = card.partition("→")
    return (name if len(name) <= most else f"{name[: most - 1].rstrip(' .')}.") + arrow + reach
