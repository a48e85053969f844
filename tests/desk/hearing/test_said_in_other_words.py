"""A play told again in other words, with the one card of its rank and suit, is the same play, and nobody's offence."""

from __future__ import annotations

import pytest

from referee.desk.desk import Desk
from referee.desk.table_log import TableLog

FOUR = """
seat 1 "Helen" sheriff bart_cassidy life 5/5 hand 5
seat 2 "Dave" outlaw jourdonnais life 4/4 hand 8
seat 3 "Priya" outlaw calamity_janet life 4/4 hand 6 play schofield
seat 4 "Tom" renegade sid_ketchum life 2/4 hand 6
turn 3 play
"""
AGAIN = ["priya plays missed 6s on dave", "priya missed dave 6s", "missed 6s dave"]


@pytest.fixture
def log(desk: Desk) -> TableLog:
    """A table at which Calamity Janet has shot with a Missed!."""
    log = desk.new(FOUR)
    log.enter("priya missed at dave 6s")
    return log


@pytest.mark.parametrize("line", AGAIN)
@pytest.mark.parametrize("since", [(), ("dave barrel 8c",), ("dave hit",)])
def test_it_is_said_already(log: TableLog, line: str, since: tuple[str, ...]) -> None:
    """Before and after what followed from it."""
    for each in since:
        log.enter(each)
    assert log.enter(line).already == 1


@pytest.mark.parametrize(
    "line", ["priya missed dave 8s", "priya plays missed 8s on dave", "priya missed helen 6s", "priya bang dave"]
)
def test_another_card_or_target_is_another_play(log: TableLog, line: str) -> None:
    """That one is a second BANG!."""
    log.enter("dave hit")
    told = log.enter(line)
    assert not told.already and "second_bang" in told.judged[-1].verdict.keys + told.judged[0].verdict.keys
