"""What was assumed and is typed late is not logged again: the entry that says so already is told, and nobody blamed."""

import pytest

from referee.desk.table_log import TableLog

LATE = {
    "the cards of a Stagecoach": (["stagecoach", "bang bruno"], "anna draw 2"),
    "the same in full": (["stagecoach", "bang bruno"], "1 draw 2 for stagecoach"),
    "the same with other words": (["stagecoach", "bang bruno"], "anna draws two cards"),
    "the cards of Wells Fargo": (["wells fargo", "bang bruno"], "draw"),
    "the life point of a Beer": (["set 1 life 3", "beer", "bang bruno"], "anna gain 1"),
    "the card of Bart": (["duel carla", "carla bang", "anna hit", "mustang"], "anna draw 1"),
    "the card of Suzy": (["set dario hand 1", "gatling", "bruno no", "bruno lose", "carla no", "carla lose",
                          "dario missed", "mustang"], "dario draw 1"),
    "a life point lost": (["bang bruno", "bruno no", "mustang"], "bruno lose 1"),
    "a card taken": (["panic bruno", "mustang"], "anna take bruno hand"),
    "a card discarded": (["cat bruno", "mustang"], "toss bruno hand"),
    "the next turn": (["discard 2", "bruno mustang"], "bruno draw 2"),
    "a life point of a Saloon, while he is shot at": (
        ["set 2 life 2", "set 3 life 2", "set 1 life 4", "saloon", "bang bruno"], "bruno gain 1 for saloon"),
    "that a Dynamite goes on": (["set 2 play dynamite", "set 1 hand 5", "end", "set 2 hand 2", "bruno dynamite 9h",
                                "draw 2"], "pass"),
    "that the next turn begins": (["discard 2", "bruno draw 2"], "bruno turn"),
    "the end of the turn before": (["discard 2", "end", "bruno draw 2"], "anna end"),
    "an end with too many cards": (["set 1 hand 9", "end", "bruno draw 2"], "anna end"),
}  # fmt: skip


@pytest.mark.parametrize("what", LATE)
def test_it_is_told_and_not_logged_twice(log: TableLog, what: str) -> None:
    """The number is that of an entry which is what the line says; the log and the table stay as they are."""
    before, line = LATE[what]
    for each in before:
        log.enter(each)
    length, table = log.length, log.table
    foreseen = log.preview(line)
    told = log.enter(line)
    assert foreseen == told and told.judged == ()
    assert 0 < told.already < length
    assert log.length == length and log.table == table


def test_what_may_be_done_now_is_logged(log: TableLog) -> None:
    """A second Stagecoach has cards of its own."""
    for each in ("stagecoach", "stagecoach"):
        log.enter(each)
    told = log.enter("anna draw 2")
    assert told.judged and not told.already


def test_an_offence_that_nobody_assumed_stays_one(log: TableLog) -> None:
    """Three cards were not assumed, nor anything after it was taken away."""
    log.enter("stagecoach")
    number = log.enter("bang bruno").judged[0].number
    assert log.preview("anna draw 3").judged
    log.enter(f"retract {number}")
    assert not log.preview("anna draw 2").already


def test_who_types_every_step_is_taken_at_his_word(log: TableLog) -> None:
    """Nothing is assumed then, so nothing is said already."""
    for each in ("stagecoach", "bang bruno"):
        log.enter(each)
    log.every_step = True
    assert log.preview("anna draw 2").judged


def test_after_a_play_a_pass_ends_the_turn(log: TableLog) -> None:
    """Nobody speaks of the Dynamite any more then."""
    for each in ("set 2 play dynamite", "set 1 hand 5", "end", "bruno dynamite 9h", "set 2 hand 3", "mustang"):
        log.enter(each)
    assert log.enter("pass").judged and log.table.turn.phase == "over"


def test_what_came_late_between_is_passed_over(log: TableLog) -> None:
    """A card discarded late, put in before, does not make Bruno's two cards new."""
    for each in ("set 1 hand 6", "anna end", "bruno draw 2", "anna discard 1"):
        log.enter(each)
    assert log.preview("bruno draw 2").already
