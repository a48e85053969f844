"""A draw told card by card is one draw: what is told after it joins it, up to as many as were due."""

from __future__ import annotations

import pytest

from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from referee.notation import line_of

FOUR = """
seat 1 "Anna" sheriff willy_the_kid life 5/5 hand 3
seat 2 "Ben" outlaw slab_the_killer life 1/4 hand 3
seat 3 "Cleo" outlaw lucky_duke life 4/4 hand 4
seat 4 "Dirk" renegade jourdonnais life 4/4 hand 4
deck 40
"""


def after(desk: Desk, lines: tuple[str, ...], lang: str = "en") -> TableLog:
    """A table at which the deck is counted, and these lines were typed."""
    log = desk.new(FOUR)
    for line in lines:
        log.enter(line, lang)
    return log


def holding(log: TableLog) -> list[str]:
    """What counts, in the full form, with a sign behind what is held against somebody."""
    rows = [row for row in log.history() if row.now is not None and row.number]
    return [line_of(row.entry, log.book) + ("" if row.now is None or row.now.clean else " !") for row in rows]


SAID = [
    ("en", ("anna draws a card", "anna draws a card")), ("en", ("anna draws 1", "anna draws one more")),
    ("nl", ("anna trekt een kaart", "anna trekt een kaart")), ("it", ("anna pesca una carta", "anna pesca una carta")),
    ("de", ("anna zieht eine karte", "anna zieht eine karte")),
]  # fmt: skip


@pytest.mark.parametrize(("lang", "lines"), SAID)
def test_both_are_phase_one(desk: Desk, lang: str, lines: tuple[str, ...]) -> None:
    """Nothing is held against her once both are told."""
    assert "1 draw 2" in holding(after(desk, ("1 turn", *lines), lang))


def test_the_names_of_two_cards(desk: Desk) -> None:
    """`draws bang`, `draws beer`: the two that were due, and no third one."""
    assert "1 draw 2 with bang beer" in holding(after(desk, ("1 turn", "anna draws bang", "anna draws beer")))


def test_a_reward_of_three(desk: Desk) -> None:
    """One after the other; two of them are still too few."""
    killed = ("1 turn", "1 draw 2", "anna bang ben", "hit", "ben is out, outlaw", "2 discard all")
    one = "anna draws a card"
    two = holding(after(desk, (*killed, one, one)))
    assert two[-1] == "1 draw 2 for reward !"
    assert holding(after(desk, (*killed, one, one, one)))[-1] == "1 draw 3 for reward"


def test_a_third_card_is_one_too_many(desk: Desk) -> None:
    """What was due was drawn: no more joins it."""
    log = after(desk, ("1 turn", "anna draws a card", "anna draws a card"))
    outcome = log.enter("anna draws one more")
    assert not outcome.judged[-1].verdict.clean
