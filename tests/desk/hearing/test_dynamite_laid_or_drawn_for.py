"""`dynamite 2 of hearts` of whose turn comes next is a draw! where one may have come to him, else he lays it down."""

import pytest

from referee.desk.desk import Desk
from tests.desk.hearing.told import SIX, logged, six_after

OPEN = {
    "after a plain end": "set 1 hand 5; end",
    "after an answered shot": "bang ben; missed; ben missed",
    "after one with an answer lacking": "bang ben",
    "while the turn goes on": "beer",
}
SAID = [
    ("it", "ben dinamite 2 cuori"),
    ("nl", "ben dynamiet harten 2"),
    ("en", "ben dynamite 2 of hearts"),
    ("de", "ben Dynamit Herz 2"),
]
HIS = SIX.replace("turn 1 play", "turn 1 over").replace("life 2/3 hand 3", "life 2/3 hand 3 play dynamite")


@pytest.mark.parametrize("before", OPEN)
@pytest.mark.parametrize(("lang", "line"), SAID)
def test_it_is_laid_where_none_lies(desk: Desk, lang: str, line: str, before: str) -> None:
    """Whatever the turn before left open, no Dynamite can be drawn for."""
    assert logged(six_after(desk, OPEN[before]), line, lang).endswith("2 draw 2 | 2 dynamite/2h")


@pytest.mark.parametrize(("lang", "line"), SAID)
def test_it_is_drawn_for_where_one_comes_to_him(desk: Desk, lang: str, line: str) -> None:
    """It lay before whose turn it was, or still does: then he draws! for it."""
    log = six_after(desk, "ben turn; ben flip dynamite 5d; pass dynamite", HIS)
    assert logged(log, line.replace("ben", "cleo"), lang).endswith("3 flip dynamite 2h")


def test_jail_is_drawn_for(desk: Desk) -> None:
    """A card that lies before whom it was played at is nothing that he lays down himself."""
    assert logged(six_after(desk, "bang ben; missed; ben missed"), "ben jail 2 of hearts").endswith("2 flip jail 2h")
