"""A slip of the log is told as one: as said already, or as a doubt; never as a player's offence."""

import pytest

from referee.desk.table_log import TableLog

WITH_FACE = "play mustang/9h"
ALREADY = {
    "the very card that lies before him": ([WITH_FACE], WITH_FACE),
    "the same, put in where it was put in": ([WITH_FACE, "bang bruno"], "insert 4 anna mustang/9h"),
    "what was moved to its place by itself": (
        ["bruno draw 2", "bruno schofield", "anna discard 2"],
        "insert 4 anna discard 2; anna end",
    ),
    "a shot that nobody has answered yet": (["bang bruno"], "bang bruno"),
    "the same, by one who may shoot as often as he likes": (
        ["set 1 character willy_the_kid", "bang bruno", "bruno hit", "bang bruno"],
        "anna bang bruno",
    ),
    "a Missed! that serves as a shot": (["set 1 character calamity_janet", "missed bruno"], "missed bruno"),
    "an offence that nobody has answered yet": (["bang carla"], "bang carla"),
    "a Gatling that nobody has answered yet": (["gatling"], "gatling"),
    "the end of a turn": (["set 1 hand 5", "end"], "end"),
    "the end of a turn with too many cards": (["end"], "end"),
    "the end of a turn, after an offence before the next": (
        ["set 1 hand 5", "dynamite", "end", "2 flip dynamite 9h"],
        "end",
    ),
    "the beginning of a turn": (["set 1 hand 5", "end", "2 turn"], "2 turn"),
    "an ability's card after a shot that nobody answered": (
        ["set 1 character slab_the_killer", "set 2 character bart_cassidy", "bang bruno", "bang bruno", "bruno hit",
         "bruno draw 1"],
        "bruno draw 1 for bart",
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", ALREADY)
def test_what_cannot_have_been_twice_is_said_already(log: TableLog, what: str) -> None:
    """Nothing is logged, and the number of what says so is told."""
    before, line = ALREADY[what]
    for each in before:
        log.enter(each)
    length = log.length
    assert 0 < log.enter(line).already < length == log.length


def test_a_card_that_lies_elsewhere_is_one_doubt(log: TableLog) -> None:
    """Bruno has a Mustang, and plays the very one that lies before Anna: whatever he played, it was another."""
    for each in (WITH_FACE, "set 2 play mustang", "end", "2 turn", "2 draw 2"):
        log.enter(each)
    verdict = log.enter("bruno mustang/9h").judged[0].verdict
    assert not verdict.reasons and [doubt.key for doubt in verdict.doubts] == ["card_elsewhere"]


def test_a_card_of_which_another_copy_may_be_is_judged(log: TableLog) -> None:
    """There are two Barrels of which nobody told the face: the second is an offence."""
    for each in ("barrel", "mustang", "barrel"):
        told = log.enter(each)
    assert [reason.key for reason in told.judged[0].verdict.reasons] == ["same_card_in_play"]


def test_who_types_every_step_is_told_of_the_doubt_alone(log: TableLog) -> None:
    """Nothing is said already then: it is logged, and the log is doubted."""
    log.enter(WITH_FACE)
    log.every_step = True
    verdict = log.enter(WITH_FACE).judged[0].verdict
    assert not verdict.reasons and [doubt.key for doubt in verdict.doubts] == ["card_elsewhere"]


def test_in_a_light_log_it_is_a_doubt_too(log: TableLog) -> None:
    """The same where only the cards on the table are followed."""
    for each in ("light", "1 lay mustang/9h"):
        log.enter(each)
    log.every_step = True
    verdict = log.enter("1 lay mustang/9h").judged[0].verdict
    assert not verdict.reasons and [doubt.key for doubt in verdict.doubts] == ["card_elsewhere"]


def test_an_end_said_twice_is_said_already_where_the_log_lacks_something_too(log: TableLog) -> None:
    """What was not answered explains no second end, and typed step by step it is doubted once."""
    for each in ("set 1 hand 5", "bang bruno", "mustang", "set 1 hand 5", "end"):
        log.enter(each)
    assert log.enter("end").already == log.length - 1
    log.every_step = True
    assert [doubt.key for doubt in log.enter("end").judged[0].verdict.doubts] == ["not_your_turn"]


def test_a_shot_after_the_answer_is_judged(log: TableLog) -> None:
    """Once the first was answered, the second is the offence that it is."""
    for each in ("bang bruno", "bruno missed"):
        log.enter(each)
    assert "second_bang" in log.enter("bang bruno").judged[0].verdict.keys


def test_cards_drawn_between_two_turns_are_of_whose_turn_comes(log: TableLog) -> None:
    """Though just so many were assumed to be drawn by whose turn ended."""
    for each in ("bang bruno", "bruno missed", "discard 1", "bruno schofield", "set 2 hand 4", "end"):
        log.enter(each)
    outcome = log.enter("draw 2")
    assert getattr(outcome.judged[-1].entry, "by", 0) == 3 and all(each.verdict.clean for each in outcome.judged)


def _up_to(log: TableLog, *lines: str) -> None:
    for each in lines:
        log.enter(each)


def test_a_draw_for_dynamite_is_put_in_before_the_cards_drawn(log: TableLog) -> None:
    """And with it, that the Dynamite moves on: the doubt is gone."""
    _up_to(log, "set 2 play dynamite", "set 1 hand 5", "end", "bruno draw 2")
    drawn = log.length - 1
    outcome = log.enter("bruno dynamite kh")
    assert [(each.number, each.now.clean) for each in outcome.changed] == [(drawn, True)]
    assert log.table.seat(3).in_play and not log.table.seat(2).in_play


def test_what_black_jack_draws_and_shows_is_put_in_before_his_play(log: TableLog) -> None:
    """Both, one after the other, each typed after it."""
    _up_to(log, "set 2 character black_jack", "set 2 life 3", "set 1 hand 5", "end", "bruno beer")
    _up_to(log, "bruno draw 2", "bruno show 9s")
    assert all(verdict.clean for verdict in map(log.verdict, range(log.length)) if verdict)
