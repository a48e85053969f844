"""Copies of the whole event: made, handed over, gone on with here, and compared with the event as it stands."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content

from referee.championship.office.copies import Compared, compared, resumed
from referee.championship.office.tournamentlog import TournamentLog
from referee.errors import RefereeError
from referee.speech import visible
from referee.tui.exchange import files_of
from referee.tui.face import Face
from referee.tui.named_file import NamedFile
from referee.tui.screens.tournament.copying import CopyingScreen
from referee.tui.screens.tournament.desk import DeskScreen
from referee.tui.widgets.rows import Column, Row
from referee.typing.conversation import LineTold

KEYS = (
    ("C", "desk-key_copy", "screen.copy_event"), ("G", "desk-key_go_on", "screen.go_on"),
    ("M", "desk-key_compare", "screen.compare"), (":", "desk-key_line", "screen.line"),
    ("F1", "key-help", "app.help"), ("F2", "key-language", "app.language"), ("Esc", "key-back", "screen.away"),
)  # fmt: skip

LARGEST = 64_000_000
"""The most bytes of a copy that comes through a page."""


class CopiesScreen(DeskScreen):
    """What a copy has that the event has not, a row for each log; before one was compared, how it is done."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("c,C", "copy_event", show=False),
        Binding("g,G", "go_on", show=False),
        Binding("m,M", "compare", show=False),
    ]

    def __init__(self, face: Face, log: TournamentLog) -> None:
        super().__init__(face, log)
        self._found: list[Compared] = []

    def fill(self) -> None:
        """The logs of both."""
        say = self.face.say
        columns = (Column("", 1), Column(say("desk-head_log"), 30), Column(say("desk-head_relation"), grows=True))
        self.rows.show(columns, [self._row(each) for each in self._found], say("desk-copies_how"))

    def _row(self, each: Compared) -> Row:
        sign, style = ("!", "bold $text-error") if each.relation == "parted" else ("", "")
        told = self.face.say(f"tournament-copies_{each.relation}", number=str(each.number))
        name = visible(each.title).strip() or each.stream
        return Row(each.stream, (Content.styled(sign, style), name, Content.styled(told, style)))

    def action_away(self) -> None:
        """From the line back to the list, from there to what is printed."""
        if self.line.entry.has_focus or self.line.entry.value:
            self.line.clear()
            self.rows_again()
        else:
            self.dismiss()

    def action_copy_event(self) -> None:
        """Ask for whom and where to, and copy the event."""
        name = f"{self.log_of_tournament.stream}.sqlite"
        self.app.push_screen(CopyingScreen(self.face, name), lambda said: self._changed(said) if said else None)

    def action_go_on(self) -> None:
        """The event goes on here, though it was handed over."""
        try:
            names = resumed(self.face.office, "")
        except RefereeError as error:
            self.line.tell(self.talk.wrong(error))
        else:
            self._changed(*(self.face.say("tournament-resumed", name=visible(name)) for name in names))

    def action_compare(self) -> None:
        """Ask for the copy, and see how it stands to this event."""

        def read(path: Path) -> str:
            self._found = compared(self.face.office, path)
            return str(len(self._found))

        self.app.push_screen(files_of(self.app).coming(self.face, "desk-which_copy", read, LARGEST), self._seen)

    def _seen(self, named: NamedFile | None) -> None:
        if named is not None:
            parted = any(each.relation == "parted" for each in self._found)
            key = "desk-copies_parted" if parted else "desk-copies_compared"
            self._done(self.face.say(key, file=named.called))

    def _changed(self, *said: str) -> None:
        """Tell what was done; what was compared before holds no longer."""
        self._found = []
        self._done(*said)

    def _done(self, *said: str) -> None:
        """Tell what was done, and show the event as it stands now."""
        self.look_again()
        self.redraw()
        self.line.tell(LineTold(notes=said))
