"""El Gringo's second card in one turn, told in the words of the first: it is for another life point, if he lost one."""

from referee.desk.desk import Desk
from tests.desk.hearing.told import SIX, logged, six_after
from tests.rows import rows

GATLING = "gatling; ben hit; cleo hit; dirk hit; eva hit; otto hit"
LATE = f"{GATLING}; bang ben; ben takes a card from anna"
RESCUED = f"{LATE}; ben saves himself with a beer"
HEALTHY = SIX.replace("el_gringo life 2/3", "el_gringo life 3/3").replace("slab_the_killer", "willy_the_kid")
SAID = [
    ("it", "ben pesca una carta da anna"),
    ("it", "ben prende una carta da anna"),
    ("nl", "ben pakt een kaart van anna"),
    ("en", "ben takes a card from anna"),
    ("en", "ben draws a card from anna"),
    ("de", "ben zieht eine Karte von anna"),
]
DRAWN = "2 draw 1 from 1 for el_gringo"
HIT = f"2 no | 2 lose 1 by 1 to bang | {DRAWN}"


@rows(("lang", "line"), SAID)
def test_it_is_for_the_hit_he_was_saved_from(desk: Desk, lang: str, line: str) -> None:
    """It waits for the end of the Beer, which is assumed; told once more it says nothing new."""
    log = six_after(desk, RESCUED)
    assert logged(log, line, lang) == f"2 gain 1 for beer | {DRAWN}"
    assert log.enter(line, lang).already


@rows(("lang", "line"), SAID)
def test_it_tells_the_hit_that_nobody_wrote(desk: Desk, lang: str, line: str) -> None:
    """He is asked, and has drawn for the hit before."""
    log = six_after(desk, f"{GATLING}; ben takes a card from anna; bang ben", HEALTHY)
    assert logged(log, line, lang) == HIT
    assert log.enter(line, lang).already


@rows(("lang", "line"), SAID)
def test_so_does_the_first(desk: Desk, lang: str, line: str) -> None:
    """Whoever is said to take a card that only a hit gives him was hit, however that is said."""
    assert logged(six_after(desk, "bang ben", HEALTHY), line, lang) == HIT


def test_one_life_point_brings_one_card(desk: Desk) -> None:
    """Who gave a Missed! after it lost no other."""
    log = six_after(desk, f"{LATE}; ben missed", HEALTHY)
    assert log.enter("ben takes a card from anna").already


def test_who_has_no_card_for_a_hit_takes_it_without_right(desk: Desk) -> None:
    """Cleo, who is asked, gets nothing from it."""
    told = six_after(desk, "bang cleo").enter("cleo takes a card from anna")
    assert "not_entitled" in [key for each in told.judged for key in each.verdict.keys]
