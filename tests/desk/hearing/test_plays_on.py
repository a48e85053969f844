"""An assumed end of a turn gives way to what is seen: whoever plays on was on turn, and the next player was not."""

from __future__ import annotations

import pytest

from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from referee.notation import line_of

FOUR = """
seat 1 "Anna" sheriff slab_the_killer life 5/5 hand 3
seat 2 "Ben" outlaw el_gringo life 2/3 hand 3
seat 3 "Cleo" ? lucky_duke life 3/4 hand 4
seat 4 "Dirk" ? calamity_janet life 3/4 hand 5
turn 1 play
deck 40
"""
ASSUMED = ("mustang", "ben bang anna", "anna hit")


def logged(desk: Desk, *lines: str) -> TableLog:
    """A table at which these lines were typed."""
    log = desk.new(FOUR)
    for line in lines:
        log.enter(line)
    return log


@pytest.mark.parametrize("line", ["anna duel cleo", "Anna daagt Cleo uit"])
def test_the_next_player_had_played_out_of_turn(desk: Desk, line: str) -> None:
    """Ben's turn was made up by the program: it goes with its draw, and his shot is the offence, not Anna's Duel."""
    log = logged(desk, *ASSUMED)
    outcome = log.enter(line, "nl")
    assert line_of(outcome.judged[-1].entry, log.book) == "1 duel 3" and outcome.judged[-1].verdict.clean
    now = {line_of(each.entry, log.book): each.now.word for each in outcome.changed}
    assert now["2 bang 1"] == "illegal" and log.table.turn.seat == 1
    assert log.table.seat(2).hand.least == log.table.seat(2).hand.most == 2


@pytest.mark.parametrize("typed", ["1 end", "2 turn", "2 draw 2"])
def test_a_turn_that_was_told_stands(desk: Desk, typed: str) -> None:
    """Where the referee typed that Anna had ended, or that Ben had begun or drawn, she plays out of turn."""
    log = logged(desk, "mustang", typed, *ASSUMED[1:])
    assert "not_your_turn" in log.enter("anna duel cleo").judged[-1].verdict.keys


def test_a_beer_after_a_hit_is_out_of_turn(desk: Desk) -> None:
    """Who was hit drinks at once, though it is not her turn: that is her offence, and Ben's turn stands."""
    log = logged(desk, *ASSUMED)
    outcome = log.enter("anna beer")
    assert not outcome.changed and "beer_out_of_turn" in outcome.judged[-1].verdict.keys


def test_who_played_more_was_on_turn(desk: Desk) -> None:
    """Two cards of Ben make it his turn: nothing is taken back for one of Anna."""
    log = logged(desk, "mustang", "ben barrel", *ASSUMED[1:])
    outcome = log.enter("anna duel cleo")
    assert not outcome.changed and "not_your_turn" in outcome.judged[-1].verdict.keys


def test_with_every_step_typed_nothing_is_taken_back(desk: Desk) -> None:
    """Nothing is assumed there, and nothing given up."""
    log = desk.new(FOUR)
    log.every_step = True
    for line in ("mustang", "ben bang anna", "anna hit"):
        log.enter(line)
    assert log.enter("anna duel cleo").judged[-1].verdict.clean


def test_a_mark_of_more_than_was_logged(desk: Desk) -> None:
    """`assumed 12`, as files have it, typed by itself: who plays out of turn is told so, as without it."""
    log = desk.new(FOUR.replace("turn 1 play", "turn 0 over"))
    for line in ("assumed 12", "pause", "1 turn", "1 draw 2", "1 schofield"):
        log.enter(line)
    assert not log.enter("2 discard").judged[-1].verdict.clean
