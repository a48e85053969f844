"""A list of rows in columns, each wide enough for what stands in it; the one column that grows takes what is left."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

from msgspec import Struct
from textual.actions import SkipAction
from textual.content import Content
from textual.events import Key
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from referee.speech import shortened
from referee.tui.widgets.panel import QUIET

Cell = str | Content | Callable[[int], Content]
"""What stands in a column: text, or what draws it at the width there is."""
GAP = 2
LEAST = 6
AIR = 2
"""Columns that the one that grows may have beyond what stands in it: what belongs together stays together."""
EDGES = 3
"""Columns at the sides of the list: its padding, and the bar that scrolls it."""


class Column(Struct, frozen=True):
    """A column: its heading, its greatest width; one that `grows` takes what the others leave."""

    head: str = ""
    most: int = 40
    right: bool = False
    grows: bool = False


class Row(Struct, frozen=True):
    """A row by an id of its own; a `quiet` one is gone or over, one without a `live` id cannot be chosen."""

    id: str
    cells: tuple[Cell, ...]
    quiet: bool = False
    live: bool = True


class Rows(OptionList):
    """The rows; the one chosen stays chosen while others come and go."""

    DEFAULT_CSS = """
    Rows { height: 1fr; border: none; padding: 0 1; background: $background; }
    Rows:focus { border: none; }
    Rows > .option-list--option-disabled { color: $text-muted; }
    """

    def __init__(self, id: str = "rows") -> None:  # noqa: A002 (the name that Textual gives it)
        super().__init__(id=id, markup=False)
        self.typed: Callable[[Key], bool] | None = None
        """Takes what is typed here, if it can."""

    async def _on_key(self, event: Key) -> None:
        """What is no key here goes to whoever takes what is typed."""
        if self.typed is not None and event.is_printable and self.typed(event):
            event.stop()
            event.prevent_default()
        else:
            await super()._on_key(event)

    def action_select(self) -> None:
        """Without a row to choose Enter is the screen's."""
        if self.highlighted is None:
            raise SkipAction
        super().action_select()

    @property
    def chosen(self) -> str:
        """The id of the row chosen, empty without one."""
        place = self.highlighted
        return (self.get_option_at_index(place).id or "") if place is not None and self.option_count else ""

    def show(self, columns: Sequence[Column], rows: Sequence[Row], empty: str = "") -> None:
        """Show these rows under their headings; without any what is said instead."""
        chosen, width = self.chosen, (self.size.width or self.app.size.width) - EDGES
        drawn = laid_out(columns, rows, width)
        self.clear_options()
        if rows and any(column.head for column in columns):
            heads = laid_out_head(columns, rows, width)
            self.add_option(Option(heads.stylize("underline"), disabled=True))
        for row, prompt in zip(rows, drawn, strict=True):
            self.add_option(Option(prompt, id=row.id, disabled=not row.live))
        if not rows:
            self.add_option(Option(Content(empty), disabled=True))
        self.choose(chosen)

    def choose(self, id_: str) -> None:
        """Choose this row, or the first that can be."""
        live = [place for place, option in enumerate(self.options) if option.id and not option.disabled]
        same = [place for place in live if self.options[place].id == id_]
        self.highlighted = next(iter((*same, *live)), None)


def laid_out(columns: Sequence[Column], rows: Sequence[Row], width: int) -> list[Content]:
    """The rows as lines of this width."""
    widths = _widths(columns, rows, width)
    return [_line(columns, row.cells, widths).stylize(QUIET if row.quiet else "") for row in rows]


def laid_out_head(columns: Sequence[Column], rows: Sequence[Row], width: int) -> Content:
    """The headings over them."""
    return _line(columns, [column.head for column in columns], _widths(columns, rows, width))


def _widths(columns: Sequence[Column], rows: Sequence[Row], width: int) -> list[int]:
    """As wide as what stands in each; a drawing that grows takes the rest, the widest gives way where there is none."""
    cells = list(zip(*(row.cells for row in rows), strict=True)) if rows else [()] * len(columns)
    wanted = [
        0 if column.grows else min(column.most, max(map(_cells, (column.head, *texts)), default=0))
        for column, texts in zip(columns, cells, strict=True)
    ]
    room = width - GAP * (len(columns) - 1) - sum(wanted)
    growing = next((place for place, column in enumerate(columns) if column.grows), None)
    if growing is not None:
        wanted[growing] = max(min(room, _most(columns[growing], cells[growing])), LEAST)
        room = min(0, room - LEAST)
    while room < 0 and max(wanted) > LEAST:
        wanted[wanted.index(max(wanted))] -= 1
        room += 1
    return wanted


def _most(column: Column, cells: Sequence[Cell]) -> int:
    """What a column that grows can use: text as much as it is long, a drawing whatever there is."""
    if any(callable(cell) for cell in cells):
        return sys.maxsize
    return max(map(_cells, (column.head, *cells)), default=0) + AIR


def _cells(cell: Cell) -> int:
    text = cell if isinstance(cell, Content) else Content(cell) if isinstance(cell, str) else Content("")
    return text.cell_length


def _line(columns: Sequence[Column], cells: Sequence[Cell], widths: Sequence[int]) -> Content:
    parts = [_cell(column, cell, width) for column, cell, width in zip(columns, cells, widths, strict=True)]
    return Content(" " * GAP).join(parts)


def _cell(column: Column, cell: Cell, width: int) -> Content:
    told = cell(width) if callable(cell) else Content(shortened(cell, width)) if isinstance(cell, str) else cell
    gap = Content(" " * max(0, width - told.cell_length))
    return gap + told.truncate(width, ellipsis=True) if column.right else told.truncate(width, ellipsis=True, pad=True)
