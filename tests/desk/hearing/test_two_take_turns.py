"""Where only two are left, who plays next had the turn before the last: what he plays is of the turn that begins."""

import pytest

from referee.desk.desk import Desk
from tests.desk.hearing.told import logged, six_after

TWO = """
seat 1 "Anna" sheriff slab_the_killer life 4/5 hand 5
seat 2 "Ben" outlaw el_gringo out
seat 3 "Cleo" outlaw lucky_duke out
seat 4 "Dirk" renegade calamity_janet life 3/4 hand 5
turn 1 play
deck 40
"""
ROUND = "bang dirk; dirk hit; end; dirk turn; dirk draws 2; dirk end"
SAID = {
    "anna bang dirk": "1 turn | 1 draw 2 | 1 bang 4",
    "anna stagecoach": "1 turn | 1 draw 2 | 1 stagecoach",
    "anna scope": "1 turn | 1 draw 2 | 1 scope",
}


@pytest.mark.parametrize("line", SAID)
def test_it_is_of_the_turn_that_begins(desk: Desk, line: str) -> None:
    """A second Bang! would be held against her, and a card would go into a turn that is over."""
    log = six_after(desk, ROUND, TWO)
    assert logged(log, line) == SAID[line]
    assert log.verdict(log.length - 1).clean  # type: ignore[union-attr]


def test_what_follows_is_of_the_new_turn_too(desk: Desk) -> None:
    """The answer is to the shot of the turn that began, not to that of the one before."""
    log = six_after(desk, "bang dirk; dirk hit; end; dirk turn; dirk draws 2; dirk end; anna bang dirk", TWO)
    assert logged(log, "dirk hit") == "4 no | 4 lose 1 by 1 to bang"
