"""That the deck was turned over, told after it was told to be lacking, goes where it lacked and counts once."""

from __future__ import annotations

import pytest

from referee.core.nouns.entries import Inserted
from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from tests.desk.hearing.told import SIX, holding, logged, six_after
from tests.rows import rows

LAST_TWO = SIX.replace("turn 1 play", "turn 1 over").replace("deck 40", "deck 2\ndiscards beer bang bang jail")
SAID = {
    "en": "the deck is turned over",
    "nl": "de stapel wordt geschud",
    "it": "rimescolo gli scarti",
    "de": "der stapel wird gemischt",
}


def gone_past(desk: Desk, lacks: bool = True) -> TableLog:
    """Ben has drawn the last two cards and shot at Cleo, and every step was typed but the deck turned over."""
    log = six_after(desk, "2 turn; 2 draw 2", LAST_TWO)
    log.every_step = True
    for line in ("2 bang 3",) if lacks else ("turned", "2 bang 3"):
        log.enter(line)
    log.every_step = False
    return log


@rows("answered", ["", "3 missed"])
@rows("lang", SAID)
def test_it_goes_where_it_lacked(desk: Desk, lang: str, answered: str) -> None:
    """Before the shot that is doubted, which then is in order, whatever was answered meanwhile."""
    log = gone_past(desk)
    shot = log.length - 1
    assert holding(log, shot).word == "doubt"
    if answered:
        log.enter(answered)
    assert log.enter(SAID[lang], lang).judged[0].entry == Inserted(shot, 1)
    assert holding(log, shot).clean
    assert (log.table.turned, log.table.deck.exact) == (1, 4)


def test_told_once_more_it_is_there(desk: Desk) -> None:
    """It was put in just now."""
    log = gone_past(desk)
    log.enter("the deck is turned over")
    assert log.enter("the deck is turned over").already


def test_what_lacks_nothing_is_done_now(desk: Desk) -> None:
    """The judge doubts it where the deck still holds cards."""
    log = gone_past(desk, lacks=False)
    judged = log.enter("the deck is turned over again").judged
    assert not isinstance(judged[0].entry, Inserted)


@pytest.mark.parametrize("lang", SAID)
def test_what_is_due_of_the_last_cards_came_before_it(desk: Desk, lang: str) -> None:
    """A store whose cards are more than the deck holds was laid out first, and nothing is doubted."""
    short = SIX.replace("deck 40", "deck 3\ndiscards beer bang bang jail duel panic missed")
    log = six_after(desk, "general store", short)
    told = log.enter(SAID[lang], lang).judged
    assert all(each.verdict.clean for each in told) and log.table.turned == 1
    assert logged(log, "anna beer") == "1 pick beer"
