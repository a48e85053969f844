"""A table whose Sheriff nobody told: it is asked who it is, in words that are read, and then the game goes on."""

from pathlib import Path

import pytest

from referee.speech import LANGUAGES
from tests.cli.command import referee


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["base", "death_mesa"])
def test_who_is_sheriff_is_asked_and_can_be_told(tmp_path: Path, game: str, lang: str) -> None:
    """As it stands there, of any seat."""
    store = f"--store={tmp_path / 'store.db'}"
    assert referee(store, "new", "Anna", "Bruno", "Carla", "Dario", "--set", game, lang=lang).code == 0
    (asked,) = referee(store, "due", "--json", lang=lang).json["due"]
    (line,) = asked["typed"]
    assert asked["sentence"] in " ".join(referee(store, "show", lang=lang).out.split())
    assert referee(store, "log", line.replace("1", "2"), lang=lang).code == 0
    (due,) = referee(store, "due", "--json", lang=lang).json["due"]
    assert "Bruno" in due["sentence"]
    assert referee(store, "log", ".", lang=lang).code == 0


@pytest.mark.parametrize(("lang", "line"), [("it", "imposta 1 personaggio suzy"), ("nl", "zet 1 karakter suzy")])
def test_a_character_is_told_in_the_language_spoken(five: str, lang: str, line: str) -> None:
    """Like whatever else can be put right about a seat."""
    assert referee(five, "log", line, lang=lang).code == 0
