"""The reasons of a flag: how they come up, and how those are read for which there is no room."""

from pathlib import Path

import pytest
from textual._compositor import Compositor, ReflowResult
from textual.geometry import Size
from textual.widget import Widget

from referee.tui.widgets.reasons import ABOVE, BELOW, Reasons
from tests.tui.seated import LARGE, at_table, brought_in, late, opened, picture, typed, until

NARROW = (60, 30)


async def test_a_flag_lays_the_screen_out_once(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What would make it legal is found later, and takes a row that was kept free for it."""
    async with at_table(store, ["."], size=LARGE) as pilot:
        laid_out, lay_out = list[Size](), Compositor.reflow

        def noted(self: Compositor, parent: Widget, size: Size) -> ReflowResult:
            laid_out.append(size)
            return lay_out(self, parent, size)

        await typed(pilot, "bang 3", enter=False)
        await until(pilot, lambda: "Anna plays a Bang! at Carla" in picture(pilot))
        await pilot.pause(0.1)
        monkeypatch.setattr(Compositor, "reflow", noted)
        await pilot.press("enter")
        await until(pilot, lambda: "It would be allowed if" in picture(pilot))
        await pilot.pause()
        assert len(laid_out) == 1


async def test_reasons_that_have_no_room_are_read_page_by_page(store: Path) -> None:
    """A sign says that there is more, above or below; page down and up, and the wheel, bring up every row."""
    async with opened(store, brought_in(store, late()), "it", NARROW) as pilot:
        for line in ("bang 5", "gatling"):
            await typed(pilot, line)
        why = pilot.app.screen.query_one(Reasons)
        rows = [row.plain.strip() for row in why.rows_at(why.size.width)]
        await until(pilot, lambda: 0 < why.size.height < len(rows))
        assert BELOW in _seen(why) and ABOVE not in _seen(why) and rows[0] in _seen(why)
        read = _seen(why)
        for _ in rows:
            await pilot.press("pagedown")
            read += _seen(why)
        assert all(row in read for row in rows)
        assert ABOVE in _seen(why) and BELOW not in _seen(why)
        why.on_mouse_scroll_up(_Wheel())
        assert BELOW in _seen(why)
        await pilot.press(*["pageup"] * len(rows))
        assert rows[0] in _seen(why) and ABOVE not in _seen(why)


async def test_another_flag_is_read_from_its_beginning(store: Path) -> None:
    """However far the reasons of the one before were read."""
    async with opened(store, brought_in(store, late()), "it", NARROW) as pilot:
        for line in ("bang 5", "gatling"):
            await typed(pilot, line)
        why = pilot.app.screen.query_one(Reasons)
        await pilot.press("pagedown", "pagedown")
        assert ABOVE in _seen(why)
        await typed(pilot, "bang 6")
        assert ABOVE not in _seen(why)


def _seen(why: Reasons) -> str:
    return "\n".join(why.render_line(y).text.strip() for y in range(why.size.height))


class _Wheel:
    """A turn of the wheel."""

    def stop(self) -> None:
        """It goes no further."""
