"""The line with all that belongs to it: prompt, proposals under it, then what the seat spoken of may do, and under
those what the line would do, or did.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace
from textual.app import ComposeResult
from textual.message import Message
from textual.widgets import Input

from referee.tui.widgets.actions import ROOMY, Actions
from referee.tui.widgets.line_area import LineArea
from referee.tui.widgets.preview import Preview
from referee.typing.completion import Completion
from referee.typing.conversation import NOTHING, Conversation, LineTold
from referee.typing.cut_line import seat_of
from referee.typing.offering import offered

SHOWN = 0.05
"""Seconds after which all that a line brought about is shown, so that what comes next may be worked out ahead."""


class TypingArea(LineArea):
    """Proposes and previews while a line is typed, and says when Enter was pressed."""

    DEFAULT_CSS = """
    TypingArea { height: auto; }
    """

    class Speaks(Message):
        """The line speaks of this seat now, and looks at the others from that one; 0 for none."""

        def __init__(self, seat: int, looking: int) -> None:
            super().__init__()
            self.seat = seat
            self.looking = looking

    class Grown(Message):
        """It takes more rows now, or fewer."""

    def __init__(self, talk: Conversation, hear: Callable[[LineArea.Entered], object], acts: bool = True) -> None:
        super().__init__(talk.voice, "typing", hear)
        self.talk = talk
        self._preview = Preview("preview")
        self._shows_acts = acts
        self._actions: Actions | None = None
        self._acting = self._brief = False
        self._completion: Completion | None = None
        self._pasted = Pasted()
        self._spoken: tuple[int, int] | None = None

    def compose(self) -> ComposeResult:
        """The line, the proposals, then what may be done and the preview on one panel."""
        yield from super().compose()
        yield self._preview

    def on_mount(self) -> None:
        """What was logged last can be brought back from the first."""
        self.entry.recall_first(self.talk.last_lines())
        self.entry.look = self.look
        self.entry.enter = self.enter
        self.entry.changed = self._changed

    def show(self, completion: Completion) -> None:
        """Propose and preview for the table as it stands now."""
        self._completion, self._spoken = completion, None
        self.entry.placeholder = self.talk.voice.say("table-prompt")
        self.look(self.entry.value)
        self.set_timer(SHOWN, completion.acting.ahead)

    def tell(self, told: LineTold) -> None:
        """Show what a line did, until the next one is begun."""
        if told.logged and told.meant:
            self.entry.meant(told.meant)
        self.told = self._of_several(told)
        self._preview.show(self.told, self.talk.voice)

    def _of_several(self, told: LineTold) -> LineTold:
        """With what became of the lines pasted, when all are logged or one of them cannot be."""
        run = self._pasted
        if not run.under_way:
            return told
        run.count(told)
        if told.logged and self.entry.running:
            return told
        self.entry.running = run.under_way = False
        left = len(self.entry.waiting)
        rest = (self.talk.voice.say("acting-waiting", count=left),) if left else ()
        done = self.talk.voice.say("acting-pasted", lines=run.lines, flags=run.flagged)
        return replace(told, notes=(*told.notes, done, *rest))

    def brief(self, brief: bool, tight: bool) -> None:
        """Leave the room to a flag."""
        if brief != self._brief:
            for each in (self, self._preview):
                each.styles.height = "auto" if brief else None
        self._brief = brief
        self._preview.brief(brief, tight)

    def keep(self, rows: int) -> None:
        """Keep so many rows free under the line."""
        self._preview.keep(rows)

    def logged(self) -> None:
        """The line is in the log: make room for the next one, and go on with those that wait."""
        with self.prevent(Input.Changed):
            more = self.entry.logged()
        if more:
            self.post_message(self.Entered(self.entry.value))

    def preview(self, line: str) -> LineTold:
        """What the line would do."""
        return self.talk.preview(self._meant(line))

    def _meant(self, line: str) -> str:
        """The line, or what was typed behind one that lacks a word, where only that means something."""
        anew = self.entry.anew(line)
        if not anew or self.talk.preview(line).level != "error" or self.talk.preview(anew).level == "error":
            return line
        return anew

    def foresee(self, line: str, told: LineTold) -> None:
        """Show what the line would do, or what the last one did."""
        typing = bool(line.strip())
        begun = told.level == "error" and (told.lines or self._acting or (self.entry.proposals and not told.choices))
        told = NOTHING if begun else told
        self._preview.show(told if typing else self.told, self.talk.voice, typing)

    def offer(self, line: str) -> None:
        """Propose, and show what may be done over what was foreseen last."""
        super().offer(line)
        self.entry.unsure()
        self._preview.draw()

    def propose(self, line: str, told: LineTold = NOTHING) -> None:
        """Offer ways to go on."""
        if self._completion is not None:
            self.entry.propose(offered(line, told, self._completion), line)
            self._act(line)
        self.on_entry_line_chosen()

    def _act(self, line: str) -> None:
        """Show which seat is spoken of, and what it may do."""
        acting, voice = self.talk.acting, self.talk.voice
        width, roomy = self._room
        if self._actions is None or self._actions.made_for != (acting, voice.lang, width, roomy, self._brief):
            self._actions = Actions(acting, voice, width, roomy, self._brief)
        rows = self._actions.rows(line)
        self._acting = bool(rows)
        self._preview.act(rows if self._shows_acts else [])
        spoken = seat_of(line, acting.table), self._actions.looking(line)
        if spoken != self._spoken:
            self._spoken = spoken
            self.post_message(self.Speaks(*spoken))

    @property
    def _room(self) -> tuple[int, bool]:
        """The columns there are, and whether there are many rows."""
        screen = self.app.size
        return (self.size.width or screen.width) - 2, screen.height >= ROOMY

    def on_resize(self) -> None:
        """What fitted before may not fit now, here or below."""
        self.post_message(self.Grown())
        if self._actions is not None and self._actions.made_for[2:4] != self._room:
            self.look(self.entry.value)

    def on_preview_said(self, event: Preview.Said) -> None:
        """Something was clicked that the seat may do."""
        event.stop()
        self.entry.say(event.line)

    def enter(self, line: str) -> None:
        """Enter was pressed."""
        self._pasted = Pasted(bool(self.entry.waiting))
        if (meant := self._meant(line)) != line:
            with self.prevent(Input.Changed):
                self.entry.value = meant
        super().enter(meant)


class Pasted:
    """How far the lines are that were pasted together."""

    def __init__(self, under_way: bool = False) -> None:
        self.under_way = under_way
        self.lines = 0
        self.flagged = 0

    def count(self, told: LineTold) -> None:
        """One more was tried."""
        self.lines += told.logged
        self.flagged += bool(told.flags)
