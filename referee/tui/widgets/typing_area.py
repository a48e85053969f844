"""The line with all that belongs to it: prompt, proposals under it, and under those what the line would do, or did."""

from __future__ import annotations

from time import perf_counter

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.message import Message
from textual.widgets import Input, Label

from referee.tui.completion import Completion
from referee.tui.conversation import NOTHING, Conversation, Told
from referee.tui.widgets.entry_line import EntryLine
from referee.tui.widgets.preview import Preview
from referee.tui.widgets.proposals import Proposals

SLOW = 0.04
"""Seconds from which a preview waits until the typist pauses."""
PAUSE = 0.2


class TypingArea(Vertical):
    """Proposes and previews while a line is typed, and says when Enter was pressed."""

    DEFAULT_CSS = """
    TypingArea { height: auto; }
    TypingArea #line { height: 1; padding: 0 1; }
    TypingArea #line Label { width: 2; color: $text-accent; text-style: bold; }
    """

    class Entered(Message):
        """The line is to be logged."""

        def __init__(self, line: str) -> None:
            super().__init__()
            self.line = line

    def __init__(self, talk: Conversation) -> None:
        super().__init__(id="typing")
        self.talk = talk
        self.told = NOTHING
        self._completion: Completion | None = None
        self._slow = False

    def compose(self) -> ComposeResult:
        """The line, the proposals, the preview."""
        with Horizontal(id="line"):
            yield Label("›", markup=False)
            yield EntryLine()
        yield Proposals("proposals")
        yield Preview("preview")

    @property
    def entry(self) -> EntryLine:
        """The entry line itself."""
        return self.query_one(EntryLine)

    def show(self, completion: Completion) -> None:
        """Propose and preview for the table as it stands now."""
        self._completion = completion
        self.entry.placeholder = self.talk.face.say("table-prompt")
        self._look(self.entry.value)

    def tell(self, told: Told) -> None:
        """Show what a line did, until the next one is begun."""
        self.told = told
        self.query_one(Preview).show(told, self.talk.face)

    def brief(self, brief: bool, tight: bool) -> None:
        """Leave the room to a flag."""
        self.query_one(Preview).brief(brief, tight)

    def logged(self) -> None:
        """The line is in the log: make room for the next one."""
        with self.prevent(Input.Changed):
            self.entry.logged()

    def on_input_changed(self, event: Input.Changed) -> None:
        """Propose and preview while the line is typed; what Tab takes is never that of an earlier line."""
        event.stop()
        if self._slow:
            self._propose(event.value)
            self.set_timer(PAUSE, lambda: self._look(event.value) if event.value == self.entry.value else None)
        else:
            self._look(event.value)

    def _look(self, line: str) -> None:
        start = perf_counter()
        told = self.talk.preview(line)
        self._slow = perf_counter() - start > SLOW
        self._propose(line, told)
        typing = bool(line.strip())
        self.query_one(Preview).show(told if typing else self.told, self.talk.face, typing)

    def _propose(self, line: str, told: Told = NOTHING) -> None:
        if self._completion is not None:
            instead = self._completion.instead(line, told.word, told.choices)
            self.entry.propose(instead or self._completion.proposals(line))
        self.on_entry_line_chosen()

    def on_entry_line_chosen(self) -> None:
        """Show which proposal Tab takes."""
        self.query_one(Proposals).show(self.entry.proposals, self.entry.chosen, self.talk.face)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Enter was pressed."""
        event.stop()
        self.post_message(self.Entered(event.value))
