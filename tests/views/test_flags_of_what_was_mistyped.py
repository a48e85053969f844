"""What was put right as typed wrongly is no offence of anybody, however the log had to be taken apart for it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from referee.views.summary import summary_of
from tests.desk.hearing.told import six_after
from tests.notation.spoken import FIVE
from tests.views.test_summary import VIEWS


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """An empty desk whose clock goes on, so that no two lines are logged at one moment."""
    desk = Desk(tmp_path / "store.sqlite", clock=map("2026-11-21T20:{:02}:00+00:00".format, count()).__next__)
    yield desk
    desk.close()


def flags_back(log: TableLog) -> int:
    """How many plays with something to say about them were taken back."""
    return summary_of(log, VIEWS).flags_back


def test_a_line_put_right_as_a_whole(desk: Desk) -> None:
    """Its second shot was a slip of the one who typed."""
    log = six_after(desk, "anna turn; draw", FIVE)
    log.enter("bang ben, missed, bang eva")
    log.enter("correct bang ben, missed, barrel")
    assert flags_back(log) == 0


def test_a_correction_that_was_none(desk: Desk) -> None:
    """What a correction brought and is taken back with it never happened either."""
    log = six_after(desk, "anna turn; draw; bang ben; correct 3 bang cleo; retract", FIVE)
    assert flags_back(log) == 0


def test_what_happened_and_was_taken_back_is_one(desk: Desk) -> None:
    """The shot that nobody may fire was fired, and taken back at the table."""
    assert flags_back(six_after(desk, "anna turn; draw; bang cleo; retract", FIVE)) == 1


@pytest.mark.parametrize("said", ["no, at ben", "correct bang ben", "undo, anna bang ben"])
def test_the_same_play_put_right_counts_alike_however_it_is_worded(desk: Desk, said: str) -> None:
    """At whom the card was played was mistyped, whether it is corrected or taken back and told anew in one line."""
    log = six_after(desk, "anna turn; draw; bang cleo", FIVE)
    log.enter(said)
    assert flags_back(log) == 0


def test_another_play_in_its_place_was_taken_back(desk: Desk) -> None:
    """What was fired and taken back at the table happened, also where the line says what was done instead."""
    log = six_after(desk, "anna turn; draw; bang cleo", FIVE)
    log.enter("undo, anna beer")
    assert flags_back(log) == 1


def test_a_line_taken_back_and_told_anew_was_misread(desk: Desk) -> None:
    """What was held against her in it was no play of hers: the rest of the line is told as it was."""
    log = six_after(desk, "anna turn; draw", FIVE)
    for line in ("mustang, bang cleo", "undo", "mustang, bang ben"):
        log.enter(line)
    assert flags_back(log) == 0


def test_a_line_taken_back_for_another_happened(desk: Desk) -> None:
    """Nothing of it is told again."""
    log = six_after(desk, "anna turn; draw", FIVE)
    for line in ("mustang, bang cleo", "undo", "beer"):
        log.enter(line)
    assert flags_back(log) == 1
