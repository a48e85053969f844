"""Whence Jesse Jones drew nobody knows: his turn is assumed all the same, and the draw put in once it is told."""

from __future__ import annotations

import pytest

from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from referee.notation import line_of

FOUR = """
seat 1 Ann sheriff bart_cassidy
seat 2 Tom ? jesse_jones
seat 3 Marcus ? kit_carlson
seat 4 Dan ? sid_ketchum
"""


@pytest.fixture
def shot(desk: Desk) -> TableLog:
    """A table at which he shot in a turn of which no beginning was typed."""
    log = desk.new(FOUR)
    for each in ("ann draw", "set 1 hand 3", "ann end"):
        log.enter(each)
    return log


def test_his_turn_is_assumed(shot: TableLog) -> None:
    """The log lacks his draw; he did not play out of turn."""
    judged = shot.enter("tom bang marcus").judged
    assert [line_of(each.entry, shot.book) for each in judged][1:] == ["2 turn", "2 bang 3"]
    assert judged[-1].verdict.keys == ("before_drawing",) and not judged[-1].verdict.reasons


@pytest.mark.parametrize("told", [["tom takes a card from marcus"], ["tom draw 2"], []])
def test_a_second_bang_is_seen(shot: TableLog, told: list[str]) -> None:
    """Whether the draw is told late or never."""
    for each in ("tom bang marcus", "marcus missed", *told):
        outcome = shot.enter(each)
    assert not told or (outcome.changed[0].now.clean and outcome.changed[0].was.keys == ("before_drawing",))
    assert "second_bang" in shot.enter("tom bang marcus").judged[-1].verdict.keys
