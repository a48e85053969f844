"""A new tournament: its name, its region, whether it is open to all, and who says what the sources leave open."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Input

from referee.errors import RefereeError
from referee.tui.face import Face
from referee.tui.screens.spoken import SpokenModal
from referee.tui.widgets.panel import Panel, in_rows, pressed

KEYS = (
    ("⏎", "desk-key_open", "screen.submit"), ("Tab", "desk-key_field", "screen.field"),
    ("F5", "desk-key_open_to_all", "screen.open_to_all"),
    ("F6", "desk-key_readings_asked", "screen.readings_asked"), ("F2", "key-language", "app.language"),
    ("Esc", "confirm-cancel", "screen.leave"),
)  # fmt: skip


class OpeningScreen(SpokenModal[str | None]):
    """Its result is the id of the tournament made, or None."""

    CSS = """
    OpeningScreen { align: center middle; }
    OpeningScreen Vertical { width: 90%; max-width: 90; height: auto; padding: 0 1;
                             border: round $accent; background: $surface; }
    OpeningScreen Input { height: 1; border: none; border-left: thick $accent; margin-bottom: 1; }
    OpeningScreen #opening-title { text-style: bold; margin-bottom: 1; }
    OpeningScreen #opening-wrong { color: $text-warning; }
    OpeningScreen #opening-keys { text-wrap: nowrap; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f5", "open_to_all", show=False),
        Binding("f6", "readings_asked", show=False),
        Binding("escape", "leave", show=False),
    ]

    def __init__(self, face: Face) -> None:
        super().__init__(face)
        self.open_to_all = False
        self.readings_asked = False

    def compose(self) -> ComposeResult:
        """Two lines, two answers, what is wrong, the keys."""
        with Vertical():
            yield Panel("opening-title")
            yield Panel("opening-name")
            yield Input(compact=True, id="name")
            yield Panel("opening-region")
            yield Input(compact=True, id="region")
            yield Panel("opening-open")
            yield Panel("opening-asked")
            yield Panel("opening-wrong")
            yield Panel("opening-keys")

    def on_mount(self) -> None:
        """Say everything for the first time."""
        self.redraw()
        self.query_one("#name", Input).focus()

    def redraw(self) -> None:
        """Say everything in the language spoken now."""
        say = self.face.say
        for id_, word in (("title", "desk-opening"), ("name", "desk-opening_name"), ("region", "desk-opening_region")):
            self.query_one(f"#opening-{id_}", Panel).put(Content(say(word)))
        self._answer("open", "F5", self.open_to_all, "open_to_all")
        self._answer("asked", "F6", self.readings_asked, "readings_asked")
        keys = [pressed(key, say(word), action) for key, word, action in KEYS]
        self.query_one("#opening-keys", Panel).put(in_rows(keys, min(86, self.app.size.width * 9 // 10 - 4)))

    def _answer(self, id_: str, key: str, yes: bool, action: str) -> None:
        box = "[x]" if yes else "[ ]"
        told = pressed(key, f"{box} {self.face.say(f'desk-opening_{id_}')}", f"screen.{action}")
        self.query_one(f"#opening-{id_}", Panel).put(told)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Enter goes on to the next line, and opens the tournament from the last."""
        event.stop()
        if event.input.id == "name" and event.value.strip():
            self.query_one("#region", Input).focus()
        else:
            self.action_submit()

    def action_submit(self) -> None:
        """Open the tournament, or say what is wrong."""
        name, region = (self.query_one(f"#{id_}", Input).value for id_ in ("name", "region"))
        try:
            log = self.face.office.new(name, region, self.open_to_all, self.readings_asked)
        except RefereeError as error:
            self.query_one("#opening-wrong", Panel).put(Content(f"! {self.face.wrong(error)}"))
            self.query_one("#name", Input).focus()
        else:
            self.dismiss(log.stream)

    def action_field(self) -> None:
        """On to the next line."""
        self.focus_next()

    def action_open_to_all(self) -> None:
        """Players of every region, or of one."""
        self.open_to_all = not self.open_to_all
        self.redraw()

    def action_readings_asked(self) -> None:
        """Ask at every table what the sources leave open, or go by the recommended readings."""
        self.readings_asked = not self.readings_asked
        self.redraw()

    def action_leave(self) -> None:
        """Open none."""
        self.dismiss(None)
