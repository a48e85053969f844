"""What was discarded down to the hand limit in a turn that is over is said already where it is told once more."""

from __future__ import annotations

import pytest

from referee.desk.desk import Desk
from referee.errors import BadLine
from tests.desk.hearing.told import SIX, holding, logged, six_after
from tests.rows import rows

OVER = SIX.replace("5/5 hand 5", "5/5 hand 7")
SAID = [
    ("it", "Anna scarta 1 carta", "Anna scarta 2 carte", "Anna scarta un'altra carta"),
    ("en", "Anna discards 1 card", "Anna discards 2 cards", "Anna discards another card"),
    ("nl", "Anna legt 1 kaart af", "Anna legt 2 kaarten af", "Anna legt nog een kaart af"),
    ("de", "Anna wirft 1 Karte ab", "Anna wirft 2 Karten ab", "Anna wirft noch eine Karte ab"),
]
LATE = "anna discards 1; end; insert 2 anna discards another card"


@rows("before", ["anna discards 1; anna discards another card; end", LATE])
@rows(("lang", "one", "both", "another"), SAID)
def test_it_is_said_already(desk: Desk, lang: str, one: str, both: str, another: str, before: str) -> None:
    """One of the discards, or all of them together; who says that it was another is taken at his word."""
    log = six_after(desk, before, OVER)
    assert log.enter(one, lang).already
    assert log.enter(both, lang).already
    assert [reason.key for reason in log.enter(another, lang).judged[-1].verdict.reasons] == ["discard_within_limit"]


def test_a_turn_ended_over_the_limit_lacks_one(desk: Desk) -> None:
    """As long as too many are held, one more may go before its end, which was held against her: that is asked."""
    log = six_after(desk, "anna discards 1; end", OVER)
    with pytest.raises(BadLine, match="told_late") as asked:
        log.enter("anna discards 1")
    assert logged(log, asked.value.about["choices"][0]) == "1 discard 1"
    assert holding(log, 2).clean


@rows("before", ["anna discards 1; end", "anna discards 1; end; 2 draw 2"])
@rows(("lang", "one", "both", "another"), SAID)
def test_what_was_held_against_her_stays_where_she_does_it_now(
    desk: Desk, lang: str, one: str, both: str, another: str, before: str
) -> None:
    """The other choice: she was told, and gave it up then, which is no offence of hers."""
    log = six_after(desk, before, OVER)
    for line in (one, another):
        with pytest.raises(BadLine, match="told_late") as asked:
            log.enter(line, lang)
    told = log.enter(asked.value.about["choices"][1], lang)
    assert not told.judged[-1].verdict.reasons and not told.changed
    assert holding(log, 2).word == "illegal"


def test_another_number_is_an_offence(desk: Desk) -> None:
    """Nobody discarded so many."""
    log = six_after(desk, LATE, OVER)
    assert log.enter("anna discards 3").judged[-1].verdict.reasons
