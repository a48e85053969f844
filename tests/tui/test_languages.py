"""The three languages are equals: switched while running, and every word of the screens is there in each."""

from pathlib import Path

import pytest

from referee.speech import LANGUAGES, Speech
from tests.tui.seated import at_table, picture, table_of, typed

DUE = {"nl": "Te doen", "it": "Da fare", "en": "Due"}
ROUND = ("f4", "escape", "f5", "1", "c", "escape", "f5", "f1", "escape", "f9", "n", "f5", "f6", "f8", "escape")
"""Keys that lead past every screen and mode."""
FLAG = {"nl": "Onregelmatig", "it": "Irregolare", "en": "Irregular"}


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
