"""What the guided first game tells: what happens at the table, and as long as it is needed the line that says so."""

from __future__ import annotations

from textual.content import Content

from referee.tui.keymap import shown
from referee.tui.widgets.panel import QUIET, Panel
from referee.tui.widgets.six_lines import UNDO, six_rows
from referee.tutorial.lesson import UNDO as TAKING_BACK
from referee.tutorial.lesson import Lesson
from referee.views.voice import Voice

ENTER = "⏎"
EDGES = 4
"""Columns at both sides of what was learned."""


class Coach(Panel):
    """As high as it has to be: it changes only when a line was entered."""

    DEFAULT_CSS = """
    Coach { height: auto; max-height: 9; padding: 0 1; border-top: solid $accent; border-title-style: bold;
            border-title-color: $text-accent; }
    Coach.done { height: 1fr; max-height: 100%; }
    """

    def show(self, lesson: Lesson, voice: Voice) -> None:
        """Show where he is, or what he has learned."""
        over = lesson.step is None
        self.set_class(over, "done")
        where = "" if over else voice.say("guide-title", at=lesson.at + 1, of=lesson.steps)
        self.border_title = Content(where or voice.say("guide-over"))
        self.put(_done(voice, self.app.size.width - EDGES) if over else _told(lesson, voice))


def _told(lesson: Lesson, voice: Voice) -> list[Content]:
    now = lesson.shown
    rows = [Content.styled(voice.say(f"guide-told-{now.prose}"), "bold")]
    if now.line is None:
        shows = shown("F4", "screen.show_line")
        return [*rows, Content.styled(voice.say("guide-unshown", shows=shows), QUIET)]
    line = shown(UNDO, "screen.undo") if now.how == TAKING_BACK else now.line or ENTER
    how = voice.say(f"guide-how-{now.how}")
    return [*rows, Content.assemble(("▸ ", QUIET), (line, "bold $text-accent"), "   ", (how, QUIET))]


def _done(voice: Voice, width: int) -> list[Content]:
    say = voice.say
    return [
        Content.styled(say("guide-done"), "bold"), Content(""), *six_rows(voice, width), Content(""),
        Content(say("guide-done_more")),
    ]  # fmt: skip
