"""A card that should not have been played goes back to the hand: that takes the play back, whatever else is said."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path

import pytest

from referee.desk.desk import Desk
from referee.errors import BadLine
from tests.desk.hearing.told import SIX, logged, six_after
from tests.rows import rows


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """An empty desk whose clock goes on, so that no two lines are logged at one moment."""
    desk = Desk(tmp_path / "store.sqlite", clock=map("2026-11-21T20:{:02}:00+00:00".format, count()).__next__)
    yield desk
    desk.close()


GOES_BACK = {
    "en": ("too far, card back", "anna takes her card back", "the card goes back to her hand", "not allowed, undo"),
    "nl": ("te ver, kaart terug", "anna neemt de kaart terug", "de kaart gaat terug in de hand", "mag niet, terug"),
    "it": ("anna riprende la carta", "ritira il bang", "ritira il bang, non è ammesso", "no, ritira"),
    "de": ("zu weit, Karte zurück", "Anna nimmt die Karte zurück", "nimmt das Bang zurück", "nein, zurück"),
}  # fmt: skip


@rows(("lang", "line"), [(lang, line) for lang in GOES_BACK for line in GOES_BACK[lang]])
def test_the_play_is_taken_back(desk: Desk, lang: str, line: str) -> None:
    """Dirk was out of reach, and Anna has her card again: she regains no life point by that."""
    assert logged(six_after(desk, "bang dirk"), line, lang) == "retract 1"


SAID_TOO = {"en": "undo; anna takes the card back", "it": "annulla; anna riprende la carta"}


@pytest.mark.parametrize("lang", SAID_TOO)
def test_what_was_taken_back_already_is_only_said_again(desk: Desk, lang: str) -> None:
    """Alone or on the same line, the card that goes back tells nothing more."""
    log = six_after(desk, "bang dirk")
    back, card = SAID_TOO[lang].split("; ")
    assert logged(log, f"{back}, {card}", lang) == "retract 1"
    assert log.enter(card, lang).already == 2


@pytest.mark.parametrize(("lang", "line"), [("en", "otto bang back"), ("nl", "otto bang terug")])
def test_who_shoots_back_answers(desk: Desk, lang: str, line: str) -> None:
    """Nothing is taken back by that, whether it is read or not."""
    log = six_after(desk, "duel otto")
    with suppress(BadLine):
        assert logged(log, line, lang) == "6 answer bang"
    assert log.verdict(1) is not None


def test_an_earlier_card_is_taken_back_by_its_name(desk: Desk) -> None:
    """What was answered after it goes with it: nobody answers a card that was not played."""
    log = six_after(desk, "bang ben; ben missed")
    assert logged(log, "undo the bang") == "retract 2 1"


def test_what_a_play_did_not_bring_stays(desk: Desk) -> None:
    """The flip for the Jail follows from his turn, and not from a card that was wrongly told before it."""
    jailed = SIX.replace("turn 1 play", "turn 1 over").replace("hand 3", "hand 3 play jail")
    log = six_after(desk, "2 turn", jailed)
    log.enter("2 jail 2; 2 flip jail 5c")
    assert logged(log, "take back 2") == "retract 2"


def test_the_turn_that_only_it_told_of_goes_with_it(desk: Desk) -> None:
    """Ben did not play after all, so that nothing tells that his turn began."""
    log = six_after(desk, "bang ben, missed. ben plays general store")
    log.enter(f"take back {log.length - 1}")
    assert log.table.turn.seat == 1


OF_SEVERAL = [
    ("en", "takes it back", "end"),
    ("en", "take that back", "end"),
    ("nl", "neemt hem terug", "klaar"),
    ("it", "la riprende", "fine"),
    ("it", "se la riprende", "fine"),
    ("de", "nimmt sie zurück", "fertig"),
]


@rows(("lang", "back", "end"), OF_SEVERAL)
def test_of_several_plays_of_a_line_the_wrong_one_goes_back(desk: Desk, lang: str, back: str, end: str) -> None:
    """Dirk was out of reach; the Mustang told before that stays, also where more is told behind it."""
    assert logged(six_after(desk, "mustang, bang dirk"), back, lang) == "retract 2"
    assert logged(six_after(desk, "mustang, bang dirk"), f"{back}, {end}", lang) == "retract 2 | 1 end"


def test_of_several_plays_in_order_the_last_goes_back(desk: Desk) -> None:
    """With what followed from it."""
    assert logged(six_after(desk, "mustang, bang ben, hit"), "anna takes it back") == "retract 4 3 2"


def test_what_is_undone_behind_it_is_the_line_before(desk: Desk) -> None:
    """What went back last is not brought back by that, in whichever order its entries were named."""
    log = six_after(desk, "mustang; scope, bang ben, hit; takes it back")
    assert logged(log, "undo") == "retract 2"
    assert logged(log, "undo") == "retract 1"
    for _ in range(3):
        log.enter("redo")
    assert log.table.seat(2).life == 1


OF_ONE = [
    ("en", "back to the hand"), ("nl", "de kaart terug in de hand"), ("it", "la carta torna in mano"),
    ("de", "zurück auf die Hand"),
]  # fmt: skip


@rows(("lang", "line"), OF_ONE)
def test_the_card_that_was_wrong_goes_back(desk: Desk, lang: str, line: str) -> None:
    """The Bang! that Ben gave in the same line is out of his hand for good."""
    log = six_after(desk, "indians; ben bang, cleo missed")
    assert logged(log, line, lang) == "retract 3"


@rows(
    ("lang", "line"),
    [("en", "no, back to the hand, cleo bang"), ("de", "nein, zurück auf die Hand, Cleo wirft ein Bang ab")],
)
def test_and_another_is_given(desk: Desk, lang: str, line: str) -> None:
    """In the same breath."""
    log = six_after(desk, "indians; ben bang, cleo missed")
    assert logged(log, line, lang) == "retract 3 | 3 answer bang"
