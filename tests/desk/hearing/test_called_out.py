"""Words called out at a table: signs of exclamation, small words that carry nothing, and how it ended for whom."""

from __future__ import annotations

import pytest

from referee.desk.desk import Desk
from referee.errors import BadLine
from tests.desk.hearing.told import SIX, logged, six_after

ANSWERED = "1 indians 2 3 4 5 6 | 2 answer bang"
FELL = "1 bang/7c 2 | 2 no | 2 lose 1 by 1 to bang | 2 out outlaw by 1 to bang"
DYING = "set 2 life 1"
HIT = "1 bang 2 | 2 no | 2 lose 1 by 1 to bang"
ROBBED = "2 no | 2 lose 1 by 1 to bang | 2 draw 1 from 1 for el_gringo"
STORE, ANNA = "set 1 life 4", "end; ben draw 2; discard 1; gatling"
CLEO = "3 no | 3 lose 1 by 2 to gatling"
JAILED = "jail ben; end"
VULTURE = "set 2 play barrel; set 5 character vulture_sam; set 2 life 1; bang ben; hit; ben out outlaw; draw 3"
SLIP = "2 answer missed | 3 no | 3 lose 1 by 1 to gatling"
DUEL = "set 1 life 1; end; ben draw 2; discard 1; duel anna"
SHERIFF_FELL = "1 no | 1 lose 1 by 2 to duel | 1 out sheriff by 2 to duel"
IDLE = "1 mustang | 1 end"
MISSED = "1 bang 2 | 2 answer missed | 1 end"
SAID = (
    ("en", "", "indians! ben gives a bang", ANSWERED),
    ("nl", "", "Indianen! ben gooit een bang weg", ANSWERED),
    ("it", "", "indiani! ben dà un bang", ANSWERED),
    ("de", "", "Indianer! Ben gibt ein Bang", ANSWERED),
    ("en", "", "bang! at ben, missed! done", MISSED),
    ("de", "", "Bang! auf Ben, daneben! Ende", MISSED),
    ("nl", "bang cleo", "die neemt hij terug", "retract 1"),
    ("de", "bang cleo", "die nimmt sie zurück", "retract 1"),
    ("nl", "", "legt zelf een schofield", "1 schofield"),
    ("de", "", "spielt trotzdem Bang auf Ben", "1 bang 2"),
    ("it", "", "gioca comunque bang a ben", "1 bang 2"),
    ("en", "", "mustang, does nothing, done", IDLE),
    ("nl", "", "mustang, doet niks, einde", IDLE),
    ("it", "", "mustang, non fa niente, fine", IDLE),
    ("de", "", "Mustang, macht nichts, Ende", IDLE),
    ("nl", "indians", "ben geen", "2 no | 2 lose 1 by 1 to indians"),
    ("de", "indians", "Ben keinen", "2 no | 2 lose 1 by 1 to indians"),
    ("nl", DYING, "bang ben klaver 7 dood, bandiet", FELL),
    ("de", DYING, "Bang Ben Kreuz 7 tot, Bandit", FELL),
    ("en", DYING, "bang ben 7 of clubs dead, outlaw", FELL),
    ("de", JAILED, "Gefängnis Ben Pik 9, sitzt", "2 turn | 2 flip jail 9s"),
    ("nl", JAILED, "gevangenis ben schoppen 9, zit", "2 turn | 2 flip jail 9s"),
    ("it", JAILED, "prigione ben 9 di picche, resta dentro", "2 turn | 2 flip jail 9s"),
    ("en", JAILED, "jail ben 9 of spades, sits", "2 turn | 2 flip jail 9s"),
    ("de", "bang cleo", "nimmt das Bang zurück, ist nicht dran", "retract 1"),
    ("nl", "bang cleo", "neemt de bang terug, is niet aan de beurt", "retract 1"),
    ("de", "jail cleo", "nicht Cleo, sondern Dirk kriegt das Gefängnis", "1 jail 4"),
    ("nl", "jail cleo", "niet cleo, dirk krijgt de gevangenis", "1 jail 4"),
    ("en", "jail cleo", "not cleo but dirk gets the jail", "1 jail 4"),
    ("de", "", "dann Schofield gelegt, Zielfernrohr hin", "1 schofield | 1 scope"),
    ("nl", "", "schofield gelegd, vizier erbij", "1 schofield | 1 scope"),
    ("en", "", "schofield laid, then a scope on the table", "1 schofield | 1 scope"),
    ("de", VULTURE, "Eva erbt alles", "2 forfeit to 5"),
    ("nl", VULTURE, "eva erft alle kaarten", "2 forfeit to 5"),
    ("it", VULTURE, "eva eredita tutto", "2 forfeit to 5"),
    ("en", VULTURE, "eva inherits the barrel", "2 forfeit to 5"),
    ("de", "gatling", "Ben fehlschus, Cleo getroffen", SLIP),
    ("en", "", "gatlin, ben missed", "1 gatling 2 3 4 5 6 | 2 answer missed"),
    ("de", "", "Bang auf Ben, Ben noch 1", HIT),
    ("nl", "", "bang op ben, ben nog 1", HIT),
    ("de", "bang ben", "Ben steckt ein und holt sich eine von Anna", ROBBED),
    ("it", "bang ben", "colpito, ben si prende una carta da anna", ROBBED),
    ("en", "bang ben", "ben is hit, grabs a card from anna", ROBBED),
    ("nl", STORE, "winkel: anna een kaart, ben een bang", "1 general_store | 1 turnup 6 | 1 pick ? | 2 pick bang"),
    ("de", STORE, "Laden: Anna eine Karte, Ben ein Bang", "1 general_store | 1 turnup 6 | 1 pick ? | 2 pick bang"),
    ("nl", "bang cleo; missed; bang cleo", "nee: paniek op ben", "1 panic 2"),
    ("de", "bang cleo; missed; bang cleo", "nein: Panik auf Ben", "1 panic 2"),
    ("nl", ANNA, "de sheriff verliest een leven", "1 lose 1 by 2 to gatling"),
    ("de", ANNA, "Cleo getroffen, der Sheriff verliert ein Leben", f"{CLEO} | 1 lose 1 by 2 to gatling"),
    ("it", ANNA, "cleo colpita, lo sceriffo perde una vita", f"{CLEO} | 1 lose 1 by 2 to gatling"),
    ("en", ANNA, "cleo hit, the sheriff loses a life", f"{CLEO} | 1 lose 1 by 2 to gatling"),
    ("de", DUEL, "Sheriff tot", SHERIFF_FELL),
    ("nl", DUEL, "sheriff dood", SHERIFF_FELL),
    ("it", DUEL, "sceriffo morto", SHERIFF_FELL),
    ("en", DUEL, "the sheriff is dead", SHERIFF_FELL),
)  # fmt: skip


