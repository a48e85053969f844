"""Codes for the players' phones: who has the page of his seat open, and the code of one seat at a time to be scanned.

A code is shown once, when it is given out; it goes from the screen as soon as it was opened, and with the screen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content

from referee.desk.table_log import TableLog
from referee.errors import RefereeError
from referee.tui.face import Face
from referee.tui.screens.spoken import SpokenScreen
from referee.tui.widgets.code_picture import picture_of
from referee.tui.widgets.keys import Keys
from referee.tui.widgets.panel import Panel
from referee.views.phones import SeatCode, SeatPhone, code_of, phones_of

KEYS = (
    ("⏎", "phones-key_new", "screen.new_code"), ("↑↓", "key-move", "screen.choose(1)"),
    ("E", "phones-key_end", "screen.end_code"), ("A", "phones-key_end_all", "screen.end_codes"),
    ("F2", "key-language", "app.language"), ("Esc", "key-back", "screen.leave"),
)  # fmt: skip
LOOK = 1.0
"""Seconds between two looks at what the phones did."""
CHOSEN = "bold reverse"


class PhonesScreen(SpokenScreen):
    """The seats of a table; the one `seat` is chosen first."""

    CSS = """
    PhonesScreen #phones-head { padding: 0 1; text-style: bold; background: $panel; }
    PhonesScreen VerticalScroll { height: 1fr; }
    PhonesScreen #phones { padding: 0 1; }
    PhonesScreen #phones-told { padding: 0 1; color: $text-warning; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,ctrl+f", "leave", show=False),
        Binding("enter", "new_code", show=False),
        Binding("e,delete", "end_code", show=False),
        Binding("a", "end_codes", show=False),
        Binding("up", "choose(-1)", show=False),
        Binding("down", "choose(1)", show=False),
    ]

    def __init__(self, face: Face, log: TableLog, seat: int = 0) -> None:
        super().__init__(face)
        self.log_of_table = log
        self.chosen = seat or 1
        self.code = ""
        self.told = ""
        self._rows: tuple[SeatPhone, ...] = ()

    def compose(self) -> ComposeResult:
        """The title; the seats, or the code to be scanned; what there is to tell; the keys."""
        yield Panel("phones-head")
        yield VerticalScroll(Panel("phones"), can_focus=False)
        yield Panel("phones-told")
        yield Keys()

    def on_mount(self) -> None:
        """Look from now on at what the phones do."""
        self.set_interval(LOOK, self.redraw)
        self.redraw()

    def redraw(self) -> None:
        """Say how everything stands now, in the language spoken now."""
        if not self.query(Keys):
            return
        face = self.face
        self._look()
        shown = self._given()
        title = f"{face.say('phones-title')} · {shown.label}" if shown else face.say("phones-title")
        self.query_one("#phones-head", Panel).put(Content(title))
        self.query_one("#phones", Panel).put(_to_scan(shown, face) if shown else self._seats())
        told = self.query_one("#phones-told", Panel)
        told.put(Content(self.told))
        told.display = bool(self.told)
        self.query_one(Keys).show([(key, face.say(word), action) for key, word, action in KEYS])

    def _look(self) -> None:
        """What became of the codes; one that was opened is shown no longer."""
        face, log = self.face, self.log_of_table
        try:
            passes = face.desk.hall.of_table(log.stream)
        except RefereeError as error:
            self.told = face.wrong(error)
            return
        self._rows = phones_of(log.table, passes, face.speech)
        known = passes.get(self.chosen)
        if known is None or known.phone:
            self.code = ""

    def _given(self) -> SeatCode | None:
        """The code that was given out just now."""
        if not self.code:
            return None
        face = self.face
        return code_of(self.log_of_table.table, self.chosen, self.code, face.desk.hall.look(), face.speech)

    def _seats(self) -> list[Content]:
        return [
            Content.styled(f"{row.seat:>2} {row.label}: {row.sentence}", CHOSEN if row.seat == self.chosen else "")
            for row in self._rows
        ]

    def action_choose(self, by: int) -> None:
        """The next seat."""
        self.code = self.told = ""
        self.chosen = (self.chosen - 1 + by) % len(self.log_of_table.table.seats) + 1
        self.redraw()

    def action_new_code(self) -> None:
        """A new code for the seat that is chosen; the one before it ends."""
        log = self.log_of_table
        if log.table.winner:
            self.told = self.face.say("phones-over")
        else:
            self._tried(lambda: self.face.desk.hall.issue(log.stream, self.chosen))
        self.redraw()

    def action_end_code(self) -> None:
        """End the code of this seat, and its page."""
        self._tried(lambda: self._end(self.chosen))
        self.redraw()

    def action_end_codes(self) -> None:
        """End those of all seats."""
        self._tried(self._end)
        self.redraw()

    def _end(self, seat: int = 0) -> str:
        self.face.desk.hall.end(self.log_of_table.stream, seat)
        return ""

    def _tried(self, do: Callable[[], str]) -> None:
        """Do this, and keep the code that comes of it; what is wrong with the store is told."""
        self.told = self.code = ""
        try:
            self.code = do()
        except RefereeError as error:
            self.told = self.face.wrong(error)

    def action_leave(self) -> None:
        """Back to the table."""
        self.dismiss()


def _to_scan(code: SeatCode, face: Face) -> list[Content]:
    """The picture first, so that it is whole on a small screen; under it the code for who types, and what it does."""
    typed = face.say("phones-typed", code=code.code)
    return [*picture_of(code.address), Content(typed), Content(code.sentence)]
