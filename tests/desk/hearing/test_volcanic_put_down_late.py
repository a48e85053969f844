"""A second BANG! of somebody known to hold a Volcanic is for the log to answer: he may have put it down before."""

from __future__ import annotations

import pytest

from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from referee.notation import line_of

FOUR = """
seat 1 "Helen" sheriff bart_cassidy life 5/5 hand 5 play volcanic
seat 2 "Dave" outlaw jourdonnais life 4/4 hand 8
seat 3 "Sue" outlaw el_gringo life 3/3 hand 3
seat 4 "Tom" renegade sid_ketchum life 2/4 hand 6
turn 2 play
"""


@pytest.fixture
def log(desk: Desk) -> TableLog:
    """A table at which Dave has shot once, has taken a Volcanic, and has shot once more."""
    log = desk.new(FOUR)
    for line in ("bang helen", "helen missed", "panic helen volcanic", "bang helen"):
        told = log.enter(line)
    assert [(each.verdict.word, each.verdict.keys) for each in told.judged] == [("doubt", ("volcanic_unlogged",))]
    return log


@pytest.mark.parametrize("answers", [(), ("helen missed",)])
def test_typed_late_it_goes_before_the_shot(log: TableLog, answers: tuple[str, ...]) -> None:
    """The doubt is gone, and it lies there."""
    for line in answers:
        log.enter(line)
    told = log.enter("dave volcanic")
    assert line_of(told.judged[-1].entry, log.book) == "2 volcanic"
    assert [(each.was.word, each.now.word) for each in told.otherwise] == [("doubt", "legal")]
    assert [card.kind for card in log.table.seat(2).in_play] == ["volcanic"]


def test_another_card_is_put_down_now(log: TableLog) -> None:
    """A Scope explains no second shot."""
    log.enter("helen missed")
    assert [line_of(each.entry, log.book) for each in log.enter("dave scope").judged] == ["2 scope"]


def test_who_holds_none_shot_too_often(desk: Desk) -> None:
    """Without a Volcanic in his hand it is an offence."""
    log = desk.new(FOUR)
    for line in ("bang helen", "helen missed"):
        log.enter(line)
    assert log.enter("bang helen").judged[0].verdict.keys == ("second_bang",)
