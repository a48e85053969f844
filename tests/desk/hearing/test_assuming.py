"""What a referee forgot to type is no player's offence: what left nobody a choice is assumed, and marked as such."""

from __future__ import annotations

import pytest

from referee.core.nouns.entries import Assumed, Inserted
from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from referee.notation import line_of
from tests.desk.conftest import FOUR
from tests.desk.hearing.told import holding

FORGOTTEN = {
    "the cards of a Stagecoach": (["stagecoach"], "mustang", ["1 draw 2 for stagecoach"]),
    "a life point after a shot that nobody averts": (["bang bruno", "2 no"], "mustang", ["2 lose 1 by 1 to bang"]),
    "the end of a turn, and what the next begins with": (
        ["discard 1", "discard 1"],
        "2 mustang",
        ["1 end", "2 turn", "2 draw 2"],
    ),
    "the end of a turn before another is said to begin": (["discard 2"], "2 turn", ["1 end"]),
    "the end of a turn before the next player draws": (["mustang", "scope"], "2 draw 2", ["1 end", "2 turn"]),
    "the hit of one who is then rescued": (
        ["set 2 life 1", "bang bruno"],
        "bruno beer",
        ["2 no", "2 lose 1 by 1 to bang"],
    ),
    "the hit of one who is then eliminated": (
        ["set 2 life 1", "bang bruno"],
        "bruno out outlaw",
        ["2 no", "2 lose 1 by 1 to bang"],
    ),
}


@pytest.mark.parametrize("what", FORGOTTEN)
def test_what_left_nobody_a_choice_is_assumed(log: TableLog, what: str) -> None:
    """It goes before the line, each an entry of its own, under one that says so; nothing speaks against the line."""
    before, line, run = FORGOTTEN[what]
    for each in before:
        log.enter(each)
    judged = log.enter(line).judged
    assert judged[0].entry == Assumed(len(run))
    assert [line_of(each.entry, log.book) for each in judged[1:-1]] == run
    assert all(each.verdict.clean for each in judged)
    assert log.preview("note read").judged  # the log can be gone on with


def test_a_turn_is_ended_by_its_own_player_alone(log: TableLog) -> None:
    """An end typed twice ends nobody else's turn: it is there already; step by step it is doubted, to no effect."""
    for line in ("mustang", "scope", "end"):
        log.enter(line)
    table = log.table
    assert log.enter("1 end").already == log.length - 1
    log.every_step = True
    (judged,) = log.enter("1 end").judged
    assert judged.verdict.word == "doubt" and log.table == table


def test_the_first_play_begins_the_first_turn(desk: Desk) -> None:
    """Nobody types the Sheriff's first turn: it is there before his play, so that a second BANG! is one too many."""
    log = desk.new(FOUR)
    log.enter("bang bruno")
    assert [line_of(entry, log.book) for entry in log.entries[1:4]] == ["assumed 2", "1 turn", "1 draw 2"]
    log.enter("2 hit")
    assert "second_bang" in log.enter("bang bruno").judged[-1].verdict.keys


def test_a_bare_line_is_of_whose_turn_it_is_now(log: TableLog) -> None:
    """`end` after an assumed end is the next player's, and no second saying of what was assumed."""
    for line in ("mustang", "scope", "2 scope", "2 mustang", "2 barrel"):
        log.enter(line)
    outcome = log.enter("end")
    assert not outcome.already and line_of(outcome.judged[-1].entry, log.book) == "2 end"


def test_what_somebody_chose_is_not_assumed(log: TableLog) -> None:
    """Whether Bruno gave a Missed! nobody knows: the log is in doubt, and nobody has done wrong."""
    log.enter("bang bruno")
    (judged,) = log.enter("mustang").judged
    assert judged.verdict.word == "doubt" and judged.verdict.keys == ("passed_over",)


def test_an_offence_stays_one(log: TableLog) -> None:
    """Nothing that could have happened makes a shot out of reach good; nobody else's turn is skipped for a play."""
    log.enter("stagecoach")
    judged = log.enter("bang carla").judged
    assert isinstance(judged[0].entry, Assumed) and judged[-1].verdict.keys == ("out_of_reach",)
    assert log.enter("4 bang 1").judged[-1].verdict.keys == ("not_your_turn",)


def test_an_offence_is_not_explained_away(log: TableLog) -> None:
    """Who stays in Jail plays nothing; that his turn had ended before makes it no better."""
    for line in ("jail bruno", "end", "2 turn", "2 flip jail 5c", "2 drop jail"):
        log.enter(line)
    (judged,) = log.enter("2 beer").judged
    assert "must_skip_turn" in judged.verdict.keys


