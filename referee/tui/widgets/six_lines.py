"""The six lines that carry an evening, a row each: what is typed, and what it is for."""

from __future__ import annotations

from textual.content import Content

from referee.tui.keymap import shown
from referee.tui.widgets.panel import QUIET
from referee.tutorial.six_lines import six_lines
from referee.views.voice import Voice

UNDO = "^Z"
BETWEEN = " · "


def six_rows(voice: Voice) -> list[Content]:
    """In the language spoken."""
    typed = [tuple(map(_key, each.spoken(voice.lang))) for each in six_lines()]
    width = max(len(BETWEEN.join(parts)) for parts in typed)
    rows = zip(six_lines(), typed, strict=True)
    return [_row(parts, width, voice.say(f"six-{each.skill}")) for each, parts in rows]


def _key(typed: str) -> str:
    """The key of taking back may be another one."""
    return shown(typed, "screen.undo") if typed == UNDO else typed


def _row(parts: tuple[str, ...], width: int, what_for: str) -> Content:
    lines = Content.styled(BETWEEN, QUIET).join([Content.styled(part, "bold $text-accent") for part in parts])
    return Content.assemble(lines, " " * (width - lines.cell_length + 2), what_for)
