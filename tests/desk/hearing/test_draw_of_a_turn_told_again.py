"""The two cards that began a turn, told once more behind what was played since: it is the same draw."""

from __future__ import annotations

from referee.core.nouns.verdict import Level
from referee.desk.desk import Desk
from referee.notation import line_of
from tests.notation.spoken import FIVE
from tests.rows import rows

BEFORE = [("anna mustang",), ("bang ben",), ("bang cleo",)]
SAID = [("en", "anna draws two"), ("nl", "anna trekt twee"), ("it", "anna pesca due"), ("de", "anna zieht zwei")]


@rows(("lang", "line"), SAID)
@rows("before", BEFORE)
def test_nothing_is_logged_twice(desk: Desk, before: tuple[str, ...], lang: str, line: str) -> None:
    """Whether the play was allowed or not."""
    log = desk.new(FIVE)
    for each in ("anna turn", "anna draw 2", *before):
        log.enter(each)
    assert log.enter(line, lang).already == 2


def test_again_is_another_draw(desk: Desk) -> None:
    """Two more are held against her."""
    log = desk.new(FIVE)
    for each in ("anna turn", "anna draw 2", "anna mustang"):
        log.enter(each)
    drew = log.enter("anna draws two again").judged[-1]
    assert line_of(drew.entry, log.book) == "1 draw 2" and drew.verdict.level == Level.ILLEGAL
