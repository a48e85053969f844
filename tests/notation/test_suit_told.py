"""A suit told beside the card of a draw! says nothing new; alone it is enough where the rank does not matter."""

from __future__ import annotations

from pathlib import Path

import pytest

from referee.core.nouns.entries import Corrected, Flipped
from referee.desk.desk import Desk
from referee.errors import BadLine
from tests.notation.spoken import FIVE, meant
from tests.rows import rows

BEFORE = "set 2 play jail; discard 2; end; ben turn"
BESIDE = {
    "en": "ben draws a heart for the jail, kh",
    "nl": "ben trekt een harten voor de gevangenis: hartenheer",
    "it": "ben estrae un cuore per la prigione: re di cuori",
    "de": "Ben zieht ein Herz für das Gefängnis, Herzkönig",
}
RANKED = {"en": "draws 9 of spades", "nl": "trekt schoppen 9", "it": "pesca 9 di picche", "de": "zieht Pik 9"}
JAILED = {
    "en": ("ben jail: heart", "draws a heart", "ben draws a heart for the jail", "a heart", "jail hearts, free",
           "ben gets out of jail with a heart"),
    "nl": ("ben gevangenis harten", "trekt harten", "ben trekt een harten voor de gevangenis", "harten", "een harten"),
    "it": ("ben prigione: un cuore", "pesca cuori", "ben pesca cuori per la prigione", "una carta di cuori", "cuori"),
    "de": ("Ben Gefängnis Herz", "zieht Herz", "Ben zieht ein Herz für das Gefängnis", "Herz", "deckt Herz auf"),
}  # fmt: skip
SHOT = {
    "en": ("barrel: club, hit", "draws a club, hit", "a club, hit"),
    "nl": ("trekt klaver, raak", "barrel klaver, raak", "klaver, raak"),
    "it": ("pesca fiori, colpito", "barile fiori, colpito", "fiori, colpito"),
    "de": ("zieht Kreuz für das Fass, getroffen", "Fass Kreuz, getroffen", "Kreuz, getroffen"),
}
OF_TWO = {
    "en": ("barrel heart over spade", "cleo flips a heart and a spade, picks the heart"),
    "nl": ("barrel harten en schoppen", "draait harten en schoppen om, kiest harten"),
    "it": ("barile cuori e picche", "estrae cuori e picche, sceglie cuori"),
    "de": ("Fass Herz und Pik", "zieht Herz statt Pik"),
}
SPADES = {
    "en": ("dynamite: spade", "draws a spade", "spades"),
    "nl": ("dynamiet schoppen", "trekt schoppen", "schoppen"),
    "it": ("dinamite: picche", "pesca picche", "picche"),
    "de": ("Dynamit Pik", "zieht Pik", "Pik"),
}
ACES = ("jail ace of hearts", "jail a hearts", "jail ah", "jail a of hearts")


@rows("lang", BESIDE)
def test_the_card_is_what_was_turned_up(tmp_path: Path, lang: str) -> None:
    """The suit before it is that of the same card, and no second one."""
    assert meant(tmp_path / "s.db", BEFORE, BESIDE[lang], lang) == ["2 flip jail kh"]


WHOSE = ("jourdonnais hearts", "jourdonnais: heart", "ben jourdonnais hearts")


@rows("said", WHOSE)
def test_no_rank_is_made_of_whose_ability_it_is(tmp_path: Path, said: str) -> None:
    """The number of his seat is none, though `2 hearts` would be a card."""
    now = meant(tmp_path / "s.db", "set 2 character jourdonnais; bang 2", said, "en")
    assert now == ["2 flip jourdonnais hearts"]


def _every(told: dict[str, tuple[str, ...]]) -> list[tuple[str, str]]:
    return [(lang, line) for lang, lines in told.items() for line in lines]


@rows(("lang", "line"), _every(JAILED))
def test_a_suit_is_enough_for_a_jail(tmp_path: Path, lang: str, line: str) -> None:
    """No rank is asked: it would tell nothing of what comes."""
    assert meant(tmp_path / "s.db", BEFORE, line, lang) == ["2 flip jail hearts"]


@rows(("lang", "line"), _every(SHOT))
def test_a_suit_is_enough_for_a_barrel(tmp_path: Path, lang: str, line: str) -> None:
    """What came of it is told behind it."""
    now = meant(tmp_path / "s.db", "set 2 play barrel; bang 2", line, lang)
    assert now[0] == "2 flip barrel clubs" and now[-1] == "2 lose 1 by 1 to bang"


@rows(("lang", "line"), _every(OF_TWO))
def test_two_suits_of_who_chooses(tmp_path: Path, lang: str, line: str) -> None:
    """The chosen one is told first, or behind both."""
    before = "set 3 play barrel; bang 3"
    assert meant(tmp_path / "s.db", before, line, lang) == ["3 flip barrel hearts over spades"]


