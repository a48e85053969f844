"""Who killed an Outlaw and `gets 3` draws three cards for it: no life point is due to him, and three cards are."""

from __future__ import annotations

from referee.desk.desk import Desk
from tests.desk.hearing.told import logged, six_after
from tests.notation.spoken import FIVE
from tests.rows import rows

DYING = "anna turn; draw; set 3 life 1; bang 3; 3 no; 3 lose 1"
SAID = [
    ("en", "cleo is dead, outlaw, anna gets 3"),
    ("en", "cleo dies, outlaw, anna gets 3 cards"),
    ("nl", "cleo is dood, outlaw, anna krijgt er 3"),
    ("nl", "cleo ligt eruit: outlaw, anna krijgt 3 kaarten"),
    ("it", "cleo muore, fuorilegge, anna prende 3"),
    ("de", "Cleo stirbt, Outlaw, Anna bekommt 3"),
]


@rows(("lang", "line"), SAID)
def test_they_are_drawn(desk: Desk, lang: str, line: str) -> None:
    """And nobody regains anything."""
    assert logged(six_after(desk, DYING, FIVE), line, lang) == "3 out outlaw by 1 to bang | 1 draw 3 for reward"


def test_a_life_point_that_is_due_is_regained(desk: Desk) -> None:
    """A number of cards that are not due is none."""
    log = six_after(desk, "anna turn; draw; set 1 life 3; beer", FIVE)
    assert logged(log, "anna krijgt 1", "nl") == "1 gain 1 for beer"
