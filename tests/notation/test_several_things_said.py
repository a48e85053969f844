"""Several things on one line are read as such where they can be nothing else, in three languages."""

from pathlib import Path

import pytest

from referee.errors import BadLine
from tests.notation.spoken import meant
from tests.rows import rows

STORE = "general store; turnup 5 with bang beer jail duel scope"
HIT = ["1 bang 2", "2 no", "2 lose 1 by 1 to bang"]
TAKEN_OF, LAST = "set 2 play remington", "set 2 life 1; set 2 role ?"
OF_BEN = ["1 panic 2", "1 take 2 remington", "1 end"]
ONCE = ["1 bang 2", "2 answer missed"]
FELL = [*HIT, "2 out outlaw by 1 to bang", "1 draw 3 for reward"]
CHOSEN = ["1 general_store", "1 pick volcanic", "2 pick beer", "3 pick bang"]
FALLS = "set 2 life 1; bang ben; ben hit"
TWO_BANGS = ["2 answer bang", "3 answer bang"]
LONG = "bang ben, missed, mustang, duel with cleo: bang, bang, bang, bang, gives up, barrel, scope, beer, end"
DUEL = ["3 answer bang", "1 answer bang", "3 answer bang", "1 answer bang", "3 no", "3 lose 1 by 1 to duel"]
FOR_ALL = ["1 gatling 2 3 4 5"]
GONE = ["1 cat_balou 2", "1 toss 2 barrel"]
FROM_ANNA = ["2 draw 2", "2 panic 1", "2 take 1 hand"]
BARRELLED = "set 2 play barrel"
AVERTED = ["1 bang 2", "2 flip barrel 9h", "1 mustang"]
DRAWN_IN_VAIN = ["1 bang 2", "2 flip barrel 9c"]
MIXED = ["1 end", "2 draw 2", "2 mustang", "2 bang 1"]
BURNT = "set 2 character vulture_sam; set 2 life 4; set 2 play dynamite; set 1 hand 3; end"
BEER_AFTER = ["2 flip dynamite 5s", "2 draw 2", "2 beer"]
DYING = "set 1 role outlaw; set 1 life 1; end"
SHOT_DEAD = ["2 draw 2", "2 beer", "2 bang 1", "1 out outlaw by 2 to bang", "2 draw 3 for reward"]
CLEO_SHOT = ["2 draw 2", "2 bang 3", "3 out outlaw by 2 to bang"]
FARGO = ["1 wells_fargo", "1 draw 3 for wells_fargo"]
SAID = [
    ("en", FALLS, "he was an outlaw, anna draws three cards", FELL[-2:]),
    ("nl", FALLS, "hij was een bandiet, anna trekt 3 kaarten", FELL[-2:]),
    ("it", FALLS, "era un fuorilegge, anna pesca tre carte", FELL[-2:]),
    ("de", FALLS, "er war ein bandit, anna zieht drei karten", FELL[-2:]),
    ("en", "indians", "ben discards a bang, cleo too", TWO_BANGS),
    ("nl", "indians", "ben legt een bang af, cleo ook", TWO_BANGS),
    ("it", "indians", "ben scarta un bang, cleo anche", TWO_BANGS),
    ("de", "indians", "ben wirft bang ab, cleo auch", TWO_BANGS),
    ("en", "end; ben turn", "ben draws, another barrel", ["2 draw 2", "2 barrel"]),
    ("nl", "end; ben turn", "trekt, nog een ton", ["2 draw 2", "2 barrel"]),
    ("it", "end; ben turn", "ben pesca, altro barile", ["2 draw 2", "2 barrel"]),
    ("de", "end; ben turn", "zieht, noch ein fass", ["2 draw 2", "2 barrel"]),
    ("en", "bang ben", "sorry, hit ben", HIT[1:]),
    ("nl", "bang ben", "sorry, ben geraakt", HIT[1:]),
    ("it", "bang ben", "scusa, colpito ben", HIT[1:]),
    ("de", "bang ben", "sorry, ben getroffen", HIT[1:]),
    ("en", "", LONG, [*ONCE, "1 mustang", "1 duel 3", *DUEL, "1 barrel", "1 scope", "1 beer", "1 end"]),
    ("en", "", "mustang anna", ["1 mustang"]),
    ("nl", "", "mustang voor anna", ["1 mustang"]),
    ("it", "", "mustang ad anna", ["1 mustang"]),
    ("de", "", "mustang vor anna", ["1 mustang"]),
    ("en", "", "gatling at everybody", FOR_ALL),
    ("nl", "", "gatling op iedereen", FOR_ALL),
    ("it", "", "gatling contro tutti", FOR_ALL),
    ("de", "", "gatling gegen alle", FOR_ALL),
    ("en", "bang ben", "hit ben", HIT[1:]),
    ("nl", "bang ben", "geraakt ben", HIT[1:]),
    ("it", "bang ben", "colpito ben", HIT[1:]),
    ("de", "bang ben", "getroffen ben", HIT[1:]),
    ("en", "", "shoots ben and hits him", HIT),
    ("nl", "", "schiet op ben en raakt hem", HIT),
    ("it", "", "spara a ben e lo prende", HIT),
    ("de", "", "schießt auf ben und trifft ihn", HIT),
    ("en", "", "bang ben, wounded", HIT),
    ("nl", "", "bang op ben, gewond", HIT),
    ("it", "", "bang a ben, ferito", HIT),
    ("de", "", "bang auf ben, verwundet", HIT),
    ("en", "set 1 hand 7", "anna discards down to 5", ["1 discard 2"]),
    ("nl", "set 1 hand 7", "anna legt af tot 5 kaarten", ["1 discard 2"]),
    ("it", "set 1 hand 7", "anna scarta fino a 5", ["1 discard 2"]),
    ("de", "set 1 hand 7", "anna wirft bis auf 5 ab", ["1 discard 2"]),
    ("en", "", "eva plays a barrel out of turn", ["5 barrel"]),
    ("nl", "", "eva legt buiten haar beurt een ton", ["5 barrel"]),
    ("it", "", "eva fuori turno gioca un barile", ["5 barrel"]),
    ("de", "", "eva legt außer der Reihe ein Fass", ["5 barrel"]),
    ("it", "barrel", "altro barile", ["1 barrel"]),
    ("it", "set 2 play jail; end; 2 turn", "ben ha girato il 7 di picche", ["2 flip jail 7s"]),
    ("en", "indians", "ben bang, cleo too", TWO_BANGS),
    ("nl", "indians", "ben bang en cleo ook", TWO_BANGS),
    ("it", "indians", "ben bang, anche cleo", TWO_BANGS),
    ("de", "indians", "ben bang, auch cleo", TWO_BANGS),
    ("en", "set 2 play barrel", "cat balou on ben, away with the barrel", GONE),
    ("nl", "set 2 play barrel", "cat balou op ben, weg met de ton", GONE),
    ("it", "set 2 play barrel", "cat balou a ben, via il barile", GONE),
    ("de", "set 2 play barrel", "cat balou auf ben, weg mit dem fass", GONE),
    ("en", "", "bang ben hit", HIT),
    ("en", "", "anna bang ben missed 5 of spades", ["1 bang 2", "2 answer missed/5s"]),
    ("nl", "", "bang ben raak", HIT),
    ("nl", "", "bang ben mis schoppen 5", ["1 bang 2", "2 answer missed/5s"]),
    ("it", "", "bang ben colpito", HIT),
    ("it", "", "bang ben mancato 10 fiori", ["1 bang 2", "2 answer missed/10c"]),
    ("en", STORE, "anna beer; ben bang; cleo jail", ["1 pick beer", "2 pick bang", "3 pick jail"]),
    ("nl", STORE, "anna kiest bier; ben kiest bang", ["1 pick beer", "2 pick bang"]),
    ("it", STORE, "anna prende birra ; ben prende bang", ["1 pick beer", "2 pick bang"]),
    ("en", "", "anna ends, discards nothing", ["1 end"]),
    ("en", "", "anna is done and discards none", ["1 end"]),
    ("nl", "", "anna klaar, gooit niets weg", ["1 end"]),
    ("nl", "", "anna stopt en legt niks af", ["1 end"]),
    ("it", "", "anna finisce, scarta niente", ["1 end"]),
    ("it", "", "anna finisce e non scarta niente", ["1 end"]),
    ("de", "", "anna fertig, wirft nichts ab", ["1 end"]),
    ("en", "", "anna general store: anna volcanic, ben beer, cleo bang", CHOSEN),
    ("nl", "", "winkel, anna neemt volcanic, ben bier, cleo bang", CHOSEN),
    ("it", "", "emporio: anna volcanic, ben birra, cleo bang", CHOSEN),
    ("de", "", "gemischtwarenladen, anna volcanic, ben bier, cleo bang", CHOSEN),
    ("en", "", "general store: anna volcanic, cleo bang, ben beer", CHOSEN),
    ("nl", "", "winkel: cleo bang, ben bier, anna volcanic", CHOSEN),
    ("it", "", "emporio: cleo prende un bang, anna la volcanic, ben birra", CHOSEN),
    ("de", "", "gemischtwarenladen: ben bier, anna volcanic, cleo bang", CHOSEN),
    ("en", "set 2 play winchester", "cat balou winchester", ["1 cat_balou 2", "1 toss 2 winchester"]),
    ("nl", "set 2 play barrel", "paniek ton van ben", ["1 panic 2", "1 take 2 barrel"]),
    ("it", "set 2 play barrel", "panico al barile di ben", ["1 panic 2", "1 take 2 barrel"]),
    ("en", "", "bang ben, ben missed, mustang", ["1 bang 2", "2 answer missed", "1 mustang"]),
    ("en", "", "anna plays mustang and scope then bang ben", ["1 mustang", "1 scope", "1 bang 2"]),
    ("nl", "", "anna speelt mustang en vizier", ["1 mustang", "1 scope"]),
    ("it", "", "anna gioca mustang e mirino, poi bang ben", ["1 mustang", "1 scope", "1 bang 2"]),
    ("en", "end", "ben draws, mustang", ["2 draw 2", "2 mustang"]),
    ("nl", "end", "ben trekt, mustang", ["2 draw 2", "2 mustang"]),
    ("it", "end", "ben pesca, mustang", ["2 draw 2", "2 mustang"]),
    ("de", "end", "ben zieht, mustang", ["2 draw 2", "2 mustang"]),
    ("en", "end", "ben draws mustang", ["2 draw 2 with mustang"]),
    ("en", "end", "ben draws, panic, from annas hand", FROM_ANNA),
    ("nl", "end", "ben trekt, paniek, uit anna's hand", FROM_ANNA),
    ("it", "end", "ben pesca, panico, dalla mano di anna", FROM_ANNA),
    ("de", "end", "ben zieht, Panik, aus Annas Hand", FROM_ANNA),
    ("en", BARRELLED, "bang ben, barrel 9 hearts, misses, mustang", AVERTED),
    ("nl", BARRELLED, "bang ben, ton harten 9, gemist, mustang", AVERTED),
    ("it", BARRELLED, "bang a ben, barile 9 di cuori, mancato, mustang", AVERTED),
    ("de", BARRELLED, "bang auf ben, Fass Herz 9, verfehlt, mustang", AVERTED),
    ("en", BARRELLED, "bang ben, barrel 9 clubs, missed, mustang", [*DRAWN_IN_VAIN, "2 answer missed", "1 mustang"]),
    ("en", "", "end; ben draws, mustang, bang anna, hit", [*MIXED, "1 no", "1 lose 1 by 2 to bang"]),
    ("nl", "", "klaar; ben: trekt, mustang, bang anna, gemist", [*MIXED, "1 answer missed"]),
    ("it", "", "fine; ben: pesca, mustang, bang ad anna, mancato", [*MIXED, "1 answer missed"]),
    ("de", "", "fertig; ben: zieht, Mustang, Bang auf anna, verfehlt", [*MIXED, "1 answer missed"]),
    ("en", "", "anna bang ben, hit; anna end", [*HIT, "1 end"]),
    ("en", "end", "ben draws, mustang; bang anna; hit", [*MIXED[1:], "1 no", "1 lose 1 by 2 to bang"]),
    ("en", DYING, "ben draws, beer, bang anna, dies, outlaw, and takes the reward", SHOT_DEAD),
    ("nl", DYING, "ben trekt, bier, bang anna, sterft, bandiet, beloning", SHOT_DEAD),
    ("it", DYING, "ben pesca, birra, spara ad anna, muore, fuorilegge, prende la taglia", SHOT_DEAD),
    ("de", DYING, "ben zieht, Bier, Bang auf anna, stirbt, Bandit, Belohnung", SHOT_DEAD),
    ("en", "set 3 life 1; end", "ben draws, bang cleo, dies", CLEO_SHOT),
    ("nl", "set 3 life 1; end", "ben trekt, bang cleo, sterft", CLEO_SHOT),
    ("it", "set 3 life 1; end", "ben pesca, bang a cleo, muore", CLEO_SHOT),
    ("de", "set 3 life 1; end", "ben zieht, Bang auf cleo, stirbt", CLEO_SHOT),
    ("it", "set 1 play volcanic", "bang a ben, preso, ancora bang a ben", [*HIT, "1 bang 2"]),
    ("it", "", "bang a ben, preso, birra", [*HIT, "1 beer"]),
    ("nl", "", "bang op ben, geraakt, bier", [*HIT, "1 beer"]),
    ("en", "", "bang ben, hit, beer", [*HIT, "1 beer"]),
    ("de", "", "bang auf ben, getroffen, bier", [*HIT, "1 beer"]),
    ("en", LAST, "bang ben, dies, he was an outlaw, mustang", [*FELL[:1], FELL[-2], "1 mustang"]),
    ("nl", LAST, "bang op ben, sterft, hij was een bandiet, mustang", [*FELL[:1], FELL[-2], "1 mustang"]),
    ("it", LAST, "bang a ben, morto, era un fuorilegge, mustang", [*FELL[:1], FELL[-2], "1 mustang"]),
    ("de", LAST, "bang auf ben, tot, er war ein bandit, mustang", [*FELL[:1], FELL[-2], "1 mustang"]),
    ("en", "", "anna plays wells fargo, 3 cards", FARGO),
    ("en", "", "anna plays wells fargo, three cards", FARGO),
    ("nl", "", "anna speelt wells fargo, 3 kaarten", FARGO),
    ("it", "", "anna gioca wells fargo, 3 carte", FARGO),
    ("de", "", "anna spielt Wells Fargo, 3 Karten", FARGO),
    ("en", BURNT, "dynamite 5 spades, explodes, ben draws, beer", BEER_AFTER),
    ("nl", BURNT, "dynamiet schoppen 5, ontploft, ben trekt, bier", BEER_AFTER),
    ("it", BURNT, "dinamite 5 di picche, esplode, ben pesca, birra", BEER_AFTER),
    ("de", BURNT, "Dynamit Pik 5, explodiert, ben zieht, Bier", BEER_AFTER),
    ("en", "end; ben mustang; ben end", "cleo draws, general store", ["3 draw 2", "3 general_store"]),
    ("en", "end", "ben gets 2 cards", ["2 draw 2"]),
    ("nl", "end", "ben krijgt 2 kaarten", ["2 draw 2"]),
    ("it", "end", "ben riceve 2 carte", ["2 draw 2"]),
    ("de", "end", "ben bekommt zwei Karten", ["2 draw 2"]),
    ("nl", "", "anna krijgt 3 kaarten", ["1 draw 3"]),
    ("en", "", "anna steals a card from the hand of ben with panic", ["1 panic 2", "1 take 2 hand"]),
    ("en", "", "anna steals a card from ben's hand with a panic", ["1 panic 2", "1 take 2 hand"]),
    ("nl", "", "anna steelt een kaart uit de hand van ben met paniek", ["1 panic 2", "1 take 2 hand"]),
    ("it", "", "anna ruba una carta dalla mano di ben con panico", ["1 panic 2", "1 take 2 hand"]),
    ("de", "", "anna stiehlt eine Karte aus der Hand von ben mit Panik", ["1 panic 2", "1 take 2 hand"]),
    ("nl", "panic ben", "anna pakt een kaart uit de hand van ben met paniek", ["1 take 2 hand with panic"]),
    ("en", "panic ben", "take", ["1 take 2 hand"]),
    ("en", "panic ben", "steal a card", ["1 take 2 hand"]),
    ("nl", "paniek ben", "pakt een kaart", ["1 take 2 hand"]),
    ("it", "panico ben", "prende una carta", ["1 take 2 hand"]),
    ("en", "set 2 play barrel; set 2 hand 0; panic ben", "take", ["1 take 2 barrel"]),
    ("en", "set 1 character sid_ketchum; set 1 life 3", "discard 2 sid", ["1 discard 2 for sid_ketchum"]),
    ("it", "set 1 character sid_ketchum; set 1 life 3", "scarta 2 sid", ["1 discard 2 for sid_ketchum"]),
    ("nl", "set 1 character sid_ketchum; set 1 life 3", "legt 2 sid af", ["1 discard 2 for sid_ketchum"]),
    ("en", "bang ben; ben hit", "ben draws anna", ["2 draw 1 from 1 for el_gringo"]),
    ("it", "bang ben; ben hit", "ben pesca anna", ["2 draw 1 from 1 for el_gringo"]),
    ("nl", "bang ben; ben hit", "ben trekt anna", ["2 draw 1 from 1 for el_gringo"]),
    ("en", "", "bang ben 5 of clubs", ["1 bang/5c 2"]),
    ("nl", "", "bang ben klaveren 5", ["1 bang/5c 2"]),
    ("it", "", "bang ben 5 quadri", ["1 bang/5d 2"]),
    ("it", "", "bang ben 4f", ["1 bang/4c 2"]),
    ("it", "", "dinamite/2c", ["1 dynamite/2h"]),
    ("it", "", "mustang 8c", ["1 mustang/8h"]),
    ("en", "", "anna lays a barrel queen of spades", ["1 barrel/qs"]),
    ("nl", "", "anna legt ton schoppen vrouw", ["1 barrel/qs"]),
    ("it", "", "anna mette il barile donna di picche", ["1 barrel/qs"]),
    ("en", "end; ben turn; ben draw 2", "ben played a barrel and a scope", ["2 barrel", "2 scope"]),
    ("en", "", "a bang b, b missed, a scope", ["1 bang 2", "2 answer missed", "1 scope"]),
    ("en", "end; ben turn", "ben draw 2,beer,bang anna", ["2 draw 2", "2 beer", "2 bang 1"]),
    ("nl", "end; ben turn", "ben trekt 2,bier,bang anna,gemist", ["2 draw 2", "2 beer", "2 bang 1", "1 answer missed"]),
    ("it", "end; ben turn", "ben pesca 2,birra,bang anna", ["2 draw 2", "2 beer", "2 bang 1"]),
    ("de", "end; ben turn", "ben zieht 2,Bier,bang anna", ["2 draw 2", "2 beer", "2 bang 1"]),
    ("en", "", "note bang,beer", ["note bang,beer"]),
    ("en", "end", "ben two cards, mustang", ["2 draw 2", "2 mustang"]),
    ("nl", "end", "ben 2 kaarten, mustang", ["2 draw 2", "2 mustang"]),
    ("nl", "end", "ben: 2 gepakt, mustang", ["2 draw 2", "2 mustang"]),
    ("it", "end", "ben due carte, mustang", ["2 draw 2", "2 mustang"]),
    ("de", "end", "ben zwei Karten, mustang", ["2 draw 2", "2 mustang"]),
    ("it", "", "mirino di anna", ["1 scope"]),
    ("nl", "end", "vizier van ben", ["2 scope"]),
    ("en", "end", "scope of ben", ["2 scope"]),
    ("de", "end", "Zielfernrohr von ben", ["2 scope"]),
    ("nl", "", "bang op eva door anna, gemist", ["1 bang 5", "5 answer missed"]),
    ("nl", "", "anna stopt met 7 kaarten", ["1 end"]),
    ("en", "", "anna ends with seven cards in hand", ["1 end"]),
    ("it", "", "anna finisce con 7 carte", ["1 end"]),
    ("de", "", "anna beendet mit 7 Karten", ["1 end"]),
    ("nl", "", "anna einde. ben aan zet", ["1 end", "2 turn"]),
    ("en", "anna end", "next turn ben, draws 2 cards", ["2 turn", "2 draw 2"]),
    ("nl", "anna end", "volgende beurt ben, pakt 2 kaarten", ["2 turn", "2 draw 2"]),
    ("it", "anna end", "prossimo turno ben, pesca 2 carte", ["2 turn", "2 draw 2"]),
    ("de", "anna end", "nächster Zug ben, zieht 2 Karten", ["2 turn", "2 draw 2"]),
    ("en", "", "ben to jail", ["1 jail 2"]),
    ("nl", "", "ben naar de gevangenis", ["1 jail 2"]),
    ("nl", "", "anna legt alsnog 1 kaart af", ["1 discard 1"]),
    ("en", "bang ben; hit", "anna bangs eva as well", ["1 bang 5"]),
    ("en", "", "anna puts a barrel in front of him", ["1 barrel"]),
    ("it", "", "anna mette un barile davanti a lei", ["1 barrel"]),
    ("en", "", "dirk was the renegade and wins", ["won renegade"]),
    ("nl", "", "dirk afvallige wint", ["won renegade"]),
    ("it", "", "dirk era il rinnegato e vince", ["won renegade"]),
    ("de", "", "dirk war der Abtrünnige und gewinnt", ["won renegade"]),
    ("en", TAKEN_OF, "panic on ben for the remington, end", OF_BEN),
    ("nl", TAKEN_OF, "paniek op ben voor de remington, einde", OF_BEN),
    ("it", TAKEN_OF, "panico a ben per la remington, fine", OF_BEN),
    ("de", TAKEN_OF, "Panik gegen ben für die Remington, Ende", OF_BEN),
    ("en", TAKEN_OF, "panic on ben, gets the remington, end", OF_BEN),
    ("en", TAKEN_OF, "cat balou on ben, gets the remington", ["1 cat_balou 2", "1 toss 2 remington"]),
    ("en", "bang ben", "he dodges it with a missed", ["2 answer missed"]),
    ("en", "bang ben", "ben dodges it", ["2 answer missed"]),
    ("en", LAST, "bang ben, hit, ben dies, outlaw, 3 cards for anna", FELL),
    ("nl", LAST, "bang ben, raak, ben dood, vogelvrije, 3 kaarten voor anna", FELL),
    ("it", LAST, "bang ben, colpito, ben muore, fuorilegge, 3 carte per anna", FELL),
    ("de", LAST, "bang ben, getroffen, ben stirbt, Bandit, 3 Karten für anna", FELL),
    ("en", "volcanic", "anna shoots ben, missed, again at eva, missed", [*ONCE, "1 bang 5", "5 answer missed"]),
    ("en", "volcanic", "anna shoots ben, missed, once more, hit", [*ONCE, *HIT]),
    ("nl", "volcanic", "anna schiet op ben, gemist. nog een keer: raak", [*ONCE, *HIT]),
    ("it", "volcanic", "anna spara a ben, mancato, ancora, colpito", [*ONCE, *HIT]),
    ("de", "volcanic", "anna schießt auf ben, daneben, nochmal, getroffen", [*ONCE, *HIT]),
    ("en", "", "anna bang ben hit end", [*HIT, "1 end"]),
    ("en", "", "anna mustang end", ["1 mustang", "1 end"]),
    ("en", "end", "ben draws 2 plays mustang", ["2 draw 2", "2 mustang"]),
    ("nl", "end", "ben trekt 2 drinkt biertje einde", ["2 draw 2", "2 beer", "2 end"]),
    ("it", "end", "ben pesca 2 mustang fine", ["2 draw 2", "2 mustang", "2 end"]),
    ("de", "end", "ben zieht 2 Mustang Ende", ["2 draw 2", "2 mustang", "2 end"]),
]  # fmt: skip


