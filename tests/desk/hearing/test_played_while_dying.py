"""Who has no life point left plays what may save him; with any other card play has gone on, and the log lacks that."""

import pytest

from referee.desk.desk import Desk
from tests.desk.hearing.told import holding, logged, six_after

EXPLODED = "set 2 play dynamite; set 1 hand 5; end; 2 turn; 2 flip dynamite 5s; 2 lose 3"
AT_ZERO, BELOW = f"set 2 life 3; {EXPLODED}", f"set 2 life 1; {EXPLODED}"


def test_what_the_rescue_brought_is_filled_in(desk: Desk) -> None:
    """The life point, the Dynamite that goes, and the cards of phase 1, before the shot."""
    log = six_after(desk, f"{AT_ZERO}; 2 beer")
    filled = "2 gain 1 for beer | 2 drop dynamite | 2 draw 2 | 2 bang 3"
    assert logged(log, "ben bang cleo") == filled and holding(log, log.length - 1).clean


@pytest.mark.parametrize("before", [AT_ZERO, f"{BELOW}; 2 beer"])
def test_without_it_the_log_is_doubted(desk: Desk, before: str) -> None:
    """Whether he fell, or drank once more, nobody wrote: neither is made up, and he is accused of nothing."""
    verdict = six_after(desk, before).enter("ben bang cleo").judged[-1].verdict
    assert not verdict.reasons and "passed_over" in [doubt.key for doubt in verdict.doubts]


def test_another_rescue_goes_past_nothing(desk: Desk) -> None:
    """With two points too few he needs a second Beer, and a third."""
    log = six_after(desk, f"{BELOW}; 2 beer; 2 gain 1")
    assert log.enter("ben beer").judged[-1].verdict.clean
