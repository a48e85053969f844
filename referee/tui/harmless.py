"""The last look at every line of the screen: nothing in it acts on the terminal, whatever name or file it came from.

What is shown was made visible before, where sentences are made; this holds for what was forgotten there.
"""

from __future__ import annotations

from rich.segment import Segment
from textual.color import Color
from textual.filter import LineFilter

from referee.signs import without


class Harmless(LineFilter):
    """Takes out the signs that act; they have no width."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """The same segments, to be read only."""
        return [each if each.text.isprintable() or each.control else _read(each) for each in segments]


def _read(segment: Segment) -> Segment:
    return Segment(without(segment.text), segment.style)
