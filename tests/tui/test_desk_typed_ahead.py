"""Keys that arrive while the desk is still busy with the line before go where they were meant to go."""

from collections.abc import Callable
from pathlib import Path

import pytest
from textual import events
from textual.keys import _character_to_key
from textual.pilot import Pilot

from referee.championship.rules.entries import RoundOpened, Warned
from referee.tui.screens.tournament.result import ResultScreen
from referee.typing.conversation import LineTold
from tests.tui.desking import at_desk, desk_of, entered
from tests.tui.seated import until, words


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

        def busy(line: str, answer: Callable[[str], LineTold] = enter) -> LineTold:
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
        assert pilot.app.focused is desk.line.entry


async def test_a_colon_within_a_line_stands_in_it(tmp_path: Path) -> None:
    """The key that leads to the line is a character there."""
    async with at_desk(tmp_path / "event.db") as pilot:
        desk = desk_of(pilot)
        await pilot.press("colon", "a", "colon", "b")
        assert desk.line.entry.value == "a:b"


async def test_lines_are_typed_one_after_the_other(tmp_path: Path) -> None:
    """Once the line is open it stays open: a second line is no row of keys. Enter on an empty one gives them back."""
    async with at_desk(tmp_path / "event.db") as pilot:
        desk = desk_of(pilot)
        await pilot.press("colon")
        await _lines(pilot, "warn 1 late\nround 1\n")
        assert [type(each) for each in desk.log_of_tournament.entries[-2:]] == [Warned, RoundOpened]
        assert desk_of(pilot) is desk and pilot.app.focused is desk.line.entry
        await pilot.press("enter")
        assert pilot.app.focused is desk.rows


@pytest.mark.parametrize("text", ["warn 1 late\n", "bid 1 2 300", "esult 1 law"])
async def test_what_is_no_key_of_the_list_opens_the_line(tmp_path: Path, text: str) -> None:
    """Typed without the colon, however fast, a line stands on the line, letter by letter, and does nothing else."""
    async with at_desk(tmp_path / "event.db") as pilot:
        desk = desk_of(pilot)
        before = len(desk.log_of_tournament.entries)
        await _lines(pilot, text)
        assert desk_of(pilot) is desk
        assert desk.line.entry.value == ("" if text.endswith("\n") else text)
        assert len(desk.log_of_tournament.entries) == before + text.count("\n")


async def test_a_line_whose_first_letter_is_a_key_logs_nothing(tmp_path: Path) -> None:
    """`result 1 …` typed at the floor opens the result, where the rest is no line: nothing is accepted unseen."""
    async with at_desk(tmp_path / "event.db", ("round 1 1 2:deputy 3:outlaw 4:outlaw 5:renegade",)) as pilot:
        before = len(desk_of(pilot).log_of_tournament.entries)
        await pilot.press("end", "r")
        await until(pilot, lambda: isinstance(pilot.app.screen, ResultScreen))
        await _lines(pilot, "ound 2\n")
        desk = desk_of(pilot)
        assert isinstance(desk, ResultScreen) and desk.line.entry.value == "ound 2"
        assert len(desk.log_of_tournament.entries) == before
        assert "ound" in words(pilot)


async def test_after_a_line_begun_by_a_key_the_keys_are_the_lists(tmp_path: Path) -> None:
    """What a key began is finished on the line; then the next row can be chosen."""
    async with at_desk(tmp_path / "event.db") as pilot:
        await pilot.press("f5")
        await pilot.pause()
        desk = desk_of(pilot)
        await pilot.press("w", *"late", "enter")
        assert desk.log_of_tournament.entries[-1] == Warned(1, "late")
        assert pilot.app.focused is desk.rows


async def test_the_key_bar_shows_the_keys_that_hold_now(tmp_path: Path) -> None:
    """While a line is typed letters are letters: only what works then is shown, and how one gets back."""
    async with at_desk(tmp_path / "event.db") as pilot:
        assert "R Result" in words(pilot) and "Back to the list" not in words(pilot)
        await pilot.press("colon")
        await pilot.pause()
        assert "R Result" not in words(pilot) and "Back to the list" in words(pilot)
        await pilot.press("escape")
        await pilot.pause()
        assert "R Result" in words(pilot)


async def _lines(pilot: Pilot[None], text: str) -> None:
    """Type this as fast as can be."""
    _typed(pilot, text)
    for _ in range(8):
        await pilot.pause(0.05)
