"""Copies of the whole event from the desk, and a tournament read in from its document: whole, or not at all."""

from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from referee.championship.office.document import document_of, written
from referee.championship.rules.places import HandedOver, Resumed
from referee.championship.simulating.tournament import simulated
from referee.speech import Speech
from referee.tui.screens.home import HomeScreen
from referee.tui.screens.path import PathScreen
from referee.tui.screens.tournament.copies import CopiesScreen
from referee.tui.screens.tournament.copying import CopyingScreen
from referee.tui.screens.tournament.floor import FloorScreen
from tests.championship.office.opening import office, typed
from tests.tui.desking import at_desk, desk_of, entered, keys, log_of, made, state_of
from tests.tui.seated import opened, until, words


async def copies(pilot: Pilot[None]) -> None:
    """To the screen of copies."""
    await keys(pilot, "f12", "k")
    assert isinstance(pilot.app.screen, CopiesScreen)


async def copied(pilot: Pilot[None], path: Path, *before: str) -> None:
    """Copy the event for Maria into this file."""
    await keys(pilot, "c", *"Maria", *before)
    await keys(pilot, "enter")
    pilot.app.screen.query_one("#path", Input).value = str(path)
    await keys(pilot, "enter")


async def test_a_copy_is_made_and_the_event_goes_on_here(store: Path, tmp_path: Path) -> None:
    """Both bear the mark; the copy waits until somebody says that it goes on there."""
    async with at_desk(store) as pilot:
        await copies(pilot)
        await copied(pilot, tmp_path / "stick.sqlite")
        last = log_of(pilot).entries[-2:]
        assert isinstance(last[0], HandedOver) and last[0].to == "Maria" and last[1] == Resumed(last[0].copy)
        assert isinstance(pilot.app.screen, CopiesScreen) and last[0].copy in words(pilot)
    there = office(tmp_path / "stick.sqlite")
    assert there.tournament().state.handed is not None
    there.close()


async def test_what_was_handed_over_stands_still_until_it_goes_on_here(store: Path, tmp_path: Path) -> None:
    """It goes on there at once; a line here is refused with what to do, in words of the app; G goes on here."""
    async with at_desk(store) as pilot:
        await copies(pilot)
        await copied(pilot, tmp_path / "stick.sqlite", "f5")
        assert state_of(pilot).handed is not None
        length = len(log_of(pilot).entries)
        await entered(pilot, "warn Bruno late")
        assert "log the line: resume" in words(pilot) and "referee tournament" not in words(pilot)
        assert len(log_of(pilot).entries) == length
        await keys(pilot, "escape", "g")
        assert state_of(pilot).handed is None and "goes on here" in words(pilot)
        await keys(pilot, "g")
        assert "nothing to resume" in words(pilot)
        await keys(pilot, "escape")
    there = office(tmp_path / "stick.sqlite")
    assert there.tournament().state.handed is None
    there.close()


async def test_a_copy_that_cannot_be_made_leaves_nothing(store: Path, tmp_path: Path) -> None:
    """Nobody named, a file in the way: told in a sentence, the form stays, and nothing is logged."""
    (tmp_path / "there").write_text("mine", encoding="utf-8")
    async with at_desk(store) as pilot:
        length = len(log_of(pilot).entries)
        await copies(pilot)
        await keys(pilot, "c", "enter")
        assert isinstance(pilot.app.screen, CopyingScreen) and "for whom the copy is" in words(pilot)
        await keys(pilot, *"Maria", "enter")
        pilot.app.screen.query_one("#path", Input).value = str(tmp_path / "there")
        await keys(pilot, "enter")
        assert isinstance(pilot.app.screen, PathScreen) and "stands there already" in words(pilot)
        await keys(pilot, "escape", "escape")
        assert isinstance(pilot.app.screen, CopiesScreen) and len(log_of(pilot).entries) == length
    assert (tmp_path / "there").read_text(encoding="utf-8") == "mine"


async def test_copies_that_both_went_on_are_told_apart(store: Path, tmp_path: Path) -> None:
    """From which entry on; a file that is none is told, and may be mended."""
    copy = tmp_path / "stick.sqlite"
    async with at_desk(store) as pilot:
        await copies(pilot)
        await copied(pilot, copy)
        there = office(copy)
        log = there.tournament()
        assert log.state.handed is not None
        log.log(Resumed(log.state.handed.copy, "Maria"))
        typed(log, "warn Bruno late")
        there.close()
        await keys(pilot, "m")
        pilot.app.screen.query_one(Input).value = str(tmp_path / "nothing")
        await keys(pilot, "enter")
        assert isinstance(pilot.app.screen, PathScreen) and "nothing to compare" in words(pilot)
        pilot.app.screen.query_one(Input).value = str(copy)
        await keys(pilot, "enter")
        assert isinstance(desk_of(pilot), CopiesScreen) and "both went on (after entry 12)" in words(pilot)


@pytest.mark.parametrize("lang", ["nl", "it", "en", "de"])
async def test_of_an_altered_document_the_app_says_what_the_command_line_says(
    store: Path, tmp_path: Path, lang: str
) -> None:
    """It is read in all the same, and pointed at on the floor; one as it was written goes without a word."""
    text = written(document_of(simulated(10, 1)))
    earned = text.index('"earned":') + len('"earned":')
    for name, said in (("cup.json", text), ("altered.json", text[:earned] + "9" + text[earned:])):
        file = tmp_path / name
        file.write_text(said, encoding="utf-8")
        async with opened(store.with_suffix(f".{name}"), None, lang) as pilot:
            await until(pilot, lambda: isinstance(pilot.app.screen, HomeScreen))
            await keys(pilot, "i")
            pilot.app.screen.query_one(Input).value = str(file)
            await keys(pilot, "enter")
            await until(pilot, lambda: isinstance(pilot.app.screen, FloorScreen))
            await pilot.pause()
            sentence = Speech.of(lang).say("tournament-import_differs", count=1)
            assert (sentence[:60] in words(pilot)) == (name == "altered.json")


async def test_a_tournament_is_read_in_from_its_document(store: Path, tmp_path: Path) -> None:
    """From home; what is no document is told with its line and leaves nothing; what is here already too."""
    made(tmp_path / "other.sqlite", ["warn Bruno late"])
    other = office(tmp_path / "other.sqlite")
    log = other.tournament()
    (tmp_path / "cup.json").write_text(written(document_of(log.entries, log.times)), encoding="utf-8")
    (tmp_path / "bad.json").write_text('{"bang_tournament": 1, "entries": [', encoding="utf-8")
    other.close()
    async with opened(store, None) as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, HomeScreen))
        await keys(pilot, "i")
        for name, shown in (("bad.json", "!"), ("cup.json", "")):
            pilot.app.screen.query_one(Input).value = str(tmp_path / name)
            await keys(pilot, "enter")
            assert isinstance(pilot.app.screen, PathScreen if shown else FloorScreen)
        assert len(state_of(pilot).players) == 10 and len(log_of(pilot).entries) == len(log.entries)
        await keys(pilot, "escape", "i")
        pilot.app.screen.query_one(Input).value = str(tmp_path / "cup.json")
        await keys(pilot, "enter")
        assert isinstance(pilot.app.screen, PathScreen) and "in the store already" in words(pilot)
