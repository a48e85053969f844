"""What a clause tells is read at the table that the one before it leaves, with what that takes for granted."""

from __future__ import annotations

from referee.desk.desk import Desk
from tests.desk.hearing.told import logged, six_after
from tests.notation.spoken import FIVE
from tests.rows import rows

SAT_OUT = "set 2 play jail; set 3 play dynamite; set 3 life 3; anna turn; draw; end; ben jail 2c"
SAID = [
    ("en", "cleo dynamite 4s, loses 3, dead, outlaw"),
    ("nl", "cleo dynamiet schoppen 4, verliest 3, dood, outlaw"),
    ("it", "cleo dinamite 4 di picche, perde 3, eliminato, era fuorilegge"),
    ("de", "cleo Dynamit Pik 4, verliert 3, tot, Outlaw"),
]


@rows(("lang", "line"), SAID)
def test_the_dynamite_of_a_turn_that_nobody_began(desk: Desk, lang: str, line: str) -> None:
    """The prisoner before him sat out: it is the Dynamite that takes his life points."""
    told = logged(six_after(desk, SAT_OUT, FIVE), line, lang)
    assert told.endswith("3 turn | 3 flip dynamite 4s | 3 lose 3 to dynamite | 3 out outlaw to dynamite")
