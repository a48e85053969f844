"""After a win: the game in sum, a new one with the same people, and the whole of it as a file."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content

from referee.desk.table_log import TableLog
from referee.tui.exchange import save_text
from referee.tui.face import Face
from referee.tui.screens.spoken import SpokenModal
from referee.tui.widgets.keys import Keys
from referee.tui.widgets.panel import Panel
from referee.tui.widgets.summary import SummaryRows
from referee.views.summary import summary_of

KEYS = (
    ("R", "summary-rematch", "screen.rematch"), ("E", "summary-export", "screen.export"),
    ("↑↓", "key-move", "screen.scroll(1)"), ("F2", "key-language", "app.language"), ("Esc", "key-back", "screen.leave"),
)  # fmt: skip
EDGES = 4
"""Columns beside the text."""


class SummaryScreen(SpokenModal[str | None]):
    """One page about a table. Its result is the id of the table for another game with the same people, or None."""

    CSS = """
    SummaryScreen { background: $background; }
    SummaryScreen #summary-head { padding: 0 1; text-style: bold; background: $panel; }
    SummaryScreen VerticalScroll { padding: 1 1 0 1; height: 1fr; }
    SummaryScreen #summary-told { padding: 0 1; color: $text-success; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,ctrl+s,enter", "leave", show=False),
        Binding("r", "rematch", show=False),
        Binding("e", "export", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("pagedown", "scroll(10)", show=False),
    ]

    def __init__(self, face: Face, log: TableLog) -> None:
        super().__init__(face)
        self.log_of_table = log
        self.told = ""

    def compose(self) -> ComposeResult:
        """The title; the page; what was saved; the keys."""
        yield Panel("summary-head")
        yield VerticalScroll(Panel("summary"), can_focus=False)
        yield Panel("summary-told")
        yield Keys()

    def on_mount(self) -> None:
        """Say everything for the first time."""
        self.redraw()

    def on_resize(self) -> None:
        """Lay it out for the room there is now."""
        self.redraw()

    def redraw(self) -> None:
        """Say everything in the language spoken now; an app that ends meanwhile has nothing left to say it on."""
        if not self.query(Keys):
            return
        face, size = self.face, self.app.size
        summary = summary_of(self.log_of_table, face.views)
        plain = bool(getattr(self.app, "plain", False))
        rows = SummaryRows(summary, face, size.width - EDGES, plain).rows(size.height)
        title = " · ".join(filter(None, (face.say("summary-title"), summary.title)))
        self.query_one("#summary-head", Panel).put(Content(title))
        self.query_one("#summary", Panel).put(rows)
        self._tell()
        self.query_one(Keys).show([(key, face.say(word), action) for key, word, action in KEYS])

    def _tell(self) -> None:
        told = self.query_one("#summary-told", Panel)
        told.put(Content(self.told))
        told.display = bool(self.told)

    def action_scroll(self, by: int) -> None:
        """Read on."""
        self.query_one(VerticalScroll).scroll_relative(y=by, animate=False)

    def action_rematch(self) -> None:
        """A new table with the same people, whose seats may be changed before it begins."""
        from referee.tui.screens.new_table import NewTableScreen

        self.app.push_screen(NewTableScreen(self.face, self.log_of_table.table), self._begun)

    def _begun(self, stream: str | None) -> None:
        if stream is not None:
            self.dismiss(stream)

    def action_export(self) -> None:
        """The whole game into a file."""
        log = self.log_of_table
        save_text(self.app, self.face, "sheet-where", f"{log.stream}.game", log.game_text, self._saved)

    def _saved(self, name: str) -> None:
        self.told = self.face.say("sheet-saved", file=name)
        self.redraw()

    def action_leave(self) -> None:
        """Back to the table."""
        self.dismiss(None)
