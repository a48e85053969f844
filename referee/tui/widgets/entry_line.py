"""The entry line: what happened, as the referee types it."""

from __future__ import annotations

from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widgets import Input

from referee.tui.completion import Proposal


class EntryLine(Input):
    """An input that completes with Tab or the right arrow, and brings back earlier lines.

    Several lines pasted wait their turn: each comes up once the one before it is logged.
    """

    DEFAULT_CSS = """
    EntryLine { height: 1; width: 1fr; border: none; padding: 0; background: $surface; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "accept", show=False),
        Binding("up", "choose(-1)", show=False),
        Binding("down", "choose(1)", show=False),
    ]

    class Chosen(Message):
        """Another proposal is the one that Tab takes."""

    def __init__(self) -> None:
        super().__init__(compact=True, select_on_focus=False, id="entry")
        self.cursor_blink = False
        self.proposals: tuple[Proposal, ...] = ()
        self.chosen = 0
        self.waiting: list[str] = []
        self._typed: list[str] = []
        self._back = 0

    def propose(self, proposals: tuple[Proposal, ...]) -> None:
        """Offer these ways to go on."""
        self.proposals, self.chosen = proposals, 0

    def take(self, place: int) -> None:
        """Go on as the proposal at this place says."""
        if 0 <= place < len(self.proposals):
            self.value = self.proposals[place].line
            self.cursor_position = len(self.value)
            self.focus()

    def action_accept(self) -> None:
        """Take the proposal chosen."""
        self.take(self.chosen)

    def action_cursor_right(self, select: bool = False) -> None:
        """Take the proposal at the end of the line, else move."""
        if self.cursor_position == len(self.value) and self.proposals and self.value and not select:
            self.take(self.chosen)
        else:
            super().action_cursor_right(select)

    def action_choose(self, by: int) -> None:
        """Choose another proposal; on an empty line, or one that came back, an earlier line."""
        recalled = self._back and self.value == self._typed[-self._back]
        if self._typed and (recalled or not self.value):
            self._recall(by)
        elif self.proposals:
            self.chosen = (self.chosen + by) % len(self.proposals)
            self.post_message(self.Chosen())

    def _recall(self, by: int) -> None:
        self._back = max(0, min(len(self._typed), self._back - by))
        self.value = self._typed[-self._back] if self._back else ""
        self.cursor_position = len(self.value)

    def logged(self) -> None:
        """The line is logged: remember it, and bring up the next one that waits."""
        if self.value.strip():
            self._typed.append(self.value)
        self._back = 0
        self.value = self.waiting.pop(0) if self.waiting else ""
        self.cursor_position = len(self.value)

    def _on_paste(self, event: events.Paste) -> None:
        first, *others = [line for line in event.text.splitlines() if line.strip()] or [""]
        self.waiting += others
        self.insert_text_at_cursor(first)
        event.prevent_default()
        event.stop()
