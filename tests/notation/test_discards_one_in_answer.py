"""Who is asked and discards: `one` is the card that is asked for, and of a card that is not named no turn begins."""

from pathlib import Path

import pytest

from referee.errors import BadLine
from tests.notation.spoken import meant
from tests.rows import rows

INDIANS, SHOT, DUEL = "indians; ben bang", "bang ben", "duel ben"
OF_CLEO, OF_BEN = ["3 answer bang"], ["2 answer missed"]
ONE = [
    ("en", INDIANS, "cleo discards one too", OF_CLEO), ("en", INDIANS, "cleo discards one", OF_CLEO),
    ("en", SHOT, "ben discards one", OF_BEN), ("en", DUEL, "ben discards one", ["2 answer bang"]),
    ("nl", INDIANS, "cleo gooit er ook een weg", OF_CLEO), ("nl", SHOT, "ben legt er een af", OF_BEN),
    ("it", INDIANS, "cleo ne scarta anche uno", OF_CLEO), ("it", SHOT, "ben ne scarta uno", OF_BEN),
    ("de", INDIANS, "cleo wirft auch eins ab", OF_CLEO), ("de", SHOT, "ben wirft einen ab", OF_BEN),
    (
        "de", INDIANS, "cleo wirft auch eins ab, dirk auch, eva auch",
        ["3 answer bang", "4 answer bang", "5 answer bang"],
    ),
    ("de", INDIANS, "cleo, dirk und eva werfen auch ein bang ab", [f"{seat} answer bang" for seat in (3, 4, 5)]),
]  # fmt: skip


@rows(("lang", "before", "line", "logged"), ONE)
def test_one_is_what_is_asked_for(tmp_path: Path, lang: str, before: str, line: str, logged: list[str]) -> None:
    """It was a discard in a turn of their own, against the rules."""
    assert meant(tmp_path / "a.db", before, line, lang) == logged


A_CARD = [
    ("en", INDIANS, "cleo discards a card", "3 bang"), ("en", SHOT, "ben discards a card", "2 missed"),
    ("en", SHOT, "ben discards two cards", "2 missed"),
    ("nl", INDIANS, "cleo legt een kaart af", "3 bang"), ("nl", SHOT, "ben gooit een kaart weg", "2 missed"),
    ("it", INDIANS, "cleo scarta una carta", "3 bang"), ("it", SHOT, "ben scarta una carta", "2 mancato"),
    ("de", INDIANS, "cleo wirft eine karte ab", "3 bang"), ("de", DUEL, "ben wirft eine karte ab", "2 bang"),
]  # fmt: skip


@rows(("lang", "before", "line", "choice"), A_CARD)
def test_a_card_without_its_name_is_asked_for(tmp_path: Path, lang: str, before: str, line: str, choice: str) -> None:
    """A turn of theirs was begun."""
    with pytest.raises(BadLine) as asked:
        meant(tmp_path / "a.db", before, line, lang)
    assert asked.value.key == "gives_which"
    assert asked.value.about["choices"][0].replace("!", "") == choice


def test_sid_may_discard_two_for_a_life_point(tmp_path: Path) -> None:
    """While an answer is due he gives them for his ability."""
    assert (
        meant(tmp_path / "a.db", f"set 2 character sid_ketchum; set 2 life 2; {SHOT}", "ben discards two")[0]
        == "2 discard 2 for sid_ketchum"
    )
