"""What was put in late has a number in the history: it is put right by that number."""

from __future__ import annotations

import pytest

from referee.desk.desk import Desk
from referee.errors import BadLine
from tests.desk.hearing.told import logged, six_after

PUT_IN = "bang ben; missed; end; ben turn; ben draw 2; insert 2 anna schofield"


def test_what_was_put_in_is_put_in_anew(desk: Desk) -> None:
    """The insertion is taken back, and made again with the other card."""
    assert logged(six_after(desk, PUT_IN), "correct 7 anna barrel") == "1 barrel | retract 6"


def test_it_may_be_put_right_twice(desk: Desk) -> None:
    """The new part has a number of its own."""
    log = six_after(desk, f"{PUT_IN}; correct 7 anna barrel")
    assert logged(log, "correct 9 anna mustang") == "1 mustang | retract 8"


def test_what_counts_no_more_is_not(desk: Desk) -> None:
    """A part of an insertion that was taken back stands nowhere."""
    log = six_after(desk, f"{PUT_IN}; correct 7 anna barrel")
    with pytest.raises(BadLine, match="not_about_the_table"):
        log.enter("correct 7 anna mustang")
