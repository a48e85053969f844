"""Cards given up by an ability, or for what a card costs, told as people tell it and not by their name."""

from __future__ import annotations

import pytest

from referee.desk.desk import Desk
from tests.desk.hearing.told import logged, six_after
from tests.rows import rows

FOUR = """
sets base dodge_city
seat 1 "Anna" sheriff {character} life 4/5 hand 6
seat 2 "Nora" outlaw pat_brennan life 3/4 hand 4
seat 3 "Pete" renegade sean_mallory life 2/3 hand 4
seat 4 "Hattie" outlaw molly_stark life 3/4 hand 5
turn 1 play
deck 60
"""
DOC = "1 missed 2 | 1 discard 1 for holyday_shot with beer"
HIT = "2 no | 2 lose 1 by 1 to holyday_shot"
JOSE = "1 discard 1 for jose_delgado with mustang | 1 draw 2 for jose_delgado"
PAID = "1 discard 1 for tequila with bang"
TOLD = [
    ("en", "doc_holyday", "", "anna discards missed and beer, shoots nora", DOC),
    ("en", "doc_holyday", "", "throws away a missed and a beer to shoot at nora", DOC),
    ("en", "doc_holyday", "bang nora; hit", "anna discards missed and beer, shoots nora, hit", f"{DOC} | {HIT}"),
    ("nl", "doc_holyday", "", "anna gooit een mis en een bier weg, schiet op nora", DOC),
    ("it", "doc_holyday", "", "anna scarta mancato e birra, spara a nora", DOC),
    ("de", "doc_holyday", "", "anna wirft fehlschuss und bier ab, schießt auf nora", DOC),
    ("en", "jose_delgado", "", "anna throws a mustang and draws two", JOSE),
    ("en", "jose_delgado", "", "anna discards a mustang, draws 2", JOSE),
    ("nl", "jose_delgado", "", "anna gooit een mustang weg en trekt er twee", JOSE),
    ("it", "jose_delgado", "", "anna scarta un mustang e pesca due carte", JOSE),
    ("de", "jose_delgado", "", "anna wirft einen mustang ab und zieht zwei", JOSE),
    ("en", "bart_cassidy", "tequila pete", "anna drops a bang", PAID),
    ("en", "bart_cassidy", "", "anna tequila for pete, drops a bang", f"1 tequila 3 | {PAID}"),
    ("nl", "bart_cassidy", "tequila pete", "anna ruimt een bang", PAID),
    ("it", "bart_cassidy", "tequila pete", "anna toglie un bang", PAID),
    ("de", "bart_cassidy", "tequila pete", "anna entfernt ein bang", PAID),
]  # fmt: skip


@rows(("lang", "character", "before", "line", "means"), TOLD)
def test_it_is_what_he_may_do(desk: Desk, lang: str, character: str, before: str, line: str, means: str) -> None:
    """The shot of two cards, the two cards for a blue one, the second card of a cost: nothing is held against him."""
    log = six_after(desk, before, FOUR.format(character=character))
    assert logged(log, line, lang) == means
    assert all(verdict is None or not verdict.reasons for verdict in map(log.verdict, range(log.length)))


OTHERS = [
    ("bart_cassidy", "anna discards a mustang and draws two", "1 discard 1 with mustang | 1 draw 2"),
    ("jose_delgado", "anna discards a beer and draws two", "1 discard 1 with beer | 1 draw 2"),
    ("bart_cassidy", "anna discards missed and barrel, shoots nora", "1 discard 1 with missed | 1 barrel | 1 bang 2"),
]


@pytest.mark.parametrize(("character", "line", "means"), OTHERS)
def test_where_his_character_has_none_it_is_what_it_was(desk: Desk, character: str, line: str, means: str) -> None:
    """Another player ends his turn so, and a card that does not serve is no such card."""
    assert logged(six_after(desk, "", FOUR.format(character=character)), line) == means
