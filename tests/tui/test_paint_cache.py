"""What is shown of what was painted before is what would be painted now."""

from pathlib import Path
from unittest.mock import patch

import pytest
from textual.pilot import Pilot
from textual.strip import Strip
from textual.visual import Visual
from textual.widget import Widget
from textual.widgets import Input
from textual.widgets.input import Selection

from referee.tui import themes
from referee.tui.app import RefereeApp
from referee.tui.paint_cache import PaintCache
from referee.tui.screens.table import TableScreen
from referee.tui.widgets.history import History
from referee.tui.widgets.preview import Preview
from referee.tui.widgets.row_by_row import RowByRow
from tests.tui.seated import LARGE, SEVEN, SMALL, at_table, typed

pytestmark = pytest.mark.painted

EVENING = ("2 bang 3", "panic 1 barrel", "2 tequila of nobody", "stagecoach", "missed")


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_after_every_key_the_screen_is_what_would_be_painted_anew(store: Path, size: tuple[int, int]) -> None:
    """Whatever is typed and logged, flags and all, nothing that was painted before is left where it changed."""
    async with at_table(store, [".", "pause"], SEVEN, size=size) as pilot:
        for line in EVENING:
            for key in (*line.replace(" ", "_"), "enter"):
                await pilot.press("space" if key == "_" else key)
                await pilot.pause()
                assert _rows(pilot) == _painted_anew(pilot), (line, key)


async def test_a_theme_other_signs_and_another_size_are_painted_at_once(store: Path) -> None:
    """What hangs on the whole app is painted anew with it."""
    async with at_table(store, [".", "bang 2", "pause"], SEVEN) as pilot:
        app = pilot.app
        assert isinstance(app, RefereeApp)
        for name in themes.NAMES:
            app.choose_theme(name)
            await pilot.pause()
            assert _rows(pilot) == _painted_anew(pilot), name
        for signs in ("ascii", "unicode"):
            app.choose_signs(signs)
            await pilot.pause()
            assert _rows(pilot) == _painted_anew(pilot), signs
        for size in (LARGE, (100, 30), SMALL):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert _rows(pilot) == _painted_anew(pilot), size


@pytest.mark.parametrize("line", ["b", "2 bang 3", "2 beer, 3 jugó 4 🂡 漢字", "2 bang 3, " * 12])
async def test_the_line_looks_as_textual_draws_it(store: Path, line: str) -> None:
    """Wherever the cursor stands, with the keys or without them, and with a part of it selected."""
    async with at_table(store, ["."], SEVEN) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        entry = screen.entry
        entry.value = line
        for place in {0, 1, len(line) // 2, len(line)}:
            for selection in (Selection.cursor(place), Selection(0, place)):
                entry.selection = selection
                await pilot.pause()
                assert _seen(entry.render_line(0)) == _seen(Input.render_line(entry, 0)), (place, selection)
        screen.set_focus(None)
        await pilot.pause()
        assert _seen(entry.render_line(0)) == _seen(Input.render_line(entry, 0))


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_each_row_is_what_textual_would_draw(store: Path, size: tuple[int, int]) -> None:
    """A row drawn by itself is the row of the text drawn as a whole, whether it was folded, cut, marked or clicked."""
    async with at_table(store, [".", "pause"], SEVEN, size=size) as pilot:
        for key in (*"2 panic 1 barrel".replace(" ", "_"), "enter", "3"):
            await pilot.press("space" if key == "_" else key)
            await pilot.pause()
            for widget in pilot.app.screen.query(RowByRow):
                alone = [_filled(widget, widget.render_line(y)) for y in range(widget.size.height)]
                widget._dirty_regions.add(widget.size.region)
                whole = [_filled(widget, Widget.render_line(widget, y)) for y in range(widget.size.height)]
                assert alone == whole, widget


async def test_what_is_marked_with_the_mouse_is_what_is_copied(store: Path) -> None:
    """In a text of several rows the mouse marks those that it passes."""
    async with at_table(store, [".", "pause"], SEVEN) as pilot:
        await pilot.press("2")
        await pilot.pause()
        preview = pilot.app.screen.query_one(Preview)
        _, second, third, *_ = (row.plain for row in preview.rows_at(preview.size.width))
        await pilot.mouse_down("#preview", offset=(1, 1))
        await pilot.hover("#preview", offset=(30, 2))
        await pilot.mouse_up("#preview", offset=(30, 2))
        copied = pilot.app.screen.get_selected_text()
    assert copied == f"{second}\n{third[:30]}"


def _rows(pilot: Pilot[None]) -> list[object]:
    return [_seen(strip) for strip in pilot.app.screen._compositor.render_strips()]


def _painted_anew(pilot: Pilot[None]) -> list[object]:
    for widget in (pilot.app.screen, *pilot.app.screen.walk_children()):
        if isinstance(widget, PaintCache):
            widget.let_go()
        if isinstance(widget, RowByRow):
            widget._written = None
        widget.notify_style_update()
        widget._styles_cache.clear()
    with patch.object(RowByRow, "paint", PaintCache.paint):  # the lines without text, too, each by itself
        return _rows(pilot)


def _filled(widget: Widget, strip: Strip) -> object:
    return _seen(strip.extend_cell_length(widget.size.width, widget.visual_style.rich_style))


def _seen(strip: Strip) -> object:
    """Every sign with its colours."""
    return [
        (sign, part.style and (part.style.color, part.style.bgcolor, part.style._attributes))
        for part in strip
        for sign in part.text
    ]


async def test_a_row_that_moves_up_is_not_written_again(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """When the history goes on by one, no more of its rows are written than came into it."""
    async with at_table(store, [".", *(f"note {each}" for each in range(60))], SEVEN, size=LARGE) as pilot:
        history, written = pilot.app.screen.query_one(History), list[str]()
        write = Visual.to_strips.__func__  # type: ignore[attr-defined]

        def noted(cls: type[Visual], widget: Widget, visual: Visual, *others: object, **more: object) -> list[Strip]:
            written.extend([str(visual)] if widget is history else [])
            return write(cls, widget, visual, *others, **more)

        monkeypatch.setattr(Visual, "to_strips", classmethod(noted))
        for number in range(3):
            await typed(pilot, f"note {number}")
        await pilot.pause()
        assert history.size.height > 10 and len(written) <= 6


async def test_a_row_that_moves_up_is_not_painted_again(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """When the history goes on by one, borders and all, no more of its rows are painted than came into it."""
    async with at_table(store, [".", *(f"note {each}" for each in range(60))], SEVEN, size=LARGE) as pilot:
        history, painted = pilot.app.screen.query_one(History), list[int]()
        paint = History.render_line

        def noted(widget: History, y: int) -> Strip:
            painted.append(y)
            return paint(widget, y)

        monkeypatch.setattr(History, "render_line", noted)
        for number in range(3):
            painted.clear()
            await typed(pilot, f"note {number}")
            assert painted == [history.size.height - 1]
        assert _rows(pilot) == _painted_anew(pilot)
