"""A character that nobody named is asked for where it first matters, and is known from the deal on."""

from __future__ import annotations

from referee.desk.desk import unkept
from referee.desk.table_log import TableLog
from referee.desk.unnamed import characters_left, naming, uncounted, unnamed
from referee.lexicon import load

DEAL = """bang 1
sets base
seat 1 Anna sheriff ?
seat 2 Bruno outlaw ?
seat 3 Carla outlaw jourdonnais
seat 4 Dario renegade ?
---
"""
GOING = DEAL.replace("Dario renegade ?", "Dario renegade ? life 2/4 hand 3").replace("---", "turn 1 play\n---")


def table(*lines: str, deal: str = DEAL) -> TableLog:
    """A table with these lines logged."""
    log = unkept(deal, load())
    for line in lines:
        log.enter(line)
    return log


def asked(log: TableLog, number: int) -> int:
    """The seat whose character the verdict on an entry hangs on."""
    verdict = log.verdict(number)
    assert verdict is not None
    return unnamed(verdict, log.entry(number))


def test_who_did_it_is_asked_for_first() -> None:
    """Then whoever it was done to; nobody once nothing hangs on it."""
    log = table(".", "bang 2")
    assert asked(log, 3) == 1
    log.enter(naming(log, 1, "slab_the_killer"))
    assert asked(log, 3) == 2
    log.enter(naming(log, 2, "bart_cassidy"))
    assert asked(log, 3) == 0


def test_what_does_not_hang_on_it_asks_nothing() -> None:
    """A turn that begins, two cards drawn by somebody whose character is known."""
    log = table(".", "bang 3", "missed", "end")
    assert [asked(log, number) for number in (1, 4, 5)] == [0, 0, 0]


def test_nobody_is_the_same_character_twice() -> None:
    """What others are, and who was named, is not offered any more."""
    log = table(".", "bang 2")
    assert "jourdonnais" not in characters_left(log)
    assert len(characters_left(log)) == 15
    log.enter(naming(log, 1, "willy_the_kid"))
    assert "willy_the_kid" not in characters_left(log)


def test_the_verdict_is_given_anew() -> None:
    """Of somebody without that ability the second Bang! was one too many, of Willy the Kid it was not."""
    for character, word in (("suzy_lafayette", "illegal"), ("willy_the_kid", "legal")):
        log = table(".", "bang 2", "missed", "bang 2")
        log.enter(naming(log, 2, "vulture_sam"))
        log.enter(naming(log, 1, character))
        second = log.verdict(5)
        assert second is not None and second.word == word


def test_life_points_and_hand_are_those_that_were_dealt() -> None:
    """Also where some of them are lost, drawn and given up since."""
    log = table(".", "bang 2", "hit")
    log.enter(naming(log, 1, "slab_the_killer"))
    log.enter(naming(log, 2, "vulture_sam"))
    anna, bruno = log.table.seats[:2]
    assert (anna.life, anna.hand.exact) == (5, 6)
    assert (bruno.life, bruno.most, bruno.hand.exact) == (3, 4, 4)


def test_what_is_known_already_stays() -> None:
    """In a game that began in the middle nothing is dealt."""
    log = table("bang 4", deal=GOING)
    log.enter(naming(log, 4, "vulture_sam"))
    assert (log.table.seats[3].life, log.table.seats[3].hand.exact) == (2, 3)


def test_a_life_point_that_cannot_be_counted() -> None:
    """Lost or regained by somebody whose character and life points nobody knows; of all others it is."""
    log = table(".", "bang 2")
    assert uncounted(log.enter("hit").judged) == 2
    log.enter(naming(log, 2, "vulture_sam"))
    log.enter("bang 2")
    assert uncounted(log.enter("hit").judged) == 0
    going = table("bang 4", deal=GOING)
    assert uncounted(going.enter("hit").judged) == 0
