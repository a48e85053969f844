"""The whole event copied into a file: for whom, whether it goes on there at once, and then where the file goes."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Input

from referee.championship.office.copies import copied
from referee.tui.exchange import files_of
from referee.tui.face import Face
from referee.tui.named_file import NamedFile
from referee.tui.screens.spoken import SpokenModal
from referee.tui.widgets.panel import Panel, in_rows, pressed

KEYS = (
    ("⏎", "desk-key_copy", "screen.submit"), ("F5", "desk-key_hand_over", "screen.hand_over"),
    ("F2", "key-language", "app.language"), ("Esc", "confirm-cancel", "screen.leave"),
)  # fmt: skip


class CopyingScreen(SpokenModal[str | None]):
    """Its result is what was done, in words, or None; nothing is copied before a file for it is there."""

    CSS = """
    CopyingScreen { align: center middle; }
    CopyingScreen Vertical { width: 90%; max-width: 90; height: auto; padding: 0 1;
                             border: round $accent; background: $surface; }
    CopyingScreen Input { height: 1; border: none; border-left: thick $accent; margin-bottom: 1; }
    CopyingScreen #copying-title { text-style: bold; margin-bottom: 1; }
    CopyingScreen #copying-wrong { color: $text-warning; }
    CopyingScreen #copying-keys { text-wrap: nowrap; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f5", "hand_over", show=False),
        Binding("escape", "leave", show=False),
    ]

    def __init__(self, face: Face, name: str) -> None:
        super().__init__(face)
        self.file = name
        self.there = False

    def compose(self) -> ComposeResult:
        """For whom, one answer, what is wrong, the keys."""
        with Vertical():
            yield Panel("copying-title")
            yield Panel("copying-whom")
            yield Input(compact=True, id="whom")
            yield Panel("copying-there")
            yield Panel("copying-wrong")
            yield Panel("copying-keys")

    def on_mount(self) -> None:
        """Say everything for the first time."""
        self.redraw()
        self.query_one("#whom", Input).focus()

    def redraw(self) -> None:
        """Say everything in the language spoken now."""
        say = self.face.say
        for id_ in ("title", "whom"):
            self.query_one(f"#copying-{id_}", Panel).put(Content(say(f"desk-copying_{id_}")))
        box = "[x]" if self.there else "[ ]"
        told = pressed("F5", f"{box} {say('desk-copying_there')}", "screen.hand_over")
        self.query_one("#copying-there", Panel).put(told)
        keys = [pressed(key, say(word), action) for key, word, action in KEYS]
        self.query_one("#copying-keys", Panel).put(in_rows(keys, min(86, self.app.size.width * 9 // 10 - 4)))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Enter goes on to the file."""
        event.stop()
        self.action_submit()

    def action_submit(self) -> None:
        """Ask for the file and copy the event into it, or say what is wrong."""
        whom = self.query_one("#whom", Input).value.strip()
        told = "" if whom else f"! {self.face.say('desk-copying_nobody')}"
        self.query_one("#copying-wrong", Panel).put(Content(told))
        if not whom:
            return

        def copy(path: Path, over: bool) -> str:
            return copied(self.face.office, path, whom, self.there)

        self.app.push_screen(files_of(self.app).going(self.face, "desk-copying_where", copy, self.file), self._copied)

    def _copied(self, named: NamedFile | None) -> None:
        if named is not None:
            key = "tournament-copied_there" if self.there else "tournament-copied_here"
            self.dismiss(self.face.say(key, file=named.called, copy=named.got))

    def action_hand_over(self) -> None:
        """It goes on there at once, or here."""
        self.there = not self.there
        self.redraw()

    def action_leave(self) -> None:
        """Copy nothing."""
        self.dismiss(None)
