"""Less is drawn at a key, and what is drawn is the same."""

from itertools import pairwise
from pathlib import Path

from textual._compositor import Compositor
from textual.geometry import Region

from tests.tui.seated import SEVEN, at_table


async def test_what_is_drawn_of_a_part_of_the_screen_is_what_textual_draws(store: Path) -> None:
    """Wherever a widget stands, alone or with the next: in that place nothing is left out and nothing differs."""
    async with at_table(store, [".", "bang 2"], SEVEN) as pilot:
        await pilot.press("2", "h")
        sparing = pilot.app.screen._compositor
        regions = [region for region, _ in sparing.visible_widgets.values()]
        parts = {*regions, *(one.union(other) for one, other in pairwise(regions))}
        plain = Compositor()
        plain.__dict__.update(sparing.__dict__)
        for part in parts:
            assert _drawn(sparing, part) == _drawn(plain, part), part


def _drawn(compositor: Compositor, part: Region) -> list[list[str]]:
    """The signs in this part of the screen, row by row."""
    crop = part.intersection(compositor.size.region)
    chops = compositor._render_chops(crop, crop.line_range.__contains__)
    return [
        [strip.text for x, strip in chops[y].items() if strip is not None and crop.x <= x < crop.right]
        for y in crop.line_range
    ]
