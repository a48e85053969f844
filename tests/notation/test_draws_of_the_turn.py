"""Cards of phase 1 told as drawn for the character of who draws them so: no ability is used besides."""

from pathlib import Path

import pytest

from tests.notation.spoken import meant
from tests.rows import rows

SHOWS = """
sets base dodge_city
seat 1 "Anna" sheriff bart_cassidy
seat 2 "Ben" outlaw {character}
seat 3 "Cleo" outlaw lucky_duke
seat 4 "Dirk" renegade suzy_lafayette
"""
JACK = ["2 draw 2", "2 show hearts", "2 draw 1 for black_jack"]
SAID = [
    ("en", "ben draws for Black Jack, shows a heart, takes one more"),
    ("en", "ben draws 2 for Black Jack, shows a heart, draws 1"),
    ("en", "ben draws 3 for Black Jack, shows a heart"),
    ("de", "ben zieht für Black Jack, zeigt Herz, nimmt noch eine"),
    ("it", "ben pesca per Black Jack, mostra un cuori, ne prende un'altra"),
    ("nl", "ben trekt voor Black Jack, toont een harten, pakt er nog een"),
]


def by(character: str) -> str:
    """A table at which Ben, who comes after Anna, is of this character."""
    return SHOWS.format(character=character)


@rows(("lang", "line"), SAID)
def test_the_cards_of_his_turn(tmp_path: Path, lang: str, line: str) -> None:
    """Of nobody whose turn begins so is it told that he has nothing to draw."""
    assert meant(tmp_path / "a.db", "end", line, lang, by("black_jack")) == JACK


DRAWN = [
    ("kit_carlson", "ben draws for kit", ["2 draw 3"]),
    ("pedro_ramirez", "ben draws for pedro", ["2 draw 1 from discards"]),
    ("jesse_jones", "ben draws from cleo for jesse", ["2 draw 1 from 3"]),
    ("suzy_lafayette", "ben draws for suzy", ["2 draw 1 for suzy_lafayette"]),
    ("black_jack", "ben draws 1 for black jack", ["2 draw 1 for black_jack"]),
    ("bill_noface", "ben draws for bill noface", ["2 draw 2"]),
]


@rows(("character", "line", "logged"), DRAWN)
def test_only_whoever_draws_his_turn_otherwise(tmp_path: Path, character: str, line: str, logged: list[str]) -> None:
    """An ability that gives cards at other times is meant as it is said."""
    hurt = "set 2 life 3; end"
    assert meant(tmp_path / "a.db", hurt, line, "en", by(character)) == logged


@pytest.mark.parametrize("line", ["ben draws 3", "ben draw 2; ben draws 1", "ben draw 2; ben draws 1 for black jack"])
def test_a_third_card_before_the_one_shown_is_told(tmp_path: Path, line: str) -> None:
    """What he showed may have been red: the log lacks that, and nothing is held against him."""
    *before, said = line.split("; ")
    logged = meant(tmp_path / "a.db", "; ".join(["end", "ben turn", *before]), said, "en", by("black_jack"))
    assert logged[-1] == "2 draw 1 for black_jack"
