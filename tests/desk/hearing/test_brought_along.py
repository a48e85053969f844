"""A correction takes along what the line brought that it corrects."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from tests.desk.conftest import FOUR


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """An empty desk whose clock goes on, so that no two lines are logged at one moment."""
    desk = Desk(tmp_path / "store.sqlite", clock=map("2026-11-21T20:{:02}:00+00:00".format, count()).__next__)
    yield desk
    desk.close()


@pytest.fixture
def log(desk: Desk) -> TableLog:
    """Dario is Sid Ketchum with two life points less, Bruno has two cards before him, and Anna has drawn."""
    log = desk.new(
        FOUR.replace("suzy_lafayette", "sid_ketchum life 2/4").replace("jourdonnais", "jourdonnais play barrel scope")
    )
    log.enter("")
    return log


def _not_clean(log: TableLog) -> list[tuple[str, ...]]:
    held = map(log.verdict, range(log.length))
    return [verdict.keys for verdict in held if verdict is not None and not verdict.clean]


@pytest.mark.parametrize("named", [0, 1])
def test_the_life_point_of_the_line_goes_with_its_cards(log: TableLog, named: int) -> None:
    """Two cards for a life point, of which one was another: one life point came back, not two."""
    first = log.length
    log.enter("dario sid duel/qd beer")
    log.enter(f"correct {first + named} dario sid duel/qd duel/js")
    assert log.table.seat(4).life == 3 and log.table.seat(4).hand.exact == 2 and not _not_clean(log)


def test_a_single_card_brings_no_life_point(log: TableLog) -> None:
    """One card too few is an offence; the life point is logged once the other is said."""
    first = log.length
    log.enter("dario sid duel/qd")
    assert log.table.seat(4).life == 2 and _not_clean(log) == [("wrong_amount",)]
    log.enter(f"correct {first} dario sid duel/qd duel/js")
    assert log.table.seat(4).life == 3 and not _not_clean(log)


@pytest.mark.parametrize(
    ("before", "line", "named", "right"),
    [
        ([], "cat_balou bruno barrel", 0, "anna cat_balou bruno scope"),
        ([], "cat_balou bruno barrel", 1, "anna cat_balou bruno scope"),
        ([], "cat_balou bruno barrel", 1, "anna cat_balou bruno hand with beer"),
        (["bang bruno"], "bruno hit", 0, "bruno missed"),
    ],
)
def test_all_of_the_line_is_replaced(log: TableLog, before: list[str], line: str, named: int, right: str) -> None:
    """Whichever of its entries is named, and with nothing left that followed from what did not happen."""
    for each in before:
        log.enter(each)
    first = log.length
    log.enter(line)
    log.enter(f"correct {first + named} {right}")
    assert not _not_clean(log) and log.table.seat(2).life == 4
    assert len([each for each in log.history() if each.number >= first and each.now is not None]) <= 4


def test_a_part_alone_may_be_put_right(log: TableLog) -> None:
    """What was tossed is another card, and the Cat Balou stays as it is."""
    first = log.length
    log.enter("cat_balou bruno barrel")
    log.enter(f"correct {first + 1} 1 toss 2 scope")
    assert not _not_clean(log) and log.verdict(first) is not None
    assert [card.kind for card in log.table.seat(2).in_play] == ["barrel"]
