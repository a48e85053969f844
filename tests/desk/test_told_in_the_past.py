"""Lines that tell what was done as people tell it afterwards, in each language: read as what is done."""

from __future__ import annotations

import pytest

from referee.core.nouns.entries import Assumed, Corrected
from referee.desk.desk import Desk
from referee.notation import line_of

SIX = """
seat 1 "Anna" sheriff slab_the_killer life 5/5 hand 5
seat 2 "Ben" outlaw el_gringo life 2/3 hand 3
seat 3 "Cleo" ? lucky_duke life 3/4 hand 4
seat 4 "Dirk" ? calamity_janet life 3/4 hand 5
seat 5 "Eva" ? sid_ketchum life 3/4 hand 4
seat 6 "Otto" ? pedro_ramirez life 3/4 hand 4
turn 1 play
deck 40
"""
ASKED = "indians; 2 hit"
GRINGO = "bang ben; ben hit"
FALLS = "set 2 life 1; bang ben; ben hit"
STORE = "general store; turnup 6 with beer bang missed jail duel scope"
DRUNK = "set 1 life 3; beer"
SAID = {
    "nl": (
        ("", "Anna legde een barrel", "1 barrel"),
        ("", "Anna legde de barrel neer", "1 barrel"),
        ("", "Anna speelde een bier", "1 beer"),
        ("", "Anna dronk een bier", "1 beer"),
        ("", "Anna schoot op Ben", "1 bang 2"),
        ("", "Anna heeft op Ben geschoten", "1 bang 2"),
        ("5 turn", "Eva trok 2 kaarten", "5 draw 2"),
        ("5 turn", "Eva heeft 2 kaarten gepakt", "5 draw 2"),
        (ASKED, "Cleo gaf een bang", "3 answer bang"),
        (ASKED, "Cleo geeft een bang", "3 answer bang"),
        (ASKED, "Cleo geeft bang tegen de indianen", "3 answer bang"),
        (ASKED, "Cleo gaf een bang bij de indianen", "3 answer bang"),
        (ASKED, "Cleo heeft een bang gegeven", "3 answer bang"),
        ("bang ben", "Ben miste", "2 answer missed"),
        ("bang ben", "Ben verloor een leven", "2 lose 1 by 1 to bang"),
        ("bang ben", "Ben heeft een leven verloren", "2 lose 1 by 1 to bang"),
        ("bang ben", "Ben werd geraakt", "2 no | 2 lose 1 by 1 to bang"),
        (GRINGO, "Ben pakte een kaart van Anna", "2 draw 1 from 1 for el_gringo"),
        (GRINGO, "Ben stal een kaart van Anna", "2 draw 1 from 1 for el_gringo"),
        ("", "Anna stal een kaart van Ben met paniek", "1 panic 2 | 1 take 2 hand"),
        ("", "Anna pakte met paniek de hand van Ben", "1 panic 2 | 1 take 2 hand"),
        ("", "Anna legde 1 kaart af", "1 discard 1"),
        ("", "Anna legde nog 1 kaart af", "1 discard 1"),
        ("", "Anna gooide een kaart weg", "1 discard 1"),
        ("", "Anna gooide de barrel weg", "1 discard 1 with barrel"),
        ("", "Anna heeft een kaart weggegooid", "1 discard 1"),
        (FALLS, "Ben stierf", "2 out outlaw by 1 to bang"),
        (FALLS, "Ben ging dood", "2 out outlaw by 1 to bang"),
        (FALLS, "Ben is gestorven", "2 out outlaw by 1 to bang"),
        ("", "Anna stopte", "1 end"),
        ("", "Anna eindigde haar beurt", "1 end"),
        (STORE, "Anna koos het bier", "1 pick beer"),
        (STORE, "Anna nam het bier", "1 pick beer"),
        ("", "Anna daagde Ben uit", "1 duel 2"),
        ("", "Anna duelleerde met Ben", "1 duel 2"),
        ("", "Anna zette Ben in de gevangenis", "1 jail 2"),
        ("", "Anna zette een barrel neer", "1 barrel"),
        (DRUNK, "Anna kreeg een leven terug", "1 gain 1 for beer"),
        (DRUNK, "Anna kreeg een leven", "1 gain 1 for beer"),
        ("", "Anna gebruikte cat balou op Ben", "1 cat_balou 2"),
        ("", "Anna vuurde op Ben", "1 bang 2"),
    ),
    "it": (
        ("", "Anna ha giocato un barile", "1 barrel"),
        ("", "Anna ha messo un barile", "1 barrel"),
        ("", "Anna ha calato un barile", "1 barrel"),
        ("", "Anna ha sparato a Ben", "1 bang 2"),
        ("", "Anna ha sparato su Ben", "1 bang 2"),
        ("5 turn", "Eva ha pescato 2 carte", "5 draw 2"),
        ("5 turn", "Eva ha pescato due carte", "5 draw 2"),
        (GRINGO, "Ben ha rubato una carta ad Anna", "2 draw 1 from 1 for el_gringo"),
        (GRINGO, "Ben ha preso una carta da Anna", "2 draw 1 from 1 for el_gringo"),
        ("bang ben", "Ben ha perso una vita", "2 lose 1 by 1 to bang"),
        ("bang ben", "Ben ha perso un punto vita", "2 lose 1 by 1 to bang"),
        ("bang ben", "Ben ha preso il colpo", "2 no | 2 lose 1 by 1 to bang"),
        ("bang ben", "Ben è stato colpito", "2 no | 2 lose 1 by 1 to bang"),
        ("bang ben", "Ben ha mancato", "2 answer missed"),
        ("bang ben", "Ben ha giocato un mancato", "2 answer missed"),
        ("bang ben", "Ben ha schivato", "2 answer missed"),
        (FALLS, "Ben è morto", "2 out outlaw by 1 to bang"),
        (FALLS, "Ben è stato eliminato", "2 out outlaw by 1 to bang"),
        ("", "Anna ha scartato una carta", "1 discard 1"),
        ("", "Anna ha scartato 1 carta", "1 discard 1"),
        ("", "Anna ha messo Ben in prigione", "1 jail 2"),
        ("", "Anna ha bevuto una birra", "1 beer"),
        ("", "Anna ha usato cat balou su Ben", "1 cat_balou 2"),
        ("", "Anna ha sfidato Ben", "1 duel 2"),
        ("", "Anna ha sfidato Ben a duello", "1 duel 2"),
        (ASKED, "Cleo ha dato un bang", "3 answer bang"),
        (ASKED, "Cleo dà un bang", "3 answer bang"),
        (ASKED, "Cleo ha risposto con un bang", "3 answer bang"),
        (ASKED, "Cleo non ha risposto", "3 no"),
        ("", "Anna ha finito", "1 end"),
        ("", "Anna ha passato", "1 end"),
        ("", "Anna ha finito il turno", "1 end"),
        (STORE, "Anna ha scelto la birra", "1 pick beer"),
        (STORE, "Anna ha preso la birra", "1 pick beer"),
        (DRUNK, "Anna ha recuperato una vita", "1 gain 1 for beer"),
    ),
    "en": (
        ("", "Anna played a barrel", "1 barrel"),
        ("", "Anna put down a barrel", "1 barrel"),
        ("", "Anna laid a barrel", "1 barrel"),
        ("", "Anna has laid down a barrel", "1 barrel"),
        ("", "Anna put Ben in jail", "1 jail 2"),
        ("", "Anna shot Ben", "1 bang 2"),
        ("", "Anna shot at Ben", "1 bang 2"),
        ("5 turn", "Eva drew two cards", "5 draw 2"),
        (GRINGO, "Ben stole a card from Anna", "2 draw 1 from 1 for el_gringo"),
        (GRINGO, "Ben took a card from Anna", "2 draw 1 from 1 for el_gringo"),
        ("bang ben", "Ben missed", "2 answer missed"),
        ("bang ben", "Ben lost a life", "2 lose 1 by 1 to bang"),
        ("bang ben", "Ben has lost a life", "2 lose 1 by 1 to bang"),
        ("bang ben", "Ben lost 1 life", "2 lose 1 by 1 to bang"),
        ("bang ben", "Ben was hit", "2 no | 2 lose 1 by 1 to bang"),
        ("bang ben", "Ben got hit", "2 no | 2 lose 1 by 1 to bang"),
        (FALLS, "Ben died", "2 out outlaw by 1 to bang"),
        (FALLS, "Ben has died", "2 out outlaw by 1 to bang"),
        ("", "Anna discarded a card", "1 discard 1"),
        ("", "Anna threw away a card", "1 discard 1"),
        ("", "Anna drank a beer", "1 beer"),
        ("", "Anna fired at Ben", "1 bang 2"),
        ("", "Anna challenged Ben", "1 duel 2"),
        ("", "Anna challenged Ben to a duel", "1 duel 2"),
        (ASKED, "Cleo gave a bang", "3 answer bang"),
        (ASKED, "Cleo gives a bang", "3 answer bang"),
        (ASKED, "Cleo gave nothing", "3 no"),
        (ASKED, "Cleo answered with a bang", "3 answer bang"),
        ("", "Anna finished", "1 end"),
        ("", "Anna passed", "1 end"),
        (STORE, "Anna chose the beer", "1 pick beer"),
        (STORE, "Anna picked the beer", "1 pick beer"),
        (DRUNK, "Anna regained a life", "1 gain 1 for beer"),
    ),
    "de": (
        ("", "Anna hat ein Fass gespielt", "1 barrel"),
        ("", "Anna spielte ein Fass", "1 barrel"),
        ("", "Anna legte ein Fass", "1 barrel"),
        ("", "Anna hat ein Fass gelegt", "1 barrel"),
        ("", "Anna legte ein Fass ab", "1 discard 1 with barrel"),
        ("", "Anna schoss auf Ben", "1 bang 2"),
        ("", "Anna hat auf Ben geschossen", "1 bang 2"),
        ("5 turn", "Eva zog 2 Karten", "5 draw 2"),
        ("5 turn", "Eva hat zwei Karten gezogen", "5 draw 2"),
        ("bang ben", "Ben verlor ein Leben", "2 lose 1 by 1 to bang"),
        ("bang ben", "Ben hat ein Leben verloren", "2 lose 1 by 1 to bang"),
        ("bang ben", "Ben wurde getroffen", "2 no | 2 lose 1 by 1 to bang"),
        (GRINGO, "Ben stahl eine Karte von Anna", "2 draw 1 from 1 for el_gringo"),
        (GRINGO, "Ben nahm eine Karte von Anna", "2 draw 1 from 1 for el_gringo"),
        (GRINGO, "Ben hat eine Karte von Anna genommen", "2 draw 1 from 1 for el_gringo"),
        (FALLS, "Ben starb", "2 out outlaw by 1 to bang"),
        (FALLS, "Ben ist gestorben", "2 out outlaw by 1 to bang"),
        ("", "Anna warf eine Karte ab", "1 discard 1"),
        ("", "Anna hat eine Karte abgeworfen", "1 discard 1"),
        ("", "Anna trank ein Bier", "1 beer"),
        ("", "Anna forderte Ben heraus", "1 duel 2"),
        (ASKED, "Cleo gab ein Bang", "3 answer bang"),
        (ASKED, "Cleo gibt ein Bang", "3 answer bang"),
        (ASKED, "Cleo gab nichts", "3 no"),
        ("", "Anna steckte Ben ins Gefängnis", "1 jail 2"),
        ("", "Anna beendete ihren Zug", "1 end"),
        (STORE, "Anna wählte das Bier", "1 pick beer"),
        (DRUNK, "Anna bekam ein Leben", "1 gain 1 for beer"),
        (DRUNK, "Anna bekam ein Leben zurück", "1 gain 1 for beer"),
    ),
}  # fmt: skip
LINES = [(lang, *told) for lang, lines in SAID.items() for told in lines]


@pytest.mark.parametrize(("lang", "before", "line", "means"), LINES, ids=[" ".join(each[::2]) for each in LINES])
def test_it_is_read_as_in_the_present(desk: Desk, lang: str, before: str, line: str, means: str) -> None:
    """What was done is what is logged, as if it were told while it is done."""
    log = desk.new(SIX)
    for each in filter(None, before.split("; ")):
        log.enter(each)
    entries = [each.entry for each in log.enter(line, lang).judged if not isinstance(each.entry, Assumed | Corrected)]
    assert " | ".join(line_of(each, log.book) for each in entries) == means
