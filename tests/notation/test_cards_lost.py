"""Who loses a card loses no life point: the card is drawn, taken or thrown away by another, in each language."""

from __future__ import annotations

from pathlib import Path

import pytest

from referee.errors import BadLine
from tests.notation.spoken import meant
from tests.rows import rows

GRINGO, PANIC, BALOU = "bang ben; ben hit", "panic ben", "cat balou ben"
DRAWN = ["2 draw 1 from 1 for el_gringo"]
LOST = [
    ("en", GRINGO, "anna loses a card", DRAWN),
    ("en", GRINGO, "anna loses a card to el gringo", DRAWN),
    ("en", GRINGO, "anna gives ben a card", DRAWN),
    ("en", GRINGO, "ben takes a card from anna's hand, el gringo", DRAWN),
    ("en", GRINGO, "ben draws a card from anna, el gringo", DRAWN),
    ("nl", GRINGO, "anna verliest een kaart", DRAWN),
    ("nl", GRINGO, "anna verliest een kaart aan el gringo", DRAWN),
    ("nl", GRINGO, "anna geeft ben een kaart", DRAWN),
    ("it", GRINGO, "anna perde una carta", DRAWN),
    ("it", GRINGO, "anna perde una carta per el gringo", DRAWN),
    ("it", GRINGO, "anna dà una carta a ben", DRAWN),
    ("de", GRINGO, "Anna verliert eine Karte", DRAWN),
    ("de", GRINGO, "Anna verliert eine Karte an El Gringo", DRAWN),
    ("de", GRINGO, "Anna gibt Ben eine Karte", DRAWN),
    ("en", PANIC, "ben loses a card", ["1 take 2 hand"]),
    ("it", BALOU, "ben perde una carta", ["1 toss 2 hand"]),
]
NOTHING = {
    "en": "anna loses a card",
    "nl": "anna verliest een kaart",
    "it": "anna perde una carta",
    "de": "anna verliert eine karte",
}
LIFE = [
    ("en", "ben loses a life point"),
    ("nl", "ben verliest een leven"),
    ("it", "ben perde una vita"),
    ("de", "ben verliert einen lebenspunkt"),
]


@rows(("lang", "before", "line", "means"), LOST)
def test_another_takes_it(tmp_path: Path, lang: str, before: str, line: str, means: list[str]) -> None:
    """What is due of the card is met by it."""
    assert meant(tmp_path / "s.sqlite", before, line, lang) == means


@rows("lang", NOTHING)
def test_where_nobody_takes_one_it_is_refused(tmp_path: Path, lang: str) -> None:
    """And it is told that no life point is meant."""
    with pytest.raises(BadLine, match="loses_a_card"):
        meant(tmp_path / "s.sqlite", "", NOTHING[lang], lang)


@rows(("lang", "line"), LIFE)
def test_a_life_point_is_one(tmp_path: Path, lang: str, line: str) -> None:
    """As it was."""
    assert meant(tmp_path / "s.sqlite", "bang ben", line, lang) == ["2 lose 1 by 1 to bang"]
