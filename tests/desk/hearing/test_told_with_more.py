"""What people tell beside the deed: why, what came of it, that it was once more, whom they meant instead."""

from __future__ import annotations

from contextlib import suppress

import pytest

from referee.desk.desk import Desk
from referee.errors import BadLine
from referee.notation import line_of
from tests.desk.hearing.told import logged, six_after
from tests.rows import rows

SITS = "set 3 play jail; discard 2; 1 end; 2 turn; draw; 2 discard 2; end; 3 turn; flip jail 5c 6c"
ONE_GIVEN = "bang ben; 2 answer missed"
JAILED = "set 5 play jail; 5 turn"
LIT = "set 5 play dynamite; 5 turn"
BLOWN = "set 5 play dynamite; 5 turn; flip dynamite 5s"
PEDRO = "6 turn; draw 1 from discards"
DIRK = "set 4 life 1; bang dirk; dirk hit"
JANET = "4 turn; draw"
SID = "set 5 life 1; bang eva; eva hit"
BARREL = "set 2 play barrel; bang ben"
LATE = "indians; 2 hit; 3 hit; 4 hit; 5 bang; bang ben"
FELL = "set 4 life 1; bang dirk; dirk hit; dirk out outlaw; forfeit"
SAM = "set 5 character vulture_sam; set 4 life 1; bang dirk; dirk hit; dirk out outlaw"
ALL_FOUR = "2 answer missed | 3 answer missed | 4 no | 4 lose 1 by 1 to gatling | 5 no | 5 lose 1 by 1 to gatling"
SAID = {
    "nl": (
        (BARREL, "Ben probeert de ton: schoppen 5", "2 flip barrel 5s"),
        (BARREL, "Ben trekt voor de ton: harten 5, gered", "2 flip barrel 5h"),
        ("duel ben; ben bang", "Anna heeft geen bang meer", "1 no | 1 lose 1 by 1 to duel"),
        ("bang ben", "ben is geraakt en verliest een leven", "2 no | 2 lose 1 by 1 to bang"),
        ("", "Anna is klaar met haar beurt", "1 end"),
        (SITS, "cleo verliest haar beurt", "3 drop jail | 3 end"),
        (ONE_GIVEN, "ben heeft er maar een", "2 no | 2 lose 1 by 1 to bang"),
        (JAILED, "eva trekt voor de gevangenis: klaver 5", "5 flip jail 5c"),
        (JAILED, "eva trekt voor de gevangenis klaver 5", "5 flip jail 5c"),
        (JAILED, "eva gevangenis harten 2, ze is vrij", "5 flip jail 2h"),
        (JAILED, "eva gevangenis harten 2, ontsnapt", "5 flip jail 2h"),
        (JAILED, "eva draait harten 2 om voor de gevangenis, ze is vrij", "5 flip jail 2h"),
        (JAILED, "eva gevangenis klaver 5, ze blijft zitten", "5 flip jail 5c"),
        ("", "cat balou op de hand van ben", "1 cat_balou 2 | 1 toss 2 hand"),
        ("", "paniek op de hand van otto", "1 panic 6 | 1 take 6 hand"),
        (LIT, "dynamiet was ruiten 7", "5 flip dynamite 7d"),
        (LIT, "eva dynamiet: schoppen 7, boem", "5 flip dynamite 7s"),
        (BLOWN, "boem eva verliest 3", "5 lose 3 to dynamite"),
        (BLOWN, "boem, eva verliest 3", "5 lose 3 to dynamite"),
        ("bang otto", "nee, op ben", "1 bang 2"),
        ("bang otto", "niet otto maar ben", "1 bang 2"),
        ("bang otto", "ik bedoel ben", "1 bang 2"),
        ("6 turn", "Otto pakt van de aflegstapel de scope", "6 draw 1 from discards with scope"),
        ("set 1 life 3", "anna drinkt nog een bier in haar beurt", "1 beer"),
        ("bang ben", "ben ontwijkt met een mis", "2 answer missed"),
        ("", "anna knalt ben", "1 bang 2"),
        ("", "anna schiet nog een keer op ben", "1 bang 2"),
        ("", "anna schiet opnieuw op ben", "1 bang 2"),
        (DIRK, "Dirk dood, hij was bandiet", "4 out outlaw by 1 to bang"),
        (DIRK, "Dirk is dood, hij was een bandiet", "4 out outlaw by 1 to bang"),
        ("cat balou ben", "uit de hand", "1 toss 2 hand"),
        ("", "anna daagt ben uit, duel schoppenboer", "1 duel/js 2"),
        ("set 4 character jourdonnais; bang dirk", "Dirk trekt klaver 5 voor Jourdonnais", "4 flip jourdonnais 5c"),
        ("", "Anna stal een kaart van Ben met paniek", "1 panic 2 | 1 take 2 hand"),
        ("", "Anna pakte met paniek de hand van Ben", "1 panic 2 | 1 take 2 hand"),
        ("set 2 play barrel", "Anna pakte met paniek de barrel van Ben", "1 panic 2 | 1 take 2 barrel"),
        (SID, "eva legt 2 kaarten af om te overleven", "5 discard 2 for sid_ketchum | 5 gain 1 for sid_ketchum"),
        (LATE, "otto gaf een bang bij de indianen", "6 answer bang"),
        (LATE, "otto heeft een bang gegeven", "6 answer bang"),
        (LATE, "otto geeft bang tegen de indianen", "6 answer bang"),
        ("", "anna heeft ben neergeschoten", "1 bang 2"),
        ("", "anna heeft op ben geschoten met een bang", "1 bang 2"),
        ("indians", "ben en cleo bang, dirk raak", "2 answer bang | 3 answer bang | 4 no | 4 lose 1 by 1 to indians"),
        ("gatling", "ben en cleo mis, dirk en eva raak", ALL_FOUR),
        (FELL, "anna krijgt de beloning", "1 draw 3 for reward"),
        (SAM, "eva krijgt de kaarten van dirk", "4 forfeit to 5"),
    ),
    "it": (
        (BARREL, "Ben prova col barile, 5 di picche", "2 flip barrel 5s"),
        ("duel ben; ben bang", "Anna non ha più bang", "1 no | 1 lose 1 by 1 to duel"),
        ("bang ben", "ben è colpito e perde una vita", "2 no | 2 lose 1 by 1 to bang"),
        (SITS, "cleo salta", "3 drop jail | 3 end"),
        (SITS, "cleo perde il turno", "3 drop jail | 3 end"),
        (ONE_GIVEN, "ben ha solo un mancato", "2 no | 2 lose 1 by 1 to bang"),
        ("bang ben", "ben ha un solo mancato", "2 no | 2 lose 1 by 1 to bang"),
        (JAILED, "eva prigione 2 cuori, è libera", "5 flip jail 2h"),
        (JAILED, "eva pesca per la prigione: 5 fiori", "5 flip jail 5c"),
        (JAILED, "eva pesca per la prigione: 2 cuori, libera", "5 flip jail 2h"),
        ("", "cat balou alla mano di ben", "1 cat_balou 2 | 1 toss 2 hand"),
        ("", "cat balou sulla mano di ben", "1 cat_balou 2 | 1 toss 2 hand"),
        ("", "panico alla mano di ben", "1 panic 2 | 1 take 2 hand"),
        ("bang otto", "no, era Ben", "1 bang 2"),
        ("bang otto", "no, a Ben", "1 bang 2"),
        ("bang otto", "volevo dire Ben", "1 bang 2"),
        ("6 turn", "Otto prende dagli scarti la rev carabine", "6 draw 1 from discards with rev_carabine"),
        ("6 turn", "Otto prende dagli scarti la carabine", "6 draw 1 from discards with rev_carabine"),
        ("6 turn", "Otto pesca dagli scarti il mirino", "6 draw 1 from discards with scope"),
        (PEDRO, "e una dal mazzo", "6 draw 1"),
        (PEDRO, "e 1 dal mazzo", "6 draw 1"),
        ("stagecoach", "Anna pesca 2 dalla diligenza", "1 draw 2 for stagecoach"),
        ("", "Anna spara di nuovo a Ben", "1 bang 2"),
        (DIRK, "Dirk eliminato, era fuorilegge", "4 out outlaw by 1 to bang"),
        (DIRK, "Dirk è morto, era un fuorilegge", "4 out outlaw by 1 to bang"),
        ("panic ben", "dalla mano", "1 take 2 hand"),
        ("cat balou ben", "dalla mano", "1 toss 2 hand"),
        (JANET, "mancato fante di fiori come bang a Ben", "4 missed/jc 2"),
        (JANET, "mancato come bang a Ben", "4 missed 2"),
        (JAILED, "eva estrae 4 picche per la prigione", "5 flip jail 4s"),
        (JAILED, "eva prigione 4 picche", "5 flip jail 4s"),
        (SITS, "cleo ha perso il turno", "3 drop jail | 3 end"),
        (SID, "eva scarta due carte per sopravvivere", "5 discard 2 for sid_ketchum | 5 gain 1 for sid_ketchum"),
        (LATE, "otto ha dato un bang contro gli indiani", "6 answer bang"),
        ("gatling", "ben e cleo mancato, dirk ed eva colpiti", ALL_FOUR),
        (SAM, "eva prende le carte di dirk", "4 forfeit to 5"),
    ),
    "en": (
        (BARREL, "Ben tries the barrel: 5 of spades", "2 flip barrel 5s"),
        (BARREL, "Ben draws for the barrel: 5 of hearts, saved", "2 flip barrel 5h"),
        ("bang ben", "ben is hit and loses a life", "2 no | 2 lose 1 by 1 to bang"),
        ("gatling", "ben hit, cleo loses a life", "2 no | 2 lose 1 by 1 to gatling | 3 lose 1 by 1 to gatling"),
        ("", "Anna is done with her turn", "1 end"),
        (SITS, "cleo sits out", "3 drop jail | 3 end"),
        (SITS, "cleo misses her turn", "3 drop jail | 3 end"),
        (SITS, "cleo loses her turn", "3 drop jail | 3 end"),
        ("bang ben", "ben has only one missed", "2 no | 2 lose 1 by 1 to bang"),
        (ONE_GIVEN, "ben has only one missed", "2 no | 2 lose 1 by 1 to bang"),
        (JAILED, "eva jail 2 of hearts, she is free", "5 flip jail 2h"),
        (JAILED, "eva draws for the jail: 5 of clubs", "5 flip jail 5c"),
        (JAILED, "eva draws for jail: 2 of hearts, free", "5 flip jail 2h"),
        ("", "cat balou on the hand of ben", "1 cat_balou 2 | 1 toss 2 hand"),
        ("", "panic on the hand of ben", "1 panic 2 | 1 take 2 hand"),
        ("bang otto", "no, at ben", "1 bang 2"),
        ("bang otto", "i mean ben", "1 bang 2"),
        ("bang otto", "no, it was ben", "1 bang 2"),
        ("bang otto", "not otto but ben", "1 bang 2"),
        (DIRK, "Dirk is dead, he was an outlaw", "4 out outlaw by 1 to bang"),
        ("panic ben", "from the hand", "1 take 2 hand"),
        (DIRK, "Dirk is an outlaw", "4 out outlaw by 1 to bang"),
        (DIRK, "Dirk outlaw", "4 out outlaw by 1 to bang"),
        (SID, "eva discards two cards to survive", "5 discard 2 for sid_ketchum | 5 gain 1 for sid_ketchum"),
        (SID, "eva drinks a beer to survive", "5 beer"),
        ("5 turn; draw", "eva discards two cards to survive", "5 discard 2 for sid_ketchum | 5 gain 1 for sid_ketchum"),
        (LATE, "otto gave a bang against the indians", "6 answer bang"),
        ("gatling", "ben and cleo missed, dirk and eva hit", ALL_FOUR),
        (FELL, "anna gets the reward", "1 draw 3 for reward"),
        (SAM, "eva takes the cards of dirk", "4 forfeit to 5"),
        (SAM, "eva takes dirk's cards", "4 forfeit to 5"),
    ),
    "de": (
        (BARREL, "Ben versucht das Fass: Pik 5", "2 flip barrel 5s"),
        ("bang ben", "ben wird getroffen und verliert ein leben", "2 no | 2 lose 1 by 1 to bang"),
        ("bang ben", "Ben hat nichts und verliert ein Leben", "2 no | 2 lose 1 by 1 to bang"),
        (SITS, "cleo setzt aus", "3 drop jail | 3 end"),
        (ONE_GIVEN, "ben hat nur einen fehlschuss", "2 no | 2 lose 1 by 1 to bang"),
        (JAILED, "eva zieht für das gefängnis: kreuz 5", "5 flip jail 5c"),
        (JAILED, "eva gefängnis herz 2, sie ist frei", "5 flip jail 2h"),
        (JAILED, "eva zieht fürs gefängnis kreuz 5, bleibt sitzen", "5 flip jail 5c"),
        ("", "cat balou auf die hand von ben", "1 cat_balou 2 | 1 toss 2 hand"),
        ("bang otto", "nein, auf ben", "1 bang 2"),
        ("bang otto", "ich meine ben", "1 bang 2"),
        ("bang otto", "nicht otto sondern ben", "1 bang 2"),
        ("", "anna schießt nochmal auf ben", "1 bang 2"),
        (DIRK, "Dirk ist tot, er war Bandit", "4 out outlaw by 1 to bang"),
        ("panic ben", "aus der hand", "1 take 2 hand"),
        (SITS, "cleo verliert ihren zug", "3 drop jail | 3 end"),
        (SITS, "cleo setzt eine runde aus", "3 drop jail | 3 end"),
        (SID, "eva wirft zwei Karten ab, um zu überleben", "5 discard 2 for sid_ketchum | 5 gain 1 for sid_ketchum"),
        (LATE, "otto gab ein bang gegen die indianer", "6 answer bang"),
        ("gatling", "ben und cleo daneben, dirk und eva getroffen", ALL_FOUR),
        (SAM, "eva bekommt die karten von dirk", "4 forfeit to 5"),
    ),
}  # fmt: skip
LINES = [(lang, *told) for lang, lines in SAID.items() for told in lines]


