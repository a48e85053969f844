"""The one card of a rank and suit that a draw! turned up is in no hand before the deck is turned over."""

from __future__ import annotations

import pytest

from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from tests.desk.hearing.told import SIX, six_after
from tests.rows import rows

JOURDONNAIS = SIX.replace("el_gringo", "jourdonnais")


def turned_up(desk: Desk, before: str, position: str = JOURDONNAIS) -> TableLog:
    """Ben has been shot at, and has made a draw!."""
    return six_after(desk, f"1 bang 2; {before}", position)


SAID = {"en": "missed 4s", "nl": "mis 4s", "it": "mancato 4s", "de": "fehlschuss 4s"}
OTHERS = {"4c": "missed 4s", "js": "missed jc", "ac": "missed ac", "4s": "missed"}


@rows(("lang", "line"), SAID.items())
def test_the_one_card_of_that_face(desk: Desk, lang: str, line: str) -> None:
    """The 4 of spades is the Missed! that he names: of the log that is doubted, and of no player."""
    judged = turned_up(desk, "2 flip jourdonnais 4s").enter(f"ben {line}", lang).judged[-1]
    assert (judged.verdict.word, judged.verdict.keys) == ("doubt", ("card_elsewhere",))


@rows(("drawn", "given"), OTHERS.items())
def test_another_card_may_have_it(desk: Desk, drawn: str, given: str) -> None:
    """Another face, one of two cards that share it, or none told."""
    assert turned_up(desk, f"2 flip jourdonnais {drawn}").enter(f"ben {given}").judged[-1].verdict.word == "legal"


def test_both_cards_of_a_face(desk: Desk) -> None:
    """Where two share it, both have to have been seen."""
    log = turned_up(desk, "set 2 play barrel; 2 flip barrel ac; 2 flip jourdonnais ac")
    assert log.enter("ben missed ac").judged[-1].verdict.keys == ("card_elsewhere",)


@pytest.mark.parametrize(("turned", "seen"), [("", True), ("set deck 0; turned; ", False)])
def test_the_deck_turned_over_between(desk: Desk, turned: str, seen: bool) -> None:
    """What was turned up may have been drawn since."""
    log = turned_up(desk, f"2 flip jourdonnais 4s; 2 no; 2 lose 1 by 1 to bang; {turned}1 gatling")
    assert ("card_elsewhere" in log.enter("ben missed 4s").judged[-1].verdict.keys) is seen
