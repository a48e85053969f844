"""Who is out is out once: what was owed for others who fell stays owed when it is said again."""

from __future__ import annotations

import pytest

from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from tests.desk.hearing.test_turns_untyped import FIVE

BOTH = ["ann draw 2", "set 2 life 1", "set 3 life 1", "gatling", "bob hit", "bob out outlaw", "cleo hit",
        "cleo out outlaw"]  # fmt: skip


@pytest.fixture
def log(desk: Desk) -> TableLog:
    """Two Outlaws fell to one Gatling, and nothing of it is put away or drawn yet."""
    log = desk.new(FIVE + "seat 6 Fay ?\n")
    for line in BOTH:
        log.enter(line)
    return log


def _rewards(log: TableLog) -> int:
    return sum(owed.cause == "reward" for frame in log.table.frames for owed in frame.owed)


@pytest.mark.parametrize("line", ["bob out outlaw", "bob out", "cleo out outlaw"])
def test_it_is_said_already(log: TableLog, line: str) -> None:
    """Nothing is logged, whoever of the two it is."""
    table = log.table
    assert log.enter(line).already and log.table is table


def test_step_by_step_it_is_doubted_and_moves_nothing(log: TableLog) -> None:
    """Both rewards are still owed."""
    log.every_step = True
    verdict = log.enter("2 out outlaw by 1 to gatling").judged[0].verdict
    assert verdict.word == "doubt" and verdict.keys == ("player_out",) and _rewards(log) == 2


def test_a_role_seen_later_leaves_the_other_reward(desk: Desk) -> None:
    """Bob's role is told when Cleo's reward is owed: both are, each once."""
    log = desk.new(FIVE + "seat 6 Fay ?\n")
    for line in [*BOTH[:5], "2 out ? by 1 to gatling", *BOTH[6:], "bob out outlaw"]:
        log.enter(line)
    assert _rewards(log) == 2
