"""The lines of the history on its own screen: those that are left of a history_filter, one of them selected."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.events import MouseScrollDown, MouseScrollUp
from textual.message import Message
from textual.style import Style
from textual.widget import Widget

from referee.speech import shortened
from referee.tui.widgets.panel import LEVELS, QUIET, Panel, lines
from referee.tui.widgets.preview import reason_line
from referee.tui.widgets.unscrolled import Unscrolled
from referee.views.history import HistoryLine
from referee.views.history import LineDetail as What

LEAD = 17
"""The columns before the text: number, time, mark and verdicts."""


class Lines(Unscrolled, Widget, can_focus=True):
    """A row a line. It asks only for the lines that it shows."""

    DEFAULT_CSS = """
    Lines { height: 1fr; min-height: 3; width: 1fr; padding: 0 1; text-wrap: nowrap; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(-1)", show=False),
        Binding("down", "move(1)", show=False),
        Binding("pageup", "page(-1)", show=False),
        Binding("pagedown", "page(1)", show=False),
        Binding("home", "move(-1000000000)", show=False),
        Binding("end", "move(1000000000)", show=False),
    ]

    class Selected(Message):
        """A line was selected."""

    def __init__(self) -> None:
        super().__init__(id="lines", markup=False)
        self._numbers: Sequence[int] = ()
        self._line: Callable[[int], HistoryLine] | None = None
        self._at = 0
        self._nothing = ""

    @property
    def selected(self) -> int | None:
        """The number of the entry that is selected; None if there are none."""
        return self._numbers[self._at] if self._numbers else None

    def show(self, numbers: Sequence[int], line: Callable[[int], HistoryLine], nothing: str) -> None:
        """Show these entries; `nothing` is said where there are none."""
        self._numbers, self._line, self._nothing = numbers, line, nothing
        self.refresh()

    def select(self, number: int | None, place: Callable[[int], int]) -> None:
        """Select an entry, or the next one after it that is shown; the last one if there is none, or none is asked."""
        last = max(0, len(self._numbers) - 1)
        self._at = last if number is None else min(last, bisect_left(self._numbers, place(number), key=place))
        self.refresh()

    def action_move(self, by: int) -> None:
        """Select an entry so many lines on."""
        at = max(0, min(len(self._numbers) - 1, self._at + by))
        if at != self._at and self._numbers:
            self._at = at
            self.refresh()
            self.post_message(self.Selected())

    def action_page(self, by: int) -> None:
        """Select an entry so many screens on."""
        self.action_move(by * max(1, self.content_size.height - 1))

    def on_mouse_scroll_down(self, event: MouseScrollDown) -> None:
        """The next line."""
        event.stop()
        self.action_move(1)

    def on_mouse_scroll_up(self, event: MouseScrollUp) -> None:
        """The line before."""
        event.stop()
        self.action_move(-1)

    def action_select(self, number: int) -> None:
        """Select the entry that was clicked, or jumped to."""
        if number in self._numbers:
            self.action_move(self._numbers.index(number) - self._at)

    def _start(self) -> int:
        height = self.content_size.height
        return max(0, min(len(self._numbers) - height, self._at - height // 2))

    def render(self) -> Content:
        """The lines there is room for."""
        if not self._numbers or self._line is None:
            return Content.styled(self._nothing, QUIET)
        start, size, now = self._start(), self.content_size, self.selected
        shown = self._numbers[start : start + size.height]
        return Content("\n").join(_row(self._line(number), size.width, number == now) for number in shown)


@lru_cache(maxsize=512)
def _row(line: HistoryLine, width: int, selected: bool) -> Content:
    style = LEVELS.get(line.level, QUIET)
    told = Content.assemble(
        ("▸" if selected else " ", "bold"),
        (f"{line.number:>4} ", QUIET),
        (f"{line.time:>5} ", QUIET),
        (f"{line.mark or ' '}", "bold $text-accent" if line.counts else QUIET),
        (f"{line.was}→" if line.was else "  ", QUIET),
        (f"{line.sign or ' '} ", style),
        (shortened(line.text, max(1, width - LEAD)), "" if line.counts else f"{QUIET} strike"),
    )
    told = told.pad_right(max(0, width - told.cell_length)).stylize(
        Style.from_meta({"@click": f"select({line.number})"})
    )
    return told.stylize("reverse") if selected else told


class Detail(Panel):
    """What there is to say of the entry selected: the verdicts then and now, what became of it, and why."""

    DEFAULT_CSS = """
    Detail { height: auto; max-height: 5; padding: 0 1; border-top: solid $panel-lighten-2; }
    """

    def show(self, told: What | None) -> None:
        """Show this."""
        if told is None:
            self.put(Content(""))
            return
        notes = " · ".join(part for part in (told.head, *told.notes) if part)
        rows = [Content.styled(notes, QUIET)] if notes else []
        self.put(lines([*rows, *map(reason_line, told.flag.reasons + told.flag.doubts)]))
