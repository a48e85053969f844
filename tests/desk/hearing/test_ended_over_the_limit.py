"""A turn that ended over the hand limit by a wrong number of discards is no offence once the number is put right."""

from __future__ import annotations

from referee.desk.desk import Desk
from tests.desk.conftest import FOUR
from tests.desk.hearing.told import holding
from tests.rows import rows

OVER = f"{FOUR.replace('el_gringo', 'el_gringo life 3/3 hand 6')}turn 3 play\n"
SAID = {
    "nl": ("carla legt 1 kaart af", "carla klaar", "verbeter 1 carla legt 3 kaarten af"),
    "it": ("carla scarta 1 carta", "carla fine", "correggi 1 carla scarta 3 carte"),
    "en": ("carla discards 1 card", "carla end", "correct 1 carla discards 3 cards"),
}


@rows("lang", SAID)
@rows("order", [(0, 1, 2), (0, 2, 1), (0, 1, 2, 1)], ids=str)
def test_nothing_is_said_against_the_end(desk: Desk, lang: str, order: tuple[int, ...]) -> None:
    """Whether the end is typed before the correction, after it, or once more."""
    log = desk.new(OVER)
    for place in order[:3]:
        log.enter(SAID[lang][place], lang)
    before = log.length
    if len(order) > 3:
        assert log.enter(SAID[lang][1], lang).already and log.length == before
    verdicts = [log.verdict(number) for number in log.moments.counting]
    assert all(verdict is None or verdict.clean for verdict in verdicts)
    assert log.table.turn.phase == "over" and log.table.seat(3).hand.most == 3


LATE = [
    ("it", "Dario scarta una carta"),
    ("nl", "Dario legt een kaart af"),
    ("en", "Dario discards a card"),
    ("de", "Dario wirft eine Karte ab"),
]


@rows(("lang", "line"), LATE)
def test_said_after_something_else_was_put_right(desk: Desk, lang: str, line: str) -> None:
    """What was given up before the end is put in there, also when an entry was taken back since."""
    log = desk.new(FOUR)
    for each in ("set 4 hand 4", "dario turn", "note coffee", "draw", "dario mustang", "dario end", "retract 3"):
        log.enter(each)
    end = log.length - 2
    assert not holding(log, end).clean
    log.enter(line, lang)
    assert holding(log, end).clean and log.table.turn.phase == "over"
