"""Where two plays wait for an answer of one player, it is told which one a line answers."""

from __future__ import annotations

import pytest

from referee.desk.hearing.answered_of_two import AnsweredOfTwo
from referee.desk.table_log import TableLog
from referee.errors import BadLine
from referee.lexicon import load
from referee.typing.conversation import Conversation
from referee.views.voice import Voice
from tests.desk.hearing.told import as_lines

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


BOTH = {
    "en": ("bruno loses 2", "bruno is hit twice", "both hit", "two hits"),
    "nl": ("bruno verliest 2 levens", "bruno twee keer geraakt", "beide raak"),
    "it": ("bruno perde 2 punti", "bruno è colpito due volte", "colpito due volte"),
    "de": ("bruno verliert 2 Leben", "bruno zweimal getroffen", "beide getroffen"),
}
HITS = "2 no | 2 lose 1 by 1 to bang"


@pytest.mark.parametrize(("lang", "line"), [(lang, line) for lang in BOTH for line in BOTH[lang]])
def test_two_points_are_one_for_each_shot(log: TableLog, lang: str, line: str) -> None:
    """The answer to the first is put in before the second, and nobody has done anything wrong."""
    for each in TWO:
        log.enter(each)
    told = log.enter(line, lang)
    assert as_lines(log, (each.entry for each in told.judged)) == f"{HITS} | {HITS}"
    assert all(each.now.clean for each in told.changed)


@pytest.mark.parametrize(
    ("before", "line"),
    [("bang bruno", "bang bruno, bruno hit twice, eliminated"), ("", "bang bruno, bang bruno, bruno loses 2 and dies")],
)
def test_on_the_line_that_shoots_and_he_falls(log: TableLog, before: str, line: str) -> None:
    """What is told behind the hits follows from them."""
    for each in filter(None, (TWO[0], "set 2 life 2", before)):
        log.enter(each)
    told = log.enter(line)
    assert [each.verdict.reasons for each in told.judged] == [()] * len(told.judged)
    assert as_lines(log, (each.entry for each in told.judged)).endswith(f"{HITS} | 2 out outlaw by 1 to bang")


@pytest.mark.parametrize("before", ["bang bruno", "bang/2d bruno; bruno hit; bang/3d bruno"])
def test_one_shot_costs_no_two(log: TableLog, before: str) -> None:
    """Where the other was answered, or there was none."""
    for each in (TWO[0], *before.split("; ")):
        log.enter(each)
    assert "wrong_amount" in log.preview("bruno loses 2").judged[-1].verdict.keys
    with pytest.raises(BadLine):
        log.preview("bruno hit twice")
