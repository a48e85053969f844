"""A reward told by its name alone is found in a correction too, and where it was taken for granted."""

from __future__ import annotations

from referee.desk.desk import Desk
from tests.desk.hearing.told import as_lines
from tests.notation.spoken import FIVE
from tests.rows import rows

FALLEN = ("anna turn", "draw", "set 3 life 1", "bang 3", "3 no", "3 lose 1", "3 out outlaw")
CORRECTED = [
    ("it", "correggi 8 Anna taglia 3"),
    ("en", "correct 8 Anna bounty 3"),
    ("nl", "verbeter 8 Anna premie 3 kaarten"),
    ("de", "korrigiere 8 Anna Kopfgeld 3 Karten"),
]


@rows(("lang", "line"), CORRECTED)
def test_a_correction_tells_it_too(desk: Desk, lang: str, line: str) -> None:
    """It is due before the entry that is put right."""
    log = desk.new(FIVE)
    for each in [*FALLEN, "1 draw 2 for reward"]:
        log.enter(each)
    assert as_lines(log, (each.entry for each in log.enter(line, lang).judged)) == "1 draw 3 for reward"


ASSUMED = [("it", "Anna taglia"), ("en", "Anna bounty"), ("nl", "Anna beloning 3 kaarten"), ("de", "Anna Prämie")]


@rows(("lang", "line"), ASSUMED)
def test_what_was_taken_for_granted_is_told_already(desk: Desk, lang: str, line: str) -> None:
    """Once play has gone on the cards have been drawn: told then, nothing is added."""
    log = desk.new(FIVE)
    for each in [*FALLEN, "anna mustang"]:
        log.enter(each)
    before = log.length
    assert log.enter(line, lang).already
    assert log.length == before
