"""Asks for the path of a file, to read it or to write it. What goes wrong is told, and the path stays to be mended."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Input

from referee.errors import RefereeError
from referee.files import typed_path
from referee.tui.face import Face
from referee.tui.named_file import NamedFile, Write
from referee.tui.screens.spoken import SpokenModal
from referee.tui.widgets.panel import Panel, lines, pressed

KEYS = (
    ("⏎", "path-go", "screen.submit"),
    ("F8", "path-write_over", "screen.write_over"),
    ("Esc", "confirm-cancel", "screen.leave"),
)


class PathScreen(SpokenModal[NamedFile | None]):
    """`act` reads or writes the file, over one that exists if that is said; what it gives is the result, with the path.

    `question` and `go` are the messages that ask, and that name what Enter does.
    """

    CSS = """
    PathScreen { align: center bottom; }
    PathScreen Vertical { width: 90%; max-width: 120; height: auto; margin-bottom: 2; padding: 0 1;
                          border: round $accent; background: $surface; }
    PathScreen #path-wrong { color: $text-warning; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "leave", show=False),
        Binding("f8", "write_over", show=False),
    ]

    def __init__(self, face: Face, question: str, go: str, act: Write, typed: str = "") -> None:
        super().__init__(face)
        self.question, self.go = question, go
        self.act = act
        self.typed = typed
        self.wrong: RefereeError | None = None

    def compose(self) -> ComposeResult:
        """The question, the line, what is wrong with it, the keys."""
        with Vertical():
            yield Panel("path-question")
            yield Input(self.typed, compact=True, id="path", select_on_focus=False)
            yield Panel("path-wrong")
            yield Panel("path-keys")

    def on_mount(self) -> None:
        """Say everything for the first time."""
        self.redraw()

    def redraw(self) -> None:
        """Say everything in the language spoken now."""
        say, wrong = self.face.say, self.wrong
        self.query_one("#path-question", Panel).put(Content.styled(say(self.question), "bold"))
        told = [self._told(wrong)] if wrong is not None else []
        self.query_one("#path-wrong", Panel).put(lines(told))
        rows = [(key, self.go if key == "⏎" else word, act) for key, word, act in KEYS if key != "F8" or self._exists]
        keys = [pressed(key, say(word), action) for key, word, action in rows]
        self.query_one("#path-keys", Panel).put(Content("  ").join(keys))

    @property
    def _exists(self) -> bool:
        """Does a file stand where one is to be written?"""
        return self.wrong is not None and self.wrong.key == "file_exists"

    def _told(self, wrong: RefereeError) -> Content:
        if self._exists:
            return Content(f"! {self.face.say('confirm-overwrite', file=str(wrong.about['file']))}")
        return Content(f"! {self.face.wrong(wrong)}")

    def on_input_changed(self, event: Input.Changed) -> None:
        """Another path: what was wrong with the one before does not hold for it."""
        event.stop()
        if self.wrong is not None:
            self.wrong = None
            self.redraw()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Read or write the file."""
        event.stop()
        self._do(event.value, over=False)

    def _do(self, typed: str, over: bool) -> None:
        if not typed.strip():
            return
        try:
            path = typed_path(typed)
            got = self.act(path, over)
        except RefereeError as error:
            self.wrong = error
            self.redraw()
        else:
            self.dismiss(NamedFile(path, str(path.absolute()), got))

    def action_submit(self) -> None:
        """What Enter does."""
        self._do(self.query_one(Input).value, over=False)

    def action_write_over(self) -> None:
        """Write over the file that exists, if it was told that one does."""
        if self._exists:
            self._do(self.query_one(Input).value, over=True)

    def action_leave(self) -> None:
        """Read or write nothing."""
        self.dismiss(None)
