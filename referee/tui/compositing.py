"""Draws only what stands where something changed.

Of the widgets on a screen Textual draws each again whose surroundings are touched, and its surroundings are mostly the
whole screen: at every key the seats, the status and the key bar are drawn, and thrown away.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from textual._compositor import Compositor
from textual.geometry import Region
from textual.strip import Strip

Drawn = tuple[Region, Region, list[Strip]]
"""Where a widget stands, how much of it is seen, and its lines."""


class SparingCompositor(Compositor):
    """Leaves out the widgets that have no part in what is drawn anew."""

    def _get_renders(self, crop: Region | None = None) -> Iterable[Drawn]:
        return super()._get_renders() if crop is None else self._within(crop)

    def _within(self, crop: Region) -> Iterator[Drawn]:
        every = self.visible_widgets
        self._visible_widgets = {
            widget: (region, clip)
            for widget, (region, clip) in every.items()
            if crop.overlaps(region) and crop.overlaps(clip)
        }
        try:
            yield from super()._get_renders(crop)
        finally:
            self._visible_widgets = every
