"""A turn that nobody wrote is put in line by line, before the entry that follows it or a part of what was put in."""

from __future__ import annotations

import pytest

from referee.core.nouns.entries import Inserted, Played, Retracted, TurnBegan, TurnEnded
from referee.desk.desk import Desk
from tests.desk.hearing.told import holding, six_after

FORGOTTEN = "end; cleo draw 2; bang dirk; missed; end"
SAID = {
    "en": ("insert 2 ben turn", "insert 2 ben mustang", "insert 2 ben bang anna, hit", "insert 2 ben ends"),
    "nl": ("invoegen 2 ben is aan de beurt", "invoegen 2 ben legt mustang", "vergeten: ben schiet op anna, raak",
           "invoegen 2 ben klaar"),
    "it": ("inserire 2 turno di ben", "inserire 2 ben cala mustang", "inserire 2 ben bang anna, colpito",
           "inserire 2 ben fine"),
    "de": ("einfügen 2 ben ist dran", "einfügen 2 ben legt mustang", "einfügen 2 ben bang anna, getroffen",
           "einfügen 2 ben Ende"),
}  # fmt: skip


@pytest.mark.parametrize("lang", SAID)
def test_each_line_joins_those_before_it(desk: Desk, lang: str) -> None:
    """It lands in the turn that was put in; the draw behind it is never held against anybody."""
    log = six_after(desk, FORGOTTEN)
    for line in SAID[lang]:
        told = log.enter(line, lang).judged
        assert all(each.verdict.word != "illegal" for each in told)
        assert holding(log, 2).clean
        played = [each for each in told if isinstance(each.entry, Played | TurnEnded)]
        assert {each.before.turn.seat for each in played} <= {2}
    assert log.table.seat(2).figures[0].in_play[-1].kind == "mustang"
    assert log.table.seat(1).life == 4


def test_a_part_is_named_with_its_number(desk: Desk) -> None:
    """Before the turn that was assumed to follow, which has the number 10."""
    told = six_after(desk, f"{FORGOTTEN}; insert 2 ben turn").enter("insert 10 ben mustang").judged
    assert isinstance(told[0].entry, Inserted)
    assert told[0].entry.entry == 2
    assert [each.entry for each in told if isinstance(each.entry, Retracted)] == [Retracted(6)]


def test_said_twice_it_is_logged_once(desk: Desk) -> None:
    """As anywhere else."""
    log = six_after(desk, f"{FORGOTTEN}; insert 2 ben turn; insert 2 ben mustang")
    assert log.enter("insert 2 ben mustang").already


def test_a_mark_of_more_than_was_put_in_is_joined_by_nothing(desk: Desk) -> None:
    """`insert 1 assumed 5`, and a line before the same entry: it is put in, or refused."""
    log = six_after(desk, "mustang; insert 1 assumed 5")
    assert log.enter("insert 1 note coffee").judged


def test_what_was_assumed_to_end_the_turn_stays_behind(desk: Desk) -> None:
    """Each line is of Ben's turn, which was assumed too and still goes on; what is taken back goes whole."""
    log = six_after(desk, "end; cleo turn; draw")
    number = next(n for n, each in enumerate(log.entries) if isinstance(each, TurnBegan) and each.by == 3)
    lines = [f"insert {number} ben {card}" for card in ("mustang", "barrel", "volcanic", "jail dirk")]
    laid = []
    for line in lines:
        assert all(each.verdict.word == "legal" for each in log.enter(line).judged)
        laid.append(log.table.seat(2).figures[0].in_play)
    for before in laid[-2::-1]:
        log.enter("back")
        assert log.table.seat(2).figures[0].in_play == before
