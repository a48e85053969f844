"""Taking back a play takes back what its line logged with it, and what was assumed for it: no offence comes of it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from tests.desk.hearing.told import SIX, six_after
from tests.rows import rows

SUZY = SIX.replace("sid_ketchum life 3/4 hand 4", "suzy_lafayette life 3/4 hand 1")


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """An empty desk whose clock goes on, so that no two lines are logged at one moment."""
    desk = Desk(tmp_path / "store.sqlite", clock=map("2026-11-21T20:{:02}:00+00:00".format, count()).__next__)
    yield desk
    desk.close()


def _hands(log: TableLog) -> list[int | None]:
    return [seat.hand.exact for seat in log.table.seats]


@pytest.mark.parametrize(("line", "lang"), [("panico ben dalla mano", "it"), ("cat balou ben hand", "en")])
def test_the_card_that_was_taken_goes_with_it(desk: Desk, line: str, lang: str) -> None:
    """The hands are as they were, and `redo` brings both again."""
    log = six_after(desk, "")
    before = _hands(log)
    log.enter(line, lang)
    then = _hands(log)
    log.enter("retract 1")
    assert _hands(log) == before and log.verdict(1) is log.verdict(2) is None
    log.enter("redo")
    assert _hands(log) == then


def test_what_was_assumed_for_it_goes_too(desk: Desk) -> None:
    """Suzy drew nothing, since her last card is in her hand; nothing is told to be wrong that was not before."""
    log = six_after(desk, "cat balou eva hand; mustang", SUZY)
    assert log.table.seat(5).hand.exact == 1
    log.enter("retract 1")
    assert log.table.seat(5).hand.exact == 1
    assert all(verdict.clean for verdict in map(log.verdict, range(log.length)) if verdict)
    assert [number for number in range(log.length) if log.verdict(number) is not None][1:] == [5]


def test_what_follows_is_taken_back_alone(desk: Desk) -> None:
    """Which card was taken is another question than that one was."""
    log = six_after(desk, "panic ben hand")
    log.enter("retract 2")
    assert log.verdict(1) is not None and log.verdict(2) is None


LATER = {
    "indians": ("indians", "ben bang", "cleo hit"),
    "gatling": ("gatling", "ben missed", "cleo hit", "dirk missed"),
    "store": ("general store", "turnup 6 with bang beer missed duel bang bang", "anna beer", "ben bang"),
    "bang": ("bang ben", "ben hit"),
    "panic": ("panic ben", "take ben hand"),
}
"""A card, and what later lines say of it."""


@rows(("card", "back"), [*((card, "retract 1") for card in LATER), ("indians", "take the indians back")])
def test_what_later_lines_say_of_it_goes_too(desk: Desk, card: str, back: str) -> None:
    """Nobody answered a card that was not played, nor took one of it; `redo` brings all of it again."""
    played, *said = LATER[card]
    log = six_after(desk, "")
    before = log.table
    for line in (played, "note seen by all", *said):
        log.enter(line)
    then = log.table
    log.enter(back)
    assert (log.table.seats, log.table.discards, log.table.open) == (before.seats, before.discards, before.open)
    assert [n for n in range(1, log.length) if log.verdict(n) is not None] == [2]
    log.enter("redo")
    assert log.table == then


def test_what_is_of_another_play_stays(desk: Desk) -> None:
    """The second card and its answer were played all the same."""
    log = six_after(desk, "")
    for line in ("bang ben", "ben missed", "duel cleo", "cleo bang", "anna nothing"):
        log.enter(line)
    log.enter("retract 1")
    assert [log.verdict(number) is None for number in (1, 2, 3, 4, 5)] == [True, True, False, False, False]
