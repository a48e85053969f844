"""`dodges and draws one`: the card that is given brings another, where one such card is in the game."""

from __future__ import annotations

from pathlib import Path

from tests.notation.spoken import FIVE, meant
from tests.rows import rows

CITY = "sets base dodge_city" + FIVE.replace("jourdonnais", "molly_stark")
GIVEN = ["2 answer dodge", "2 draw 1 for dodge"]
SHOT = "bang ben"
SAID = [
    ("en", "ben dodges and draws one"),
    ("en", "ben dodges, draws a card"),
    ("en", "dodges, ben draws 1"),
    ("nl", "ben ontwijkt en trekt er een"),
    ("nl", "ben ontwijkt, trekt een kaart"),
    ("it", "ben schiva e pesca una carta"),
    ("de", "Ben weicht aus und zieht eine Karte"),
    ("de", "ben weicht aus, zieht 1"),
]


@rows(("lang", "line"), SAID)
def test_it_is_that_card(store: Path, lang: str, line: str) -> None:
    """And what is drawn for it is his."""
    assert meant(store, SHOT, line, lang, CITY) == GIVEN


@rows("line", ["shoots ben, who dodges and draws one", "now she shoots ben, who Dodges and draws one"])
def test_so_it_is_behind_the_shot(store: Path, line: str) -> None:
    """Whoever shot draws nothing."""
    assert meant(store, "", line, "en", CITY) == ["1 bang 2", *GIVEN]


def test_his_character_may_give_him_one(store: Path) -> None:
    """Molly Stark draws for any card."""
    said = meant(store, "bang eva", "eva dodges and draws one", "en", CITY)
    assert said == ["5 answer missed", "5 draw 1 for molly_stark"]


def test_a_card_that_is_named_is_that_card(store: Path) -> None:
    """Nothing is due for a Missed!."""
    assert meant(store, SHOT, "ben missed, draws one", "en", CITY)[0] == "2 answer missed"


def test_at_a_table_without_it_nothing_is_drawn(store: Path) -> None:
    """There, a shot that is dodged is missed."""
    assert meant(store, SHOT, "ben dodges and draws one")[0] == "2 answer missed"
