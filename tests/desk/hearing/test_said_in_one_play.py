"""What was said a few lines ago of the card under way is said already, though others have answered since."""

from __future__ import annotations

import pytest

from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from tests.desk.hearing.told import logged, six_after
from tests.rows import rows

INDIANS = ("indians", "bruno bang", "carla hit")
AGAIN = {
    "an answer before that of another": (INDIANS, "bruno bang", 4),
    "a hit before the answer of another": (("gatling", "bruno hit", "carla missed"), "bruno hit", 4),
    "a card that was put down before the shot": (("schofield", "bang bruno"), "anna schofield", 3),
    "that a shot missed which a Barrel averted": (
        ("barrel", "set 1 hand 4", "end", "bruno draw 2", "bang anna", "barrel 9h"),
        "missed",
        10,
    ),
    "a card drawn from a hand, one turn later": (
        ("winchester", "bang carla", "carla hit", "carla draw from anna", "end", ""),
        "carla draw from anna",
        7,
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", AGAIN)
def test_it_is_said_already(log: TableLog, what: str) -> None:
    """Nothing is logged, and the number of what says so is told."""
    before, line, number = AGAIN[what]
    for each in before:
        assert all(verdict.verdict.clean for verdict in log.enter(each).judged)
    length = log.length
    assert log.enter(line).already == number and log.length == length


def test_the_next_answer_of_a_duel_is_none_of_it(log: TableLog) -> None:
    """Bruno answered unwritten in between: Anna gives a second BANG!."""
    for each in ("set 2 hand 4", "duel bruno", "bruno bang", "anna bang 9c"):
        log.enter(each)
    told = log.enter("anna bang 8c").judged
    assert [type(each.entry).__name__ for each in told] == ["Assumed", "Answered", "Answered"]


def test_a_second_card_of_the_name_once_all_answered_is_judged(log: TableLog) -> None:
    """Nothing waits any more: he puts down another Barrel."""
    for each in ("barrel", "bang bruno", "bruno missed"):
        log.enter(each)
    assert log.enter("anna barrel").judged[-1].verdict.keys == ("same_card_in_play",)


@rows(
    ("line", "lang"),
    [
        ("bang eva, hit", "en"),
        ("bang op eva, raak", "nl"),
        ("bang a eva, colpita", "it"),
        ("bang auf eva, getroffen", "de"),
    ],
)
def test_a_shot_behind_a_gatling_is_no_answer_to_it(desk: Desk, line: str, lang: str) -> None:
    """Calamity Janet answered with a BANG!, and Eva was hit; Anna shoots at Eva now."""
    log = six_after(desk, "gatling; 2 missed; 3 missed; 4 bang; 5 hit; 6 missed")
    assert logged(log, line, lang) == "1 bang 5 | 5 no | 5 lose 1 by 1 to bang"
