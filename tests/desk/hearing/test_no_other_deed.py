"""Lines that are worded nearly as something that is told, and mean something else: none is taken for that."""

from __future__ import annotations

import pytest

from referee.core.nouns.entries import LifeLost
from referee.desk.desk import Desk
from referee.errors import BadLine
from tests.desk.hearing.told import SIX, six_after
from tests.rows import rows

BEN_UNHURT = SIX.replace("life 2/3", "life 3/3")


@rows(
    ("before", "line", "seats"),
    [
        ("", "ben loses 1; ben loses 1", [2, 2]),
        ("", "ben loses 1 and cl loses 1", [2, 3]),
        ("bang ben", "2 no; 2 lose 1 by 1 to bang; 2 lose 1 by 1 to bang", [2, 2]),
        ("bang ben", "ben hit and cl loses 1", [2, 3]),
        ("bang ben", "ben hit and loses a life", [2]),
    ],
)
def test_only_a_hit_costs_the_life_point_told_behind_it(desk: Desk, before: str, line: str, seats: list[int]) -> None:
    """Two losses that are told are two, of one player or of two; only the one that a hit brought is told twice."""
    log = six_after(desk, before, BEN_UNHURT)
    lost = [each.entry for each in log.enter(line).judged if isinstance(each.entry, LifeLost)]
    assert [each.by for each in lost] == seats


@rows(
    ("lang", "before", "line"),
    [
        ("en", "bang otto", "not ben"),
        ("nl", "bang otto", "niet ben"),
        ("it", "bang otto", "non ben"),
        ("de", "bang otto", "nicht ben"),
        ("en", "bang otto", "not ben but cleo"),
        ("en", "duel ben; ben bang", "no, cleo"),
        ("en", "bang otto", "no, by ben"),
        ("it", "bang otto", "no, da ben"),
        ("nl", "bang otto", "nee, van ben"),
    ],
)
def test_who_was_not_meant_is_aimed_at_by_nothing(desk: Desk, lang: str, before: str, line: str) -> None:
    """`not X` says who was not meant, `by X` who did it, and who has answered was meant: nothing is put right."""
    log = six_after(desk, before, BEN_UNHURT)
    length = log.length
    with pytest.raises(BadLine):
        log.enter(line, lang)
    assert log.length == length


@rows(
    ("lang", "before", "line"),
    [
        ("en", "", "anna takes beer ben"),
        ("nl", "", "anna pakt bier ben"),
        ("it", "", "anna prende birra ben"),
        ("nl", "", "anna geeft bier aan ben"),
        ("en", "", "anna gives a beer to ben"),
        ("en", "bang ben", "ben lost a card"),
        ("nl", "bang ben", "ben heeft een kaart verloren"),
        ("it", "bang ben", "ben ha perso una carta"),
        ("de", "bang ben", "ben hat eine karte verloren"),
        ("en", "", "ben stays"),
        ("en", "", "ben sits"),
        ("it", "", "ben resta"),
        ("it", "", "ben salta"),
        ("de", "", "ben setzt aus"),
        ("en", "panic ben", "anna had a card stolen by ben"),
        ("en", "", "anna has a card taken by ben"),
        ("en", "bang ben", "ben plays missed against the indians"),
        ("nl", "bang ben", "ben geeft mis tegen de indianen"),
        ("en", "", "anna discards beer against the indians"),
        ("en", "set 2 play barrel; bang ben", "ben tried his barrel, 5 of hearts, failed"),
        ("nl", "set 2 play barrel; bang ben", "Ben trekt voor de ton: klaver 5, gered"),
        ("en", "set 2 character jourdonnais; bang ben", "ben draws 5 of clubs for jourdonnais, saved"),
    ],
)
def test_what_is_said_otherwise_is_refused(desk: Desk, lang: str, before: str, line: str) -> None:
    """A card of somebody else or lost, one who stays where he is, what befell him: none of it is logged as his deed."""
    log = six_after(desk, before, BEN_UNHURT)
    length = log.length
    with pytest.raises(BadLine):
        log.enter(line, lang)
    assert log.length == length
