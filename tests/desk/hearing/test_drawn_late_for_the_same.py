"""A draw! told after others have answered the same card goes before the answer of whom it is for."""

from __future__ import annotations

import pytest

from referee.core.nouns.entries import Flipped, Inserted
from referee.desk.desk import Desk
from referee.errors import BadLine
from tests.desk.hearing.told import SIX, six_after

BARREL = SIX.replace("calamity_janet life 3/4 hand 5", "calamity_janet life 3/4 hand 5 play barrel")


def test_it_goes_before_his_answer(desk: Desk) -> None:
    """While the card goes round still, nothing else can be meant."""
    log = six_after(desk, "gatling; ben hit; cleo hit; dirk missed; eva hit", BARREL)
    judged = log.enter("dirk barrel 2c").judged
    assert isinstance(judged[0].entry, Inserted) and isinstance(judged[-1].entry, Flipped)


def test_against_another_card_the_name_is_in_doubt(desk: Desk) -> None:
    """Who was never asked is not told to have been."""
    with pytest.raises(BadLine, match="drawn_by_another"):
        six_after(desk, "bang ben", BARREL).enter("dirk barrel 2c")
