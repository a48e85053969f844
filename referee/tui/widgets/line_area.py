"""A line that is typed, with what can be said meanwhile: proposals at once, a preview as soon as there is time for one.

What the line means, and what else is shown of it, is for those who build on this: the table's and the desk's.
"""

from __future__ import annotations

from collections.abc import Callable
from time import thread_time

from textual.app import ComposeResult
from textual.message import Message
from textual.widgets import Input

from referee.tui.widgets.entry_line import EntryLine
from referee.tui.widgets.panel import Panel
from referee.tui.widgets.proposals import Proposals
from referee.tui.widgets.unscrolled import UnscrolledHorizontal, UnscrolledVertical
from referee.typing.conversation import NOTHING, LineTold
from referee.views.voice import Voice

SLOW = 0.04
"""Seconds from which a preview waits until the typist pauses."""
PAUSE = 0.2
"""Seconds without a key that are a pause."""


class LineArea(UnscrolledVertical):
    """Proposes and previews while a line is typed, and says when Enter was pressed."""

    DEFAULT_CSS = """
    LineArea { height: auto; }
    LineArea #line { height: 1; padding: 0 1; }
    LineArea #prompt { width: 2; color: $text-accent; text-style: bold; }
    """

    class Entered(Message):
        """The line is to be logged."""

        def __init__(self, line: str) -> None:
            super().__init__()
            self.line = line

    def __init__(self, voice: Voice, id_: str, hear: Callable[[Entered], object]) -> None:
        super().__init__(id=id_)
        self.voice = voice
        self.entry = EntryLine()
        self.proposals = Proposals("proposals")
        self._hear = hear
        self.told = NOTHING
        self._slow = False
        self._answered = ""

    def compose(self) -> ComposeResult:
        """The line and its proposals; what stands under them is put there by whoever builds on this."""
        with UnscrolledHorizontal(id="line"):
            yield Panel("prompt", "›")
            yield self.entry
        yield self.proposals

    def preview(self, line: str) -> LineTold:
        """What the line would do."""
        raise NotImplementedError

    def propose(self, line: str, told: LineTold = NOTHING) -> None:
        """Offer ways to go on; `told` is what the line would do, if that is known."""
        raise NotImplementedError

    def foresee(self, line: str, told: LineTold) -> None:
        """Show what the line would do."""
        raise NotImplementedError

    def offer(self, line: str) -> None:
        """Propose before there is time for a preview."""
        self.propose(line)

    def look(self, line: str) -> None:
        """Propose and preview now, and remember whether that took too long to do it at every key."""
        start = thread_time()  # what else the machine does meanwhile is no reason to say less
        told = self.preview(line)
        self._slow = thread_time() - start > SLOW
        self.propose(line, told)
        self.foresee(line, told)

    def enter(self, line: str) -> None:
        """Enter was pressed: whoever hears of it does so before the next key can come."""
        self.entry.running, self._answered = bool(self.entry.waiting), line
        self._hear(self.Entered(line))

    def clear(self) -> bool:
        """Empty the line, and tell nothing any more; false where there is no line."""
        self.told = NOTHING
        return self.entry.drop()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Enter was pressed just before the line had the keys."""
        event.stop()
        self.enter(event.value)

    def on_input_changed(self, event: Input.Changed) -> None:
        """The line was changed otherwise than by a key, or the next key was there already.

        A line that goes on already is not spoken of again.
        """
        event.stop()
        if event.value == self.entry.value:
            self._changed(event.value)

    def _changed(self, line: str) -> None:
        """Propose and preview while the line is typed, unless it was answered since.

        What Tab takes is never that of an earlier line, and what was wrong goes with the line it was said of.
        """
        if line and line == self._answered:
            return
        if self.told.level == "error" and line != self._answered:
            self.told = NOTHING
        self._answered = ""
        if self._slow:
            self.offer(line)
            self.set_timer(PAUSE, lambda: self.look(line) if line == self.entry.value else None)
        else:
            self.look(line)

    def on_entry_line_chosen(self) -> None:
        """Show which proposal Tab takes."""
        waiting = len(self.entry.waiting)
        self.proposals.show(self.entry.proposals, self.entry.chosen, self.voice, waiting)

    def on_entry_line_let_go(self) -> None:
        """The lines that waited are gone."""
        self.on_entry_line_chosen()
