"""What is typed late or twice is put where it belongs, or told to be there already; it is nobody's offence."""

from __future__ import annotations

import pytest

from referee.desk.table_log import TableLog
from referee.notation import line_of

TWICE = {
    "an answer": (["bang bruno"], "bruno missed"),
    "a hit": (["bang bruno"], "hit"),
    "cards drawn": (["discard 2", "end"], "draw 2"),
    "a draw! of Jourdonnais": (["bang bruno"], "bruno flip 5c"),
    "a draw! for Dynamite": (["set 2 play dynamite", "discard 2", "end", "2 turn"], "bruno flip dynamite 5c"),
    "a discard": ([], "discard 2"),
    "a life point lost": (["bang bruno", "bruno hit"], "bruno loses a life"),
}


@pytest.mark.parametrize("what", TWICE)
def test_said_twice_in_a_row_it_is_logged_once(log: TableLog, what: str) -> None:
    """The number of what says so already is told; the log and the table stay as they are."""
    before, line = TWICE[what]
    for each in (*before, line):
        log.enter(each)
    length, table = log.length, log.table
    outcome = log.enter(line)
    assert outcome.already and not outcome.judged and (log.length, log.table) == (length, table)


def test_what_may_be_done_again_is_logged_again(log: TableLog) -> None:
    """Slab the Killer takes two Missed!, and whom Gatling asks one after the other are hit one after the other."""
    for line in ("set 1 character slab_the_killer", "bang bruno", "bruno missed"):
        log.enter(line)
    assert log.enter("bruno missed").judged
    for line in ("gatling", "hit"):
        log.enter(line)
    assert log.enter("hit").judged


A_TURN_LATER = ["bang bruno", "scope", "end", "2 turn", "2 draw 2"]
LATE = {
    "an answer after the play that went on past it": (["bang bruno", "scope"], "bruno missed", "2 answer missed"),
    "a hit": (["bang bruno", "scope"], "bruno hit", "2 no"),
    "an answer one turn later": (A_TURN_LATER, "bruno missed", "2 answer missed"),
    "a life point one turn later": (A_TURN_LATER, "bruno loses a life", "2 lose 1 by 1 to bang"),
    "a discard after the next turn": (["bruno schofield"], "anna discard 2", "1 discard 2"),
}  # fmt: skip


@pytest.mark.parametrize("what", LATE)
def test_what_was_lacking_is_put_in_where_it_lacked(log: TableLog, what: str) -> None:
    """The doubt that it left is gone, and there is no second one."""
    before, line, means = LATE[what]
    for each in before:
        log.enter(each)
    assert not all(verdict.clean for verdict in map(log.verdict, range(log.length)) if verdict)
    outcome = log.enter(line)
    assert line_of(outcome.judged[1].entry, log.book) == means
    assert [change.now.clean for change in outcome.changed] == [True]
    assert all(verdict.clean for verdict in map(log.verdict, range(log.length)) if verdict)


STORE = ["general store", "turnup 4 with beer bang missed duel", "2 pick beer"]
MORE = {
    "which cards were drawn": (["stagecoach", "scope"], "draw 2 with beer", "1 draw 2 for stagecoach with beer"),
    "which card of a store": (STORE, "1 pick duel", "1 pick duel"),
}  # fmt: skip


@pytest.mark.parametrize("what", MORE)
def test_what_says_more_than_was_assumed_stands_in_its_place(log: TableLog, what: str) -> None:
    """It is the same event, told better."""
    before, line, means = MORE[what]
    for each in before:
        log.enter(each)
    hands = [seat.hand for seat in log.table.seats]
    outcome = log.enter(line)
    assert [line_of(each.entry, log.book) for each in outcome.judged[1:]] == [means]
    assert [seat.hand for seat in log.table.seats] == hands
    assert log.enter(line).already


ON_HIS_LAST = ("set 2 life 1", "bang bruno", "bruno hit", "discard 1", "carla draw 2")


def test_a_fall_typed_a_turn_late_has_its_author(log: TableLog) -> None:
    """It is put in where play went on past it: whose kill it was is known, and the reward is lacking there alone."""
    for line in ON_HIS_LAST:
        log.enter(line)
    outcome = log.enter("bruno out outlaw")
    assert line_of(outcome.judged[1].entry, log.book) == "2 out outlaw by 1 to bang"


def test_the_reward_for_it_is_given_and_what_is_over_the_limit_given_up(log: TableLog) -> None:
    """The assumed end of the turn is no offence because of it; typed as well, the reward was said already."""
    for line in (*ON_HIS_LAST, "bruno out outlaw"):
        log.enter(line)
    assert log.table.seat(1).hand.exact == log.table.seat(1).life == 5
    assert log.enter("anna draw 3 for reward").already
    assert all(verdict.clean for verdict in map(log.verdict, range(log.length)) if verdict)


def test_a_reward_typed_a_turn_late_is_no_offence(log: TableLog) -> None:
    """Nor is it drawn for nothing: it is put in after the fall that it is for."""
    for line in ("set 1 hand 3", "set 2 life 1", "set 1 life 2", "bang bruno", "bruno hit", "carla draw 2"):
        log.enter(line)
    log.enter("bruno out outlaw")
    outcome = log.enter("anna draw 3 for reward")
    assert line_of(outcome.judged[1].entry, log.book) == "1 draw 3 for reward"
    assert all(each.verdict.clean for each in outcome.judged)
