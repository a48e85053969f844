"""What was logged last is taken back in words, with why, or with what came in its place on the same line."""

from __future__ import annotations

import pytest

from referee.desk.desk import Desk
from referee.errors import BadLine
from tests.desk.hearing.told import logged, six_after
from tests.notation.spoken import FIVE

SHOT = "anna turn; draw; bang cleo"
BACK = [
    ("en", "that doesn't count"),
    ("en", "undo, too far"),
    ("en", "undo that"),
    ("en", "undo, cleo is too far away"),
    ("nl", "terug, cleo is te ver weg"),
    ("it", "annulla, cleo è troppo lontano"),
    ("de", "zurück, Cleo ist zu weit weg"),
    ("nl", "weg ermee, telt niet"),
    ("nl", "anna neemt hem terug"),
    ("nl", "terug, kan niet: te ver"),
    ("it", "annulla l'ultima"),
    ("it", "no annulla, è troppo lontano"),
    ("it", "anna lo riprende in mano"),
    ("de", "das zählt nicht"),
    ("de", "zurück, zu weit"),
]


@pytest.mark.parametrize(("lang", "line"), BACK)
def test_it_is_taken_back(desk: Desk, lang: str, line: str) -> None:
    """Why it was is for the referee to know."""
    assert logged(six_after(desk, SHOT, FIVE), line, lang) == "retract 3"


MORE = [
    ("en", "undo, anna done"),
    ("nl", "herroep, anna klaar"),
    ("it", "annulla, anna fine"),
    ("de", "zurück, Anna fertig"),
]


@pytest.mark.parametrize(("lang", "line"), MORE)
def test_what_came_in_its_place_is_logged(desk: Desk, lang: str, line: str) -> None:
    """Read at the table as it was before."""
    assert logged(six_after(desk, SHOT, FIVE), line, lang) == "retract 3 | 1 end"


def test_what_may_be_more_than_a_reason_is_refused(desk: Desk) -> None:
    """Nothing that speaks of what a player does, or of a card, is passed over."""
    with pytest.raises(BadLine):
        six_after(desk, SHOT, FIVE).enter("undo, ben xyz volcanic")
