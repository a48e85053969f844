"""What there is to say of the entry selected in the history: the verdicts then and now, what became of it, and why."""

from __future__ import annotations

from textual.content import Content

from referee.tui.widgets.panel import QUIET, Panel, lines
from referee.tui.widgets.preview import reason_line
from referee.views.history import LineDetail


class Detail(Panel):
    """A few rows under the history."""

    DEFAULT_CSS = """
    Detail { height: auto; max-height: 5; padding: 0 1; border-top: solid $frame; }
    """

    def show(self, told: LineDetail | None) -> None:
        """Show this."""
        if told is None:
            self.put(Content(""))
            return
        notes = " · ".join(part for part in (told.head, *told.notes) if part)
        rows = [Content.styled(notes, QUIET)] if notes else []
        self.put(lines([*rows, *map(reason_line, told.flag.reasons + told.flag.doubts)]))
