"""A card with a rank and suit behind it, in one's own turn and with nothing to answer, is played."""

from __future__ import annotations

import pytest

from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from referee.notation import line_of
from tests.desk.conftest import FOUR


@pytest.fixture
def log(desk: Desk) -> TableLog:
    """Anna is Black Jack, and has still to show her second card."""
    log = desk.new(FOUR.replace("bart_cassidy", "black_jack"))
    log.enter("")
    return log


def _typed(log: TableLog, line: str) -> list[str]:
    return [line_of(each.entry, log.book) for each in log.enter(line).judged]


@pytest.mark.parametrize("line", ["anna barrel qs", "barrel queen of spades", "barrel qs"])
def test_a_barrel_is_laid_before_the_second_card_is_shown(log: TableLog, line: str) -> None:
    """She has none to draw! for, and nobody shoots at her: the log lacks what she showed, and no rule is broken."""
    outcome = log.enter(line)
    assert line_of(outcome.judged[-1].entry, log.book) == "1 barrel/qs"
    assert not outcome.judged[-1].verdict.reasons


def test_whoever_is_shot_at_draws(log: TableLog) -> None:
    """An answer is due, and the card turned up is what was said."""
    for line in ("show 5c", "bang bruno", "bruno hit", "end"):
        log.enter(line)
    log.enter("bruno turn")
    log.enter("bruno draw 2")
    log.enter("bruno bang anna")
    assert _typed(log, "anna barrel qs again") == ["1 flip barrel qs"]


def test_a_draw_at_the_beginning_of_a_turn_stays_one(desk: Desk) -> None:
    """Nobody wrote how the Dynamite came there; who has drawn nothing yet draws! for it."""
    log = desk.new(FOUR)
    log.enter("anna turn")
    assert _typed(log, "dynamite 5h")[-1] == "1 flip dynamite 5h"
