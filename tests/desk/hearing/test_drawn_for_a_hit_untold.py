"""Bart Cassidy draws for a life point: who is said to draw so was hit, where he is asked, or where his answer lacks."""

from __future__ import annotations

import pytest

from referee.core.nouns.entries import Inserted, TurnEnded
from referee.desk.desk import Desk
from tests.desk.hearing.told import SIX, logged, six_after
from tests.rows import rows

BART = SIX.replace("lucky_duke", "bart_cassidy")
BENS = BART.replace("turn 1 play", "turn 2 play")
WHOLE = "3 no | 3 lose 1 by {by} to bang | 3 draw 1 for bart_cassidy"
SAID = [
    ("it", "Bart pesca"),
    ("it", "Cleo pesca 1 carta"),
    ("en", "Cleo draws"),
    ("nl", "Cleo trekt een kaart"),
    ("de", "Bart zieht"),
]


@rows(("lang", "line"), SAID)
def test_while_he_is_asked(desk: Desk, lang: str, line: str) -> None:
    """The hit and the life point are assumed before it."""
    log = six_after(desk, "bang cleo", BART)
    assert logged(log, line, lang) == WHOLE.format(by=1)


@rows(("lang", "line"), SAID)
def test_in_his_own_turn_after_it(desk: Desk, lang: str, line: str) -> None:
    """It goes before the end of the turn that lacks his answer, and is none of the cards of his own turn."""
    log = six_after(desk, "bang cleo; end; cleo draws 2; cleo barrel", BENS)
    outcome = log.enter(line, lang)
    inserted = outcome.judged[0].entry
    assert isinstance(inserted, Inserted) and isinstance(log.entry(inserted.entry), TurnEnded)
    assert all(each.verdict.clean for each in outcome.judged)
    assert [each.now.clean for each in outcome.changed] == [True]


@pytest.mark.parametrize(
    "before", ["end; cleo draws 2; cleo barrel", "bang cleo; cleo missed; end; cleo draws 2; cleo barrel"]
)
def test_where_no_answer_lacks_it_is_an_offence(desk: Desk, before: str) -> None:
    """Who was not shot at, or missed, has nothing to draw."""
    log = six_after(desk, before, BENS)
    assert log.enter("cleo draws 1").judged[-1].verdict.reasons
