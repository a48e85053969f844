"""The player aid: who may do what now, as everybody may know it or as one player may; and the card to print."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content

from referee.core.knowledge.public import as_seen
from referee.core.nouns.vocabulary import NOBODY
from referee.desk.table_log import TableLog
from referee.library.search import rulings_index
from referee.tui.exchange import save_text
from referee.tui.face import Face
from referee.tui.screens.spoken import SpokenScreen
from referee.tui.widgets.aid import drawn
from referee.tui.widgets.keys import Keys
from referee.tui.widgets.panel import Panel, lines
from referee.views.lost_entries import missing
from referee.views.player_aid.card import card_of
from referee.views.player_aid.page import in_html
from referee.views.player_aid.permitted import Aid

KEYS = (
    ("←→", "unseen-eyes", "screen.look(1)"), ("↑↓", "aid-key_scroll", "screen.scroll(5)"),
    ("H", "aid-key_page", "screen.save_page"), ("F2", "key-language", "app.language"),
    ("Esc", "key-back", "screen.leave"),
)  # fmt: skip


class AidScreen(SpokenScreen):
    """One page. `viewer` is who looks on: 0 for everybody, else a seat, whose own cards are told and no others."""

    CSS = """
    AidScreen #aid-head { padding: 0 1; text-style: bold; background: $panel; }
    AidScreen #aid-told { padding: 0 1; background: $panel; }
    AidScreen VerticalScroll { padding: 0 1; height: 1fr; scrollbar-gutter: stable; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,ctrl+l", "leave", show=False),
        Binding("left", "look(-1)", show=False),
        Binding("right", "look(1)", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("pagedown", "scroll(10)", show=False),
        Binding("h,H", "save_page", show=False),
    ]

    def __init__(self, face: Face, log: TableLog, viewer: int = NOBODY) -> None:
        super().__init__(face)
        self.log_of_table = log
        self.viewer = viewer
        self.told = ""

    def compose(self) -> ComposeResult:
        """Whose eyes; the page; what there is to tell; the keys."""
        yield Panel("aid-head")
        yield VerticalScroll(Panel("aid"), can_focus=False)
        yield Panel("aid-told")
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
        head = (f"{face.say('aid-title')} · {self._whose()}", missing(face.say, log.lost))
        table = as_seen(log.table, log.book, self.viewer)
        view = Aid(face.speech).view(table, log.book, self.viewer)
        self.query_one("#aid-head", Panel).put(lines([Content(told) for told in head if told]))
        self.query_one("#aid", Panel).put(drawn(view, face, max(40, self.app.size.width - 4)))
        self.query_one("#aid-told", Panel).put(Content(self.told or face.say("aid-unknown_hand")))
        self.query_one(Keys).show([(key, face.say(word), action) for key, word, action in KEYS])

    def _whose(self) -> str:
        face = self.face
        if not self.viewer:
            return face.say("unseen-eyes_public")
        return face.say("unseen-eyes_seat", by=face.speech.player(self.log_of_table.table, self.viewer))

    def action_look(self, by: int) -> None:
        """With the next pair of eyes: everybody's, then each player's."""
        self.viewer = (self.viewer + by) % (len(self.log_of_table.table.seats) + 1)
        self.told = ""
        self.redraw()
        self.query_one(VerticalScroll).scroll_home(animate=False)

    def action_scroll(self, by: int) -> None:
        """Read on."""
        self.query_one(VerticalScroll).scroll_relative(y=by, animate=False)

    def action_save_page(self) -> None:
        """Save the reference card of the sets in force as a page to print."""
        face, log = self.face, self.log_of_table
        index = rulings_index(face.desk.path)
        library = index.library()
        index.close()
        page = in_html([card_of(log.book.sets, log.table.options, face.speech, library)])
        save_text(self.app, face, "aid-where", f"card-{face.lang}.html", lambda: page, self._saved)

    def _saved(self, name: str) -> None:
        self.told = self.face.say("aid-saved", file=name)
        self.redraw()

    def action_leave(self) -> None:
        """Back to where one came from."""
        self.dismiss()
