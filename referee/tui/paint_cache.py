"""What was painted is shown again until it is refreshed.

Where something changed Textual paints every widget that stands there, the ground under all the others included, and
asks each time for its colours, its filters and its place, though nothing of it is other than before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from textual.geometry import Region, Size
from textual.strip import Strip

if TYPE_CHECKING:
    from textual.widget import Widget as Painted
else:
    Painted = object
    """A first base that is a widget would bring its style sheet, and keep out that of the next."""


class PaintCache(Painted):
    """To be named first among the bases of a widget whose looks change with nothing but a refresh."""

    _painted: dict[tuple[Region, Size], list[Strip]] | None = None
    """What was painted, by the part that was asked for and the size there was."""

    def render_lines(self, crop: Region) -> list[Strip]:
        """The lines of this part, painted if they are not there yet."""
        part = (crop, self.outer_size)
        if self._painted is None:
            self._painted = {}
        if part not in self._painted:
            self._painted[part] = super().render_lines(crop)
        return self._painted[part]

    def refresh(self, *regions: Region, repaint: bool = True, layout: bool = False, recompose: bool = False) -> Self:
        """Let go of what was painted."""
        if repaint:
            self._painted = None
        return super().refresh(*regions, repaint=repaint, layout=layout, recompose=recompose)

    def notify_style_update(self) -> None:
        """Let go of what was painted."""
        self._painted = None
        super().notify_style_update()
