"""The history: every entry ever logged with the sign of its verdict. It asks only for the lines it shows.

An entry takes a row, cut where it is too long; the one selected is shown whole.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.geometry import Size
from textual.message import Message
from textual.style import Style
from textual.widget import Widget

from referee.speech import shortened
from referee.tui.widgets.lying import suited
from referee.tui.widgets.panel import LEVELS
from referee.tui.widgets.unscrolled import Unscrolled
from referee.views.table import HistoryRow

LEAD = 7
"""The columns before an entry: its number and its sign."""
UNFOLDED = 20
"""Entries before those in sight that are looked at, since what is folded makes room for them."""
Rows = Callable[[int, int], tuple[HistoryRow, ...]]


class History(Unscrolled, Widget, can_focus=True):
    """Follows the last entry, until one is selected with the arrow keys or the mouse."""

    DEFAULT_CSS = """
    History { height: 1fr; min-height: 0; width: 1fr; padding: 0 1; border-top: solid $panel-lighten-2;
              border-title-style: bold; }
    History:focus { border-top: heavy $accent; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(-1)", show=False),
        Binding("down", "move(1)", show=False),
        Binding("pageup", "move(-10)", show=False),
        Binding("pagedown", "move(10)", show=False),
        Binding("home", "move(-1000000000)", show=False),
        Binding("end", "move(1000000000)", show=False),
    ]

    class Selected(Message):
        """An entry was selected."""

        def __init__(self, number: int) -> None:
            super().__init__()
            self.number = number

    def __init__(self) -> None:
        super().__init__(id="history", markup=False)
        self.selected: int | None = None
        self._rows: Rows = lambda start, stop: ()
        self._length = 0
        self._taken_back = ""

    def show(self, rows: Rows, length: int, title: str, taken_back: str = "") -> None:
        """Show the last of so many entries, or those around the selected one; what is taken back folds."""
        self._rows, self._length, self._taken_back = rows, length, taken_back
        self.border_title = Content(title)
        self.refresh()

    def select(self, number: int | None) -> None:
        """Select an entry, or none."""
        self.selected = None if number is None else max(0, min(self._length - 1, number))
        self.refresh()

    def action_move(self, by: int) -> None:
        """Select an entry so many lines on."""
        now = self._length if self.selected is None else self.selected
        self.select(now + by)
        if self.selected is not None:
            self.post_message(self.Selected(self.selected))

    def action_select(self, number: int) -> None:
        """Select the entry that was clicked, or jumped to."""
        self.select(number)
        self.post_message(self.Selected(number))

    def _start(self) -> int:
        """The first entry that is shown."""
        height = self.content_size.height
        newest = max(0, self._length - height)
        return newest if self.selected is None else max(0, min(newest, self.selected - height // 2))

    def render(self) -> Content:
        """The lines there is room for."""
        return Content("\n").join(line for _, line in self._shown())

    def _shown(self) -> list[tuple[int, Content]]:
        """Every line with the number of its entry, the selected entry whole if it fits at all."""
        start, size = self._start(), self.content_size
        if self.selected is None:
            return self._folded(start, size)
        rows = self._rows(start, start + size.height)
        found = [(row.number, line) for row in rows for line in _lines(row, size.width, row.number == self.selected)]
        last = max((place for place, (number, _) in enumerate(found, 1) if number == self.selected), default=0)
        first = max(0, last - size.height)
        return found[first : first + size.height]

    def _folded(self, start: int, size: Size) -> list[tuple[int, Content]]:
        """The last lines, several taken back one after the other in one."""
        rows = self._rows(max(0, start - UNFOLDED), start + size.height)
        found: list[tuple[int, Content]] = []
        for counts, run in groupby(rows, key=lambda row: row.counts):
            each = list(run)
            if counts or len(each) == 1:
                found += [(row.number, line) for row in each for line in _lines(row, size.width, selected=False)]
            else:
                found.append((each[-1].number, _fold(each, self._taken_back)))
        return found[-size.height :] if size.height else []


def _fold(rows: list[HistoryRow], taken_back: str) -> Content:
    first, last = rows[0].number, rows[-1].number
    told = Content.styled(f"{first:>4} ↶ …{last} {taken_back}", "$text-muted")
    return told.stylize(Style.from_meta({"@click": f"select({last})"}))


def _lines(row: HistoryRow, width: int, selected: bool) -> list[Content]:
    room = max(1, width - LEAD)
    text = Content(row.entry if selected else shortened(row.entry, room))
    text = suited(text) if row.counts else text.stylize("$text-muted strike")
    lead = Content.assemble(
        (f"{row.number:>4} ", "$text-muted"), (f"{row.sign or '↶'} ", LEVELS.get(row.level, "$text-muted"))
    )
    first, *more = (selected and text.wrap(room)) or [text]
    clicked = Style.from_meta({"@click": f"select({row.number})"})
    whole = (lead + first).pad_right(max(0, width - (lead + first).cell_length))
    lines = [whole.stylize(clicked), *(Content(" " * LEAD) + line for line in more)]
    return [line.stylize("reverse") for line in lines] if selected else lines
