"""The history, read by plays and by turns: a row each, whole where there is room. It asks only for what it shows.

However long the log, a row is put into words once it is in sight. The table has it under the line, following the last
entry; on a screen of its own one looks around in it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from rich.cells import cell_len
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.events import MouseScrollDown, MouseScrollUp
from textual.message import Message

from referee.tui.widgets.history_row import Look, drawn
from referee.tui.widgets.panel import QUIET
from referee.tui.widgets.row_by_row import RowByRow
from referee.views.history import Chronicle
from referee.views.history_rows import Row

EDGES = 2
"""Columns at both sides of the title."""
ROOMY = 9
"""Lines from which every row is shown whole; with fewer, the last one and the one selected are."""


class History(RowByRow, can_focus=True):
    """Follows the last row, until an entry is selected: rows with up and down, entries with left and right."""

    DEFAULT_CSS = """
    History { height: 1fr; min-height: 0; width: 1fr; padding: 0 1; text-wrap: nowrap;
              border-top: solid $frame; border-title-style: bold; }
    History:focus { border-top: heavy $accent; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(-1)", show=False),
        Binding("down", "move(1)", show=False),
        Binding("left", "step(-1)", show=False),
        Binding("right", "step(1)", show=False),
        Binding("pageup", "page(-1)", show=False),
        Binding("pagedown", "page(1)", show=False),
        Binding("home", "move(-1000000000)", show=False),
        Binding("end", "move(1000000000)", show=False),
    ]

    class Selected(Message):
        """An entry was selected."""

        def __init__(self, number: int) -> None:
            super().__init__()
            self.number = number

    def __init__(self, clock: bool = False) -> None:
        super().__init__(id="history", markup=False)
        self._clock = clock
        """Does the time stand before each row?"""
        self.selected: int | None = None
        """The number of the entry selected."""
        self._chronicle: Chronicle | None = None
        self._rows: Sequence[Row] = ()
        self._found: dict[int, int] | None = {}
        """The row of each entry shown, once one is looked for: of a long log that takes longer than to draw it."""
        self._taken_back = self._nothing = ""
        self._lines: tuple[object, list[Content]] | None = None
        """What is in sight, and what it was made for."""
        self._in_sight = 1
        """How many rows that is."""
        self._titles: tuple[str, ...] = ()
        """The title, the longest first."""

    def entitled(self, title: str, besides: Sequence[str]) -> None:
        """Put this above the rows, and behind it the first of these that there is room for, else nothing more."""
        self._titles = (*(f"{title}{more}" for more in besides), title)
        self._fit_title()

    def on_resize(self) -> None:
        """Another width has room for another title."""
        self._fit_title()

    def _fit_title(self) -> None:
        if self._titles:
            *longer, shortest = self._titles
            room = self.size.width - EDGES
            self.entitle(Content(next((title for title in longer if cell_len(title) <= room), shortest)))

    def show(self, chronicle: Chronicle, rows: Sequence[Row], taken_back: str, nothing: str = "") -> None:
        """Show these rows of a history; `taken_back` is said of what folds, `nothing` where there are none."""
        self._chronicle, self._rows = chronicle, rows
        self._found = None
        self._taken_back, self._nothing = taken_back, nothing
        self._look_again()

    def select(self, number: int | None) -> None:
        """Select an entry, else the next one after it that is shown, else the last; or none."""
        self.selected = None if number is None or not self._rows else self._nearest(number)
        self._look_again()

    def select_last(self) -> None:
        """Select the last row, if none is; of its entries the one in question."""
        if self._rows and self._chronicle is not None:
            self._choose(self._chronicle.main(self._rows[-1]) if self.selected is None else self.selected)

    # Where an entry stands

    @property
    def _at(self) -> dict[int, int]:
        if self._found is None:
            self._found = {number: place for place, row in enumerate(self._rows) for number in row.numbers}
        return self._found

    def _place(self, number: int) -> int:
        assert self._chronicle is not None
        return self._chronicle.log.moments.place(number)

    def _nearest(self, number: int) -> int:
        number = min(number, self._chronicle.log.length - 1) if self._chronicle else number
        if number in self._at:
            return number
        place = self._place(number)
        return next((each for each in self._at if self._place(each) >= place), self._rows[-1].numbers[-1])

    def _row_of(self, number: int) -> int:
        return self._at[self._nearest(number)]

    # What keys do

    def _choose(self, number: int | None) -> None:
        if number is not None and number != self.selected:
            self.selected = number
            self._look_again()
        if number is not None:
            self.post_message(self.Selected(number))

    def action_move(self, by: int) -> None:
        """Select a row so many on: of its entries the one in question."""
        if not self._rows or self._chronicle is None:
            return
        now = len(self._rows) if self.selected is None else self._row_of(self.selected)
        then = max(0, min(len(self._rows) - 1, now + by))
        if then != now:
            self._choose(self._chronicle.main(self._rows[then]))

    def action_step(self, by: int) -> None:
        """Select the next entry, in its row or the next one."""
        if self.selected is None:
            return
        row = self._row_of(self.selected)
        at = self._rows[row].numbers.index(self.selected) + by
        if not 0 <= at < len(self._rows[row].numbers):
            row, at = row + by, 0 if by > 0 else -1
        if 0 <= row < len(self._rows):
            self._choose(self._rows[row].numbers[at])

    def action_page(self, by: int) -> None:
        """Select a row so many screens on."""
        self.action_move(by * max(1, self._in_sight - 1))

    def action_select(self, number: int) -> None:
        """Select the entry that was clicked, or jumped to."""
        self._choose(self._nearest(number) if self._rows else None)

    def on_mouse_scroll_down(self, event: MouseScrollDown) -> None:
        """The next row."""
        event.stop()
        self.action_move(1)

    def on_mouse_scroll_up(self, event: MouseScrollUp) -> None:
        """The row before."""
        event.stop()
        self.action_move(-1)

    # What is in sight

    def _look_again(self) -> None:
        """Paint what has changed."""
        width = self.content_size.width
        before = self.rows_at(width)
        self._lines = None
        self.repaint(before, self.rows_at(width))

    def render(self) -> Content:
        """Everything in sight."""
        return Content("\n").join(self.rows_at(self.content_size.width))

    def rows_at(self, width: int) -> list[Content]:
        """The lines in sight at this width."""
        made_for = width, self.content_size.height
        if self._lines is None or self._lines[0] != made_for:
            self._lines = made_for, self._laid_out(*made_for)
        return self._lines[1]

    def _laid_out(self, width: int, height: int) -> list[Content]:
        if not self._rows or self._chronicle is None:
            return [Content.styled(self._nothing, QUIET)]
        last = len(self._rows) - 1
        at = last if self.selected is None else self._row_of(self.selected)
        shown = [self._drawn(at, width, height)]
        above = self._more(range(at - 1, -1, -1), (height - len(shown[0])) // 2, width) if at < last else []
        below = self._more(range(at + 1, last + 1), height - len(shown[0]) - sum(map(len, above)), width)
        room = height - len(shown[0]) - sum(map(len, below))
        above = self._more(range(at - 1, -1, -1), room, width)
        self._in_sight = len(above) + 1 + len(below)
        lines = [line for row in (*reversed(above), *shown, *below) for line in row]
        over = max(0, sum(map(len, above)) - max(0, room))
        return lines[over : over + height]

    def _more(self, places: Sequence[int], room: int, width: int) -> list[list[Content]]:
        """As many of these rows as there is room for; the last perhaps in part."""
        found: list[list[Content]] = []
        for lines in self._each(places, width):
            if sum(map(len, found)) >= room:
                break
            found.append(lines)
        return found

    def _each(self, places: Sequence[int], width: int) -> Iterator[list[Content]]:
        return (self._drawn(place, width, self.content_size.height) for place in places)

    def _drawn(self, place: int, width: int, height: int) -> list[Content]:
        assert self._chronicle is not None
        row = self._rows[place]
        selected = self.selected if self.selected in row.numbers else None
        whole = height >= ROOMY or selected is not None or (self.selected is None and place == len(self._rows) - 1)
        look = Look(width, self._clock, whole, self._taken_back)
        return drawn(row, tuple(map(self._chronicle.line, row.numbers)), selected, look)
