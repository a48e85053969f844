"""Lines of two or three words, as people type them in a hurry: a number, a card that goes back, what comes to mind."""

from __future__ import annotations

import pytest

from referee.desk.desk import Desk
from referee.errors import BadLine
from tests.desk.hearing.told import logged, six_after
from tests.rows import rows

HIS_TURN = "end; ben turn; ben draw 2"
TOLD = {
    "how many he has left": ("nl", "bang ben; 2 no", "ben 1", "2 lose 1 by 1 to bang"),
    "with a preposition": ("it", "bang ben; 2 no", "ben a 1", "2 lose 1 by 1 to bang"),
    "a card that goes back": ("nl", "schofield", "schofield terug", "retract 1"),
    "back in Italian": ("it", "schofield", "schofield indietro", "retract 1"),
    "back in German": ("de", "schofield", "Schofield zurück", "retract 1"),
    "back in English, and more": ("en", "schofield", "schofield back, barrel", "retract 1 | 1 barrel"),
    "a card given back": ("nl", "duel ben", "ben bang terug", "2 answer bang"),
    "what comes to mind": ("nl", HIS_TURN, "oh ja, anna had een ton", "1 barrel"),
    "what he had put down": ("nl", HIS_TURN, "oh ja anna had een ton gelegd", "1 barrel"),
    "in Italian": ("it", HIS_TURN, "ah sì, anna aveva un barile", "1 barrel"),
    "in English": ("en", HIS_TURN, "oh yes, anna had a barrel", "1 barrel"),
    "in German": ("de", HIS_TURN, "ach ja, Anna hatte ein Fass", "1 barrel"),
    "one and all behind it": ("nl", "schofield; barrel", "neem 1 en alles erna terug", "retract 1..2"),
    "all behind it in Italian": ("it", "schofield; barrel", "annulla 1 e tutto dopo", "retract 1..2"),
    "all behind it in German": ("de", "schofield; barrel", "nimm 1 und alles danach zurück", "retract 1..2"),
    "all behind it in English": ("en", "schofield; barrel", "undo 1 and everything after", "retract 1..2"),
}  # fmt: skip


@rows("what", TOLD)
def test_it_is_what_it_can_only_mean(desk: Desk, what: str) -> None:
    """Whatever the words leave out, the table tells."""
    lang, before, line, meant = TOLD[what]
    assert logged(six_after(desk, before), line, lang) == meant


@rows(("line", "key"), [("dirk 3", "life_so"), ("dirk 2", "life_otherwise")])
def test_a_number_alone_is_of_life_points(desk: Desk, line: str, key: str) -> None:
    """Where nothing is due of him that it may be, it is told what the log has."""
    with pytest.raises(BadLine, match=key):
        six_after(desk, "").enter(line)


def test_what_he_had_is_nowhere_put_down_out_of_turn(desk: Desk) -> None:
    """What comes to mind of one who had no turn yet is refused, and held against nobody."""
    with pytest.raises(BadLine, match="nowhere_earlier"):
        six_after(desk, "bang ben").enter("oh ja dirk had de ton gelegd", "nl")
