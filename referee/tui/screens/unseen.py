"""What is unseen of the deck, and the chance of every draw! that may come: for the referee, all, or one player."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content

from referee.core.knowledge.public import as_seen
from referee.desk.table_log import TableLog
from referee.tui.face import Face
from referee.tui.screens.spoken import SpokenScreen
from referee.tui.widgets.keys import Keys
from referee.tui.widgets.panel import Panel, lines
from referee.tui.widgets.unseen import drawn
from referee.views.lost_entries import missing
from referee.views.unseen import Knowing

KEYS = (
    ("←→", "unseen-eyes", "screen.look(1)"), ("↑↓", "key-move", "screen.scroll(1)"),
    ("F2", "key-language", "app.language"), ("Esc", "key-back", "screen.leave"),
)  # fmt: skip


class UnseenScreen(SpokenScreen):
    """One page. `viewer` is who looks on: 0 for everybody, a seat, None for the referee, who may look with any eyes."""

    CSS = """
    UnseenScreen #unseen-head { padding: 0 1; text-style: bold; background: $panel; }
    UnseenScreen VerticalScroll { padding: 0 1; height: 1fr; }
    UnseenScreen #unseen { text-wrap: nowrap; text-overflow: ellipsis; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,f12", "leave", show=False),
        Binding("left", "look(-1)", show=False),
        Binding("right", "look(1)", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("pagedown", "scroll(10)", show=False),
    ]

    def __init__(self, face: Face, log: TableLog, viewer: int | None = None) -> None:
        super().__init__(face)
        self.log_of_table = log
        self.viewer = viewer
        self._any_eyes = viewer is None

    def compose(self) -> ComposeResult:
        """Whose eyes; the page; the keys."""
        yield Panel("unseen-head")
        yield VerticalScroll(Panel("unseen"), can_focus=False)
        yield Keys()

    def on_resize(self) -> None:
        """Draw it at the width there is now."""
        self.redraw()

    def on_screen_resume(self) -> None:
        """Something may have happened meanwhile."""
        self.redraw()

    def redraw(self) -> None:
        """Say everything in the language spoken now."""
        face, log = self.face, self.log_of_table
        head = (f"{face.say('unseen-title')} · {self._whose()}", missing(face.say, log.lost))
        table = as_seen(log.table, log.book, self.viewer)
        view = Knowing(face.speech).unseen(table, log.book)
        self.query_one("#unseen-head", Panel).put(lines([Content(told) for told in head if told]))
        self.query_one("#unseen", Panel).put(drawn(view, face, max(40, self.app.size.width - 3)))
        keys = KEYS if self._any_eyes else KEYS[1:]
        self.query_one(Keys).show([(key, face.say(word), action) for key, word, action in keys])

    def _whose(self) -> str:
        face = self.face
        if self.viewer is None:
            return face.say("unseen-eyes_referee")
        if not self.viewer:
            return face.say("unseen-eyes_public")
        return face.say("unseen-eyes_seat", by=face.speech.player(self.log_of_table.table, self.viewer))

    def action_look(self, by: int) -> None:
        """With the next pair of eyes: the referee's, everybody's, each player's."""
        if self._any_eyes:
            eyes = [None, *range(len(self.log_of_table.table.seats) + 1)]
            self.viewer = eyes[(eyes.index(self.viewer) + by) % len(eyes)]
            self.redraw()

    def action_scroll(self, by: int) -> None:
        """Read on."""
        self.query_one(VerticalScroll).scroll_relative(y=by, animate=False)

    def action_leave(self) -> None:
        """Back to where one came from."""
        self.dismiss()
