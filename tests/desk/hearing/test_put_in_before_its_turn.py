"""An event told before the first entry of a turn that had begun by then: it is turned up before that turn begins."""

from __future__ import annotations

from referee.core.nouns.entries import Inserted, TurnBegan
from referee.desk.desk import Desk
from tests.rows import rows

GAME = """
sets base events high_noon
seat 1 "Anna" sheriff willy_the_kid
seat 2 "Ben" outlaw jourdonnais
seat 3 "Cleo" outlaw rose_doolan
seat 4 "Dirk" renegade suzy_lafayette
"""
PLAYED = "anna draw 2; anna end; ben draw 2; ben end; cleo draw 2; cleo end; dirk draw 2; dirk end; anna draw 2"
SAID = {
    "nl": "insert {} gebeurtenis dorst",
    "it": "inserisci {} evento sete",
    "en": "insert {} event thirst",
    "de": "einfügen {} ereignis durst",
}


@rows("lang", SAID)
def test_it_goes_before_the_turn(desk: Desk, lang: str) -> None:
    """Before the draw the number names nothing that an event is due before."""
    log = desk.new(GAME)
    for each in PLAYED.split("; "):
        log.enter(each)
    began = max(number for number in range(log.length) if isinstance(log.entry(number), TurnBegan))
    judged = log.enter(SAID[lang].format(began + 1), lang).judged
    assert judged[0].entry == Inserted(began, 1)
    assert all(each.verdict.clean for each in judged)
