"""The line of the desk: the prompt, ways to go on, and under them what the line would do, or did."""

from __future__ import annotations

from collections.abc import Callable

from textual.app import ComposeResult
from textual.content import Content
from textual.widgets import Input

from referee.championship.typing.completion import DeskCompletion
from referee.championship.typing.talk import DeskTalk
from referee.core.nouns.verdict import Level
from referee.speech import shortened
from referee.tui.widgets.line_area import LineArea
from referee.tui.widgets.panel import LEVELS, QUIET, Panel, lines
from referee.tui.widgets.preview import reason_line
from referee.typing.completion import Proposal
from referee.typing.conversation import NOTHING, LineTold
from referee.views.voice import Voice

MOST_SAID = 3
TALL = 34
"""The rows from which a screen is tall."""
LONGEST = 600
BRIEFLY = 150
"""Two rows of a small terminal: what else there is to say has room under them."""


class DeskLine(LineArea):
    """Proposes and previews while a line is typed, and says when Enter was pressed."""

    DEFAULT_CSS = """
    DeskLine { height: auto; border-top: solid $frame; }
    """

    def __init__(self, talk: DeskTalk, hear: Callable[[LineArea.Entered], object]) -> None:
        super().__init__(talk.voice, "desk-line", hear)
        self.talk = talk
        self._completion: DeskCompletion | None = None
        self._told_at = 0

    def compose(self) -> ComposeResult:
        """The line, the proposals, the preview."""
        yield from super().compose()
        yield DeskPreview()

    def on_mount(self) -> None:
        """What was logged last can be brought back from the first."""
        self.entry.recall_first(self.talk.last_lines())
        self.entry.look = self.offer
        self.entry.enter = self.enter
        self.entry.changed = self._changed

    def show(self) -> None:
        """Propose and preview for the tournament as it stands now."""
        voice = self.talk.voice
        self._completion = DeskCompletion(self.talk.log.state, voice.lexicon, voice.lang)
        self.entry.placeholder = voice.say("desk-prompt")
        self.look(self.entry.value)

    def begin(self, line: str) -> None:
        """Put this on the line, to be looked at and finished there."""
        self.entry.say(line)

    def tell(self, told: LineTold) -> None:
        """Show what a line did, until the next one is begun."""
        self.told, self._told_at = told, len(self.talk.log.entries)
        self.query_one(DeskPreview).show(told, self.talk.voice)

    def outdate(self) -> None:
        """What the last line did is told no longer once the tournament has moved on: what it said is next is not."""
        if len(self.talk.log.entries) != self._told_at:
            self.told = NOTHING

    def logged(self) -> bool:
        """The line is in the log: make room for the next; true where one waits that was pasted."""
        with self.prevent(Input.Changed):
            more = self.entry.logged()
        if more:
            self.post_message(self.Entered(self.entry.value))
        else:
            self.propose("")
        return more

    def preview(self, line: str) -> LineTold:
        """What the line would do."""
        return self.talk.preview(line)

    def foresee(self, line: str, told: LineTold) -> None:
        """Show what the line would do, or what the last one did."""
        typing = bool(line.strip())
        self.query_one(DeskPreview).show(told if typing else self.told, self.talk.voice, typing)

    def propose(self, line: str, told: LineTold = NOTHING) -> None:
        """Offer ways to go on."""
        if self._completion is not None:
            instead = self._completion.instead(line, told.word, told.choices)
            found: tuple[Proposal, ...] = instead or (self._completion.proposals(line) if line else ())
            self.entry.propose(found, line)
        self.on_entry_line_chosen()


class DeskPreview(Panel):
    """The entries with their signs, what there is to know beside them, and the reasons against them."""

    DEFAULT_CSS = """
    DeskPreview { height: auto; min-height: 2; max-height: 7; padding: 0 1; overflow-y: hidden; }
    """

    def __init__(self) -> None:
        super().__init__("desk-preview")

    def show(self, told: LineTold, voice: Voice, typing: bool = False) -> None:
        """Show this; what is wrong with a line is said quietly while it is still being typed."""
        quiet = typing and told.level == "error"
        brief = (told.logged or told.flags) and self.app.size.height < TALL
        said = _said(told, voice, BRIEFLY if brief else LONGEST)
        rows = [said.stylize(QUIET if quiet else "")] if told.said else []
        rows += [reason_line(reason) for flag in told.flags for reason in flag.reasons + flag.doubts]
        rows += [Content(note) for note in told.notes]
        rows += [Content.styled(f"→ {told.then[0]}{_more(len(told.then) - 1)}", QUIET)] if told.then else []
        self.put(lines(rows))


def _said(told: LineTold, voice: Voice, longest: int) -> Content:
    """Of several, what is not regular stands first, so that it is never among those only counted."""
    regular = voice.speech.sign(Level.LEGAL.word)
    said = sorted(told.said, key=lambda each: each[0] == regular)[:MOST_SAID]
    lead = f"{voice.say('table-saved')}: " if told.logged else ""
    style = LEVELS.get(told.level, "")
    parts = [
        Content.assemble((sign, style), " ", (shortened(text, longest), style if told.level == "error" else ""))
        for sign, text in said
    ]
    return Content.assemble((lead, "bold"), Content("  ").join(parts), _more(len(told.said) - MOST_SAID))


def _more(count: int) -> str:
    return f" (+{count})" if count > 0 else ""
