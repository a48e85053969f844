"""A figure drawn as a bar over an axis that all bars share: to the right what is above nothing, to the left below."""

from __future__ import annotations

from fractions import Fraction

from textual.content import Content

EIGHTHS = " ▏▎▍▌▋▊▉"
WHOLE = "█"
AXIS = "│"
LEAST = 3
BAR = "$text-primary"
"""The colour of a figure, which no sign has."""


class Scale:
    """What the longest bars come to, above nothing and below."""

    def __init__(self, values: list[Fraction]) -> None:
        self.most = max((*values, Fraction(0)))
        self.least = min((*values, Fraction(0)))

    def _left(self, room: int) -> int:
        """The columns left of the axis: at least one if anything is below nothing, never all if anything is above."""
        if not self.least:
            return 0
        left = round(room * -self.least / (self.most - self.least))
        return max(1, min(left, room - 1 if self.most else room))

    def bar(self, value: Fraction, width: int, style: str = BAR) -> Content:
        """This value as a bar, in as many columns as there are."""
        room = max(LEAST, width - 1)
        left = self._left(room)
        if value < 0:
            length = min(left, max(1, round(left * value / self.least)))
            return Content.assemble(" " * (left - length), (WHOLE * length, "$text-error"), AXIS)
        drawn = _drawn(value * (room - left) / self.most) if self.most else ""
        return Content.assemble(" " * left, AXIS, (drawn[: room - left], style))


def _drawn(columns: Fraction) -> str:
    """So many columns, the last of them by eighths."""
    whole, part = divmod(round(columns * 8), 8)
    return WHOLE * whole + (EIGHTHS[part] if part else "")
