"""The line of the desk: the prompt, ways to go on, and under them what the line would do, or did."""

from __future__ import annotations

from time import perf_counter

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.message import Message
from textual.widgets import Input, Label

from referee.speech import shortened
from referee.tui.championship.completing import DeskCompletion
from referee.tui.championship.talk import DeskTalk
from referee.tui.completion import Proposal
from referee.tui.conversation import NOTHING, Told
from referee.tui.face import Face
from referee.tui.widgets.entry_line import EntryLine
from referee.tui.widgets.panel import LEVELS, QUIET, Panel, lines
from referee.tui.widgets.preview import reason_line
from referee.tui.widgets.proposals import Proposals

SLOW, PAUSE = 0.04, 0.2
"""Seconds from which a preview waits until the typist pauses, and how long that is."""
MOST_SAID = 3
LONGEST = 600


class DeskLine(Vertical):
    """Proposes and previews while a line is typed, and says when Enter was pressed."""

    DEFAULT_CSS = """
    DeskLine { height: auto; border-top: solid $panel-lighten-2; }
    DeskLine #line { height: 1; padding: 0 1; }
    DeskLine #line Label { width: 2; color: $text-accent; text-style: bold; }
    """

    class Entered(Message):
        """The line is to be logged."""

        def __init__(self, line: str) -> None:
            super().__init__()
            self.line = line

    def __init__(self, talk: DeskTalk) -> None:
        super().__init__(id="desk-line")
        self.talk = talk
        self.told = NOTHING
        self._completion: DeskCompletion | None = None
        self._slow = False

    def compose(self) -> ComposeResult:
        """The line, the proposals, the preview."""
        with Horizontal(id="line"):
            yield Label("›", markup=False)
            yield EntryLine()
        yield Proposals("proposals")
        yield DeskPreview()

    @property
    def entry(self) -> EntryLine:
        """The entry line itself."""
        return self.query_one(EntryLine)

    def on_mount(self) -> None:
        """What was logged last can be brought back from the first."""
        self.entry.recall_first(self.talk.last_lines())
        self.entry.look = self._propose

    def show(self) -> None:
        """Propose and preview for the tournament as it stands now."""
        face = self.talk.face
        self._completion = DeskCompletion(self.talk.log.state, face.desk.lexicon, face.lang)
        self.entry.placeholder = face.say("desk-prompt")
        self._look(self.entry.value)

    def begin(self, line: str) -> None:
        """Put this on the line, to be looked at and finished there."""
        self.entry.say(line)

    def tell(self, told: Told) -> None:
        """Show what a line did, until the next one is begun."""
        self.told = told
        self.query_one(DeskPreview).show(told, self.talk.face)

    def logged(self) -> bool:
        """The line is in the log: make room for the next; true where one waits that was pasted."""
        with self.prevent(Input.Changed):
            more = self.entry.logged()
        if more:
            self.post_message(self.Entered(self.entry.value))
        else:
            self._propose("")
        return more

    def clear(self) -> None:
        """Nothing is typed any more."""
        self.told = NOTHING
        self.entry.value = ""

    def on_input_changed(self, event: Input.Changed) -> None:
        """Propose and preview while the line is typed."""
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
        self.query_one(DeskPreview).show(told if typing else self.told, self.talk.face, typing)

    def _propose(self, line: str, told: Told = NOTHING) -> None:
        if self._completion is not None:
            instead = self._completion.instead(line, told.word, told.choices)
            found: tuple[Proposal, ...] = instead or (self._completion.proposals(line) if line else ())
            self.entry.propose(found, line)
        self.on_entry_line_chosen()

    def on_entry_line_chosen(self) -> None:
        """Show which proposal Tab takes."""
        waiting = len(self.entry.waiting)
        self.query_one(Proposals).show(self.entry.proposals, self.entry.chosen, self.talk.face, waiting)

    def on_entry_line_let_go(self) -> None:
        """The lines that waited are gone."""
        self.on_entry_line_chosen()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Enter was pressed."""
        event.stop()
        self.entry.running = bool(self.entry.waiting)
        self.post_message(self.Entered(event.value))


class DeskPreview(Panel):
    """The entries with their signs, what there is to know beside them, and the reasons against them."""

    DEFAULT_CSS = """
    DeskPreview { height: auto; min-height: 2; max-height: 7; padding: 0 1; overflow-y: hidden; }
    """

    def __init__(self) -> None:
        super().__init__("desk-preview")

    def show(self, told: Told, face: Face, typing: bool = False) -> None:
        """Show this; what is wrong with a line is said quietly while it is still being typed."""
        quiet = typing and told.level == "error"
        rows = [_said(told, face).stylize(QUIET if quiet else "")] if told.said else []
        rows += [reason_line(reason) for flag in told.flags for reason in flag.reasons + flag.doubts]
        rows += [Content(note) for note in told.notes]
        rows += [Content.styled(f"→ {told.then[0]}{_more(len(told.then) - 1)}", QUIET)] if told.then else []
        self.put(lines(rows))


def _said(told: Told, face: Face) -> Content:
    lead = f"{face.say('table-saved')}: " if told.logged else ""
    style = LEVELS.get(told.level, "")
    parts = [
        Content.assemble((sign, style), " ", (shortened(text, LONGEST), style if told.level == "error" else ""))
        for sign, text in told.said[:MOST_SAID]
    ]
    return Content.assemble((lead, "bold"), Content("  ").join(parts), _more(len(told.said) - MOST_SAID))


def _more(count: int) -> str:
    return f" (+{count})" if count > 0 else ""
