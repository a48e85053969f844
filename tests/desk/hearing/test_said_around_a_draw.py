"""What a referee says around a draw!, a store and an answer: each line means the one thing it can mean there."""

from __future__ import annotations

import pytest

from referee.desk.desk import Desk
from referee.notation import line_of
from tests.rows import rows

FOUR = """
seat 1 Ann sheriff bart_cassidy hand 4 life 5
seat 2 Bob outlaw jourdonnais hand 4 life 4
seat 3 Cleo ? el_gringo hand 3 life 3
seat 4 Dan ? sid_ketchum hand 4 life 4
turn 1 play
"""
JAILED = ["set 2 play jail", "ann end"]
DRAWN = [*JAILED, "bob flip jail 7h"]
LIT = ["set 2 play dynamite", "ann end"]
FREE, DROP = ["2 flip jail ah"], ["2 drop jail"]
SAFE = ["2 flip dynamite 3d"]
STAYS = ["2 flip jail 6s"]
BACK = ["2 drop jail", "2 draw 2"]
NONE, HIT = ["2 no"], ["2 no", "2 lose 1 by 1 to gatling"]
STORE = ["1 general_store", "1 turnup 4 with beer missed bang jail"]
SAID = [
    ("en", DRAWN, "bob is free", DROP),
    ("nl", DRAWN, "bob is vrij", DROP),
    ("it", DRAWN, "bob è libero", DROP),
    ("de", DRAWN, "bob ist frei", DROP),
    ("en", DRAWN, "she's free and draws two", BACK),
    ("nl", DRAWN, "ze is vrij en trekt er twee", BACK),
    ("it", DRAWN, "lei è libera e pesca due carte", BACK),
    ("de", DRAWN, "sie ist frei und zieht zwei", BACK),
    ("en", JAILED, "bob draws AH for the jail and is free", FREE),
    ("en", JAILED, "bob draws 6S, stays in jail", STAYS),
    ("nl", JAILED, "bob trekt schoppen 6, blijft zitten", STAYS),
    ("it", JAILED, "bob pesca 6 di picche, resta in prigione", STAYS),
    ("de", JAILED, "bob zieht Pik 6, bleibt im Gefängnis", STAYS),
    ("en", LIT, "bob flips 3D for the dynamite, nothing happens", SAFE),
    ("nl", LIT, "bob draait ruiten 3 voor het dynamiet, er gebeurt niets", SAFE),
    ("it", LIT, "bob estrae 3 di quadri per la dinamite, non succede niente", SAFE),
    ("de", LIT, "bob deckt Karo 3 für das Dynamit auf, nichts passiert", SAFE),
    ("en", ["gatling"], "bob can't", NONE),
    ("en", ["gatling"], "bob cannot", NONE),
    ("nl", ["gatling"], "bob kan niet", NONE),
    ("it", ["gatling"], "bob non può", NONE),
    ("de", ["gatling"], "bob kann nicht", NONE),
    ("en", ["gatling"], "bob no missed", HIT),
    ("nl", ["gatling"], "bob geen mis", HIT),
    ("it", ["gatling"], "bob nessun mancato", HIT),
    ("de", ["gatling"], "bob kein Fehlschuss", HIT),
    ("en", ["gatling"], "no, missed", ["2 no", "3 answer missed"]),
    ("en", [], "general store: beer missed bang jail", STORE),
    ("nl", [], "winkel: bier, mis, bang en gevangenis", STORE),
    ("it", [], "emporio: birra, mancato, bang, prigione", STORE),
    ("de", [], "Laden: Bier, Fehlschuss, Bang, Gefängnis", STORE),
    ("en", [], "ann had already put bob in jail 4H", ["1 jail/4h 2"]),
    ("en", [], "the deck is turned over", ["turned"]),
    ("nl", [], "de stapel wordt omgedraaid", ["turned"]),
    ("it", [], "il mazzo viene girato", ["turned"]),
    ("de", [], "der Stapel wird umgedreht", ["turned"]),
]


@rows(("lang", "before", "line", "means"), SAID)
def test_it_is_read(desk: Desk, lang: str, before: list[str], line: str, means: list[str]) -> None:
    """In the language it is typed in; nobody answers with a card that he is said not to have."""
    log = desk.new(FOUR)
    for each in before:
        log.enter(each)
    judged = log.enter(line, lang).judged
    assert [line_of(each.entry, log.book) for each in judged][-len(means) :] == means


@pytest.mark.parametrize(
    ("lang", "line"), [("en", "take that back"), ("nl", "neem dat terug"), ("de", "nimm das zurück")]
)
def test_what_was_typed_last_is_taken_back(desk: Desk, lang: str, line: str) -> None:
    """Bob was not shot at."""
    log = desk.new(FOUR)
    log.enter("bang bob")
    log.enter(line, lang)
    assert not [owed for owed in log.table.owed() if owed.kind == "answer"]
