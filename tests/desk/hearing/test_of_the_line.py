"""Behind a line of several things `no` puts right the one that it is like, and nothing else of the line is lost."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from referee.desk.desk import Desk
from referee.errors import BadLine
from tests.desk.hearing.told import logged, six_after
from tests.notation.spoken import FIVE
from tests.rows import rows

BEGUN = "anna turn; draw"


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """An empty desk whose clock goes on, so that no two lines are logged at one moment."""
    desk = Desk(tmp_path / "store.sqlite", clock=map("2026-11-21T20:{:02}:00+00:00".format, count()).__next__)
    yield desk
    desk.close()


SHOT = "anna remington, bang ben"
ENDED = "anna end, ben draws 2, schofield, bang anna"
DONE = "bang eva, eva missed, eva done"
SAID = {
    "at whom the last play was": ("en", SHOT, "no, at cleo", "1 bang 3"),
    "at whom, in Dutch": ("nl", SHOT, "nee, op cleo", "1 bang 3"),
    "at whom, in Italian": ("it", SHOT, "no, a cleo", "1 bang 3"),
    "at whom, in German": ("de", SHOT, "nein, Cleo", "1 bang 3"),
    "in the turn that the line began": ("nl", ENDED, "nee cleo", "2 bang 3"),
    "even where it was no lawful play then": ("en", ENDED, "no, at dirk", "2 bang 4"),
    "whose end it was": ("en", DONE, "no, anna done", "1 end"),
    "whose end it was, in Dutch": ("nl", DONE, "nee, anna klaar", "1 end"),
    "whose end it was, in Italian": ("it", DONE, "no, anna fine", "1 end"),
    "whose end it was, in German": ("de", DONE, "nein, anna fertig", "1 end"),
    "the same as a correction": ("nl", DONE, "verbeter anna klaar", "1 end"),
    "how many were drawn": ("en", "anna end, ben draws 3", "no, ben draws 2", "2 draw 2"),
    "how many, in Dutch": ("nl", "anna end, ben draws 3", "nee, 2", "2 draw 2"),
    "how many, in words": ("it", "anna end, ben draws 3", "no, due carte", "2 draw 2"),
    "how many, in German": ("de", "anna end, ben draws 3", "nein, 2 Karten", "2 draw 2"),
    "what was answered": ("en", "gatling, ben bang", "no, ben is hit", "2 no | 2 lose 1 by 1 to gatling"),
    "what was answered, by nobody named": ("nl", "gatling, ben bang", "nee, raak", "2 no | 2 lose 1 by 1 to gatling"),
}  # fmt: skip


@rows("what", SAID)
def test_one_thing_is_put_right(desk: Desk, what: str) -> None:
    """Every other entry of the line counts as before."""
    lang, before, line, means = SAID[what]
    log = six_after(desk, f"{BEGUN}; {before}", FIVE)
    counting = [number for number in range(log.length) if log.verdict(number)]
    assert logged(log, line, lang) == means
    assert len([number for number in counting if log.verdict(number) is None]) == 1


def test_a_number_is_a_seat_where_the_draw_was_right(desk: Desk) -> None:
    """Who types numbers of seats says `no, 3` of whom he meant."""
    log = six_after(desk, f"{BEGUN}; cat ben hand", FIVE)
    assert logged(log, "no, 3").endswith("1 cat_balou 3 | 1 toss 3 hand")


@rows(("lang", "line"), [("en", "no, at ben. missed"), ("nl", "nee, op ben, mis"),
                                            ("it", "no, a ben; mancato"), ("de", "nein, Ben, Fehlschuss")])  # fmt: skip
def test_what_came_of_it_may_be_told_behind_it(desk: Desk, lang: str, line: str) -> None:
    """Whoever was meant has answered."""
    log = six_after(desk, f"{BEGUN}; bang eva", FIVE)
    assert logged(log, line, lang) == "1 bang 2 | 2 answer missed"


@pytest.mark.parametrize(("lang", "line"), [("nl", "nee, eva gatling"), ("it", "no, eva gatling")])
def test_nobody_gives_nothing_where_nothing_is_asked(desk: Desk, lang: str, line: str) -> None:
    """It is not offered that somebody did."""
    with pytest.raises(BadLine) as refused:
        six_after(desk, f"{BEGUN}; anna end", FIVE).enter(line, lang)
    assert "choices" not in refused.value.about
