"""`anna and cleo have won`: the side of those who are named, told once, and once more where it is told already."""

from __future__ import annotations

from referee.desk.desk import Desk
from tests.desk.hearing.told import SIX, logged, six_after
from tests.rows import rows

OF_ONE_SIDE = SIX.replace('"Cleo" ?', '"Cleo" deputy')
SAID = [
    ("en", "anna and cleo have won"),
    ("en", "anna, cleo and dirk win"),
    ("nl", "Anna en Cleo hebben gewonnen"),
    ("it", "anna e cleo hanno vinto"),
    ("de", "Anna und Cleo haben gewonnen"),
]


@rows(("lang", "line"), SAID)
def test_the_side_is_told_once(desk: Desk, lang: str, line: str) -> None:
    """Of those whose role is not known it is that of the others."""
    assert logged(six_after(desk, "", OF_ONE_SIDE), line, lang) == "won law"


@rows(("lang", "line"), SAID)
def test_behind_the_victory_it_is_told_already(desk: Desk, lang: str, line: str) -> None:
    """Nobody does anything wrong by saying who they were."""
    log = six_after(desk, "won law", OF_ONE_SIDE)
    assert log.enter(line, lang).already == 1
    assert log.length == 2
