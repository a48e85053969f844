"""What is done in a turn says that it has begun: what the one before left undone is for the log to answer, once."""

from __future__ import annotations

import pytest

from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from referee.notation import line_of
from tests.desk.conftest import FOUR
from tests.rows import rows

LACKING = {
    "a discard": (["", "mustang"], "2 schofield", ["2 turn", "2 draw 2"]),
    "a discard after cards that nobody typed": (["", "stagecoach"], "2 draw 2", ["1 draw 2 for stagecoach", "2 turn"]),
    "an answer": (["", "bang bruno"], "bruno schofield", ["2 turn", "2 draw 2"]),
    "the first turn": ([], "bruno schofield", ["1 turn", "2 turn", "2 draw 2"]),
    "a turn in which nothing was typed": (["", "discard 2", "end"], "3 turn", ["2 turn"]),
}


@rows("what", LACKING)
def test_the_log_lacks_it_and_nobody_did_wrong(desk: Desk, what: str) -> None:
    """The turn is assumed, one doubt stands where something is lacking before it, and the line is no offence."""
    before, line, run = LACKING[what]
    log = desk.new(FOUR)
    for each in before:
        log.enter(each)
    judged = log.enter(line).judged
    assert [line_of(each.entry, log.book) for each in judged[1:-1]] == run
    words = [each.verdict.word for each in judged]
    assert words.count("doubt") == 1 and set(words) == {"legal", "doubt"}


def test_it_is_logged_first(desk: Desk) -> None:
    """The discard that was forgotten is put in before the turn that was assumed, and nothing is in doubt any more."""
    log = desk.new(FOUR)
    for line in ("", "mustang"):
        log.enter(line)
    number = log.enter("2 schofield").judged[1].number
    assert "turn_not_over" in log.book.lacking
    log.enter(f"insert {number} 1 discard 1")
    assert all(verdict is None or verdict.clean for verdict in map(log.verdict, range(log.length)))


@pytest.mark.parametrize(("before", "word"), [([], "doubt"), (["1 discard 1"], "illegal")])
def test_too_many_cards_at_a_typed_end_are_told_there(log: TableLog, before: list[str], word: str) -> None:
    """Who ends over the limit kept them or nobody wrote the discard; who was seen to discard kept them. Told once."""
    for line in before:
        log.enter(line)
    (ended,) = log.enter("1 end").judged
    assert (ended.verdict.word, ended.verdict.keys) == (word, ("over_hand_limit",))
    assert log.enter("2 turn").judged[-1].verdict.clean


@pytest.mark.parametrize("line", ["3 mustang", "4 mustang"])
def test_a_play_tells_of_no_turn_but_the_next(log: TableLog, line: str) -> None:
    """Between two turns nobody is passed by for it: that is one doubt, and the next turn is still to come."""
    for each in ("discard 2", "end"):
        log.enter(each)
    (judged,) = log.enter(line).judged
    assert judged.verdict.word == "doubt" and judged.verdict.keys == ("wrong_seat_begins",)
    assert [line_of(each.entry, log.book) for each in log.enter("").judged] == ["2 turn", "2 draw 2"]


def test_who_is_not_next_plays_out_of_turn(log: TableLog) -> None:
    """In the turn of another nobody's turn is skipped for a play."""
    assert log.enter("carla mustang").judged[-1].verdict.keys == ("not_your_turn",)


def test_those_who_come_first_have_taken_their_cards_of_a_store(log: TableLog) -> None:
    """Which ones is not known; who takes one after them is not too early."""
    for line in ("general store", "turnup 4 with beer bang missed duel"):
        log.enter(line)
    judged = log.enter("2 pick beer").judged
    assert [line_of(each.entry, log.book) for each in judged] == ["assumed 1", "1 pick ?", "2 pick beer"]
    assert all(each.verdict.clean for each in judged)


def test_that_he_gave_nothing_is_assumed_of_none_who_could_choose(log: TableLog) -> None:
    """Bruno held a Missed! and plays on in a turn of his own: nobody says that he was hit."""
    for line in ("set 2 hand 4 with missed", "set 2 life 1", "bang bruno"):
        log.enter(line)
    lines = [line_of(each.entry, log.book) for each in log.enter("bruno schofield").judged]
    assert "2 no" not in lines and log.table.seat(2).life == 1
