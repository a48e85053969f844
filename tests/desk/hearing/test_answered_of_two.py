"""Where two plays wait for an answer of one player, it is told which one a line answers."""

from __future__ import annotations

import pytest

from referee.desk.hearing.answered_of_two import AnsweredOfTwo
from referee.desk.table_log import TableLog
from referee.lexicon import load
from referee.typing.conversation import Conversation
from referee.views.voice import Voice

TWO = ["set 1 character willy_the_kid", "bang/2d bruno", "bang/3d bruno"]


def _number(log: TableLog, kind: str) -> list[int]:
    return [number for number, each in enumerate(log.entries) if type(each).__name__ == kind]


@pytest.mark.parametrize("line", ["bruno missed", "bruno hit", "bruno flip jourdonnais 5h"])
def test_the_newer_one_is_answered(log: TableLog, line: str) -> None:
    """The preview says so with the numbers of both, and before which entry the earlier answer is put in."""
    for each in TWO:
        log.enter(each)
    first, second = _number(log, "Played")
    assert log.preview(line).answered == AnsweredOfTwo(second, first, second)
    log.enter(f"insert {second} {line}")
    assert log.preview(line).answered is None


@pytest.mark.parametrize("answered", [(), ("bruno hit",)])
def test_nothing_is_said_of_an_answer_whose_place_is_told(log: TableLog, answered: tuple[str, ...]) -> None:
    """Whoever types `insert` has chosen between the two."""
    for each in (*TWO, *answered):
        log.enter(each)
    assert log.enter(f"insert {_number(log, 'Played')[1]} bruno hit").answered is None


def test_of_one_nothing_is_said(log: TableLog) -> None:
    """Nor where the earlier play waits for another player."""
    for each in ("set 1 character willy_the_kid", "bang bruno", "gatling"):
        log.enter(each)
    assert log.preview("carla missed").answered is None


@pytest.mark.parametrize("lang", ["nl", "it", "en"])
def test_it_is_said_under_the_line(log: TableLog, lang: str) -> None:
    """With the entry that is answered, before Enter."""
    for each in TWO:
        log.enter(each)
    told = Conversation(log, Voice(load(), lang)).preview("bruno missed")
    assert any(str(_number(log, "Played")[1]) in note for note in told.notes)
