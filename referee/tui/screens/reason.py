"""Asks why something is decided as it is; the answer goes into the log."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Input

from referee.tui.face import Face
from referee.tui.screens.spoken import SpokenModal
from referee.tui.widgets.panel import Panel, pressed


class ReasonScreen(SpokenModal[str | None]):
    """One line to type. Its result is the reason, or None where it was left with Escape."""

    CSS = """
    ReasonScreen { align: center bottom; }
    ReasonScreen Vertical { width: 90%; max-width: 100; height: auto; margin-bottom: 2; padding: 0 1;
                            border: round $accent; background: $surface; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave", show=False)]

    def __init__(self, face: Face, question: str, decide: str) -> None:
        super().__init__(face)
        self.question, self.decide = question, decide
        """What is asked, in words, and the message that says what Enter does."""

    def compose(self) -> ComposeResult:
        """The question, the line, the keys."""
        say = self.face.say
        question, keys = Panel("question"), Panel("reason-keys")
        question.put(Content.styled(self.question, "bold"))
        decide = pressed("⏎", say(self.decide), "screen.submit")
        keys.put(Content("  ").join([decide, pressed("Esc", say("confirm-cancel"), "screen.leave")]))
        with Vertical():
            yield question
            yield Input(placeholder=say("flag-reason"), compact=True, id="reason")
            yield keys

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Give the reason; an empty one is no reason."""
        event.stop()
        if event.value.strip():
            self.dismiss(event.value.strip())

    def action_submit(self) -> None:
        """What Enter does."""
        entry = self.query_one(Input)
        self.on_input_submitted(Input.Submitted(entry, entry.value))

    def action_leave(self) -> None:
        """Decide nothing after all."""
        self.dismiss(None)


def why_it_stands(face: Face, number: int) -> ReasonScreen:
    """Asks why an entry stands that was not allowed."""
    entry = face.say("table-entry_number", number=str(number))
    return ReasonScreen(face, f"{entry}: {face.say('confirm-let_stand')}", "flag-let_stand")
