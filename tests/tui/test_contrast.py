"""Every text stands out from its ground by 4.5 to 1 (WCAG 2, AA), in every theme and on every screen."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.color import Color as RichColor
from rich.style import Style
from rich.terminal_theme import TerminalTheme
from textual.color import Color
from textual.geometry import Region
from textual.pilot import Pilot

from referee.tui import themes
from referee.tui.app import RefereeApp
from tests.tui.desking import at_desk
from tests.tui.seated import LARGE, MIDDLE, SEVEN, SMALL, at_table, brought_in, late, opened, typed
from tests.tui.test_sizes import CROWDED

LEAST = 4.5
XTERM = TerminalTheme(
    (0, 0, 0),
    (229, 229, 229),
    [(0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229)],
    [(127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255), (0, 255, 255),
     (255, 255, 255)],
)  # fmt: skip
"""The sixteen colours of a terminal that chose none of its own."""
FROM_THE_TABLE = ("f1", "f3", "f4", "f10", "f11", "f12", "ctrl+l", "ctrl+d", "ctrl+n", "ctrl+g", "f8")
FROM_THE_DESK = ("f1", "p", "r", "s", "d", "b", "t", "c", "f")


def contrast(one: Color, other: Color) -> float:
    """The contrast ratio of WCAG 2."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: Color) -> float:
    parts = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in colour.normalized]
    return sum(part * weight for part, weight in zip(parts, (0.2126, 0.7152, 0.0722), strict=True))


def _seen(colour: RichColor | None, foreground: bool) -> Color:
    colour = colour or RichColor.default()
    return Color.from_rich_color(RichColor.from_triplet(colour.get_truecolor(XTERM, foreground)))


def _faint(pilot: Pilot[None]) -> Iterator[str]:
    """Every text of every widget on the screen that does not stand out enough, with its colours."""
    seen = pilot.app.screen._compositor.visible_widgets
    for widget, (region, _) in seen.items():
        if widget is pilot.app.screen:  # what lies under it, out of reach and dimmed
            continue
        for strip in widget.render_lines(Region(0, 0, region.width, region.height)):
            for text, style, _ in strip:
                if any(char.isalnum() or char in "●○★♛✹▦►◆◌†✓✗⚖?" for char in text):
                    yield from (f"{type(widget).__name__} {each}" for each in _measured(text, style or Style()))


def _measured(text: str, style: Style) -> Iterator[str]:
    ink, ground = _seen(style.color, foreground=True), _seen(style.bgcolor, foreground=False)
    ink = ground.blend(ink, 0.5) if style.dim else ink
    if (found := contrast(ink, ground)) < LEAST:
        yield f"{text!r}: {found:.1f} ({ink.hex} on {ground.hex})"


def _themes(pilot: Pilot[None]) -> list[str]:
    """All of them, the one that is chosen first."""
    return sorted(themes.NAMES, key=lambda name: name != pilot.app.theme)


async def _in_each_theme(pilot: Pilot[None], *over_it: str) -> list[str]:
    """What is faint on the screen that stands there, and on what these keys put over it, in one theme after the other:
    to choose another one takes longest.
    """
    assert isinstance(pilot.app, RefereeApp)
    faint = []
    for theme in _themes(pilot):
        pilot.app.choose_theme(theme)
        await pilot.pause()
        faint += [f"{theme}: {each}" for each in _faint(pilot)]
        for key in over_it:
            await pilot.press(key)
            await pilot.pause()
            faint += [f"{key}: {theme}: {each}" for each in _faint(pilot)]
            await pilot.press("escape")
    return faint


async def _screens(pilot: Pilot[None], *keys: str) -> list[str]:
    """What is faint on the screen that stands there, in the list of every action over it, and on those that these keys
    lead to.
    """
    faint = await _in_each_theme(pilot, "ctrl+p")
    below = len(pilot.app.screen_stack)
    for key in keys:
        await pilot.press(key)
        await pilot.pause()
        faint += [f"{key}: {each}" for each in await _in_each_theme(pilot)]
        while len(pilot.app.screen_stack) > below:
            pilot.app.pop_screen()
        await pilot.press("escape")
    return faint


async def test_at_the_table(store: Path) -> None:
    """Ten seats, a flag, answers due, somebody dead, a seat typed, at every size; then every screen that a key leads
    to."""
    async with opened(store, brought_in(store, late()), size=SMALL) as pilot:
        for line in ("bang 5", "gatling", "4 out outlaw"):
            await typed(pilot, line)
        await typed(pilot, "3 ", enter=False)
        faint = []
        for size in (MIDDLE, LARGE, SMALL):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            faint += await _screens(pilot, *(FROM_THE_TABLE if size == SMALL else ()))
    assert faint == []


async def test_on_the_screen_for_all(store: Path) -> None:
    """Large cards with the turn, those asked, somebody dead; and the end of a game."""
    async with opened(store, brought_in(store, late()), size=LARGE) as pilot:
        for lines in (("gatling", "4 out outlaw"), ("won outlaws",)):
            for line in lines:
                await typed(pilot, line)
            assert await _screens(pilot, "f10") == []


async def test_in_a_light_log(store: Path) -> None:
    """The pad, and the head that says so."""
    async with at_table(store, [*CROWDED, "light"], SEVEN) as pilot:
        assert await _screens(pilot) == []


@pytest.mark.parametrize(
    "keys", [("g", "enter", *"b2", "enter", *"hit", "enter", "enter", *"b4", "enter"), ("e", "exclamation_mark")]
)
async def test_for_whoever_is_new(store: Path, keys: tuple[str, ...]) -> None:
    """What an empty store opens with, the guided first game and the example, each with a flag."""
    async with opened(store, None) as pilot:
        assert await _screens(pilot) == []
        await pilot.press(*keys)
        assert await _screens(pilot) == []


async def test_at_home(store: Path) -> None:
    """A store without a table: a new table, the rulings, the help."""
    async with opened(store, None) as pilot:
        assert await _screens(pilot, "n", "f1", "f3", "s", "t", "c") == []


async def test_at_the_desk_of_a_tournament(store: Path) -> None:
    """Its floor, and every screen that a key leads to."""
    async with at_desk(store) as pilot:
        assert await _screens(pilot, *FROM_THE_DESK) == []
