"""A rank and suit behind a card that is turned up or discarded is that of the card, and no card of its own."""

from __future__ import annotations

import pytest

from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from referee.notation import line_of

FOUR = """
seat 1 "Helen" sheriff bart_cassidy life 5/5 hand 8
seat 2 "Dave" outlaw jourdonnais life 4/4 hand 4
seat 3 "Sue" outlaw el_gringo life 3/3 hand 3
seat 4 "Tom" renegade sid_ketchum life 2/4 hand 6
turn 1 play
"""
SAID = {
    "general store; turns up dynamite bang 8d jail beer 7h": "1 turnup 4 with dynamite bang/8d jail beer/7h",
    "general store; turns up 4 dynamite bang 8d jail beer 7h": "1 turnup 4 with dynamite bang/8d jail beer/7h",
    "general store; turns up 8d 7h jail 10s beer": "1 turnup 4 with 8d 7h jail/10s beer",
    "general store; turnup 4 with 8d jail 10s beer": "1 turnup 4 with 8d jail 10s beer",
    "discards bang 8d beer 7h jail": "1 discard 3 with bang/8d beer/7h jail",
    "discards 3 bang 8d beer 7h jail": "1 discard 3 with bang/8d beer/7h jail",
}


@pytest.fixture
def log(desk: Desk) -> TableLog:
    """A table of four, in the Sheriff's turn."""
    return desk.new(FOUR)


@pytest.mark.parametrize("said", SAID)
def test_it_is_that_of_the_card_before_it(log: TableLog, said: str) -> None:
    """As many cards as were said, of which some were told whole; as files have it, a face stands alone."""
    for line in said.split("; "):
        told = log.enter(line)
    assert [line_of(each.entry, log.book) for each in told.judged] == [SAID[said]]
    assert told.judged[0].verdict.clean
