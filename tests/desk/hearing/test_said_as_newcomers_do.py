"""More of what newcomers said at their evenings and was refused: each line means the one thing it can mean there."""

from __future__ import annotations

import pytest

from referee.desk.desk import Desk
from tests.desk.hearing.told import SIX, logged, six_after

HIT = "2 no | 2 lose 1 by 1 to bang"
STORE = "1 turnup 6 with missed panic bang beer jail duel"
EMPTY = SIX.replace("deck 40", "deck 0\ndiscards beer bang missed")
SAID = {
    "who has no more": ("en", "indians", "ben has no more bang, loses a life", "2 no | 2 lose 1 by 1 to indians"),
    "who does not have one": ("en", "bang ben", "ben doesn't have a missed", HIT),
    "the same in two words": ("en", "bang ben", "ben does not have a missed", HIT),
    "what a store shows": ("en", "general store", "revealed missed, panic, bang, beer, jail, duel", STORE),
    "the same behind a colon": ("en", "general store", "shown: missed, panic, bang, beer, jail, duel", STORE),
    "the same in Italian": ("it", "general store", "rivelate: mancato, panico, bang, birra, prigione, duello", STORE),
    "the same in German": ("de", "general store", "gezeigt: Fehlschuss, Panik, Bang, Bier, Gefängnis, Duell", STORE),
    "before whom a card is laid": ("en", "", "anna puts dynamite in front of her", "1 dynamite"),
    "the same of him": ("en", "", "anna puts a mustang in front of himself", "1 mustang"),
    "whose turn it is": ("en", "end", "it is ben's turn", "2 turn"),
    "the same in Dutch": ("nl", "end", "het is de beurt van ben", "2 turn"),
    "whose it is in German": ("de", "end", "es ist Bens Zug", "2 turn"),
}  # fmt: skip


@pytest.mark.parametrize("what", SAID)
def test_it_is_read(desk: Desk, what: str) -> None:
    """In the language it is typed in."""
    lang, before, line, means = SAID[what]
    assert logged(six_after(desk, before), line, lang) == means


SHUFFLED = {
    "en": "the deck is empty, reshuffled",
    "nl": "de stok is op, er wordt geschud",
    "it": "il mazzo è finito, si rimescola",
    "de": "Der Stapel ist leer, es wird gemischt",
}


@pytest.mark.parametrize("lang", SHUFFLED)
def test_that_the_deck_is_used_up_tells_why_it_is_turned_over(desk: Desk, lang: str) -> None:
    """The discards become the deck."""
    log = six_after(desk, "", EMPTY)
    assert logged(log, SHUFFLED[lang], lang) == "turned"


WON = {"en": "the law wins", "nl": "de wet wint", "it": "vince la legge", "de": "Das Gesetz gewinnt"}


@pytest.mark.parametrize("lang", WON)
def test_the_law_is_the_side_of_the_sheriff(desk: Desk, lang: str) -> None:
    """As if the roles had been told."""
    assert logged(six_after(desk, ""), WON[lang], lang) == "won law"
