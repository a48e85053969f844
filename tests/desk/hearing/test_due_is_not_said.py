"""What is due now, or what the log is told to lack, is never taken for something that was said already."""

from __future__ import annotations

import pytest

from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from referee.notation import line_of

SEATS = """
seat 1 "Helen" sheriff bart_cassidy life 5/5 hand 5
seat 2 "Dave" ? jourdonnais life 4/4 hand 4
seat 3 "Sue" ? el_gringo life 3/3 hand 8
seat 4 "Tom" ? sid_ketchum life 4/4 hand 8
"""
TOMS, SUES = ["4 turn", "tom draws 2"], ["3 turn", "sue draws 2"]
DUE = {
    "the cards of a turn, after one of Bart's in the turn before": (
        [*TOMS, "tom bang helen", "helen hit", "tom discards 5", "tom end"], "helen draws", "1 draw 2"),
    "the same, after one of Bart's two turns before": (
        [*SUES, "sue duel helen", "helen hit", "sue mustang", "sue discards 5", "sue end", "tom draws 2",
         "tom bang helen", "helen missed", "tom discards 5", "tom end"], "helen draws", "1 draw 2"),
    "the same, where the turn before has to end first": (
        [*SUES, "sue duel helen", "helen hit", "sue mustang", "sue discards 5", "sue end", "tom draws 2",
         "set 4 hand 2"],
        "helen draws", "1 draw 2"),
    "the life point of a second Beer, before what went on past it": (
        [*SUES, "set 3 life 1", "sue beer", "sue beer 9h", "sue beer 10h", "sue duel helen", "helen bang",
         "retract 11"], "sue regains a life", "3 gain 1 for beer"),
}  # fmt: skip


@pytest.fixture
def log(desk: Desk) -> TableLog:
    """A table of four, one of whom draws for each life point that he loses."""
    return desk.new(SEATS)


@pytest.mark.parametrize("what", DUE)
def test_what_is_due_or_lacking_is_logged(log: TableLog, what: str) -> None:
    """The line is in the log after it, and nothing speaks against it."""
    before, line, means = DUE[what]
    for each in before:
        log.enter(each)
    told = log.enter(line)
    assert not told.already
    typed = told.judged[-1]
    assert (line_of(typed.entry, log.book), typed.verdict.clean) == (means, True)


def test_a_second_occasion_is_not_the_first(log: TableLog) -> None:
    """Whether Bart draws for his last life point is open; the card he drew for another is none of it."""
    for each in (*SUES, "set 1 life 2", "sue duel helen", "helen hit", "sue bang helen", "helen hit", "helen beer jh",
                 "sue discards 5", "sue end"):  # fmt: skip
        log.enter(each)
    assert not log.preview("helen draws 1 for bart cassidy").already
