"""`cat balou at ben, ben discards a card`: it is the one that he is made to discard, and no turn of his begins."""

from pathlib import Path

import pytest

from referee.errors import BadLine
from tests.notation.spoken import meant
from tests.rows import rows

AIMED = "cat balou ben"
ONE = [
    ("en", "ben discards a card"), ("en", "discards a card"), ("en", "he discards a card"),
    ("nl", "ben gooit een kaart weg"), ("nl", "die legt een kaart af"), ("nl", "een kaart weg"),
    ("it", "ben scarta una carta"), ("it", "ben ne scarta una"), ("it", "scarta una carta"),
    ("de", "ben wirft eine karte ab"), ("de", "der wirft eine karte ab"),
]  # fmt: skip


@rows(("lang", "line"), ONE)
def test_a_card_of_his_hand_goes(tmp_path: Path, lang: str, line: str) -> None:
    """Ben has nothing in play: it was read as a discard of his own, or of Anna, after another that nobody typed."""
    assert meant(tmp_path / "a.db", AIMED, line, lang) == ["1 toss 2 hand"]


@rows(("lang", "line"), ONE)
def test_so_it_is_in_the_breath_of_the_play(tmp_path: Path, lang: str, line: str) -> None:
    """The play and what comes of it."""
    played = {"en": "cat balou at ben", "nl": "cat balou op ben", "it": "cat balou a ben", "de": "cat balou auf ben"}
    assert meant(tmp_path / "a.db", "", f"{played[lang]}, {line}", lang) == ["1 cat_balou 2", "1 toss 2 hand"]


def test_the_card_is_told(tmp_path: Path) -> None:
    """All see what goes to the discards."""
    assert meant(tmp_path / "a.db", AIMED, "ben discards a bang") == ["1 toss 2 hand with bang"]


@rows("line", ["ben discards a card", "discards a card"])
def test_which_it_was_is_asked(tmp_path: Path, line: str) -> None:
    """With a Barrel before him it may be either."""
    with pytest.raises(BadLine) as caught:
        meant(tmp_path / "a.db", f"set 2 play barrel; {AIMED}", line)
    assert caught.value.key == "takes_which"


@rows("line", ["discards barrel", "discards hand", "ben discards the barrel"])
def test_and_the_answers_to_that_are_read(tmp_path: Path, line: str) -> None:
    """The choices shown are lines."""
    found = meant(tmp_path / "a.db", f"set 2 play barrel; {AIMED}", line)
    assert found == ["1 toss 2 hand" if "hand" in line else "1 toss 2 barrel"]


@rows(("line", "entries"), [("anna discards a card", ["1 discard 1"]), ("ben discards two cards", ["2 discard 2"])])
def test_any_other_is_his_own(tmp_path: Path, line: str, entries: list[str]) -> None:
    """Who made him discard, and more than one, is no such card."""
    assert meant(tmp_path / "a.db", AIMED, line) == entries
