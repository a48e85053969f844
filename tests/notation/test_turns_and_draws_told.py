"""Turns and draws told at length: whose turn ends behind the end, which card is drawn, and which of two counts."""

from pathlib import Path

import pytest

from referee.desk.desk import Desk
from referee.errors import RefereeError
from referee.notation import line_of
from tests.jailed import JAILED
from tests.rows import rows

LUCKY = JAILED.replace("jourdonnais", "lucky_duke")
OF_TWO = {
    "nl": "carla gevangenis vr en hh, kiest hh",
    "it": "carla estrae dq e rc per la prigione, sceglie rc",
    "en": "carla jail qd and kh, chooses kh",
    "de": "carla gefängnis kd und hk, wählt hk",
}
ENDS = {
    "nl": ("einde beurt carla", "de beurt van carla is afgelopen"),
    "it": ("fine turno carla", "carla chiude"),
    "en": ("end of turn carla", "end turn carla"),
    "de": ("ende zug carla", "zugende carla"),
}
THIRD = {
    "nl": "carla trekt de derde",
    "it": "carla pesca la terza",
    "en": "carla draws the third",
    "de": "carla zieht die dritte",
}


def told(store: Path, position: str, before: tuple[str, ...], line: str, lang: str) -> str:
    """What the line is logged as, the last of its entries."""
    desk = Desk(store)
    log = desk.new(position)
    for each in before:
        log.enter(each)
    entry = log.enter(line, lang).judged[-1].entry
    desk.close()
    return line_of(entry, log.book)


@rows("lang", OF_TWO)
def test_which_of_two_counts_may_be_told_behind_them(store: Path, lang: str) -> None:
    """Lucky Duke turns two and chooses one: nothing is asked that the line says."""
    assert told(store, LUCKY, (), OF_TWO[lang], lang) == "3 flip jail kh over qd"


@rows(("lang", "line"), [(lang, line) for lang in ENDS for line in ENDS[lang]])
def test_whose_turn_ends_may_stand_behind(store: Path, lang: str, line: str) -> None:
    """It is the end of that turn."""
    assert told(store, JAILED.replace("turn 3 start", "turn 3 play"), (), line, lang) == "3 end"


@rows("lang", THIRD)
def test_the_third_card_is_one(store: Path, lang: str) -> None:
    """The one that Black Jack may draw."""
    position = JAILED.replace("jourdonnais", "black_jack").replace(" play jail/js", "")
    assert told(store, position, ("3 draw 2", "3 show 8d"), THIRD[lang], lang) == "3 draw 1 for black_jack"


@pytest.mark.parametrize(
    ("line", "lang"), [("carla estrae 2f al barile", "it"), ("carla draws 2c for the barrel", "en")]
)
def test_a_draw_at_a_card_is_for_it(store: Path, line: str, lang: str) -> None:
    """`al barile` tells what it is for."""
    position = JAILED.replace("play jail/js", "play barrel").replace("turn 3 start", "turn 2 play")
    assert told(store, position, ("bang carla",), line, lang) == "3 flip barrel 2c"


@rows("line", ["first", "before that", "oh, before that " * 150 + "carla", "first carla " * 150])
def test_what_came_to_mind_may_be_nothing(store: Path, line: str) -> None:
    """Words that only tell of something else to come are refused, however many."""
    with pytest.raises(RefereeError):
        told(store, JAILED, (), line, "en")
