"""A ghost who discards too late discards of his ghost cards: it is put in before the end of his turn."""

from referee.desk.desk import Desk
from tests.desk.hearing.told import holding

FIVE = """
bang 1
sets base death_mesa
seat 1 Anna sheriff willy_the_kid life 5/5 hand 4
seat 2 Bruno outlaw slab_the_killer life 0/4 out shown hand 3
seat 3 Carla ? bart_cassidy life 4/4 hand 4
seat 4 Dario ? jesse_jones life 3/4 hand 4
seat 5 Elena ? lucky_duke life 4/4 hand 4
turn 1 over
deck 40
ghost 2 hand 1
death 2 1 bang 1
"""


def test_what_was_over_his_limit_goes_before_the_end(desk: Desk) -> None:
    """The end of his turn is in order then, and what lies buried before him stays."""
    log = desk.new(FIVE)
    for line in ("2 turn", "2 conjure 2", "2 end"):
        log.enter(line)
    end = log.length - 1
    assert not holding(log, end).clean
    log.enter("bruno discard 1")
    assert holding(log, end).clean
    assert log.table.seat(2).hand.most == 3
    assert "insert" in log.game_text().splitlines()[-1]
