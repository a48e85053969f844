"""Black Jack's cards told as one number with the card that he shows among them: two, the one shown, and the third."""

import pytest

from referee.desk.desk import Desk
from tests.desk.hearing.told import holding, logged, six_after
from tests.rows import rows

JACK = "set 2 character black_jack; set 1 hand 5; end"
RED = "2 draw 2 | 2 show 6h | 2 draw 1 for black_jack"
SAID = [
    ("it", "ben pesca 3, mostra 6 cuori"),
    ("it", "ben pesca tre carte e mostra 6 di cuori"),
    ("it", "ben pesca 3 con 6 cuori"),
    ("it", "ben pesca 3; ben mostra 6 cuori; ben pesca la terza"),
    ("nl", "ben pakt 3, toont harten 6"),
    ("nl", "ben pakt 3 kaarten en toont harten 6"),
    ("nl", "ben pakt 3 met harten 6"),
    ("en", "ben draws 3, shows 6 of hearts"),
    ("en", "ben draws three cards and shows the 6 of hearts"),
    ("en", "ben draw 3 with 6h"),
    ("de", "ben zieht 3, zeigt Herz 6"),
    ("de", "ben zieht 3 Karten und zeigt Herz 6"),
    ("de", "ben zieht 3 mit Herz 6"),
]


@rows(("lang", "line"), SAID)
def test_the_third_is_what_the_one_shown_brings(desk: Desk, lang: str, line: str) -> None:
    """It is told of nobody that he drew too many, and no further card is due."""
    log = six_after(desk, JACK)
    assert logged(log, line, lang).endswith(RED)
    assert holding(log, log.length - 1).clean and not [owed for owed in log.table.owed() if owed.must]


def test_a_play_goes_on_behind_it(desk: Desk) -> None:
    """What stands behind the card that is shown is read after the third."""
    line = "ben draws 3, shows 6 of hearts, plays a mustang"
    assert logged(six_after(desk, JACK), line).endswith(f"{RED} | 2 mustang")


@pytest.mark.parametrize("line", ["ben draws 3, shows 6 of spades", "ben draws 4, shows 6 of hearts"])
def test_more_than_it_brings_is_too_many(desk: Desk, line: str) -> None:
    """A black card brings none, and a red one but one."""
    told = six_after(desk, JACK).enter(line)
    assert "wrong_draw_count" in [key for each in told.judged for key in each.verdict.keys]


def test_who_shows_nothing_draws_two(desk: Desk) -> None:
    """Of anybody else three are one too many."""
    told = six_after(desk, JACK.replace("set 2", "set 6")).enter("ben draws 3")
    assert "wrong_draw_count" in [key for each in told.judged for key in each.verdict.keys]


@pytest.mark.parametrize(
    "before", ["ben draws 3", "ben draws 2; ben draws 1", "ben draws 2; ben draws 1 for black jack"]
)
def test_shown_too_late(desk: Desk, before: str) -> None:
    """A third card with nothing shown is doubted, held against nobody, and in order once it is told what he showed."""
    log = six_after(desk, f"{JACK}; {before}")
    told = holding(log, log.length - 1)
    assert not told.reasons and [each.key for each in told.doubts] == ["step_skipped"]
    assert logged(log, "shows 6h") == "2 show 6h"
    assert not [owed for owed in log.table.owed() if owed.must]
