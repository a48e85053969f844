"""The record of results: every game that is over, and how many were won by level, Sheriff and Deputy."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content

from referee.solo import Result, SoloTelling, Tally, results_of, tallies
from referee.tui.face import Face
from referee.tui.screens.spoken import SpokenScreen
from referee.tui.widgets.keys import Keys
from referee.tui.widgets.panel import QUIET, Panel, in_rows, lines
from referee.tui.widgets.rows import Column, Row, Rows
from referee.views.dispute.times import local

KEYS = (
    ("↑↓", "key-move", "screen.move(1)"), ("F2", "key-language", "app.language"), ("F1", "key-help", "app.help"),
    ("Esc", "key-back", "screen.leave"),
)  # fmt: skip


class SoloResultsScreen(SpokenScreen):
    """A table to read."""

    CSS = """
    SoloResultsScreen #head { padding: 1 2 0 2; text-style: bold; }
    SoloResultsScreen #tally { padding: 0 2; height: auto; max-height: 8; color: $text-muted; }
    """
    AUTO_FOCUS = "Rows"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave", show=False)]

    def __init__(self, face: Face) -> None:
        super().__init__(face)
        self._found = results_of(face.desk)

    def compose(self) -> ComposeResult:
        """Title, totals, the games, keys."""
        yield Panel("head")
        yield Panel("tally")
        yield Rows()
        yield Keys()

    def on_resize(self) -> None:
        """Draw it at the width there is now."""
        self.redraw()

    def redraw(self) -> None:
        """Say everything in the language spoken now."""
        face = self.face
        self.query_one("#head", Panel).put(Content(face.say("solo-results_title")))
        self.query_one("#tally", Panel).put(self._tallies())
        over = [each for each in self._found if each.over]
        rows = [Row(each.table, self._cells(each)) for each in over]
        self.query_one(Rows).show(self._columns(), rows, face.say("solo-results_none"))
        self.query_one(Keys).show([(key, face.say(word), action) for key, word, action in KEYS])

    def _columns(self) -> list[Column]:
        say = self.face.say
        heads = (say("option-level"), say("solo-result"), *SoloTelling(self.face.views).lawmen(), say("solo-seed"))
        return [
            Column(say("solo-when"), 16),
            *(Column(head, 20) for head in heads),
            Column(say("solo-variations"), grows=True),
            Column("↶", 3, right=True),
        ]

    def _cells(self, of: Result) -> tuple[str, ...]:
        telling, speech = SoloTelling(self.face.views), self.face.speech
        return (
            local(of.at)[:10],
            str(of.level),
            telling.outcome(of),
            speech.character(of.sheriff),
            speech.character(of.deputy),
            of.seed,
            ", ".join(telling.variations(of)),
            str(of.taken_back or ""),
        )

    def _tallies(self) -> Content:
        """A row for each thing that games are counted by."""
        found = tallies(self._found)
        rows = []
        for of in dict.fromkeys(each.of for each in found):
            parts = [self._tally(each) for each in found if each.of == of]
            parts[0] = Content.assemble((f"{self.face.say(f'solo-by_{of}')}: ", "bold"), parts[0])
            rows.append(in_rows(parts, max(20, self.app.size.width - 4)))
        return lines(rows)

    def _tally(self, tally: Tally) -> Content:
        what = tally.what if tally.what.isdecimal() else self.face.speech.character(tally.what)
        told = self.face.say("solo-of", won=tally.won, games=tally.games)
        return Content.assemble(what, (f" ({told})", QUIET))

    def action_move(self, by: int) -> None:
        """To another game."""
        rows = self.query_one(Rows)
        (rows.action_cursor_down if by > 0 else rows.action_cursor_up)()

    def action_leave(self) -> None:
        """Back to where one came from."""
        self.dismiss()
