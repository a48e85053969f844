"""`Enzo passes` after he has played ends his turn; that his Dynamite went on was said of no one then."""

from __future__ import annotations

from referee.core.nouns.entries import Passed, TurnEnded
from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from tests.rows import rows

FOUR = """
seat 1 "Anna" sheriff bart_cassidy
seat 2 "Enzo" outlaw jourdonnais
seat 3 "Carla" outlaw el_gringo
seat 4 "Dario" renegade suzy_lafayette
"""
SAID = [("it", "Enzo passa"), ("nl", "Enzo past"), ("en", "Enzo passes"), ("de", "Enzo passt")]


def handed_on(desk: Desk, *played: str) -> TableLog:
    """Enzo's turn, in which it was assumed that the Dynamite went on."""
    log = desk.new(FOUR)
    for line in (
        "anna turn",
        "draw",
        "set 2 play dynamite",
        "set 1 hand 5",
        "anna end",
        "enzo turn",
        "enzo dynamite kd",
    ):
        log.enter(line)
    for line in ("enzo draw", *played):
        log.enter(line)
    assert any(isinstance(log.entry(number), Passed) for number in range(log.length))
    return log


@rows(("lang", "line"), SAID)
def test_with_an_answer_open_his_turn_ends(desk: Desk, lang: str, line: str) -> None:
    """What is lacking is the answer, and that is told."""
    outcome = handed_on(desk, "bang carla").enter(line, lang)
    assert not outcome.already
    assert isinstance(outcome.judged[-1].entry, TurnEnded) and "passed_over" in outcome.judged[-1].verdict.keys


def test_before_he_plays_it_is_said_already(desk: Desk) -> None:
    """As nothing was played since, it is of the Dynamite that he speaks."""
    log = handed_on(desk)
    assert isinstance(log.entry(log.enter("Enzo passa", "it").already), Passed)


def test_said_in_full_it_is_said_already(desk: Desk) -> None:
    """With the card and to whom it is of the Dynamite, whatever was played."""
    log = handed_on(desk, "bang carla")
    assert isinstance(log.entry(log.enter("Enzo passa la Dinamite a Carla", "it").already), Passed)
