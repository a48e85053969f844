"""`undo` takes back the whole of what the last line did: what it took back first is in force again."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path

import pytest

from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from tests.desk.hearing.told import six_after
from tests.rows import rows


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """An empty desk whose clock goes on, so that no two lines are logged at one moment."""
    begin = datetime(2026, 11, 28, 9, tzinfo=UTC)
    moments = ((begin + timedelta(seconds=passed)).isoformat() for passed in count())
    desk = Desk(tmp_path / "store.sqlite", clock=lambda: next(moments))
    yield desk
    desk.close()


def counting(log: TableLog) -> list[int]:
    """The numbers of the entries that count."""
    return [row.number for row in log.history() if row.now is not None]


SEVERAL = [
    ("bang ben, missed", "correct barrel, end"),
    ("bang ben, missed", "correct bang otto, missed"),
    ("jail 1; barrel; bang ben", "undo, bang cleo, missed"),
    ("end; ben bang eva", "too far, bang cleo, hit"),
]


@rows("before, line", SEVERAL)
def test_nothing_of_it_is_left(desk: Desk, before: str, line: str) -> None:
    """And so on, line by line, and back again."""
    log, found = six_after(desk, ""), []
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
