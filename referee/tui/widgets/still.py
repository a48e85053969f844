"""What does not scroll: when it grows the screen is laid out once, and not once more for what it might scroll to."""

from __future__ import annotations

from textual.containers import Container, Vertical
from textual.geometry import Size
from textual.reactive import Reactive


class Still:
    """To be named first among the bases of a widget."""

    virtual_size = Reactive(Size(0, 0))


class StillVertical(Still, Vertical):
    """One under the other."""


class StillContainer(Still, Container):
    """Laid out as the style sheet says."""
