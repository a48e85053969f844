"""A card drawn for an ability while a card is under way is of that card, not the one assumed a turn ago."""

from __future__ import annotations

from referee.desk.desk import Desk
from tests.desk.told import SIX, six_after

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
