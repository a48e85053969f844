"""Keys that come faster than a screen goes are not for the screen under it."""

from pathlib import Path

import pytest
from textual import events

from referee.speech.words import Words
from referee.tui import reading_ahead
from referee.tui.reading_ahead import SAID
from referee.tui.screens.home import HomeScreen
from referee.tui.widgets.line_area import LineArea
from tests.tui.seated import at_table, opened, prepared, typed, until


@pytest.mark.parametrize("keys", [("ctrl+g", "escape", "escape", "escape"), ("f1", "escape", "escape", "escape")])
async def test_a_screen_is_left_once(store: Path, keys: tuple[str, ...]) -> None:
    """Home is still there, and so is the app: what was left already is not left again."""
    prepared(store)
    async with opened(store, None) as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, HomeScreen))
        driver = pilot.app._driver
        assert driver is not None
        for key in keys:
            event = events.Key(key, None)
            event.set_sender(pilot.app)
            driver.send_message(event)
        await pilot.pause()
        await until(pilot, lambda: isinstance(pilot.app.screen, HomeScreen))
        assert pilot.app.is_running


async def test_what_was_typed_meanwhile_is_told_of_at_once(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keys that wait for the line already: only what they make together is told of, and no beginning before it."""
    told, look = list[str](), LineArea.look

    def heard(area: LineArea, line: str) -> None:
        told.append(line)
        look(area, line)

    async with at_table(store, ["1 turn"]) as pilot:
        monkeypatch.setattr(LineArea, "look", heard)
        await typed(pilot, "bang carla", enter=False)
    assert told == ["bang carla"]


async def test_what_a_table_may_say_is_read_before_it_is_said(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While nobody types: the first flag of an evening waits for no message."""
    words = Words.of("en")
    monkeypatch.setattr(words, "_messages", None)
    monkeypatch.setattr(reading_ahead, "SAID", SAID)
    async with at_table(store) as pilot:
        messages = words._loaded()
        await until(pilot, lambda: {"flag-never_legal", "entry-lost", "verdict-illegal"} <= messages._read)
