"""A card taken from a hand by who comes next, and may begin his turn so, opens that turn as any draw does."""

from __future__ import annotations

import pytest

from referee.desk.desk import Desk
from tests.desk.hearing.told import logged
from tests.rows import rows

FOUR = """
seat 1 "Anna" sheriff slab_the_killer life 5/5 hand 5
seat 2 "Bram" ? jesse_jones life 3/4 hand 3
seat 3 "Cas" ? vulture_sam life 4/4 hand 4 play barrel
seat 4 "Eva" ? el_gringo life 3/3 hand 3
turn 1 play
deck 40
"""
OPENED = {
    "from a hand, in Dutch": ("nl", "bram pakt een kaart uit de hand van eva", 4),
    "of who has nothing before him": ("nl", "bram pakt een kaart van eva", 4),
    "with the second card": ("nl", "bram pakt een kaart uit de hand van cas en trekt er een", 3),
    "in Italian": ("it", "bram prende una carta dalla mano di eva", 4),
    "in English": ("en", "bram takes a card from eva's hand", 4),
    "in German": ("de", "bram nimmt eine karte aus der hand von eva", 4),
}


@rows("what", OPENED)
def test_it_is_the_draw_of_his_turn(desk: Desk, what: str) -> None:
    """The end and his turn are assumed, and nothing is held against anybody."""
    lang, line, other = OPENED[what]
    log = desk.new(FOUR)
    assert f"2 draw 1 from {other}" in logged(log, line, lang)
    assert log.table.turn.seat == 2
    assert not [verdict for verdict in map(log.verdict, range(log.length)) if verdict and not verdict.clean]


@pytest.mark.parametrize("line", ["cas takes a card from eva's hand", "eva takes a card from cas's hand"])
def test_who_may_not_draw_so_takes_what_is_not_his(desk: Desk, line: str) -> None:
    """Who has no such ability, or whose turn does not come next, opens nothing: it stays an offence."""
    log = desk.new(FOUR)
    assert log.enter(line).judged[-1].verdict.keys == ("not_entitled",)
