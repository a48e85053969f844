"""What does not fit behind a line that was refused may follow from that one: it is asked before it counts."""

from __future__ import annotations

import pytest

from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from referee.errors import BadLine
from tests.desk.hearing.told import logged, six_after
from tests.rows import rows

BEFORE = "bang ben; missed; end; ben turn; ben draw 2"
NOT_READ = "ben does the thing to cleo"


def refused(desk: Desk, before: str = BEFORE, line: str = NOT_READ) -> TableLog:
    """A table at which a line was typed last that means nothing."""
    log = six_after(desk, before)
    with pytest.raises(BadLine):
        log.enter(line)
    return log


@rows("line", ["cleo missed", "otto bang anna", "anna done"])
def test_it_is_asked_whether_it_follows(desk: Desk, line: str) -> None:
    """An answer to nothing, a card out of turn, an end that was told before: none counts unasked."""
    log = refused(desk)
    with pytest.raises(BadLine, match="after_refused") as asked:
        log.enter(line)
    assert asked.value.about["refused"] == NOT_READ


def test_typed_once_more_it_counts(desk: Desk) -> None:
    """Whoever types it again means it as it stands."""
    log = refused(desk)
    with pytest.raises(BadLine):
        log.enter("cleo missed")
    assert logged(log, "cleo missed") == "3 answer missed"


@rows(("line", "meant"), [("ben bang cleo", "2 bang 3"), ("undo", "retract 5")])
def test_what_fits_is_logged(desk: Desk, line: str, meant: str) -> None:
    """What nothing speaks against, and what takes back, is not asked about."""
    assert logged(refused(desk), line) == meant


def test_the_refused_line_in_other_words(desk: Desk) -> None:
    """Whoever says it otherwise has answered already, whatever is held against it."""
    assert logged(refused(desk, line="otto bang anna thing"), "otto bang anna") == "6 bang 1"


def test_what_settles_nothing_names_the_line_before(desk: Desk) -> None:
    """Where nothing is due for a hit, the shot was in the line that was refused."""
    with pytest.raises(BadLine, match="nothing_due") as settled:
        refused(desk).enter("cleo hit")
    assert settled.value.about["refused"] == NOT_READ


def test_it_is_the_line_right_before_that_counts(desk: Desk) -> None:
    """Once another line was logged nobody waits for the refused one."""
    log = refused(desk)
    log.enter("ben bang cleo")
    assert logged(log, "otto beer") == "6 beer"
