"""What does not scroll: when it grows the screen is laid out once, and not once more for what it might scroll to.

Of what only holds others nothing is seen but its ground, and of that one row is painted for all. What can be clicked
keeps the colours it has by what it means.
"""

from __future__ import annotations

from rich.style import Style
from textual.containers import Container, Horizontal, Vertical
from textual.geometry import Region, Size
from textual.reactive import Reactive
from textual.strip import Strip

from referee.tui.paint_cache import PaintCache

AS_IT_IS = Style.null()


class Unscrolled(PaintCache):
    """To be named first among the bases of a widget."""

    virtual_size = Reactive(Size(0, 0))

    @property
    def link_style(self) -> Style:
        """How looks what can be clicked: as it would otherwise."""
        return AS_IT_IS


class Ground(Unscrolled):
    """Without a border, and the same in every row."""

    def render_lines(self, crop: Region) -> list[Strip]:
        """One row, as often as there are rows."""
        return super().render_lines(Region(crop.x, 0, crop.width, 1)) * crop.height


class UnscrolledVertical(Ground, Vertical):
    """One under the other."""


class UnscrolledHorizontal(Ground, Horizontal):
    """Side by side."""


class UnscrolledContainer(Ground, Container):
    """Laid out as the style sheet says."""