@rows(("lang", "before", "line", "means"), SAID)
def test_each_is_read(tmp_path: Path, lang: str, before: str, line: str, means: list[str]) -> None:
    """A play with what is said against it, choices between semicolons, a rank and suit behind the player aimed at."""
    assert meant(tmp_path / "s.sqlite", before, line, lang) == means


@rows(
    "line",
    ["bang ben cleo", "bang ben hit; nothing", "bang ben; retract", "mustang and", "mustang, retract", "scope, and xx"],
)
def test_what_is_not_several_things_is_refused(tmp_path: Path, line: str) -> None:
    """A line of which a part means nothing is logged in no part."""
    with pytest.raises(BadLine):
        meant(tmp_path / "s.sqlite", "", line)


def test_who_is_still_to_choose_is_named(tmp_path: Path) -> None:
    """Anna has chosen, and plays nothing while others are to: no turn is made up for a card told in the wrong place."""
    with pytest.raises(BadLine, match="chooses_in_order") as caught:
        meant(tmp_path / "s.sqlite", "", "general store: anna beer, ben bang, anna bang, cleo missed, end")
    assert (caught.value.about["player"], caught.value.about["order"]) == ("Anna", "Cleo, Dirk, Eva")


@pytest.mark.parametrize(
    ("lang", "line", "choices"),
    [("en", "steal a card", ("steal barrel", "steal hand")), ("nl", "pak", ("pak barrel", "pak hand")),
     ("it", "ruba", ("ruba barile", "ruba mano"))],
)  # fmt: skip
def test_of_several_cards_it_is_asked_which(tmp_path: Path, lang: str, line: str, choices: tuple[str, ...]) -> None:
    """Each way on is a line that is read, in the words of the language."""
    with pytest.raises(BadLine, match="takes_which") as caught:
        meant(tmp_path / "s.sqlite", "set 2 play barrel; panic ben", line, lang)
    assert tuple(map(str.lower, caught.value.about["choices"])) == choices
    for each in choices:
        assert meant(tmp_path / f"{each[-4:]}.sqlite", "set 2 play barrel; panic ben", each, lang)


@pytest.mark.parametrize(
    ("lang", "line", "such"),
    [("nl", "zet 2 rol", "zet 2 rol renegade"), ("it", "imposta 2 ruolo", "imposta 2 ruolo rinnegato"),
     ("en", "set 2 role", "set 2 role renegade")],
)  # fmt: skip
def test_what_is_shown_to_be_typed_is_in_the_language(tmp_path: Path, lang: str, line: str, such: str) -> None:
    """And it is read as it is shown."""
    with pytest.raises(BadLine, match="needs_more") as caught:
        meant(tmp_path / "s.sqlite", "", line, lang)
    assert caught.value.about["such"] == such
    assert meant(tmp_path / "such.sqlite", "", such, lang) == ["set 2 role renegade"]


@pytest.mark.parametrize(
    ("lang", "line"),
    [("nl", "huisregel toestaan second_bang"), ("it", "regolacasa permetti second_bang"),
     ("en", "house allow second_bang")],
)  # fmt: skip
def test_a_house_rule_is_said_in_words(tmp_path: Path, lang: str, line: str) -> None:
    """Only the key of what is decided is the same everywhere."""
    assert meant(tmp_path / "s.sqlite", "", line, lang) == ["house allow second_bang"]
