"""What the player's cards cannot do now, and why: each with its clauses."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content

from referee.solo import SoloTalk
from referee.tui.face import Face
from referee.tui.screens.spoken import SpokenScreen
from referee.tui.widgets.keys import Keys
from referee.tui.widgets.panel import Panel, lines
from referee.tui.widgets.preview import reason_line
from referee.views.records import FlagView

KEYS = (("Esc", "key-back", "screen.leave"), ("F2", "key-language", "app.language"))


class RefusedScreen(SpokenScreen):
    """One page to read."""

    CSS = "RefusedScreen VerticalScroll { padding: 1 2; }"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,question_mark", "leave", show=False)]

    def __init__(self, face: Face, talk: SoloTalk) -> None:
        super().__init__(face)
        self.talk = talk

    def compose(self) -> ComposeResult:
        """The page."""
        yield VerticalScroll(Panel("page"))
        yield Keys()

    def redraw(self) -> None:
        """Say everything in the language spoken now."""
        say = self.face.say
        self.query_one(Keys).show([(key, say(word), action) for key, word, action in KEYS])
        rows = [row for flag in self.talk.refused() for row in _rows(flag)]
        rows = rows or [Content(say("solo-refused_none"))]
        title = Content.styled(say("solo-refused_title"), "bold")
        self.query_one("#page", Panel).put(lines([title, Content(""), *rows]))

    def action_leave(self) -> None:
        """Back to the game."""
        self.dismiss()


def _rows(flag: FlagView) -> Iterator[Content]:
    yield Content.assemble((f"{flag.label}  ", "bold"), flag.entry)
    for reason in (*flag.reasons, *flag.doubts):
        yield Content("  ") + reason_line(reason)