@pytest.mark.parametrize(("lang", "before", "line", "means"), SAID)
def test_it_is_read(desk: Desk, lang: str, before: str, line: str, means: str) -> None:
    """As what it can only mean there."""
    assert logged(six_after(desk, before), line, lang) == means


WHY = {"en": "cleo is not on turn, back", "nl": "cleo is niet aan de beurt, terug", "de": "Cleo ist nicht dran, zurück"}


@pytest.mark.parametrize("lang", WHY)
def test_that_it_was_not_his_turn_is_why_it_is_taken_back(desk: Desk, lang: str) -> None:
    """And begins no turn."""
    assert logged(six_after(desk, "cleo bang dirk out of turn"), WHY[lang], lang) == "retract 1"


NOT_ALLOWED = {
    "en": "too far, oh no, bang ben, end",
    "nl": "te ver, mag niet. bang op ben, einde",
    "it": "troppo lontano, non si può, bang a ben, fine",
    "de": "zu weit, das geht nicht. Bang auf Ben, Ende",
}


@pytest.mark.parametrize("lang", NOT_ALLOWED)
def test_why_not_takes_the_offence_back_and_goes_on(desk: Desk, lang: str) -> None:
    """With what is played in its place."""
    log = six_after(desk, "bang dirk")
    assert logged(log, NOT_ALLOWED[lang], lang) == "retract 1 | 1 bang 2 | 1 end"


def test_why_not_takes_back_nothing_that_was_in_order(desk: Desk) -> None:
    """What it was said of is not known."""
    with pytest.raises(BadLine):
        six_after(desk, "mustang").enter("too far, bang ben")


PEOPLE = SIX.replace("Ben", "Piet").replace("Cleo", "Jürgen").replace("Dirk", "Sabine").replace("Eva", "Giorgia")
PET_NAMES = (("nl", "panic op pietje", 2), ("de", "Panik auf Jürgi", 3), ("de", "Panik auf Bine", 4),
             ("it", "panico a giorgina", 5), ("en", "panic at pietie", 2))  # fmt: skip


@pytest.mark.parametrize(("lang", "line", "seat"), PET_NAMES)
def test_a_pet_name_of_one_alone_is_his(desk: Desk, lang: str, line: str, seat: int) -> None:
    """By its beginning and an ending of such names, or by the end of the name."""
    assert logged(six_after(desk, "", PEOPLE), line, lang) == f"1 panic {seat}"


def test_a_pet_name_of_two_is_asked(desk: Desk) -> None:
    """Piet and Pieter are both called so."""
    both = PEOPLE.replace("Sabine", "Pieter")
    with pytest.raises(BadLine):
        six_after(desk, "", both).enter("panic op pietje", "nl")
