"""Kit Carlson's three cards in a referee's words, wherever his turn begins."""

from __future__ import annotations

import pytest

from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from referee.notation import line_of

FIVE = """
seat 1 Ann sheriff bart_cassidy
seat 2 Bob ? el_gringo
seat 3 Marcus ? kit_carlson
seat 4 Dan ? slab_the_killer
seat 5 Eva ? sid_ketchum
"""
BEFORE = ["ann draw", "set 2 play jail", "set 1 hand 2", "ann end"]
LOOKED = ["3 draw 3"]
PUT = [*LOOKED, "3 putback 1"]
LOOKS = {
    "en": "marcus looks at the top three cards",
    "nl": "marcus bekijkt de bovenste drie kaarten",
    "it": "marcus guarda le prime tre carte",
    "de": "marcus sieht die obersten drei Karten an",
}
KEEPS = [
    ("en", "marcus looks at three cards and keeps two"),
    ("nl", "marcus bekijkt drie kaarten en houdt er twee"),
    ("it", "marcus guarda tre carte e ne tiene due"),
    ("de", "marcus sieht drei Karten an und behält zwei"),
]
PUTS = [
    ("en", "marcus puts one back"),
    ("en", "marcus puts the third back on the deck"),
    ("en", "marcus puts it back"),
    ("nl", "marcus legt er een terug"),
    ("nl", "marcus legt de derde terug op de stapel"),
    ("it", "marcus ne rimette una"),
    ("it", "marcus rimette la terza sul mazzo"),
    ("de", "marcus legt eine zurück"),
    ("de", "marcus legt die dritte auf den Stapel zurück"),
]
AT_ONCE = [
    ("en", "marcus looks at 3 cards and puts one back"),
    ("nl", "marcus bekijkt drie kaarten en legt er een terug"),
    ("it", "marcus guarda tre carte e ne rimette una"),
    ("de", "marcus sieht drei Karten an und legt eine zurück"),
]


def his(log: TableLog, line: str, lang: str) -> list[str]:
    """What is logged of him with a line, against which nothing speaks, but for his turn."""
    judged = [each for each in log.enter(line, lang).judged if getattr(each.entry, "by", 0) == 3]
    assert all(each.verdict.clean for each in judged)
    return [told for each in judged if (told := line_of(each.entry, log.book)) != "3 turn"]


@pytest.fixture
def jailed(desk: Desk) -> TableLog:
    """A table at which he is next, after one who stays in jail."""
    log = desk.new(FIVE)
    for each in (*BEFORE, "bob flip jail 6s"):
        log.enter(each)
    return log


@pytest.mark.parametrize(("lang", "line"), KEEPS)
def test_two_are_kept_after_a_turn_sat_out(jailed: TableLog, lang: str, line: str) -> None:
    """The turn of the prisoner is over, his begins, and the third card is still to be put back."""
    assert his(jailed, line, lang) == LOOKED


@pytest.mark.parametrize(("lang", "line"), PUTS)
def test_one_is_put_back(jailed: TableLog, lang: str, line: str) -> None:
    """Whichever of them it is said to be."""
    assert his(jailed, LOOKS[lang], lang) == LOOKED
    assert his(jailed, line, lang) == PUT[1:]


@pytest.mark.parametrize(("lang", "line"), AT_ONCE)
def test_both_are_told_at_once(jailed: TableLog, lang: str, line: str) -> None:
    """In one line, as in two."""
    assert his(jailed, line, lang) == PUT
