"""What is lost in other words: the last life point, or a Duel, which costs one and lies before nobody."""

from __future__ import annotations

import pytest

from referee.core.nouns.entries import Inserted
from referee.desk.desk import Desk
from referee.errors import BadLine
from tests.desk.hearing.told import SIX, as_lines, logged, six_after
from tests.rows import rows

AT_ONE = SIX.replace("life 2/3", "life 1/3")
LAST = {
    "en": ("ben loses his last life", "ben lost her last life point"),
    "nl": ("ben verliest zijn laatste leven", "ben verliest zijn laatste levenspunt"),
    "it": ("ben perde la sua ultima vita", "ben perde l'ultima vita", "ben perde l'ultimo punto vita"),
    "de": ("ben verliert sein letztes Leben", "ben verliert seinen letzten Lebenspunkt"),
}


@rows(("lang", "line"), [(lang, line) for lang in LAST for line in LAST[lang]])
@rows("play", ["indians", "bang ben"])
def test_the_last_life_point_is_the_one_that_is_due(desk: Desk, lang: str, line: str, play: str) -> None:
    """And whoever loses it falls as ever."""
    log = six_after(desk, play, AT_ONE)
    assert logged(log, line, lang) == f"2 lose 1 by 1 to {play.split()[0]}"
    assert any(owed.kind == "fall" and owed.seat == 2 for owed in log.table.owed())


def test_whoever_is_out_of_them_still_falls_before_the_next_one_answers(desk: Desk) -> None:
    """Two answers in a row, the first of which leaves nothing, are asked for one by one."""
    with pytest.raises(BadLine, match="falls_first"):
        six_after(desk, "indians", AT_ONE).enter("hit hit")


LOST = {
    "en": ("ben lost the duel", "ben had lost the duel", "ben loses the duel"),
    "nl": ("ben verliest het duel", "ben heeft het duel verloren", "ben verloor het duel"),
    "it": ("ben perde il duello", "ben ha perso il duello"),
    "de": ("ben verliert das Duell", "ben hat das Duell verloren"),
}
LINES = [(lang, line) for lang in LOST for line in LOST[lang]]
HIT = "2 no | 2 lose 1 by 1 to duel"
OPEN = "duel ben; ben bang; anna bang"


@rows(("lang", "line"), LINES)
def test_who_loses_the_duel_is_hit_by_it(desk: Desk, lang: str, line: str) -> None:
    """It lies before nobody, so that nobody loses the card."""
    assert logged(six_after(desk, OPEN), line, lang) == HIT


@rows(("lang", "line"), LINES)
def test_told_late_it_is_the_end_that_the_duel_lacks(desk: Desk, lang: str, line: str) -> None:
    """Before the play by which it was left open, against which nothing is held any more."""
    told = six_after(desk, f"{OPEN}; bang ben; ben hit").enter(line, lang)
    assert isinstance(told.judged[0].entry, Inserted)
    assert as_lines(six_after(desk, ""), (each.entry for each in told.judged)) == HIT
    assert [(each.was.clean, each.now.clean) for each in told.changed] == [(False, True)]


@rows(("lang", "line"), LINES)
def test_told_again_it_is_said_already(desk: Desk, lang: str, line: str) -> None:
    """Nothing is logged twice."""
    assert six_after(desk, f"{OPEN}; ben hit").enter(line, lang).already


@rows(("lang", "line"), LINES)
def test_without_a_duel_nobody_loses_one(desk: Desk, lang: str, line: str) -> None:
    """It is refused, and never logged as a card that is gone."""
    with pytest.raises(BadLine, match="nothing_due"):
        six_after(desk, "bang otto").enter(line, lang)


COSTS = {
    "en": "ben loses a life to the duel",
    "nl": "ben verliest 1 leven door het duel",
    "de": "ben verliert ein Leben durch das Duell",
}


@pytest.mark.parametrize("lang", COSTS)
def test_the_card_that_costs_it_was_played_by_somebody(desk: Desk, lang: str) -> None:
    """Who is not said is whoever it is due from, and no fault of a player."""
    assert logged(six_after(desk, OPEN), COSTS[lang], lang) == "2 lose 1 by 1 to duel"
