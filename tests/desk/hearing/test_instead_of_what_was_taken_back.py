"""`instead` right behind a taking back is instead of what was taken back: what stands before that is left alone."""

from __future__ import annotations

from referee.desk.desk import Desk
from tests.desk.hearing.told import logged, six_after
from tests.rows import rows

BEFORE = "end; ben bang cleo; cleo missed; ben bang otto; retract"
LAID = [
    ("en", "instead he lays a barrel on the table and passes"),
    ("en", "no, he lays a barrel, done"),
    ("nl", "hij legt in plaats daarvan een ton neer, klaar"),
    ("it", "invece mette giù un barile e passa"),
    ("de", "stattdessen legt er ein Fass hin, fertig"),
]


@rows(("lang", "line"), LAID)
def test_the_shot_before_it_stands(desk: Desk, lang: str, line: str) -> None:
    """Nobody said anything of that."""
    assert logged(six_after(desk, BEFORE), line, lang) == "2 barrel | 2 end"


def test_what_was_not_taken_back_is_put_right(desk: Desk) -> None:
    """A retraction that was taken back is none."""
    log = six_after(desk, "bang ben; retract; redo")
    assert logged(log, "shoots otto instead") == "1 bang 6"
    assert sum(1 for each in log.history() if each.now is not None) == 2
