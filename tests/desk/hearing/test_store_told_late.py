"""Cards of a General Store that are named only after the turn was ended, in whatever state it was left."""

from __future__ import annotations

import pytest

from referee.core.nouns.entries import Picked, Played, TurnBegan
from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from tests.rows import rows

FOUR = """
seat 1 "Anna" sheriff bart_cassidy
seat 2 "Enzo" outlaw jourdonnais
seat 3 "Carla" outlaw el_gringo
seat 4 "Dario" renegade suzy_lafayette
"""
PICKS = ["Anna prende un mancato", "Enzo prende una birra", "Carla prende bang", "Dario prende birra"]


def ended(desk: Desk, *before: str) -> TableLog:
    """A table at which Anna played a store and ended her turn."""
    log = desk.new(FOUR)
    for line in ("anna turn", "draw", "set 1 hand 3", "general store", *before, "anna end"):
        log.enter(line)
    return log


def picked(log: TableLog) -> list[tuple[int, str]]:
    """Who took what, in the order in which it counts."""
    counting = (log.entry(number) for number in range(log.length) if log.verdict(number) is not None)
    return sorted((each.by, each.card.kind) for each in counting if isinstance(each, Picked))


ALL = [(1, "missed"), (2, "beer"), (3, "bang"), (4, "beer")]


@rows(
    ("before", "order"),
    [
        ((), (0, 1, 2, 3)),
        ((), (1, 0, 3, 2)),
        (("turnup 4",), (1, 0, 3, 2)),
        (("turnup 4", "anna takes missed"), (1, 3, 2)),
    ],
)
def test_each_choice_is_put_in(desk: Desk, before: tuple[str, ...], order: tuple[int, ...]) -> None:
    """Nobody's turn begins, nobody plays what he chose, and whatever was assumed gives way to what is told."""
    log = ended(desk, *before)
    for number in order:
        log.enter(PICKS[number], "it")
    counting = [log.entry(number) for number in range(log.length) if log.verdict(number) is not None]
    assert picked(log) == ALL
    assert [type(each) for each in counting if isinstance(each, Played | TurnBegan)] == [TurnBegan, Played]
    assert all(verdict.clean for number in range(log.length) if (verdict := log.verdict(number)) is not None)


@pytest.mark.parametrize("before", [(), ("turnup 4",)])
def test_all_on_one_line(desk: Desk, before: tuple[str, ...]) -> None:
    """Told together they are put in together."""
    log = ended(desk, *before)
    log.enter("Anna prende un mancato, Enzo una birra, Carla bang, Dario birra", "it")
    assert picked(log) == ALL


def test_a_beer_in_his_own_turn_is_one(desk: Desk) -> None:
    """Who takes a beer once all have chosen drinks it."""
    log = ended(desk, "turnup 4", "anna takes missed; enzo takes bang; carla takes bang; dario takes beer")
    for line in ("set 2 life 1", "enzo turn", "enzo draw", "Enzo prende una birra"):
        log.enter(line, "it")
    assert isinstance(log.entry(log.length - 1), Played)
