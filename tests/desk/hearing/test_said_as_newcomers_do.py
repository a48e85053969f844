"""More of what newcomers said at their evenings and was refused: each line means the one thing it can mean there."""

from __future__ import annotations

import pytest

from referee.desk.desk import Desk
from referee.errors import BadLine
from tests.desk.hearing.told import SIX, logged, six_after
from tests.rows import rows

HIT = "2 no | 2 lose 1 by 1 to bang"
STORE = "1 turnup 6 with missed panic bang beer jail duel"
EMPTY = SIX.replace("deck 40", "deck 0\ndiscards beer bang missed")
SHOT, DRANK = "1 bang 2 | 2 no | 2 lose 1 by 1 to bang", "1 bang 2 | 2 no | 2 lose 1 by 1 to bang | 2 beer"
DYING, FELL = "set 2 life 1", "set 2 life 1; bang ben; hit; ben out outlaw"
SAFE = "1 bang 2 | 2 flip barrel 9h | 1 end"
GONE = "1 draw 3 for reward | 2 forfeit"
DODGED, LOST = "1 bang 2 | 2 answer missed", "1 duel 2 | 2 no | 2 lose 1 by 1 to duel | 1 beer"
DEAD = "1 bang 2 | 2 no | 2 lose 1 by 1 to bang | 2 out outlaw by 1 to bang"
RIFLE = "1 winchester | 1 drop schofield | 1 beer"
TWICE = "set 1 play volcanic; set 1 character bart_cassidy; bang ben, missed"
NOW_BEN = "1 bang 2 | 2 answer missed"
SAID = {
    "the same once more": ("en", TWICE, "and again, hit", SHOT),
    "the same once more in Dutch": ("nl", TWICE, "en weer, raak", SHOT),
    "the same once more in Italian": ("it", TWICE, "e ancora, colpito", SHOT),
    "the same once more in German": ("de", TWICE, "und nochmal, getroffen", SHOT),
    "one more at him": ("en", TWICE, "another bang on him, missed", DODGED),
    "one more at him in Dutch": ("nl", TWICE, "nog een bang op hem, mis", DODGED),
    "one more at him in Italian": ("it", TWICE, "un altro bang su di lui, mancato", DODGED),
    "one more at him in German": ("de", TWICE, "noch ein Bang auf ihn, Fehlschuss", DODGED),
    "the card alone, once more": ("it", TWICE, "ancora bang, colpito", SHOT),
    "whom a shot kills": ("en", DYING, "shoots ben and kills him", DEAD),
    "whom it kills in Dutch": ("nl", DYING, "schiet op ben en schiet hem dood", DEAD),
    "whom it kills in Italian": ("it", DYING, "ammazza ben con un bang", DEAD),
    "whom it kills in German": ("de", DYING, "schießt auf Ben und tötet ihn", DEAD),
    "what a weapon is laid for": ("en", "schofield", "winchester instead of the schofield, beer", RIFLE),
    "what it is laid for in Dutch": ("nl", "schofield", "winchester in plaats van de schofield, bier", RIFLE),
    "what it is laid for in Italian": ("it", "schofield", "winchester al posto dello schofield, birra", RIFLE),
    "what it is laid for in German": ("de", "schofield", "Winchester statt der Schofield, Bier", RIFLE),
    "what a card is used as": (
        "it", "set 1 character calamity_janet", "mancato usato come bang su ben", "1 missed 2"),
    "a sigh before it": ("it", "set 1 hand 6; end", "giusto, anna scarta un bang", "1 discard 1 with bang"),
    "what he does who is shot at": ("en", "", "bang ben, who dodges with a missed", DODGED),
    "what he does in Dutch": ("nl", "", "bang op ben, die mist", DODGED),
    "what he does in Italian": ("it", "", "bang a ben, che para con un mancato", DODGED),
    "what he does in German": ("de", "", "Bang auf Ben, der pariert", DODGED),
    "what befalls him": ("en", "", "bang ben who is hit", SHOT),
    "what befalls him in Dutch": ("nl", "", "bang op ben, die geraakt wordt", SHOT),
    "what befalls him in Italian": ("it", "", "bang a ben, che la becca", SHOT),
    "what befalls him in German": ("de", "", "Bang auf Ben, der getroffen wird", SHOT),
    "what he lacks": ("en", "", "duel ben who has nothing, beer", LOST),
    "what he lacks in Dutch": ("nl", "", "duel met ben die niets heeft, bier", LOST),
    "what he lacks in Italian": ("it", "", "duello a ben che non ha niente, birra", LOST),
    "what he lacks in German": ("de", "", "Duell mit Ben, der nichts hat, Bier", LOST),
    "who was meant, and what he did": ("en", "bang otto", "i meant ben, who dodges it", NOW_BEN),
    "who was meant, in Italian": ("it", "bang otto", "volevo dire ben, che para con un mancato", NOW_BEN),
    "who was meant, in Dutch": ("nl", "bang otto", "ik bedoelde ben, die mist", NOW_BEN),
    "who was meant, in German": ("de", "bang otto", "ich meinte Ben, der pariert", NOW_BEN),
    "two sentences that put right": (
        "en", "indians; cleo bang; dirk bang; eva bang; ben missed", "no, ben bang. otto loses a life",
        "2 answer bang | 6 lose 1 by 1 to indians"),
    "two sentences in Italian": (
        "it", "indians; cleo bang; dirk bang; eva bang; ben missed", "no, ben bang. otto perde una vita",
        "2 answer bang | 6 lose 1 by 1 to indians"),
    "a dash and not a comma": ("en", "", "anna bang ben - missed", "1 bang 2 | 2 answer missed"),
    "of whom it is, and what is left to him": ("en", "", "bang ben, he's hit (1 left)", SHOT),
    "what is left in Dutch": ("nl", "", "bang ben, raak, nog 1 over", SHOT),
    "what is left in Italian": ("it", "", "bang a ben, colpito, gli resta 1", SHOT),
    "what is left in German": ("de", "", "Bang auf Ben, getroffen, 1 übrig", SHOT),
    "what saves him": ("en", DYING, "bang ben, beer saves him", DRANK),
    "what saves him in Dutch": ("nl", DYING, "bang ben, bier redt hem", DRANK),
    "what saves him in Italian": ("it", DYING, "bang a ben, birra lo salva", DRANK),
    "what saves him in German": ("de", DYING, "Bang auf Ben, ein Bier rettet ihn", DRANK),
    "how many he drops": ("en", "", "anna drops 2, done", "1 discard 2 | 1 end"),
    "how many he chucks": ("en", "", "anna chucks two cards", "1 discard 2"),
    "how many more": ("en", "set 1 hand 7; discard 1; end", "forgot anna discards 1 more", "1 discard 1"),
    "whose cards go": ("en", FELL, "anna draws 3, bens cards away", GONE),
    "whose cards go in Dutch": ("nl", FELL, "anna trekt 3, bens kaarten weg", GONE),
    "whose cards go in Italian": ("it", FELL, "anna pesca 3, le carte di ben via", GONE),
    "whose cards go in German": ("de", FELL, "anna zieht 3, Bens Karten weg", GONE),
    "a name turned round": (
        "en", "set 2 play mustang", "balou cat on bens mustang", "1 cat_balou 2 | 1 toss 2 mustang"),
    "what was taken back, with more": ("en", "bang cleo", "back in her hand. bang ben, hit", f"retract 1 | {SHOT}"),
    "the last one": ("en", "bang cleo", "undo last, too far", "retract 1"),
    "the last one in Dutch": ("nl", "bang cleo", "laatste terug, te ver", "retract 1"),
    "the last one in German": ("de", "bang cleo", "letztes zurück, zu weit", "retract 1"),
    "why one more is given up": (
        "en", "set 1 hand 6; end", "he had one too many, anna throws one away now", "1 discard 1"),
    "why in Dutch": ("nl", "set 1 hand 6; end", "anna had er een te veel, gooit een kaart weg", "1 discard 1"),
    "why in Italian": ("it", "set 1 hand 6; end", "anna ne aveva una di troppo, scarta una carta", "1 discard 1"),
    "why in German": ("de", "set 1 hand 6; end", "Anna hatte eine zu viel, wirft eine Karte ab", "1 discard 1"),
    "what came of a Barrel": (
        "en", "set 2 play barrel", "bang ben, barrel 9 hearts, safe, anna end", SAFE),
    "what came of it in German": (
        "de", "set 2 play barrel", "Bang auf Ben, Fass Herz 9, gerettet, Anna Ende", SAFE),
    "why it was taken back, and more": ("en", "bang cleo", "undo that, too far, bang ben, hit", f"retract 1 | {SHOT}"),
    "that it is not for now": (
        "en", "bang cleo", "take that back, not this turn. bang ben, hit", f"retract 1 | {SHOT}"),
    "another card instead": ("en", "duel ben; ben missed", "wrong card, ben bang instead", "2 answer bang"),
    "another card in Dutch": ("nl", "duel ben; ben missed", "verkeerde kaart, ben bang", "2 answer bang"),
    "another card in Italian": ("it", "duel ben; ben missed", "carta sbagliata, ben bang", "2 answer bang"),
    "another card in German": ("de", "duel ben; ben missed", "falsche Karte, Ben Bang", "2 answer bang"),
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


@rows("what", SAID)
def test_it_is_read(desk: Desk, what: str) -> None:
    """In the language it is typed in."""
    lang, before, line, means = SAID[what]
    assert logged(six_after(desk, before), line, lang) == means


@pytest.mark.parametrize("line", ["again", "and again"])
def test_once_more_of_nothing_is_refused(desk: Desk, line: str) -> None:
    """Nobody played anything at anybody, and it is no slip for another word."""
    with pytest.raises(BadLine):
        six_after(desk, "").enter(line)


OUT_OF_TURN = {
    "en": ("ben drinks a beer", ("1 end; ben drinks a beer", "ben drinks a beer out of turn")),
    "nl": ("ben drinkt een bier", ("1 einde; ben drinkt een bier", "ben drinkt een bier buiten de beurt")),
    "it": ("ben beve una birra", ("1 fine; ben beve una birra", "ben beve una birra fuori turno")),
    "de": ("Ben trinkt ein Bier", ("1 ende; Ben trinkt ein Bier", "Ben trinkt ein Bier außer der Reihe")),
}


@pytest.mark.parametrize("lang", OUT_OF_TURN)
def test_a_beer_of_who_comes_next_is_asked_about(desk: Desk, lang: str) -> None:
    """Whether his turn has begun or he drank it in hers, which is an offence, only the referee knows."""
    line, choices = OUT_OF_TURN[lang]
    with pytest.raises(BadLine) as asked:
        six_after(desk, "bang ben; ben hit").enter(line, lang)
    assert (asked.value.key, asked.value.about["choices"]) == ("out_of_turn", choices)


FOR_HER = {"en": "beer for anna", "nl": "bier voor anna", "it": "birra per anna", "de": "Bier für Anna"}


@pytest.mark.parametrize("lang", FOR_HER)
def test_for_whom_it_is_who_drinks_is_no_target(desk: Desk, lang: str) -> None:
    """She drinks it herself; of another it is asked whose it is."""
    assert logged(six_after(desk, "set 1 life 3"), FOR_HER[lang], lang) == "1 beer"


SHUFFLED = {
    "en": "the deck is empty, reshuffled",
    "nl": "de stok is op, er wordt geschud",
    "it": "il mazzo è finito, si rimescola",
    "de": "Der Stapel ist leer, es wird gemischt",
}


@rows("lang", SHUFFLED)
def test_that_the_deck_is_used_up_tells_why_it_is_turned_over(desk: Desk, lang: str) -> None:
    """The discards become the deck."""
    log = six_after(desk, "", EMPTY)
    assert logged(log, SHUFFLED[lang], lang) == "turned"


WON = {"en": "the law wins", "nl": "de wet wint", "it": "vince la legge", "de": "Das Gesetz gewinnt"}


@rows("lang", WON)
def test_the_law_is_the_side_of_the_sheriff(desk: Desk, lang: str) -> None:
    """As if the roles had been told."""
    assert logged(six_after(desk, ""), WON[lang], lang) == "won law"


BOX = "sets base dodge_city" + SIX.replace("slab_the_killer", "molly_stark").replace("pedro_ramirez", "greg_digger")
BARTS = BOX.replace("el_gringo", "bart_cassidy")
CHUCKS = BOX.replace("molly_stark", "chuck_wengam")
DOCS = BOX.replace("molly_stark", "doc_holyday")
SAID_OF_A_BOX = {
    "a hat by its number": (BOX, "", "anna puts the hat 10 gallon on the table", "1 play ten_gallon_hat as ?"),
    "a hat by half its name": (BOX, "", "ten gallon", "1 play ten_gallon_hat as ?"),
    "a plate turned round": (BOX, "", "plate iron, bang ben", "1 play iron_plate as ? | 1 bang 2"),
    "how many came of a card": (
        BOX, "set 1 play pony_express", "uses pony express, 3 cards",
        "1 pony_express from play | 1 draw 3 for pony_express"),
    "how many are drawn for it": (
        CHUCKS, "set 1 hand 3", "chuck, draws 2 for it, mustang",
        "1 lose 1 to chuck_wengam | 1 draw 2 for chuck_wengam | 1 mustang"),
    "how many he gets": (
        BOX, "set 1 hand 3; end; ben draw 2", "bang anna, missed, anna +1 card",
        "2 bang 1 | 1 answer missed | 1 draw 1 for molly_stark"),
    "two cards by a character": (
        DOCS, "", "doc holiday on ben with 2 cards, hit",
        "1 ? 2 | 1 discard 1 for holyday_shot | 2 no | 2 lose 1 by 1 to holyday_shot"),
    "a card by a character": (BARTS, "bang ben; hit", "bart card", "2 draw 1 for bart_cassidy"),
    "a gain by a character that lacks less": (
        BOX, "set 2 life 1; bang ben; hit", "dead, outlaw. 3 cards for anna, greg",
        "2 out outlaw by 1 to bang | 1 draw 3 for reward | 2 forfeit | 6 gain 1"),
    "a gain by a character": (
        BOX, "set 2 life 1; set 6 life 1; bang ben; hit", "ben out, outlaw, anna draws 3, otto greg",
        "2 out outlaw by 1 to bang | 1 draw 3 for reward | 6 gain 2"),
}  # fmt: skip


@rows("what", SAID_OF_A_BOX)
def test_with_another_box_it_is_read(desk: Desk, what: str) -> None:
    """Cards and characters of Dodge City, as they are called by people who know them by sight."""
    table, before, line, means = SAID_OF_A_BOX[what]
    assert logged(six_after(desk, before, table), line) == means


def test_a_pet_name_is_asked_about(desk: Desk) -> None:
    """It begins as Cleopatra does, and is no word of the game."""
    with pytest.raises(BadLine, match="word_near") as asked:
        six_after(desk, "", SIX.replace("Cleo", "Cleopatra")).enter("jail on clees")
    assert asked.value.about["choices"] == ("Cleopatra",)
