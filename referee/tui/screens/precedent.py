"""Records what the referee decided: a few lines, filled in from the entry spoken of as far as that says anything."""

from __future__ import annotations

import datetime
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Input, Label

from referee.errors import RefereeError
from referee.library.precedents.binding import line_that_binds
from referee.library.precedents.collection import Precedents, Refused
from referee.library.precedents.draft import DecisionDraft, nameless, of_verdict, question_of
from referee.library.precedents.place import folder
from referee.library.precedents.question import DisputedQuestion
from referee.library.ruling import Binds, Ruling
from referee.speech import visible
from referee.tui.face import Face
from referee.tui.screens.spoken import SpokenModal
from referee.tui.widgets.panel import QUIET, Panel, in_rows, lines, pressed

KEYS = (
    ("⏎", "precedent-key_record", "screen.submit"), ("↑↓", "precedent-key_field", "screen.down"),
    ("F8", "precedent-key_binding", "screen.binding"), ("F2", "key-language", "app.language"),
    ("Esc", "confirm-cancel", "screen.leave"),
)  # fmt: skip
FIELDS = ("question", "answer", "reason", "tournament", "author")
BINDINGS_IN_TURN: tuple[bool | None, ...] = (None, True, False)


class Decided(Struct, frozen=True):
    """What was recorded, and the line that makes it the house rule of the table, if it is to be."""

    ruling: Ruling
    line: str = ""


class PrecedentScreen(SpokenModal[Decided | None]):
    """Five lines to type, and whether it binds. Its result is what was recorded, or None where it was left."""

    CSS = """
    PrecedentScreen { align: center bottom; }
    PrecedentScreen > Vertical { width: 96%; max-width: 120; height: auto; max-height: 100%; margin-bottom: 1;
                                 padding: 0 1; border: round $accent; background: $surface; }
    PrecedentScreen Horizontal { height: 1; }
    PrecedentScreen Label { width: 14; color: $text-muted; }
    PrecedentScreen Input { width: 1fr; }
    PrecedentScreen #precedent-wrong { color: $text-warning; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "leave", show=False),
        Binding("f8", "binding", show=False),
        Binding("down", "down", show=False),
        Binding("up", "up", show=False),
    ]

    def __init__(self, face: Face, about: DisputedQuestion, author: str = "") -> None:
        super().__init__(face)
        self.about = about
        self.key = question_of(about.verdict, about.book)
        self.binds: bool | None = None
        self.wrong: tuple[RefereeError, ...] = ()
        self._drafted = self._draft(author)

    def _draft(self, author: str) -> DecisionDraft:
        """What can be said before anything is typed."""
        about, draft = self.about, DecisionDraft(self.face.lang, tournament=self.about.table.title, author=author)
        if about.entry is None or about.before is None:
            return draft
        table = nameless(about.before)
        said = [self.face.speech.reason(reason, table) for reason in about.verdict.reasons]
        return of_verdict(draft, about.entry, about.verdict, said)

    def compose(self) -> ComposeResult:
        """What it is, the lines, whether it binds, what is wrong, the keys."""
        with Vertical():
            yield Panel("precedent-title")
            for name in FIELDS:
                with Horizontal():
                    yield Label("", id=f"label-{name}", markup=False)
                    yield Input(
                        getattr(self._drafted, name), compact=True, id=f"precedent-{name}", select_on_focus=False
                    )
            yield Panel("precedent-binding")
            yield Panel("precedent-wrong")
            yield Panel("precedent-keys")

    def on_mount(self) -> None:
        """Say everything for the first time; what is asked for first is typed first."""
        self.redraw()
        self._input("answer" if self._drafted.question else "question").focus()

    def _input(self, name: str) -> Input:
        return self.query_one(f"#precedent-{name}", Input)

    def redraw(self) -> None:
        """Say everything in the language spoken now; what was typed stays as it is."""
        say = self.face.say
        self.query_one("#precedent-title", Panel).put(Content.styled(say("precedent-title"), "bold"))
        for name in FIELDS:
            self.query_one(f"#label-{name}", Label).update(Content(say(f"precedent-field_{name}")))
        self.query_one("#precedent-binding", Panel).put(Content.styled(self._binding_told(), QUIET))
        self.query_one("#precedent-wrong", Panel).put(
            lines([Content(f"! {self.face.wrong(one)}") for one in self.wrong])
        )
        rows = [row for row in KEYS if row[0] != "F8" or self.key]
        keys = [pressed(key, say(word), action) for key, word, action in rows]
        room = self.query_one("#precedent-keys").content_size.width or self.app.size.width - 8
        self.query_one("#precedent-keys", Panel).put(in_rows(keys, room))

    def _binding_told(self) -> str:
        """What the judge will make of it."""
        if not self.key:
            return self.face.say("precedent-binding_nothing")
        told = "none" if self.binds is None else "allowed" if self.binds else "forbidden"
        what = self.face.speech.words.find(f"house-{self.key}") or visible(self.key)
        return self.face.say(f"precedent-binding_{told}", what=what)

    def on_resize(self) -> None:
        """Lay the keys out anew."""
        self.redraw()

    def on_input_changed(self, event: Input.Changed) -> None:
        """What was wrong with it may be mended."""
        event.stop()
        if self.wrong:
            self.wrong = ()
            self.redraw()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Record it."""
        event.stop()
        self.action_submit()

    def action_submit(self) -> None:
        """What Enter does: the next line that must not be empty, else record it."""
        empty = next((name for name in ("question", "answer") if not self._input(name).value.strip()), None)
        if empty is not None:
            self._input(empty).focus()
            return
        try:
            ruling = Precedents(folder(self.face.desk.path)).add(self._typed())
            line = self._line(ruling)
        except Refused as error:
            self._tell(error.faults)
        except RefereeError as error:
            self._tell((error,))
        else:
            self.dismiss(Decided(ruling, line))

    def _typed(self) -> DecisionDraft:
        """The decision as it stands on the screen."""
        said = {name: self._input(name).value for name in FIELDS}
        binds = None if self.binds is None else Binds(self.key, self.binds)
        return replace(self._drafted, lang=self.face.lang, date=datetime.date.today(), binds=binds, **said)

    def _line(self, ruling: Ruling) -> str:
        if ruling.binds is None or not self.about.can_bind:
            return ""
        return line_that_binds(ruling, self.about.table, self.about.book, self.face.lang)

    def _tell(self, wrong: tuple[RefereeError, ...]) -> None:
        self.wrong = wrong[:3]
        self.redraw()

    def action_binding(self) -> None:
        """It binds nothing, or allows, or forbids."""
        if self.key:
            place = BINDINGS_IN_TURN.index(self.binds)
            self.binds = BINDINGS_IN_TURN[(place + 1) % len(BINDINGS_IN_TURN)]
            self.redraw()

    def action_down(self) -> None:
        """The next line."""
        self.focus_next(Input)

    def action_up(self) -> None:
        """The line before."""
        self.focus_previous(Input)

    def action_leave(self) -> None:
        """Record nothing."""
        self.dismiss(None)
