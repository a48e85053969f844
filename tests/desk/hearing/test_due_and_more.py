"""A line that begins with what is due now and goes on with plays or the end is of now, whatever it might have been."""

from __future__ import annotations

from referee.core.nouns.entries import Drew, Inserted
from referee.desk.desk import Desk
from tests.desk.hearing.told import six_after
from tests.rows import rows

FOUR = """
seat 1 "Anna" sheriff slab_the_killer life 4/5 hand 4
seat 2 "Ben" outlaw el_gringo life 1/3 hand 3
seat 3 "Cleo" ? lucky_duke life 3/4 hand 4
seat 4 "Dirk" ? calamity_janet life 3/4 hand 5
turn 1 play
deck 40
"""
FALLEN = "indians; ben hit; ben dies outlaw; cleo bang; dirk bang"
AND_MORE = [
    ("en", "anna gets 3, bang on cleo, hit, throws two away, end"),
    ("nl", "anna krijgt er 3, bang op cleo, raak, legt er twee af, klaar"),
    ("it", "anna prende 3, bang su cleo, colpita, ne scarta due, fine"),
    ("de", "Anna bekommt 3, Bang auf Cleo, getroffen, wirft zwei ab, fertig"),
]


@rows(("lang", "line"), AND_MORE)
def test_it_is_of_now(desk: Desk, lang: str, line: str) -> None:
    """The reward might have been drawn before the last answers; what is played with it was not.

    That he gives up one card too many is held against him, and makes no other line of it.
    """
    entries = [each.entry for each in six_after(desk, FALLEN, FOUR).enter(line, lang).judged]
    assert isinstance(entries[0], Drew)
    assert not any(isinstance(each, Inserted) for each in entries)
