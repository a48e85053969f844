"""A fall that nobody wrote tells no role that nobody said: what all see of it is that he fell."""

import pytest

from referee.core.nouns.entries import Eliminated
from referee.core.nouns.table import Table
from referee.desk.desk import Desk
from referee.desk.table_log import TableLog

SIX = """
bang 1
sets base death_mesa
seat 1 Emma sheriff rose_doolan life 4/5 hand 5 shown
seat 2 Oliver outlaw bart_cassidy life 0/4 out shown
seat 3 Grace ? jourdonnais life 4/4 hand 4
seat 4 Harry {role} el_gringo life 1/3 hand 3
seat 5 Mia ? lucky_duke life 4/4 hand 4
seat 6 Jack {jack} sid_ketchum life 4/4 hand 4
turn 1 play
deck 40
"""


def dying(desk: Desk, role: str = "?", jack: str = "?") -> TableLog:
    """Emma has shot Harry down to his last life point and past it."""
    log = desk.new(SIX.format(role=role, jack=jack))
    for line in ("bang 4", "4 hit"):
        log.enter(line)
    assert log.table.seat(4).falling
    return log


def owed_after(table: Table) -> set[tuple[str, int]]:
    """What is due, and of whom."""
    return {(owed.kind, owed.seat) for owed in table.owed() if owed.must}


@pytest.mark.parametrize("line", ["draw", "4 conjure 1", "4 bury"])
def test_what_follows_any_fall_tells_no_role(desk: Desk, line: str) -> None:
    """He is out, what he was nobody said, and no Sheriff gives up cards for it."""
    log = dying(desk)
    log.enter(line)
    assert (log.table.seat(4).out, log.table.seat(4).role) == (True, "")
    assert ("forfeit", 1) not in owed_after(log.table)


def test_a_role_that_was_noted_stays_unseen(desk: Desk) -> None:
    """The referee knows it, and what he logs shows it to nobody."""
    log = dying(desk, "deputy")
    log.enter("draw")
    assert (log.table.seat(4).role, log.table.seat(4).shown) == ("deputy", False)


def test_a_reward_alone_shows_no_role(desk: Desk) -> None:
    """It is drawn for an Outlaw; that the card was shown is for the referee to say."""
    log = dying(desk)
    log.enter("1 draw 3 for reward")
    assert (log.table.seat(4).out, log.table.seat(4).role) == (True, "")


def test_the_only_role_that_is_left_is_his(desk: Desk) -> None:
    """Where all others are known it is known by counting, though nobody said it."""
    log = dying(desk, jack="outlaw")
    for line in ("set 3 role outlaw", "set 5 role renegade"):
        log.enter(line)
    log.enter("4 conjure 1")
    assert log.table.seat(4).out and not log.table.seat(4).shown


def test_his_role_can_be_told_afterwards(desk: Desk) -> None:
    """What was not said is asked for as of anybody eliminated."""
    log = dying(desk)
    log.enter("draw")
    log.enter("4 out outlaw")
    assert (log.table.seat(4).role, log.table.seat(4).shown) == ("outlaw", True)
    assert isinstance(log.entry(log.length - 1), Eliminated)
