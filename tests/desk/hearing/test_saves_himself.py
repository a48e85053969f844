"""Who saves himself does so with a card of his own, whoever else has one, and `but` is nobody's name."""

from __future__ import annotations

from referee.desk.desk import Desk
from tests.desk.hearing.told import SIX, logged, six_after
from tests.rows import rows

MARCO = SIX.replace("Cleo", "Marco").replace("Eva", "Mara")
HEALTHY = "1 bang 4 | 4 no | 4 beer"
DYING = "1 bang 4 | 4 no | 4 lose 1 by 1 to bang | 4 beer"
TOLD = {
    "at his last life point": ("it", "set 4 life 1", "bang dirk, dirk niente ma si salva con una birra", DYING),
    "with more left": ("it", "", "bang dirk, dirk niente ma si salva con una birra", HEALTHY),
    "in Dutch": ("nl", "", "bang dirk, dirk niets maar redt zich met een biertje", HEALTHY),
    "in English, said of her": ("en", "", "bang dirk, dirk nothing but she saves herself with a beer", HEALTHY),
    "in German": ("de", "", "Bang Dirk, Dirk nichts aber rettet sich mit einem Bier", HEALTHY),
    "at a table of names that begin so": (
        "it", "indians; ben bang; marco bang; dirk bang; mara bang; set 6 life 1",
        "otto niente ma si salva con una birra", "6 no | 6 lose 1 by 1 to indians | 6 beer"),
}  # fmt: skip


@rows("what", TOLD)
def test_he_plays_his_own_card(desk: Desk, what: str) -> None:
    """It is held against him who was hit if he may not, and no Beer of whose turn it is."""
    lang, before, line, meant = TOLD[what]
    assert logged(six_after(desk, before, MARCO), line, lang) == meant


def test_but_names_nobody_where_it_is_said(desk: Desk) -> None:
    """`ma` begins Marco's name for who speaks another language."""
    assert logged(six_after(desk, "", MARCO.replace("Mara", "Eva")), "bang ma", "nl") == "1 bang 3"
