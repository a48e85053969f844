"""The first play of a table, taken back for another: the turn and the draw before it, which nobody typed, stay."""

from __future__ import annotations

import pytest

from referee.core.nouns.entries import Played, Retracted
from referee.desk.desk import Desk
from tests.desk.hearing.told import SIX, six_after


@pytest.mark.parametrize(
    ("lang", "line"),
    [("en", "undo, bang ben"), ("it", "annulla il bang, bang ben"), ("it", "tolgo il bang, bang ben"),
     ("nl", "terug, bang ben"), ("de", "zurück, bang ben")],
)  # fmt: skip
def test_the_turn_stays(desk: Desk, lang: str, line: str) -> None:
    """It went with the play, and at a table without a turn nothing is held against who plays."""
    log = six_after(desk, "bang cleo", SIX.replace("turn 1 play\n", ""))
    told = log.enter(line, lang).judged
    assert [type(each.entry) for each in told] == [Retracted, Played]
    assert log.table.turn.seat == 1 and log.table.turn.phase == "play"
