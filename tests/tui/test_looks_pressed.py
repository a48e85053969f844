"""What looks like a button is one: a word in the colour of keys can be clicked, and does what it says."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from textual.color import Color
from textual.geometry import Region
from textual.pilot import Pilot
from textual.widgets import Input

from referee.tui.app import RefereeApp
from tests.tui.seated import LARGE, MIDDLE, SMALL, brought_in, late, opened, picture, table_of, typed

SIZES = [SMALL, MIDDLE, LARGE, (60, 30), (60, 90)]


def lookalikes(pilot: Pilot[None]) -> Iterator[str]:
    """Every word on the screen in the colour of keys, and bold, that nothing happens to when it is clicked."""
    of_keys = Color.parse(pilot.app.get_css_variables()["text-accent"]).rich_color.get_truecolor()
    for widget, (region, _) in pilot.app.screen._compositor.visible_widgets.items():
        if widget is pilot.app.screen or isinstance(widget, Input):
            continue
        for strip in widget.render_lines(Region(0, 0, region.width, region.height)):
            for text, style, _ in strip:
                shown = style is not None and style.bold and style.color is not None and any(map(str.isalnum, text))
                if shown and style.color.get_truecolor() == of_keys and "@click" not in style.meta:
                    yield f"{type(widget).__name__}: {text}"


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_no_word_only_looks_like_a_button(store: Path, size: tuple[int, int]) -> None:
    """At a table with answers due, with a flag, and with a card that may be played."""
    async with opened(store, brought_in(store, late()), size=size) as pilot:
        assert isinstance(pilot.app, RefereeApp)
        assert [*lookalikes(pilot)] == []
        for line in ("bang 5", "gatling"):
            await typed(pilot, line)
            assert [*lookalikes(pilot)] == []


@pytest.mark.parametrize(("word", "line"), [("hit", "hit"), ("barrel …", "barrel ")])
async def test_a_word_that_is_due_is_clicked_into_the_line(store: Path, word: str, line: str) -> None:
    """It stands there ready for Enter, or for the rank and suit that the ellipsis stands for; nothing is logged yet."""
    async with opened(store, brought_in(store, late()), size=MIDDLE) as pilot:
        await typed(pilot, "gatling")
        rows, length = picture(pilot).splitlines(), table_of(pilot).log_of_table.length
        row = next(place for place, each in enumerate(rows) if "▸ missed" in each)
        await pilot.click(offset=(rows[row].index(word) + 1, row))
        await pilot.pause()
        table = table_of(pilot)
        assert table.entry.value == line and table.entry.has_focus and table.log_of_table.length == length
