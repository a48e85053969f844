"""A card drawn for an ability while a card is under way is of that card, not the one assumed a turn ago; a draw where
a turn is due to begin is of that turn.
"""

from __future__ import annotations

from referee.desk.desk import Desk
from tests.desk.hearing.told import SIX, logged, six_after
from tests.rows import rows

BART = SIX.replace("lucky_duke", "bart_cassidy").replace("hand 5\n", "hand 3 play winchester\n", 1)


def test_it_is_judged_where_it_waits(desk: Desk) -> None:
    """Cleo draws before all have answered: that is told, open as it is, and nothing of her card before."""
    log = six_after(desk, "bang cleo; cleo hit; mustang; end; ben draw 2; indians; cleo hit", BART)
    outcome = log.enter("cleo draws one")
    assert not outcome.already
    assert [reason.key for reason in outcome.judged[-1].verdict.reasons] == ["wound_in_mid_card"]


def test_where_nothing_waits_it_is_the_one_assumed(desk: Desk) -> None:
    """Told late it is said already."""
    log = six_after(desk, "bang cleo; cleo hit; mustang; end; ben draw 2; ben barrel", BART)
    assert log.enter("cleo draws one").already


SHOT = "bang ben; ben hit; ben draws from anna; end"
DRAWS = [
    ("it", "Ben pesca"),
    ("it", "El Gringo pesca"),
    ("en", "Ben draws"),
    ("nl", "Ben trekt"),
    ("de", "Ben zieht"),
]


@rows(("lang", "line"), DRAWS)
def test_it_begins_the_turn_that_is_due(desk: Desk, lang: str, line: str) -> None:
    """El Gringo draws from a hand in the turn before: what is said of his drawing then is the draw of his own."""
    log = six_after(desk, SHOT)
    assert logged(log, line, lang) == "2 turn | 2 draw 2"


def test_the_card_of_the_turn_before_is_said_already(desk: Desk) -> None:
    """From whose hand he drew it, or how many, tells it again."""
    log = six_after(desk, SHOT)
    assert log.enter("ben draws from anna").already
    assert log.enter("ben draws 1").already


def test_a_draw_that_lacks_comes_first(desk: Desk) -> None:
    """Where a hand over the limit at the end of the turn before tells that he drew from it, it is that one."""
    log = six_after(desk, "bang ben; ben hit; end", SIX.replace("5/5 hand 5", "5/5 hand 7"))
    assert logged(log, "ben draws") == "2 draw 1 from 1 for el_gringo"
