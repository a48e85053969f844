"""What of a line was read before it stopped is told in the words of the line, and never in others."""

from __future__ import annotations

import pytest

from referee.desk.desk import Desk
from referee.errors import BadLine
from tests.desk.hearing.told import SIX, six_after


def test_a_correction_made_of_it_is_not_shown(desk: Desk) -> None:
    """Whoever typed `can't` did not type `correct 7 can't`."""
    log = six_after(desk, "jail ben", SIX)
    with pytest.raises(BadLine) as refused:
        log.enter("can't, sheriff. jails dirk instead")
    assert "correct" not in str(refused.value.about.get("read", ""))
