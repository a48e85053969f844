"""What an empty store opens with: what this is, the six lines, the ways in, and what a newcomer may try first."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content

from referee.tui.widgets.panel import Panel, folded, pressed
from referee.tui.widgets.six_lines import six_rows
from referee.views.voice import Voice

NEW = (("G", "welcome-guided", "screen.guided"), ("E", "welcome-example", "screen.example"))
WAYS = (
    ("N", "welcome-table", "screen.new"), ("T", "welcome-tournament", "screen.new_tournament"),
    ("F3", "welcome-question", "screen.rulings"),
)  # fmt: skip
WIDEST = 96
"""Columns of a line that is read with ease."""
EDGES = 4
"""Columns at both sides of it; the bar that scrolls it has one of them, there or not: no row is other for it."""


class Welcome(VerticalScroll, can_focus=False):
    """In the place of the list of tables, as long as there are none."""

    DEFAULT_CSS = """
    Welcome { height: 1fr; padding: 0 1 0 2; scrollbar-gutter: stable; }
    """

    def compose(self) -> ComposeResult:
        """One page."""
        yield Panel("welcome")

    def show(self, voice: Voice) -> None:
        """Say all of it."""
        say = voice.say
        width = min(WIDEST, self.app.size.width - EDGES)
        what = folded(Content(say("welcome-what")), width)
        parts = (
            [*what],
            [_title(say("welcome-six")), *six_rows(voice, width)],
            [_title(say("welcome-new")), *_keys(NEW, voice, width)],
            [_title(say("welcome-ways")), *_keys(WAYS, voice, width)],
        )
        self.query_one(Panel).put([row for part in parts for row in (*part, Content(""))][:-1])


def _title(text: str) -> Content:
    return Content.styled(text, "bold $text-primary")


def _keys(rows: tuple[tuple[str, str, str], ...], voice: Voice, width: int) -> list[Content]:
    """A key each with what it does; what is too long for the row goes on under its words."""
    within = max(len(key) for key, _, _ in rows) + 1
    told = []
    for key, word, action in rows:
        first, *more = folded(Content(voice.say(word)), width - within)
        told += [pressed(key.ljust(within - 1), first.plain, action), *(Content(" " * within) + row for row in more)]
    return told
