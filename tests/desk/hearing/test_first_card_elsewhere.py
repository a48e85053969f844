"""The first card of a turn that came from a hand or the discards, and that nobody typed, is what the log lacks."""

from __future__ import annotations

import pytest

from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from referee.notation import line_of
from tests.desk.conftest import FOUR

FROM = {"jesse_jones": "anna draw from bruno", "pedro_ramirez": "anna draw from discards"}


@pytest.fixture(params=FROM)
def log(request: pytest.FixtureRequest, desk: Desk) -> TableLog:
    """A table at which Anna may take her first card from elsewhere, and has discards to take it from."""
    return desk.new(FOUR.replace("bart_cassidy", f"{request.param} hand 5").strip() + "\ndiscards ? beer")


def _words(log: TableLog) -> list[str]:
    held = map(log.verdict, range(log.length))
    return [verdict.word for verdict in held if verdict is not None and verdict.word != "legal"]


def test_one_card_drawn_is_no_offence(log: TableLog) -> None:
    """That she drew one from the deck says nothing of the other; what she does next passes over it."""
    for line in ("anna draw 1", "mustang", "discard 1", "end"):
        log.enter(line)
    assert _words(log) == ["doubt"]


@pytest.mark.parametrize("late", [False, True])
def test_typed_after_the_other_it_came_first(log: TableLog, late: bool) -> None:
    """It is put in before the card of the deck, and nothing is in doubt."""
    character = log.table.seat(1).character
    for line in ("anna draw 1", *(["mustang"] if late else []), FROM[character]):
        log.enter(line)
    assert not _words(log) and log.table.seat(1).hand.exact == 7 - late


def test_enter_draws_the_other_from_the_deck(log: TableLog) -> None:
    """Nothing else is left to be chosen once the first came from there."""
    log.enter("anna draw 1")
    assert [line_of(each.entry, log.book) for each in log.enter("").judged] == ["1 draw 1"]


def test_who_may_not_is_judged(desk: Desk) -> None:
    """Whose cards all come from the deck draws too few."""
    log = desk.new(FOUR)
    log.enter("anna draw 1")
    assert _words(log) == ["illegal"]