@rows(("lang", "before", "line", "means"), LINES, ids=[" ".join(each[::2]) for each in LINES])
def test_what_it_says_is_read(desk: Desk, lang: str, before: str, line: str, means: str) -> None:
    """The deed is logged, whatever is told around it."""
    log = six_after(desk, before)
    assert logged(log, line, lang) == means


def test_what_contradicts_the_card_turned_up_is_refused(desk: Desk) -> None:
    """A club frees nobody from jail: the line is wrong somewhere, and nothing is logged by it."""
    log = six_after(desk, JAILED)
    length = log.length
    with pytest.raises(BadLine):
        log.enter("eva gevangenis klaver 5, ze is vrij", "nl")
    assert log.length == length


@pytest.mark.parametrize("first", [(LIT, JAILED), (JAILED, LIT)], ids=["dynamite first", "jail first"])
def test_what_came_of_a_card_is_judged_by_what_it_is_drawn_for(desk: Desk, first: tuple[str, str]) -> None:
    """A club does good at the dynamite and none in jail, whichever of them the same words were said of before."""
    read = []
    for before in first:
        log = six_after(desk, before)
        with suppress(BadLine):
            read.append(line_of(log.enter("eva 4 of clubs, safe").judged[0].entry, log.book))
    assert read == ["5 flip dynamite 4c"]


def test_whom_they_meant_instead_is_a_correction(desk: Desk) -> None:
    """One shot counts, and it is at Ben; once he has answered nothing is put right so."""
    log = six_after(desk, "bang otto; no, at ben")
    assert [owed.seat for owed in log.table.owed()] == [2]
    log.enter("ben hit")
    with pytest.raises(BadLine):
        log.enter("no, at otto")


def test_a_line_is_said_again_as_the_table_stands_now(desk: Desk) -> None:
    """`has a bang` answers where one is asked for, though the same line meant nothing a moment ago."""
    log = six_after(desk, "")
    with pytest.raises(BadLine):
        log.enter("ben has a bang")
    log.enter("indians")
    assert line_of(log.enter("ben has a bang").judged[0].entry, log.book) == "2 answer bang"
