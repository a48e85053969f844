"""The playing card on the entry line: what could be two is asked in one key, and read back in words before Enter."""

from pathlib import Path

import pytest

from tests.jailed import JAILED
from tests.tui.seated import brought_in, logged, opened, typed, words

SAID = {"it": "5♥ (5 di cuori)", "nl": "5♥ (harten 5)", "en": "5♥ (5 of hearts)"}


@pytest.mark.parametrize(("key", "face"), [("tab", "kc"), ("shift+tab", "kh")])
async def test_one_key_says_which_of_two(store: Path, key: str, face: str) -> None:
    """In Dutch `hk` is the king of hearts (koning) and that of clubs (heer): nothing is logged unsaid."""
    async with opened(store, brought_in(store, JAILED), "nl") as pilot:
        await typed(pilot, "3 gevangenis hk")
        assert logged(store) == []
        assert "Tab klaverenheer ⇧Tab hartenheer" in words(pilot)
        await pilot.press(key, "enter")
        assert logged(store) == [f"3 flip jail {face}"]


async def test_a_letter_of_another_language_is_the_one_spoken(store: Path) -> None:
    """In Italian `5c` is cuori, whatever it would be in a file, and says so in words before it is logged."""
    async with opened(store, brought_in(store, JAILED), "it") as pilot:
        await typed(pilot, "3 prigione 5c", enter=False)
        assert "5♥ (5 di cuori)" in words(pilot)


@pytest.mark.parametrize("lang", SAID)
async def test_read_back_in_words(store: Path, lang: str) -> None:
    """What was understood stands in the language spoken, whatever language it was typed in."""
    async with opened(store, brought_in(store, JAILED), lang) as pilot:
        await typed(pilot, "5 cuori", enter=False)
        assert SAID[lang] in words(pilot)
        await pilot.press("enter")
        assert logged(store) == ["3 flip jail 5h"]


async def test_a_line_that_comes_back_says_what_was_logged(store: Path) -> None:
    """What a file would say is written so that it reads back in this language."""
    async with opened(store, brought_in(store, JAILED, ["3 flip jail 5c"]), "it") as pilot:
        await pilot.press("up")
        assert "3 flip jail 5fiori" in words(pilot)
