"""Words said offhand that might be an offence read one way: what is possible at the table is meant."""

from __future__ import annotations

import pytest

from referee.desk.desk import Desk
from referee.errors import BadLine
from tests.desk.hearing.told import SIX, logged, six_after

FELL = "set 2 life 1; bang ben; hit; ben out outlaw"
BARREL = "set 2 play barrel; gatling"
STORED = "1 wells_fargo | 1 draw 3 for wells_fargo | 1 discard 2 | 1 end"
INDIANS = "1 indians 2 3 4 5 6 | 2 answer bang | 3 answer bang | 4 answer bang"
TAKEN = "retract 1 | 1 gatling 2 3 4 5 6"
ARMED = "1 volcanic | 1 drop winchester | 1 bang 4"
SAID = (
    ("who hands over is done", "de", "", "legt Remington und gibt ab", "1 remington | 1 end"),
    ("who hands over is done, in Dutch", "nl", "", "legt Remington en geeft de beurt door", "1 remington | 1 end"),
    ("who hands over is done, in Italian", "it", "", "Remington e cede il turno", "1 remington | 1 end"),
    ("who passes the turn is done", "en", "", "remington and passes the turn", "1 remington | 1 end"),
    ("all cards of the fallen", "de", FELL, "Ben gibt alle Karten ab", "2 forfeit"),
    ("two off are cards of whose turn it is", "de", "", "Wells Fargo, 3 Karten, zwei weg, Ende", STORED),
    ("two off in Dutch", "nl", "", "wells fargo, 3 kaarten, twee weg, einde", STORED),
    ("two off in Italian", "it", "", "wells fargo, 3 carte, due via, fine", STORED),
    ("two off are life points of who is shot at", "de", "bang ben", "1 weg", "2 lose 1 by 1 to bang"),
    ("a Bang! away answers Indians!", "de", "", "Indianer, Ben Bang weg, Cleo Bang weg, Dirk Bang weg", INDIANS),
    ("the same in Dutch", "nl", "", "indianen, ben gooit een bang weg, cleo ook, dirk bang weg", INDIANS),
    ("the same in Italian", "it", "", "indiani, ben bang via, cleo bang via, dirk bang via", INDIANS),
    ("the same in English", "en", "", "indians, ben bang away, cleo bang away, dirk bang gone", INDIANS),
    ("the card under way is taken back, and none taken", "de", "panic ben", "nimmt die Panik zurück, Gatling", TAKEN),
    ("the same in Dutch", "nl", "panic ben", "neemt de paniek terug, gatling", TAKEN),
    ("the same in Italian", "it", "panic ben", "riprende il panico, gatling", TAKEN),
    ("the same in English", "en", "panic ben", "takes the panic back, gatling", TAKEN),
    ("what a Barrel averted is nobody's card", "nl", BARREL, "ben ton harten 9, gemist", "2 flip barrel 9h"),
    ("the same in German", "de", BARREL, "Ben Fass Herz 9, daneben", "2 flip barrel 9h"),
    ("the same of a Barrel in English", "en", BARREL, "ben barrel 9 of hearts, missed", "2 flip barrel 9h"),
    ("who is named answers", "de", BARREL, "Ben Fass Herz 9, Cleo daneben", "2 flip barrel 9h | 3 answer missed"),
    ("who says no and names her", "nl", "gatling; ben hit", "nee, cl verliest een leven", "3 lose 1 by 1 to gatling"),
    ("the old weapon is gone before a shot", "en", "set 1 play winchester", "volcanic, bang dirk", ARMED),
)  # fmt: skip


@pytest.mark.parametrize(("what", "lang", "before", "line", "means"), SAID)
def test_no_offence_is_made_of_a_way_of_speaking(
    desk: Desk, what: str, lang: str, before: str, line: str, means: str
) -> None:
    """In the language it is typed in."""
    assert logged(six_after(desk, before), line, lang) == means, what


HIT, NOTHING = "2 no | 2 lose 1 by 1 to bang", "2 no"
LOST = "2 lose 1 by 1 to bang"
TOLD = (
    ("de", "trifft", HIT), ("de", "Anna trifft Ben", HIT), ("nl", "raakt ben", HIT), ("it", "anna colpisce ben", HIT),
    ("en", "anna hits ben", HIT), ("de", "erwischt", HIT), ("de", "Ben steckt ein", HIT),
    ("de", "Ben kassiert eins", HIT),
    ("de", "Ben verliert eins", LOST), ("de", "Ben verliert Leben", LOST), ("de", "Ben Leben weg", LOST),
    ("nl", "ben leven kwijt", LOST), ("nl", "ben verliest leven", LOST), ("it", "ben perde vita", LOST),
    ("en", "ben lost a life", LOST), ("de", "der kann nicht", NOTHING), ("nl", "die kan niet", NOTHING),
    ("it", "lui non può", NOTHING), ("de", "Ben hat nix", NOTHING), ("de", "gringo getroffen", HIT),
    ("de", "getroffen, der Gringo zieht eine von Anna", f"{HIT} | 2 draw 1 from 1 for el_gringo"),
    ("nl", "raak, gringo pakt een kaart van anna", f"{HIT} | 2 draw 1 from 1 for el_gringo"),
    ("it", "colpito, el gringo prende una carta da anna", f"{HIT} | 2 draw 1 from 1 for el_gringo"),
    ("en", "hit, the gringo takes a card from anna", f"{HIT} | 2 draw 1 from 1 for el_gringo"),
)  # fmt: skip


@pytest.mark.parametrize(("lang", "line", "means"), TOLD)
def test_of_one_who_is_shot_at(desk: Desk, lang: str, line: str, means: str) -> None:
    """That he is hit, loses a life point, or has nothing, however it is said, and by which name of his."""
    assert logged(six_after(desk, "bang ben"), line, lang) == means


def test_a_loss_behind_no_puts_a_wrong_answer_right(desk: Desk) -> None:
    """It was the answer of the same player, and no life point is lost for nothing by another."""
    log = six_after(desk, "gatling; ben missed")
    assert logged(log, "nee, ben verliest een leven", "nl") == "2 lose 1 by 1 to gatling"
    assert log.verdict(2) is None


def test_no_of_one_before_what_is_told_of_another_is_asked(desk: Desk) -> None:
    """However short her name is typed."""
    with pytest.raises(BadLine, match="no_or_correct"):
        six_after(desk, "gatling; ben hit; cleo missed; dirk hit").enter("nee, cl verliest een leven", "nl")


def test_the_correction_offered_is_of_the_same_player(desk: Desk) -> None:
    """Not of the one before him, who gave such a card as well."""
    log = six_after(desk, "indians; ben bang, cleo drops mustang")
    log.enter("correct cleo bang")
    assert log.verdict(2) is not None
    assert log.verdict(3) is None


def test_who_shoots_too_far_with_a_new_weapon_is_told_so(desk: Desk) -> None:
    """The old one had to go, so that it hides no offence."""
    log = six_after(desk, "", SIX)
    assert log.enter("volcanic, bang dirk").judged[-1].verdict.word == "illegal"
    armed = six_after(desk, "set 1 play winchester")
    assert armed.enter("volcanic, bang dirk").judged[-1].verdict.word == "illegal"
