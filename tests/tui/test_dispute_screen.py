"""The dispute sheet on the screen: two languages side by side or one at a time, the public or the referee's, saved."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest
from textual.pilot import Pilot

from referee.desk.hall_register import HallRegister
from referee.journal import Journal
from referee.speech import Speech
from referee.tui.screens.dispute import DisputeScreen
from referee.tui.screens.path import PathScreen
from referee.tui.screens.rulings import RulingsScreen
from referee.views.dispute.disputed_entry import disputed_in_log
from tests.tui.seated import (
    FOUR,
    LARGE,
    MIDDLE,
    SMALL,
    at_table,
    in_languages,
    opened,
    picture,
    prepared,
    table_of,
    typed,
    until,
    words,
)

OUT_OF_REACH = (".", "bang 3")


def sheet(pilot: Pilot[None]) -> DisputeScreen:
    """The sheet on the screen."""
    screen = pilot.app.screen
    assert isinstance(screen, DisputeScreen), screen
    return screen


async def disputed(pilot: Pilot[None], number: int | None = None) -> None:
    """Open the sheet of an entry of the table on the screen, and wait until it is worked out."""
    table = table_of(pilot)
    await pilot.app.push_screen(DisputeScreen(table.face, disputed_in_log(table.log_of_table, number)))
    await until(pilot, lambda: sheet(pilot).sheets.case is not None)
    await pilot.pause()


async def test_the_sheet_stands_on_a_small_screen_in_the_language_spoken(store: Path) -> None:
    """Verdict, reason and clause at 80x24, and every key in sight."""
    async with at_table(store, OUT_OF_REACH) as pilot:
        await disputed(pilot)
        shown, flat = picture(pilot), words(pilot)
        assert "DISPUTE SHEET" in shown and "Holds now: ✗ Irregular" in shown
        assert "the reach is 1. [NLB-039, CRD-005, CRD-007]" in flat
        for key in ("↑↓ Scroll", "Tab Deutsch", "2 Second language: Deutsch", "F10 Referee's sheet",
                    "H Save to print", "T Save as text", "F6 Rulings", "F2 Language", "Esc Back"):  # fmt: skip
            assert key in flat, key


async def test_every_key_fits_on_a_small_screen(store: Path) -> None:
    """Uncut in every language."""
    keys = {"H": "sheet-key_page", "T": "sheet-key_text", "F10": "sheet-key_referee", "Esc": "key-back"}
    async with at_table(store, OUT_OF_REACH) as pilot:
        await disputed(pilot)
        async for lang in in_languages(pilot):
            for key, word in keys.items():
                assert f"{key} {Speech.of(lang).say(word)}" in picture(pilot), (key, lang)


async def test_one_key_changes_the_language_where_there_is_room_for_one(store: Path) -> None:
    """Tab shows the second language and the first one again; 2 chooses another second one."""
    async with at_table(store, OUT_OF_REACH, lang="nl") as pilot:
        await disputed(pilot)
        assert "GESCHILBLAD" in picture(pilot) and "FOGLIO" not in picture(pilot)
        await pilot.press("tab")
        assert "FOGLIO DI CONTESTAZIONE" in picture(pilot) and "GESCHILBLAD" not in picture(pilot)
        await pilot.press("2")
        assert "DISPUTE SHEET" in picture(pilot)
        await pilot.press("tab")
        assert "GESCHILBLAD" in picture(pilot)


@pytest.mark.parametrize("size", [(100, 30), MIDDLE, LARGE])
async def test_two_languages_stand_side_by_side_where_there_is_room(store: Path, size: tuple[int, int]) -> None:
    """From a hundred columns on, with what says the same in the same row; F2 and 2 change either."""
    async with at_table(store, OUT_OF_REACH, lang="nl", size=size) as pilot:
        await disputed(pilot)
        assert any("GESCHILBLAD" in row and "FOGLIO" in row for row in picture(pilot).splitlines())
        assert any("WAAROM" in row and "PERCHÉ" in row for row in picture(pilot).splitlines())
        assert "Tab" not in picture(pilot)
        await pilot.press("2")
        assert any("GESCHILBLAD" in row and "DISPUTE SHEET" in row for row in picture(pilot).splitlines())
        await pilot.press("f2")
        assert sheet(pilot).face.lang == "it"
        assert any("FOGLIO" in row and "DISPUTE SHEET" in row for row in picture(pilot).splitlines())


async def test_a_smaller_screen_takes_the_second_language_away(store: Path) -> None:
    """And with room again it comes back."""
    async with at_table(store, OUT_OF_REACH, lang="en", size=MIDDLE) as pilot:
        await disputed(pilot)
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert "DISPUTE SHEET" in picture(pilot) and "STREITBLATT" not in picture(pilot)
        await pilot.resize_terminal(120, 40)
        await pilot.pause()
        assert any("DISPUTE SHEET" in row and "STREITBLATT" in row for row in picture(pilot).splitlines())


async def test_the_public_sheet_is_shown_until_the_referees_is_asked_for(store: Path) -> None:
    """Roles that only the referee knows come with F10, and go with it."""
    async with at_table(store, OUT_OF_REACH, size=(80, 60)) as pilot:
        await disputed(pilot)
        assert "Renegade" not in picture(pilot) and "everybody at the table may know" in words(pilot)
        await pilot.press("f10")
        await until(pilot, lambda: sheet(pilot).sheets.case is not None)
        await pilot.pause()
        assert "Renegade" in picture(pilot) and "The referee's own" in picture(pilot)
        assert "F10 Public sheet" in picture(pilot)
        await pilot.press("f10")
        assert "Renegade" not in picture(pilot)


async def test_the_whole_sheet_can_be_read_with_the_keys(store: Path) -> None:
    """Its end is reached at 80x24."""
    async with at_table(store, OUT_OF_REACH) as pilot:
        await disputed(pilot)
        assert "THE RULINGS BEHIND" not in picture(pilot)
        await pilot.press("end")
        await pilot.pause()
        assert "See also:" in picture(pilot)
        await pilot.press("home", "down", "pagedown")
        await pilot.pause()
        assert "DISPUTE SHEET" not in picture(pilot)


async def test_the_rulings_are_one_key_away(store: Path) -> None:
    """F6 lists those behind the verdict."""
    async with at_table(store, OUT_OF_REACH) as pilot:
        await disputed(pilot)
        await pilot.press("f6")
        await until(pilot, lambda: bool(getattr(pilot.app.screen, "rulings", [])))
        assert isinstance(pilot.app.screen, RulingsScreen) and "NLB-039" in picture(pilot)


@pytest.mark.parametrize(("key", "first", "second"), [
    ("h", '<section lang="nl">', '<section lang="it">'),
    ("t", "GESCHILBLAD", "FOGLIO DI CONTESTAZIONE"),
])  # fmt: skip
async def test_a_sheet_is_saved_in_both_languages(
    store: Path, tmp_path: Path, key: str, first: str, second: str
) -> None:
    """Where the path typed says, and the screen tells where that is."""
    place = tmp_path / "a sheet"
    async with at_table(store, OUT_OF_REACH, lang="nl") as pilot:
        await disputed(pilot)
        await pilot.press(key, "ctrl+u")
        await typed(pilot, str(place))
        saved = place.read_text(encoding="utf-8")
        assert first in saved and second in saved
        assert f"Bewaard:{place}".replace(" ", "") in "".join(picture(pilot).split())
        assert isinstance(pilot.app.screen, DisputeScreen)


async def test_a_sheet_leads_to_the_hall_that_is_served(store: Path, tmp_path: Path) -> None:
    """Saved while the pages for phones are served on the store, it bears the address of its rulings and a code."""
    place = tmp_path / "sheet.html"
    async with at_table(store, OUT_OF_REACH, lang="nl") as pilot:
        with closing(Journal.open(store)) as journal:
            HallRegister(journal).opened("http://192.0.2.7:8421/abcdefgh", "abcdefgh")
        await disputed(pilot)
        await pilot.press("h", "ctrl+u")
        await typed(pilot, str(place))
        saved, table = place.read_text(encoding="utf-8"), sheet(pilot).sheets.matter.stream
    assert "http://192.0.2.7:8421/abcdefgh/it/dispute/" in saved and table and f"?table={table}" in saved
    assert saved.count("<svg") == 2


async def test_a_file_that_exists_is_written_over_only_with_a_key_of_its_own(store: Path, tmp_path: Path) -> None:
    """Enter asks, Enter again asks again; F8 writes over it; another path needs no asking."""
    place = tmp_path / "mine.txt"
    place.write_text("dear diary")
    async with at_table(store, OUT_OF_REACH) as pilot:
        await disputed(pilot)
        await pilot.press("t", "ctrl+u")
        await typed(pilot, str(place))
        assert "exists. Write over it?" in words(pilot) and "F8 Write over it" in picture(pilot)
        await pilot.press("enter", "enter")
        assert place.read_text() == "dear diary"
        await pilot.press("f8")
        assert isinstance(pilot.app.screen, DisputeScreen)
        assert place.read_text().startswith("DISPUTE SHEET")
        assert [each.name for each in tmp_path.iterdir() if each.suffix == ".txt"] == ["mine.txt"]


async def test_f8_writes_nothing_that_was_not_asked_about(store: Path, tmp_path: Path) -> None:
    """Neither before Enter nor after the path was changed."""
    place = tmp_path / "mine.txt"
    place.write_text("dear diary")
    async with at_table(store, OUT_OF_REACH) as pilot:
        await disputed(pilot)
        await pilot.press("t", "ctrl+u")
        await typed(pilot, str(place), enter=False)
        await pilot.press("f8")
        await pilot.press("enter", "left", "x", "backspace", "f8")
        assert place.read_text() == "dear diary" and isinstance(pilot.app.screen, PathScreen)


@pytest.mark.parametrize(("path", "sentence"), [
    ("/nowhere/at/all.txt", "cannot be written"),
    ("/", "This is a folder"),
    ("/proc/x", "cannot be written"),
])  # fmt: skip
async def test_a_path_that_will_not_do_stays_to_be_mended(store: Path, path: str, sentence: str) -> None:
    """With what is wrong under it; Escape leaves."""
    async with at_table(store, OUT_OF_REACH) as pilot:
        await disputed(pilot)
        await pilot.press("h", "ctrl+u")
        await typed(pilot, path)
        assert sentence in words(pilot) and path in words(pilot)
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, DisputeScreen)


async def test_nothing_is_saved_before_it_is_worked_out(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keys pressed too soon do nothing."""
    monkeypatch.setattr(DisputeScreen, "_work_out", lambda self: None)
    async with at_table(store, OUT_OF_REACH) as pilot:
        table = table_of(pilot)
        await pilot.app.push_screen(DisputeScreen(table.face, disputed_in_log(table.log_of_table)))
        await pilot.press("h", "t", "f6", "tab", "2", "f10")
        assert "Working it out" in picture(pilot) and isinstance(pilot.app.screen, DisputeScreen)


async def test_names_are_shown_as_typed_and_never_act(store: Path) -> None:
    """Markup, wide signs and control signs in names and titles."""
    names = ("[bold]", "[@click=app.quit]q[/]", "名前" * 20, "\x1b[2Jhm")
    seats = [(name, role, character) for name, (_, role, character) in zip(names, FOUR, strict=True)]
    async with opened(store, prepared(store, seats, OUT_OF_REACH), size=MIDDLE) as pilot:
        await disputed(pilot)
        assert "[bold]" in picture(pilot) and "[@click=app.quit]q[/]" in picture(pilot)
        assert "\x1b" not in picture(pilot)
        assert all(len(row) <= 120 for row in picture(pilot).splitlines())


async def test_escape_leads_back_to_the_table(store: Path) -> None:
    """And the line typed before is still there."""
    async with at_table(store, OUT_OF_REACH, size=SMALL) as pilot:
        await typed(pilot, "must", enter=False)
        await disputed(pilot)
        await pilot.press("escape")
        assert table_of(pilot).entry.value == "must"
