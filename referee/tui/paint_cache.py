"""What was painted is shown again until it is refreshed.

Where something changed Textual paints every widget that stands there, the ground under all the others included, and
asks each time for its colours, its filters and its place, though nothing of it is other than before.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
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
    _stale: frozenset[int] = frozenset()
    """The lines that are to be painted again, if not all of them are."""

    def render_lines(self, crop: Region) -> list[Strip]:
        """The lines of this part, painted if they are not there yet."""
        part = (crop, self.outer_size)
        if self._painted is None or part != self._part:
            self._painted, self._part = self.paint(crop), part
        elif self._stale:
            self._painted = [*self._painted]  # what was handed out stays what it was
            for first, end in _runs(self._stale, crop):
                again = Region(crop.x, first, crop.width, end - first)
                self._painted[first - crop.y : end - crop.y] = self.paint(again)
        self._stale = frozenset()
        return self._painted

    def paint(self, part: Region) -> list[Strip]:
        """The lines of this part, made anew."""
        return super().render_lines(part)

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
        self._stale |= {line + top for region in regions for line in region.line_range}

    def refresh_moved(self, regions: Iterable[Region], places: Mapping[int, int]) -> None:
        """Refresh these regions; what stands in rows of the content that stood elsewhere is not painted again.

        `places` tells of each such row where it stood.
        """
        top = self.content_offset.y
        painted = dict(enumerate(self._painted or (), self._part[0].y if self._part else 0))
        valid = painted.keys() - self._stale
        moved = {to + top: painted[was + top] for to, was in places.items() if was + top in valid}
        self.refresh(*regions)
        if moved:
            self._painted = [moved.get(line, strip) for line, strip in painted.items()]
            self._stale -= moved.keys()

    def notify_style_update(self) -> None:
        """Let go of what was painted."""
        self.let_go()
        super().notify_style_update()


def _runs(lines: frozenset[int], crop: Region) -> Iterator[tuple[int, int]]:
    """Those of these lines that are in sight, as many as follow one another at once: the first, and that after it."""
    at = crop.y
    while at < crop.bottom:
        end = at
        while end < crop.bottom and end in lines:
            end += 1
        if end > at:
            yield at, end
        at = end + 1
