"""Where a prisoner sits, and that he is out of it, tells of his Jail: nobody plays one on himself, and nobody died."""

from __future__ import annotations

import pytest

from referee.desk.desk import Desk
from referee.errors import BadLine
from tests.desk.hearing.told import SIX, logged, six_after
from tests.rows import rows

JAILED = SIX.replace("life 2/3 hand 3", "life 2/3 hand 3 play jail")
SITS_THERE = {
    "en": ("ben in jail, flips 5 of clubs, skips his turn", "ben is in jail: 5c"),
    "nl": ("ben in de gevangenis, draait klaver 5, slaat over", "ben zit in de gevangenis, draait klaver 5"),
    "it": ("ben in prigione, gira 5 di fiori, salta il turno", "ben è in prigione, estrae 5 di fiori"),
    "de": ("Ben im Gefängnis, deckt Kreuz 5 auf", "Ben sitzt im Gefängnis, zieht Kreuz 5"),
}
IS_OUT = {
    "en": "ben jail 5h, is out, draws 2",
    "nl": "ben gevangenis 5h, is eruit, trekt 2",
    "it": "ben prigione 5h, è fuori, pesca 2",
    "de": "Ben Gefängnis 5h, ist raus, zieht 2",
}


GETS_OUT = {
    "en": ("ben jail: gets out with 5 of hearts", "ben gets out of jail with a 5 of hearts"),
    "nl": ("ben gevangenis: komt vrij met harten 5", "ben komt uit de gevangenis met harten 5"),
    "it": ("ben prigione: esce con 5 di cuori", "ben esce di prigione con un 5 di cuori"),
    "de": ("Ben Gefängnis: kommt frei mit Herz 5", "Ben kommt mit Herz 5 aus dem Gefängnis frei"),
}
STAYS = {
    "en": "ben stays in jail, 5 of hearts",
    "nl": "ben blijft in de gevangenis (harten 5)",
    "it": "ben resta in prigione (5 di cuori)",
    "de": "Ben Gefängnis: bleibt drin mit Herz 5",
}


@rows(("lang", "line"), [(lang, line) for lang in GETS_OUT for line in (*GETS_OUT[lang], STAYS[lang])])
def test_whether_he_got_out_tells_of_the_draw(desk: Desk, lang: str, line: str) -> None:
    """What was turned up decides, whatever is said beside it."""
    assert logged(six_after(desk, "end", JAILED), line, lang).startswith("2 turn | 2 flip jail 5h")


@rows(("lang", "line"), [(lang, line) for lang in SITS_THERE for line in SITS_THERE[lang]])
def test_he_draws_for_it(desk: Desk, lang: str, line: str) -> None:
    """The Jail that lies before him is not played again."""
    assert logged(six_after(desk, "end", JAILED), line, lang).startswith("2 turn | 2 flip jail 5c")


def test_where_that_is_all_the_card_drawn_is_asked(desk: Desk) -> None:
    """What he turned up decides."""
    with pytest.raises(BadLine, match="needs_face_too"):
        six_after(desk, "end; 2 turn", JAILED).enter("ben in jail")


def test_one_who_has_none_is_put_in_jail(desk: Desk) -> None:
    """By whose turn it is."""
    assert logged(six_after(desk, ""), "ben in jail") == "1 jail 2"


@rows("lang", IS_OUT)
def test_who_is_out_of_it_plays_on(desk: Desk, lang: str) -> None:
    """With life points left, and a draw! that frees him, he is not eliminated."""
    log = six_after(desk, "end", JAILED)
    assert logged(log, IS_OUT[lang], lang) == "2 turn | 2 flip jail 5h | 2 drop jail | 2 draw 2"


OF_HIS = [
    ("en", "jail of ben: flips 5 of hearts", "end, jail of ben: 5 of hearts, free"),
    ("nl", "gevangenis van ben: draait harten 5", "einde, gevangenis van ben: harten 5, vrij"),
    ("it", "prigione di ben: gira 5 di cuori", "fine, ben in prigione gira 5 di cuori: libero"),
    ("de", "Gefängnis von Ben: deckt Herz 5 auf", "Ende, Gefängnis von Ben: Herz 5, frei"),
]


@rows(("lang", "line", "with_more"), OF_HIS)
def test_whose_it_is_tells_for_whom_it_is_drawn(desk: Desk, lang: str, line: str, with_more: str) -> None:
    """It is not played once more, and that he is free behind it tells nothing new."""
    log = six_after(desk, "end", JAILED)
    assert logged(log, line, lang) == "2 turn | 2 flip jail 5h"
    log = six_after(desk, "", JAILED)
    assert logged(log, with_more, lang).startswith("1 end | 2 turn | 2 flip jail 5h")
