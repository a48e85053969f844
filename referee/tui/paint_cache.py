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

    _painted: list[Strip] | None = None
    """The lines that were painted last."""
    _part: tuple[Region, Size] | None = None
    """The part that was asked for then, and the size there was."""
    _stale: tuple[int, int] | None = None
    """From and to which line they are to be painted again, if not all of them are."""

    def render_lines(self, crop: Region) -> list[Strip]:
        """The lines of this part, painted if they are not there yet."""
        part = (crop, self.outer_size)
        if self._painted is None or part != self._part:
            self._painted, self._part = super().render_lines(crop), part
        elif self._stale is not None:
            first, end = max(self._stale[0], crop.y), min(self._stale[1], crop.bottom)
            if first < end:
                again = Region(crop.x, first, crop.width, end - first)
                self._painted = [*self._painted]  # what was handed out stays what it was
                self._painted[first - crop.y : end - crop.y] = super().render_lines(again)
        self._stale = None
        return self._painted

    def refresh(self, *regions: Region, repaint: bool = True, layout: bool = False, recompose: bool = False) -> Self:
        """Let go of what was painted: of all lines, or of those of these regions."""
        if repaint:
            self.let_go(*regions)
        return super().refresh(*regions, repaint=repaint, layout=layout, recompose=recompose)

    def let_go(self, *regions: Region) -> None:
        """Paint again what is in these regions; without any, all."""
        if not regions:
            self._painted = None
            return
        top = self.content_offset.y
        rows = [(region.y + top, region.bottom + top) for region in regions] + ([self._stale] if self._stale else [])
        self._stale = min(first for first, _ in rows), max(end for _, end in rows)

    def notify_style_update(self) -> None:
        """Let go of what was painted."""
        self.let_go()
        super().notify_style_update()
