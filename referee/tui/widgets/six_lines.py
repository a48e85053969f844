"""The six lines that carry an evening, a row each: what is typed, and what it is for."""

from __future__ import annotations

from textual.content import Content

from referee.tui.keymap import shown
from referee.tui.widgets.panel import QUIET, folded
from referee.tutorial.six_lines import six_lines
from referee.views.voice import Voice

UNDO = "^Z"
BETWEEN = " · "
GAP = 2


def six_rows(voice: Voice, width: int) -> list[Content]:
    """In the language spoken; what a line is for goes on under itself where it does not fit in so many columns."""
    typed = [tuple(map(_key, each.spoken(voice.lang))) for each in six_lines()]
    lead = max(len(BETWEEN.join(parts)) for parts in typed) + GAP
    rows = zip(six_lines(), typed, strict=True)
    return [row for each, parts in rows for row in _rows(parts, lead, voice.say(f"six-{each.skill}"), width)]


def _key(typed: str) -> str:
    """The key of taking back may be another one."""
    return shown(typed, "screen.undo") if typed == UNDO else typed


def _rows(parts: tuple[str, ...], lead: int, what_for: str, width: int) -> list[Content]:
    lines = Content.styled(BETWEEN, QUIET).join([Content.styled(part, "bold $text-accent") for part in parts])
    first, *more = folded(Content(what_for), max(1, width - lead))
    return [lines.pad_right(lead - lines.cell_length) + first, *(each.pad_left(lead) for each in more)]
