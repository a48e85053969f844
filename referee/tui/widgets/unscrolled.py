"""What does not scroll: when it grows the screen is laid out once, and not once more for what it might scroll to."""

from __future__ import annotations

from textual.containers import Container, Horizontal, Vertical
from textual.geometry import Size
from textual.reactive import Reactive

from referee.tui.paint_cache import PaintCache


class Unscrolled(PaintCache):
    """To be named first among the bases of a widget."""

    virtual_size = Reactive(Size(0, 0))


class UnscrolledVertical(Unscrolled, Vertical):
    """One under the other."""


class UnscrolledHorizontal(Unscrolled, Horizontal):
    """Side by side."""


class UnscrolledContainer(Unscrolled, Container):
    """Laid out as the style sheet says."""
