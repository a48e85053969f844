"""`undo` takes back the whole of what the last line did: what it took back first is in force again."""

from __future__ import annotations

from referee.desk.desk import Desk
from tests.desk.hearing.told import counting, six_after
from tests.rows import rows

SEVERAL = [
    ("bang ben, missed", "correct barrel, end"),
    ("bang ben, missed", "correct bang otto, missed"),
    ("jail 1; barrel; bang ben", "undo, bang cleo, missed"),
    ("end; ben bang eva", "too far, bang cleo, hit"),
]


@rows("before, line", SEVERAL)
def test_nothing_of_it_is_left(ticking: Desk, before: str, line: str) -> None:
    """And so on, line by line, and back again."""
    log, found = six_after(ticking, ""), []
    for each in [*before.split("; "), line]:
        found.append(counting(log))
        log.enter(each)
    done = counting(log)
    for was in reversed(found):
        log.enter("undo")
        assert counting(log) == was
    for now in [*found[1:], done]:
        log.enter("redo")
        assert counting(log) == now
