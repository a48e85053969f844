"""`anna and cleo have won`: the side of those who are named, told once, and once more where it is told already."""

from __future__ import annotations

import pytest

from referee.desk.desk import Desk
from referee.errors import BadLine
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


OF_TWO_SIDES = {
    "en": "anna and ben have won",
    "nl": "Anna en Ben hebben gewonnen",
    "it": "anna e ben hanno vinto",
    "de": "Anna und Ben haben gewonnen",
}


@rows("lang", OF_TWO_SIDES)
def test_no_two_sides_win(desk: Desk, lang: str) -> None:
    """The Sheriff and an Outlaw cannot both have: neither is told."""
    log = six_after(desk, "")
    with pytest.raises(BadLine, match="two_sides_won"):
        log.enter(OF_TWO_SIDES[lang], lang)
    assert log.length == 1
