"""A small word that could be a rank and suit is none before a name: `bang ad Aldo`, `una carta da Ada`."""

from pathlib import Path

import pytest

from tests.notation.spoken import meant
from tests.rows import rows

SIX = """
seat 1 "Anna" sheriff bart_cassidy
seat 2 "Aldo" outlaw el_gringo
seat 3 "Cleo" outlaw lucky_duke
seat 4 "Enzo" renegade suzy_lafayette
seat 5 "Ida" deputy jourdonnais
"""
SHOT = "1 bang 2"
BEFORE_A_VOWEL = [
    ("", "anna bang ad aldo", [SHOT]),
    ("", "bang ad aldo", [SHOT]),
    ("", "bang ad al", [SHOT]),
    ("", "Anna spara ad Aldo", [SHOT]),
    ("", "anna tira un bang ad aldo", [SHOT]),
    ("", "anna gioca un bang ad aldo", [SHOT]),
    ("", "anna bang ad aldo ad", ["1 bang/ad 2"]),
    ("", "anna bang asso di quadri ad aldo", ["1 bang/ad 2"]),
    ("", "anna bang 5q ad aldo", ["1 bang/5d 2"]),
    ("", "panico ad aldo", ["1 panic 2"]),
    ("", "anna duello ad ida", ["1 duel 5"]),
    ("", "prigione ad enzo", ["1 jail 4"]),
    ("", "cat balou ad aldo", ["1 cat_balou 2"]),
    ("panic 2", "prende una carta da aldo", ["1 take 2 hand"]),
    ("set 2 play dynamite; end", "aldo dinamite fa 4 di quadri", ["2 flip dynamite 4d"]),
]


@rows(("before", "line", "logged"), BEFORE_A_VOWEL)
def test_a_preposition_before_a_name_is_no_face(store: Path, before: str, line: str, logged: list[str]) -> None:
    """`ad` before a player's name says at whom, and `da` from whom: a preposition is no ace of diamonds."""
    assert meant(store, before, line, "it", SIX) == logged


@rows("lang", ["it", "nl", "en", "de"])
def test_before_a_number_it_is_the_face_as_in_files(store: Path, lang: str) -> None:
    """The face as files have it stays one before the number of a seat, in every language."""
    assert meant(store, "", "bang ad 2", lang, SIX) == ["1 bang/ad 2"]


@rows(
    ("lang", "line"),
    [
        ("nl", "bang op aldo"),
        ("nl", "schiet op aldo"),
        ("en", "bang at aldo"),
        ("de", "bang auf aldo"),
        ("de", "bang an aldo"),
    ],
)
def test_nor_in_other_languages(store: Path, lang: str, line: str) -> None:
    """What stands before a name in the other languages says at whom as well."""
    assert meant(store, "", line, lang, SIX) == [SHOT]


@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [
        ("it", "cat balou al winchester di aldo, passo", ["1 cat_balou 2", "1 toss 2 winchester", "1 end"]),
        ("en", "bang aldo, pass", [SHOT, "2 no", "2 lose 1 by 1 to bang"]),
    ],
)
def test_a_verb_that_could_be_a_rank_and_suit_is_the_verb(store: Path, lang: str, line: str, told: list[str]) -> None:
    """`passo` ends the turn, and is no ace of spades (p, asso) of the card before it."""
    assert meant(store, "set 2 play winchester", line, lang, SIX) == told
