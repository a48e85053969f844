"""Of Jesse Jones' two cards people say which is from where, in one line or in two."""

from __future__ import annotations

from referee.desk.desk import Desk
from referee.notation import line_of
from tests.rows import rows

FIVE = """
seat 1 Ann sheriff bart_cassidy
seat 2 Tom ? jesse_jones
seat 3 Marcus ? kit_carlson
seat 4 Dan ? slab_the_killer
seat 5 Eva ? sid_ketchum
"""
FIRST = ["2 draw 1 from 3"]
BOTH = [*FIRST, "2 draw 1"]
SAID = [
    ("en", "tom takes the first card from marcus's hand, the second from the deck", BOTH),
    ("en", "tom draws a card from marcus's hand and a card from the deck", BOTH),
    ("en", "tom takes one from marcus", FIRST),
    ("en", "tom draws his first card from marcus's hand", FIRST),
    ("nl", "tom neemt de eerste kaart uit de hand van marcus, de tweede van de stapel", BOTH),
    ("nl", "tom trekt een kaart uit de hand van marcus en een kaart van de stapel", BOTH),
    ("nl", "tom pakt er een van marcus", FIRST),
    ("it", "tom prende la prima carta dalla mano di marcus, la seconda dal mazzo", BOTH),
    ("it", "tom pesca una carta dalla mano di marcus e una carta dal mazzo", BOTH),
    ("it", "tom ne prende una da marcus", FIRST),
    ("de", "tom nimmt die erste Karte aus der Hand von marcus, die zweite vom Stapel", BOTH),
    ("de", "tom zieht eine Karte aus der Hand von marcus und eine Karte vom Stapel", BOTH),
    ("de", "tom nimmt eine von marcus", FIRST),
]


@rows(("lang", "line", "means"), SAID)
def test_it_is_read(desk: Desk, lang: str, line: str, means: list[str]) -> None:
    """His turn begins with it, and nothing speaks against it."""
    log = desk.new(FIVE)
    for each in ("ann draw", "set 1 hand 2", "ann end"):
        log.enter(each)
    judged = [each for each in log.enter(line, lang).judged if getattr(each.entry, "by", 0) == 2]
    assert [line_of(each.entry, log.book) for each in judged] == ["2 turn", *means]
    assert all(each.verdict.clean for each in judged)
