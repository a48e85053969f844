"""`hit, saves himself with a beer`, told of one who is not dying: out of turn, and no turn of his that nobody ended."""

from __future__ import annotations

from pathlib import Path

import pytest

from referee.desk.desk import Desk
from tests.notation.spoken import FIVE, meant

SAID = [
    ("en", "anna bang ben, nothing, saves himself with a beer"),
    ("it", "anna bang ben, niente ma si salva con una birra"),
    ("nl", "anna bang ben, niets, redt zich met een bier"),
    ("de", "anna bang ben, nichts, rettet sich mit einem bier"),
]


@pytest.mark.parametrize(("lang", "line"), SAID)
def test_he_drinks_while_anna_plays(tmp_path: Path, lang: str, line: str) -> None:
    """It is told against him, and Anna's turn goes on."""
    desk = Desk(tmp_path / "s.sqlite")
    log = desk.new(FIVE)
    for each in ("anna turn", "draw"):
        log.enter(each)
    outcome = log.enter(line, lang)
    assert log.table.turn.seat == 1
    assert "beer_out_of_turn" in outcome.judged[-1].verdict.keys
    desk.close()


def test_without_the_word_it_may_be_his_turn(tmp_path: Path) -> None:
    """Nobody said that it saves him: what is legal is assumed."""
    assert meant(tmp_path / "s.sqlite", "", "anna bang ben, hit, ben plays a beer")[-1] == "2 beer"