def test_a_game_that_goes_on_was_not_ended_unwritten(desk: Desk) -> None:
    """That it is over is said once; no line that is played tells that it was said before."""
    log = desk.new(
        """
        seat 1 Anna sheriff willy_the_kid life 3/5 hand 4
        seat 2 Bruno outlaw slab_the_killer life 0/4 hand 0 out
        seat 3 Carla outlaw rose_doolan life 0/4 hand 0 out
        seat 4 Dario renegade paul_regret life 0/3 hand 0 out
        turn 1 play"""
    )
    (judged,) = log.enter("1 discard 1").judged
    assert judged.verdict.keys == ("passed_over",) and not log.table.winner


def test_a_line_that_reads_only_later_is_read_then(log: TableLog) -> None:
    """Bruno's card of his own turn, typed without a word on whose turn it is."""
    for line in ("discard 2", "mustang"):
        outcome = log.enter(line)
    assert [line_of(each.entry, log.book) for each in outcome.judged][-1] == "2 mustang"


def test_taking_away_what_was_assumed_takes_all_of_it(log: TableLog) -> None:
    """One retraction; undone it is all there again; and undoing line after line takes it in one go."""
    log.enter("stagecoach")
    number = log.enter("mustang").judged[0].number
    after = log.table
    log.enter(f"retract {number}")
    assert holding(log, number + 2).word == "doubt"
    log.enter("retract")
    assert log.table == after
    log.enter("retract")
    log.enter("retract")
    assert [log.verdict(each) for each in range(number, number + 3)] == [None] * 3
    log.enter("redo")
    log.enter("redo")
    assert log.table == after


def test_what_was_taken_away_is_brought_back_by_the_same_key_as_all_else(log: TableLog) -> None:
    """What was assumed, taken away alone, comes back with `redo`, as what was taken back last."""
    log.enter("stagecoach")
    number = log.enter("mustang").judged[0].number
    after = log.table
    log.enter(f"retract {number}")
    log.enter("redo")
    assert log.table == after


def test_who_wants_every_step_typed_gets_it(log: TableLog) -> None:
    """Nothing is assumed then, and what is lacking is said."""
    log.every_step = True
    log.enter("stagecoach")
    (judged,) = log.enter("mustang").judged
    assert judged.verdict.keys == ("passed_over",)


def test_what_was_assumed_is_read_back_as_it_stands(log: TableLog) -> None:
    """In a file the mark is a line, and nothing is added to what the file says."""
    for line in ("stagecoach", "mustang"):
        log.enter(line)
    text = log.game_text()
    assert "assumed 1\n1 draw 2 for stagecoach\n1 mustang\n" in text
    assert log.game_text() == text


def test_what_is_put_in_brings_what_left_nobody_a_choice(log: TableLog) -> None:
    """The Jail goes when its draw! is logged late, and nothing is in question any more; it goes away as one thing."""
    for each in ("jail bruno", "end", "2 turn", "2 draw 2"):
        log.enter(each)
    number = log.length - 1
    assert log.verdict(number).keys == ("step_skipped",)
    log.enter(f"insert {number} 2 flip jail 5h")
    first, *brought = log.entries[-4:]
    assert first == Inserted(number, 3)
    assert [line_of(entry, log.book) for entry in brought] == ["2 flip jail 5h", "assumed 1", "2 drop jail"]
    assert log.verdict(number).clean and "jail" not in [card.kind for card in log.table.seat(2).in_play]
    log.enter("retract")
    assert log.verdict(number).keys == ("step_skipped",)


@pytest.mark.parametrize(("hand", "word"), [(3, "legal"), (4, "doubt")])
def test_an_end_after_an_elimination_presupposes_all_that_it_brought(log: TableLog, hand: int, word: str) -> None:
    """The cards given up and the reward leave nobody a choice; that there are too many cards then, is judged alone."""
    for line in (f"set 1 hand {hand}", "set 2 life 1", "bang bruno", "bruno hit", "out outlaw"):
        log.enter(line)
    judged = log.enter("end").judged
    assert [line_of(each.entry, log.book) for each in judged[1:-1]] == ["2 forfeit", "1 draw 3 for reward"]
    assert judged[-1].verdict.word == word and len(judged[-1].verdict.keys) == (word == "doubt")


@pytest.mark.parametrize("shot", [("bang carla", "carla hit"), ("duel carla",)])
def test_who_drinks_and_then_draws_for_the_hit_was_rescued(log: TableLog, shot: tuple[str, ...]) -> None:
    """What a Beer brings left nobody a choice: El Gringo's card after it is no ability before the rescue."""
    for each in ("set 3 life 1", "winchester", *shot, "carla beer"):
        log.enter(each)
    told = log.enter("carla draws from anna").judged
    assert [type(each.entry).__name__ for each in told] == ["Assumed", "LifeGained", "Drew"]
    assert "ability_before_rescue" not in told[-1].verdict.keys