@rows(("lang", "line"), _every(SPADES))
def test_of_spades_for_a_dynamite_the_rank_is_asked(tmp_path: Path, lang: str, line: str) -> None:
    """Some explode, some do not; whoever told the rank too is asked nothing."""
    before = "set 2 play dynamite; discard 2; end; ben turn"
    with pytest.raises(BadLine, match="needs_rank"):
        meant(tmp_path / "s.db", before, line, lang)
    assert meant(tmp_path / "t.db", before, RANKED[lang], lang) == ["2 flip dynamite 9s"]


DYNAMITE = {"en": "draws a diamond", "nl": "trekt ruiten", "it": "pesca quadri", "de": "zieht Karo"}


@rows("lang", DYNAMITE)
def test_any_other_suit_is_enough_for_a_dynamite(tmp_path: Path, lang: str) -> None:
    """It explodes on spades alone."""
    before = "set 2 play dynamite; discard 2; end; ben turn"
    assert meant(tmp_path / "s.db", before, DYNAMITE[lang], lang) == ["2 flip dynamite diamonds"]


AGAIN = {"en": "no, it was a club", "nl": "nee, het was een klaver", "it": "no, era fiori", "de": "nein, es war Kreuz"}


@rows("lang", AGAIN)
def test_another_suit_puts_it_right(tmp_path: Path, lang: str) -> None:
    """So does the whole card; the suit that it has says nothing new."""
    desk = Desk(tmp_path / "s.db")
    log = desk.new(FIVE)
    for line in ("anna turn", "draw", "set 2 play barrel", "bang 2", "ben draws a heart"):
        log.enter(line)
    corrected = log.enter(AGAIN[lang], lang).judged
    assert [each.entry for each in corrected] == [Corrected(5, 1), Flipped(2, "barrel", "c")]
    assert any(owed.kind == "answer" for owed in log.table.owed())
    desk.close()


SHOWN = {"en": "draws a heart", "nl": "trekt harten", "it": "pesca cuori", "de": "zieht Herz"}


@rows("lang", SHOWN)
def test_a_suit_is_enough_of_a_card_that_is_shown(tmp_path: Path, lang: str) -> None:
    """Black Jack draws one more for a red card; so it is with a colour that is guessed."""
    position = FIVE.replace("el_gringo", "black_jack")
    said = meant(tmp_path / "s.db", "discard 1; end; ben turn", SHOWN[lang], lang, position)
    assert said == ["2 draw 2", "2 show hearts"]


@rows("lang", SHOWN)
def test_a_second_heart_is_another_card(tmp_path: Path, lang: str) -> None:
    """Behind a draw! told by its suit the same suit may be that of the next card: whoever is free then draws."""
    position = FIVE.replace("el_gringo", "black_jack")
    said = meant(tmp_path / "s.db", f"{BEFORE}; jail hearts", SHOWN[lang], lang, position)
    assert said == ["2 draw 2", "2 show hearts"]


@rows("line", ("draws a heart", "a heart", "hearts", "jail hearts", "barrel: heart"))
def test_without_a_draw_to_make_a_suit_is_nothing(tmp_path: Path, line: str) -> None:
    """No card is drawn, and none turned up."""
    with pytest.raises(BadLine):
        meant(tmp_path / "s.db", "", line)


@rows("line", ACES)
def test_an_ace_is_one_still(tmp_path: Path, line: str) -> None:
    """Before the suits as they stand on the cards, or in one word."""
    assert meant(tmp_path / "s.db", BEFORE, line) == ["2 flip jail ah"]


def test_another_suit_is_not_left_out(tmp_path: Path) -> None:
    """Of a spade and a heart one is wrong: the line means nothing."""
    with pytest.raises(BadLine):
        meant(tmp_path / "s.db", BEFORE, "ben draws a spade for the jail, kh")


OF_THE_PLAY = [
    ("it", "anna bang a ben, fiori"), ("it", "anna bang di fiori a ben"), ("it", "bang/f a ben"),
    ("it", "anna spara a ben, fiori"),
    ("en", "anna bang ben, clubs"), ("en", "anna plays a bang of clubs at ben"), ("en", "bang/c ben"),
    ("nl", "anna bang op ben, klaveren"), ("nl", "bang/k ben"),
    ("de", "anna Bang auf Ben, Kreuz"), ("de", "Bang/x Ben"),
]  # fmt: skip


@rows(("lang", "line"), OF_THE_PLAY)
def test_it_is_that_of_the_card_played(tmp_path: Path, lang: str, line: str) -> None:
    """Where nobody turns up a card for the shot, the suit alone is told of the card itself."""
    assert meant(tmp_path / "s.db", "", line, lang) == ["1 bang/clubs 2"]


@rows(("lang", "line"), [("it", "bang a eva, fiori"), ("en", "bang eva, clubs"), ("nl", "bang op eva, klaveren")])
def test_a_card_turned_up_for_the_shot(tmp_path: Path, lang: str, line: str) -> None:
    """Jourdonnais draws! for it, so that it is hers."""
    assert meant(tmp_path / "s.db", "", line, lang) == ["1 bang 5", "5 flip jourdonnais clubs"]
