"""A rank and suit behind a card that is taken is that card's, or that of the card by which it is: it is not lost."""

from __future__ import annotations

from pathlib import Path

from tests.notation.spoken import meant
from tests.rows import rows

BEFORE = "set 2 play remington scope; set 1 character calamity_janet"
DRAWN, HIT = "5 flip jourdonnais 7s", ["5 no", "5 lose 1 by 1 to bang"]
LINES = {
    "that of the card played": ("en", "cat balou ben remington jd", ["1 cat_balou/jd 2", "1 toss 2 remington"]),
    "the same in Italian": ("it", "panico ben mirino asso di cuori", ["1 panic/ah 2", "1 take 2 scope"]),
    "the same in German": ("de", "Panik Ben Zielfernrohr Herzass", ["1 panic/ah 2", "1 take 2 scope"]),
    "the same in Dutch": ("nl", "paniek ben vizier hartenaas", ["1 panic/ah 2", "1 take 2 scope"]),
    "that of the card taken": ("en", "cat balou ben remington kc", ["1 cat_balou 2", "1 toss 2 remington/kc"]),
    "one of each": ("en", "cat balou jd ben remington kc", ["1 cat_balou/jd 2", "1 toss 2 remington/kc"]),
    "a card of the hand": ("en", "cat balou ben hand jd", ["1 cat_balou 2", "1 toss 2 hand with jd"]),
    "that which is turned up for whom it is played at": ("en", "bang eva, 7 of spades", ["1 bang 5", DRAWN]),
    "the same in Dutch, and a hit": ("nl", "bang op eva, schoppen 7, geraakt", ["1 bang 5", DRAWN, *HIT]),
    "the same in Italian, of another card": (
        "it", "mancato come bang su eva, 7 di picche, ferita", ["1 missed 5", DRAWN, *HIT]),
    "the same in German, and a hit": ("de", "Bang auf Eva, Pik 7, getroffen", ["1 bang 5", DRAWN, *HIT]),
    "that of the card, with no comma before it": ("it", "bang eva 7 di fiori", ["1 bang/7c 5"]),
    "that of the card, where nobody may draw!": ("en", "bang ben, 7 of clubs", ["1 bang/7c 2"]),
    "in two clauses": ("en", "anna cat balou ben, remington jd", ["1 cat_balou/jd 2", "1 toss 2 remington"]),
}  # fmt: skip


@rows("what", LINES)
def test_it_is_told_of_the_card_that_can_have_it(tmp_path: Path, what: str) -> None:
    """It is written beside it."""
    lang, line, means = LINES[what]
    assert meant(tmp_path / "s.db", BEFORE, line, lang) == means
