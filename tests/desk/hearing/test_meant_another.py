"""Of whom the line logged last was meant is put right by naming him: `no, at eva`, `no, it is eva's turn`."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from referee.desk.desk import Desk
from referee.errors import BadLine
from tests.desk.hearing.told import as_lines, six_after

DEAD = """
seat 1 "Anna" sheriff lucky_duke life 5/5 hand 4
seat 2 "Ben" outlaw el_gringo life 3/3 hand 3
seat 3 "Cleo" deputy sid_ketchum life 4/4 hand 4
seat 4 "Dirk" outlaw pedro_ramirez out
seat 5 "Eva" renegade jourdonnais life 4/4 hand 4
seat 6 "Otto" outlaw vulture_sam life 4/4 hand 4
turn 3 play
deck 40
"""
OVER = "end; 4 turn"


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """An empty desk whose clock goes on, so that no two lines are logged at one moment."""
    desk = Desk(tmp_path / "store.sqlite", clock=map("2026-11-21T20:{:02}:00+00:00".format, count()).__next__)
    yield desk
    desk.close()


MEANT = {
    "whose turn it is": (OVER, "no, tocca a eva", "it", "5 turn"),
    "the same with a possessive": (OVER, "no, eva's turn", "en", "5 turn"),
    "the same in Dutch": (OVER, "nee, eva is aan de beurt", "nl", "5 turn"),
    "the same in German": (OVER, "nein, Eva ist dran", "de", "5 turn"),
    "the name alone": (OVER, "no, eva", "en", "5 turn"),
    "whose turn it is, after turns that were assumed": ("end; 1 turn", "no, tocca a eva", "it", "5 turn"),
    "whose turn it is, though nobody ended the last": ("1 turn", "no, tocca a eva", "it", "3 end | 5 turn"),
    "whom a Jail was put before": ("jail anna", "no, a eva", "it", "3 jail 5"),
    "whom one was put before, in German": ("jail ben", "nein, Eva", "de", "3 jail 5"),
    "whom a card was taken of": ("cat ben hand", "i meant otto", "en", "3 cat_balou 6 | 3 toss 6 hand"),
}  # fmt: skip


@pytest.mark.parametrize("what", MEANT)
def test_it_is_corrected(desk: Desk, what: str) -> None:
    """What stands in the place of the last line is the same of whoever was meant, and nothing was answered."""
    before, line, lang, means = MEANT[what]
    log = six_after(desk, before, DEAD)
    told = [each.entry for each in log.enter(line, lang).judged]
    assert as_lines(log, told).endswith(means)
    assert not [verdict for verdict in map(log.verdict, range(log.length)) if verdict and verdict.reasons]


def test_a_turn_of_one_who_is_out_is_a_slip(desk: Desk) -> None:
    """Nobody gives him one, and what is told in it is no offence of his."""
    log = six_after(desk, OVER, DEAD)
    verdicts = [log.verdict(log.length - 1), log.enter("draw 2").judged[-1].verdict]
    assert [(verdict.word, verdict.keys) for verdict in verdicts if verdict] == [("doubt", ("player_out",))] * 2


def test_what_was_answered_is_not_aimed_anew(desk: Desk) -> None:
    """Ben was hit: that line is aimed at nobody."""
    log = six_after(desk, "bang ben; ben hit", DEAD)
    with pytest.raises(BadLine):
        log.enter("no, eva")
