"""The app at a store that is not whole: it says so, goes on where it can, and never ends with a traceback."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from textual import events

from referee.desk.desk import Desk
from referee.desk.glimpse import Glimpse, glimpse
from referee.journal import acknowledged
from referee.speech import LANGUAGES, Speech
from referee.tui.app import RefereeApp
from tests.journal.damage import retitle, rewrite
from tests.tui.desking import made
from tests.tui.seated import LARGE, SMALL, opened, picture, prepared, table_of, typed, until, words

LINES = ("", "1 bang 2", "2 missed", "note on")


@pytest.mark.parametrize("fits", [True, False], ids=["from outside", "damaged"])
async def test_a_lost_entry_is_told_at_its_table(tmp_path: Path, fits: bool) -> None:
    """When the table is opened, and in the head of its history for as long as it is looked at; one can log on."""
    store = tmp_path / "store.sqlite"
    stream = prepared(store, lines=LINES)
    rewrite(store, 3, lambda entry: entry.replace('"by":1', '"by":9').replace('"by":2', '"by":9'), fits)
    async with opened(store, stream, size=LARGE) as pilot:
        shown = picture(pilot)
        assert "mend the store" in shown
        assert "lost: 3" in shown
        length = table_of(pilot).log_of_table.length
        await typed(pilot, "note and on")
        assert table_of(pilot).log_of_table.length == length + 1
        await pilot.press("f11")
        await pilot.pause()
        assert "gap" in picture(pilot).lower() or "unlogged" in picture(pilot)


async def test_an_opening_that_is_lost_is_told_on_the_list(tmp_path: Path) -> None:
    """The list stays, with the sentence under it."""
    store = tmp_path / "store.sqlite"
    prepared(store, lines=LINES)
    rewrite(store, 0, lambda entry: entry.replace("Anna", "Anne"), fits=False)
    async with opened(store, None, size=LARGE) as pilot:
        await pilot.press("enter")
        await pilot.pause()
        assert "without it nothing can be made" in picture(pilot)


async def test_what_the_store_lacks_is_told_on_the_list(tmp_path: Path) -> None:
    """Entries that were acknowledged and are not there, with the command that brings them back."""
    store = tmp_path / "store.sqlite"
    stream = prepared(store, lines=LINES)
    acknowledged.write(store, {stream: 41})
    async with opened(store, None, size=LARGE) as pilot:
        home = pilot.app.screen
        assert "mend the store here" in picture(pilot)
        await pilot.press("m")
        await until(pilot, lambda: "The store was written anew" in picture(pilot))
        await pilot.press("enter")
        await until(pilot, lambda: pilot.app.screen is not home)
        assert table_of(pilot).log_of_table.length == 41


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("what", ["table", "tournament"])
async def test_a_title_that_is_not_sure_is_told_on_the_list(tmp_path: Path, what: str, lang: str) -> None:
    """Which one it is, in the language spoken, and the key that mends the store beside the others."""
    store = tmp_path / "store.sqlite"
    if what == "table":
        prepared(store, lines=LINES)
    else:
        made(store)
    retitle(store, "Elsewhere")
    say = Speech.of(lang).say
    async with opened(store, None, lang, SMALL) as pilot:
        told = words(pilot)
        assert say("store-not_whole.app", what=say("store-wrong_title", name="Elsewhere")) in told
        assert say("store-key_mend") in told


async def test_nothing_is_told_of_titles_that_are_sure(tmp_path: Path) -> None:
    """No warning, and no key to mend what is whole."""
    store = tmp_path / "store.sqlite"
    prepared(store, lines=LINES)
    made(store)
    async with opened(store, None, size=LARGE) as pilot:
        assert "not sure" not in picture(pilot)
        assert Speech.of("en").say("store-key_mend") not in picture(pilot)


async def test_the_own_glance_at_a_table_keeps_nobody_from_mending(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who presses the key while the list looks at a table is not sent to another window that is not there."""
    store, apps = tmp_path / "store.sqlite", list[RefereeApp]()
    stream = prepared(store, lines=LINES)
    acknowledged.write(store, {stream: 41})

    def slow_glimpse(place: Path, stream: str) -> Glimpse:
        desk = Desk(place)
        if apps:
            apps.pop().call_from_thread(pressed.set)
            time.sleep(0.3)
        desk.close()
        return glimpse(place, stream)

    pressed = asyncio.Event()
    monkeypatch.setattr("referee.tui.screens.home.glimpse", slow_glimpse)
    app = RefereeApp(store, "en", None)
    apps.append(app)
    async with app.run_test(size=LARGE) as pilot:
        await pressed.wait()
        app.post_message(events.Key("m", "m"))
        await until(pilot, lambda: "The store was written anew" in picture(pilot), seconds=10)
