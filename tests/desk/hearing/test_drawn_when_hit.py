"""`bang anna, who draws a card`, of Bart Cassidy: he was hit, which nobody told, and draws for that."""

from __future__ import annotations

from pathlib import Path

import pytest

from referee.desk.desk import Desk
from referee.notation import line_of
from tests.notation.spoken import FIVE

BART = FIVE.replace("bart_cassidy", "?").replace("lucky_duke", "?").replace("el_gringo", "bart_cassidy")


SAID = [
    ("nl", "anna schiet op ben, die pakt een kaart"),
    ("nl", "anna schiet op ben, ben trekt een kaart"),
    ("it", "anna spara a ben, che pesca una carta"),
    ("en", "anna shoots ben, who draws a card"),
    ("de", "anna schießt auf ben, der zieht eine karte"),
]


def judged(store: Path, position: str, lang: str, line: str) -> list[tuple[str, str]]:
    """What the line is logged as where Anna has drawn, and how each entry is judged."""
    desk = Desk(store)
    log = desk.new(position)
    for each in ("anna turn", "draw"):
        log.enter(each)
    found = [(line_of(each.entry, log.book), each.verdict.word) for each in log.enter(line, lang).judged]
    desk.close()
    return found


@pytest.mark.parametrize(("lang", "line"), SAID)
def test_who_draws_for_a_hit_was_hit(tmp_path: Path, lang: str, line: str) -> None:
    """The hit is assumed, as where the card is told in a line of its own."""
    said = ["1 bang 2", "assumed 2", "2 no", "2 lose 1 by 1 to bang", "2 draw 1 for bart_cassidy"]
    assert judged(tmp_path / "s.sqlite", BART, lang, line) == [(each, "legal") for each in said]


@pytest.mark.parametrize(("lang", "line"), SAID)
def test_of_anybody_else_it_is_a_card_too_many(tmp_path: Path, lang: str, line: str) -> None:
    """No hit gives Rose Doolan a card."""
    rose = FIVE.replace("el_gringo", "rose_doolan")
    assert judged(tmp_path / "s.sqlite", rose, lang, line) == [("1 bang 2", "legal"), ("2 draw 1", "illegal")]
