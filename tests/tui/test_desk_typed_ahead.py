"""Keys that arrive while the desk is still busy with the line before go where they were meant to go."""

from collections.abc import Callable
from pathlib import Path

import pytest
from textual import events
from textual.keys import _character_to_key
from textual.pilot import Pilot

from referee.tui.conversation import Told
from tests.tui.desking import at_desk, desk_of, entered


def _typed(pilot: Pilot[None], text: str) -> None:
    """These keys come now, whatever the app is at; a line ends with Enter."""
    for char in text:
        key = "enter" if char == "\n" else _character_to_key(char)
        event = events.Key(key, char if char != "\n" else "\r")
        event.set_sender(pilot.app)
        pilot.app.post_message(event)


async def test_a_line_typed_ahead_is_not_taken_for_keys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Typed whole while the line before is being logged, the next line is logged, and nothing else is done."""
    async with at_desk(tmp_path / "event.db") as pilot:
        desk = desk_of(pilot)
        before, enter = len(desk.log_of_tournament.entries), desk.talk.enter
        waiting = [":warn 2 rude\n"]

        def busy(line: str, answer: Callable[[str], Told] = enter) -> Told:
            for more in (waiting.pop() for _ in tuple(waiting)):
                _typed(pilot, more)
            return answer(line)

        monkeypatch.setattr(desk.talk, "enter", busy)
        await entered(pilot, "warn 1 late")
        for _ in range(6):
            await pilot.pause(0.05)
        added = desk.log_of_tournament.entries[before:]
        assert [(each.player, each.reason) for each in added] == [(1, "late"), (2, "rude")]
        assert desk_of(pilot) is desk
        assert pilot.app.focused is desk.rows


async def test_a_colon_within_a_line_stands_in_it(tmp_path: Path) -> None:
    """The key that leads to the line is a character there."""
    async with at_desk(tmp_path / "event.db") as pilot:
        desk = desk_of(pilot)
        await pilot.press("colon", "a", "colon", "b")
        assert desk.line.entry.value == "a:b"
