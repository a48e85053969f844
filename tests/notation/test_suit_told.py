"""A suit told beside the card of a draw! says nothing new, and alone not enough: an article before it is no ace."""

from __future__ import annotations

from pathlib import Path

import pytest

from referee.errors import BadLine
from tests.notation.spoken import meant
from tests.rows import rows

BEFORE = "set 2 play jail; discard 2; end; ben turn"
BESIDE = {
    "en": "ben draws a heart for the jail, kh",
    "nl": "ben trekt een harten voor de gevangenis: hartenheer",
    "it": "ben estrae un cuore per la prigione: re di cuori",
    "de": "Ben zieht ein Herz für das Gefängnis, Herzkönig",
}
ALONE = {
    "en": "ben jail: heart",
    "nl": "ben gevangenis harten",
    "it": "ben prigione: un cuore",
    "de": "Ben Gefängnis Herz",
}
ACES = ("jail ace of hearts", "jail a hearts", "jail ah", "jail a of hearts")


@rows("lang", BESIDE)
def test_the_card_is_what_was_turned_up(tmp_path: Path, lang: str) -> None:
    """The suit before it is that of the same card, and no second one."""
    assert meant(tmp_path / "s.db", BEFORE, BESIDE[lang], lang) == ["2 flip jail kh"]


WHOSE = ("jourdonnais hearts", "jourdonnais: heart", "ben jourdonnais hearts")


@rows("said", WHOSE)
def test_no_rank_is_made_of_whose_ability_it_is(tmp_path: Path, said: str) -> None:
    """The number of his seat is none, though `2 hearts` would be a card: the rank is asked, as for a Barrel."""
    with pytest.raises(BadLine, match="needs_rank"):
        meant(tmp_path / "s.db", "set 2 character jourdonnais; bang 2", said, "en")


@rows("lang", ALONE)
def test_of_a_suit_alone_the_rank_is_asked(tmp_path: Path, lang: str) -> None:
    """Whether it is free would be told, what lies on the discards would not."""
    with pytest.raises(BadLine, match="needs_rank"):
        meant(tmp_path / "s.db", BEFORE, ALONE[lang], lang)


@rows("line", ACES)
def test_an_ace_is_one_still(tmp_path: Path, line: str) -> None:
    """Before the suits as they stand on the cards, or in one word."""
    assert meant(tmp_path / "s.db", BEFORE, line) == ["2 flip jail ah"]


def test_another_suit_is_not_left_out(tmp_path: Path) -> None:
    """Of a spade and a heart one is wrong: the line means nothing."""
    with pytest.raises(BadLine):
        meant(tmp_path / "s.db", BEFORE, "ben draws a spade for the jail, kh")
