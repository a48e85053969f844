"""What a player did not give and what it cost him are one thing, in whatever words both halves are told."""

from __future__ import annotations

from itertools import product

import pytest

from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from tests.desk.hearing.told import SIX, as_lines, logged, six_after
from tests.rows import rows

DECLINES = {
    "en": ("has none", "has nothing", "has no bang", "has no Missed", "has no card", "can't", "passes", "gives nothing",
           "doesn't have one", "no"),
    "nl": ("heeft er geen", "heeft niets", "heeft geen bang", "past", "geeft niets", "kan niet",
           "heeft geen kaart", "nee"),
    "it": ("non ne ha", "non ha niente", "non ha bang", "non dà niente", "passa", "non può", "niente"),
    "de": ("hat keine", "hat nichts", "hat kein Bang", "passt", "gibt nichts", "kann nicht", "hat keine Karte", "nein"),
}  # fmt: skip
JOINED = {
    "en": (", ", " and ", "; ", ", and ", " then "),
    "nl": (", ", " en ", "; ", ", en ", " dan "),
    "it": (", ", "; ", " poi "),
    "de": (", ", " und ", "; ", " dann "),
}
LOSES = {
    "en": ("loses a life", "loses a life point", "loses one", "loses 1 life", "is hit", "takes a hit", "hit"),
    "nl": ("verliest een leven", "verliest een levenspunt", "verliest er een", "wordt geraakt", "raak"),
    "it": ("perde una vita", "perde un punto vita", "ne perde uno", "viene colpito"),
    "de": ("verliert ein Leben", "verliert einen Lebenspunkt", "verliert 1", "wird getroffen", "getroffen"),
}
IS_HIT = {"en": "is hit", "nl": "is geraakt", "it": "è colpito", "de": "ist getroffen"}
ONCE = "2 no | 2 lose 1 by 1 to indians"


def _previewed(log: TableLog, line: str, lang: str) -> str:
    return as_lines(log, (each.entry for each in log.preview(line, lang).judged))


@rows(("lang", "said"), [(lang, said) for lang in DECLINES for said in DECLINES[lang]])
def test_the_loss_is_his_who_gave_nothing(desk: Desk, lang: str, said: str) -> None:
    """Whoever else has to answer is not told to have lost anything, nor to have given nothing."""
    log = six_after(desk, "indians")
    lines = [f"ben {said}{joint}{loses}" for joint, loses in product(JOINED[lang], LOSES[lang])]
    assert {line: _previewed(log, line, lang) for line in lines} == dict.fromkeys(lines, ONCE)


@rows("lang", IS_HIT)
def test_a_loss_behind_a_hit_is_the_one_it_cost(desk: Desk, lang: str) -> None:
    """As `is hit, loses a life` says nothing twice."""
    log = six_after(desk, "gatling")
    lines = [f"ben {IS_HIT[lang]}{joint}{LOSES[lang][0]}" for joint in JOINED[lang]]
    assert {_previewed(log, line, lang) for line in lines} == {"2 no | 2 lose 1 by 1 to gatling"}


PLAYED = "1 indians 2 3 4 5 6 | 2 no | 2 lose 1 by 1 to indians"


@pytest.mark.parametrize("line", ["indians; ben has none, loses a life", "indians; ben is hit; loses a life"])
def test_behind_the_play_it_is_one_as_well(desk: Desk, line: str) -> None:
    """Told in one line with the card that hits."""
    assert logged(six_after(desk, ""), line) == PLAYED


@rows("lang", DECLINES)
def test_of_nobody_named_it_is_the_next_one_who_is_asked(desk: Desk, lang: str) -> None:
    """Both halves are of him, and none is of the one after him. Of `no,` at the head it is asked what it says."""
    lines = [f"{said}, {LOSES[lang][0]}" for said in DECLINES[lang] if said not in ("no", "nee", "niente", "nein")]
    log = six_after(desk, "indians")
    assert {line: _previewed(log, line, lang) for line in lines} == dict.fromkeys(lines, ONCE)


OTHERS = {
    "two hits": ("ben hit, hit", f"{ONCE} | 3 no | 3 lose 1 by 1 to indians"),
    "a loss of somebody named": ("ben has none, cleo loses a life", f"{ONCE} | 3 lose 1 by 1 to indians"),
    "the next one's answer": ("ben has none, loses a life, cleo bang", f"{ONCE} | 3 answer bang"),
    "two of whom the same is told before it": (
        "cleo and dirk hit, ben has none, loses a life",
        f"3 no | 3 lose 1 by 1 to indians | 4 no | 4 lose 1 by 1 to indians | {ONCE}",
    ),
    "an answer before it": ("ben bang, cleo has none, loses a life", "2 answer bang | 3 no | 3 lose 1 by 1 to indians"),
}


@rows("what", OTHERS)
def test_what_others_do_is_theirs(desk: Desk, what: str) -> None:
    """Named or not, what no half of it is stands by itself."""
    line, means = OTHERS[what]
    assert logged(six_after(desk, "indians"), line) == means


DIES = {
    "en": ("ben has nothing and dies", "ben has none, is eliminated", "ben can't; is dead"),
    "nl": ("ben heeft niets en sterft",),
    "it": ("ben non ha niente e muore",),
    "de": ("ben hat nichts und stirbt",),
}


@rows(("lang", "line"), [(lang, line) for lang in DIES for line in DIES[lang]])
@rows("play", ["indians", "bang"])
def test_who_dies_of_it_was_hit_by_its_author(desk: Desk, lang: str, line: str, play: str) -> None:
    """The last life point goes before him, and whoever played the card is told to have eliminated him."""
    log = six_after(desk, "bang ben" if play == "bang" else play, SIX.replace("life 2/3", "life 1/3"))
    told = log.enter(line, lang)
    assert (
        as_lines(log, (each.entry for each in told.judged))
        == f"2 no | 2 lose 1 by 1 to {play} | 2 out outlaw by 1 to {play}"
    )
    assert all(each.verdict.clean for each in told.judged)
