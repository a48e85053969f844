"""The languages are equals: switched while running, and every word of the screens is there in each."""

from pathlib import Path

import pytest

from referee.languages import chosen, spoken
from referee.speech import LANGUAGES, Speech
from referee.tui.app import RefereeApp
from referee.tui.config import Config, Settings
from referee.tui.screens.home import HomeScreen
from referee.tui.watching import WatchApp
from tests.tui.seated import LARGE, SMALL, at_table, opened, picture, table_of, typed, until

DUE = {"nl": "Te doen", "it": "Da fare", "en": "Due", "de": "Fällig"}
ROUND = ("f4", "escape", "f5", "1", "c", "escape", "f5", "f1", "escape", "f9", "n", "f5", "f6", "f8", "escape")
"""Keys that lead past every screen and mode."""
AFTER_ENGLISH = LANGUAGES[(LANGUAGES.index("en") + 1) % len(LANGUAGES)]
FLAG = {"nl": "Onregelmatig", "it": "Irregolare", "en": "Irregular", "de": "Regelwidrig"}


async def test_one_key_changes_every_word(store: Path) -> None:
    """F2 goes round the languages; table, flag and keys follow, and the log stays as it is."""
    async with at_table(store, [".", "bang 3"], lang="en") as pilot:
        await pilot.press("f4", "escape")
        seen = []
        for _ in LANGUAGES:
            await pilot.press("f2")
            lang = table_of(pilot).face.lang
            assert DUE[lang] in picture(pilot)
            seen.append(lang)
        assert sorted(seen) == sorted(LANGUAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_flag_speaks_the_language_chosen(store: Path, lang: str) -> None:
    """The verdict's label is a word of the language; what is typed may be of any."""
    async with at_table(store, ["."], lang=lang) as pilot:
        await typed(pilot, "bang 3")
        assert FLAG[lang] in picture(pilot)


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_no_word_is_missing(store: Path, lang: str) -> None:
    """Nothing on the screens had to be said in another language or by its key."""
    words = Speech.of(lang).words
    words.errors.clear()
    async with at_table(store, [".", "bang 3"], lang=lang) as pilot:
        for key in ROUND:
            await pilot.press(key)
            await pilot.pause()
    assert words.errors == []


async def test_the_language_chosen_is_remembered(store: Path, tmp_path: Path) -> None:
    """By F2, for every face; the second screen changes for itself alone."""
    config = Config(tmp_path)
    async with RefereeApp(store, "en", None, config).run_test(size=SMALL) as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, HomeScreen))
        await pilot.press("f2")
    assert chosen(config.settings) == AFTER_ENGLISH
    watch = WatchApp(store, LANGUAGES[0], config=config)
    async with watch.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: watch.face is not None)
        await pilot.press("f2")
        assert watch.face is not None and watch.face.lang == LANGUAGES[1]
    assert chosen(config.settings) == AFTER_ENGLISH


@pytest.mark.parametrize("size", [(60, 30), SMALL, LARGE])
async def test_the_first_screen_names_every_language(store: Path, size: tuple[int, int]) -> None:
    """In that language itself, in the first row beside the key, for whoever reads none of the others."""
    async with opened(store, None, size=size) as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, HomeScreen))
        await pilot.pause()
        row = next(row for row in picture(pilot).splitlines() if row.strip())
        assert "F2 Nederlands · Italiano · English · Deutsch" in row
        await pilot.click("#head", offset=(row.index("Italiano"), 0))
        assert pilot.app.screen.face.lang == AFTER_ENGLISH  # type: ignore[attr-defined]


def test_a_page_speaks_what_was_chosen_in_it(tmp_path: Path) -> None:
    """A page goes by its own choice, then by the person's; the person's app goes by his own alone."""
    mine, page = Config(tmp_path), Config(tmp_path, guest=True)
    mine.remember(Settings(lang="it"))
    assert spoken(files=page.files) == "it"
    page.remember(Settings(lang="nl"))
    assert (spoken(files=page.files), spoken(files=mine.files)) == ("nl", "it")
    assert spoken("en", page.files) == "en"
