"""A card is named with its rank and suit in words wherever a slash may stand; and other ways to say a line."""

from pathlib import Path

import pytest

from referee.errors import BadLine
from tests.notation.spoken import meant
from tests.rows import rows

SHOT, OVER = "bang ben", "set 1 hand 5; end"
BOOM = f"set 2 play dynamite; {OVER}; ben dynamite 3s"
JAIL, KIT = ["1 jail 2"], "set 2 character kit_carlson"
TURNED = ["1 turnup 5 with beer bang bang missed panic"]
SAID = {
    "nl": [
        ("", "schofield klaveren boer", ["1 schofield/jc"]),
        ("", "mustang harten 9", ["1 mustang/9h"]),
        ("", "ton schoppen heer", ["1 barrel/ks"]),
        ("", "anna legt ton schoppen heer", ["1 barrel/ks"]),
        ("", "gevangenis schoppen boer ben", ["1 jail/js 2"]),
        ("", "dynamiet harten 2", ["1 dynamite/2h"]),
        (SHOT, "mis schoppen 5", ["2 answer missed/5s"]),
        (SHOT, "ben mis schoppen5", ["2 answer missed/5s"]),
        (SHOT, "ben mis s5", ["2 answer missed/5s"]),
        (SHOT, "ben ontwijkt", ["2 answer missed"]),
        ("", "anna legt gevangenis voor ben", JAIL),
        (OVER, "ben pakt 2", ["2 draw 2"]),
        (OVER, "pakt 2", ["2 draw 2"]),
        (OVER, "ben is aan de beurt", ["2 turn"]),
        (OVER, "ben aan de beurt", ["2 turn"]),
        ("set 1 hand 5", "beurt voorbij", ["1 end"]),
        (BOOM, "raak", ["2 lose 3 to dynamite"]),
        (BOOM, "drie levens eraf", ["2 lose 3 to dynamite"]),
        ("", "bandieten winnen", ["won outlaws"]),
        ("", "de bandieten hebben gewonnen", ["won outlaws"]),
        ("general store", "5 kaarten open: bier, bang, bang, mis, paniek", TURNED),
        ("mustang", "terug", ["retract 3"]),
        ("mustang", "neem terug", ["retract 3"]),
        ("mustang", "ongedaan maken", ["retract 3"]),
        (f"{KIT}; {OVER}; ben turn; ben draw 3", "terug", ["2 putback 1"]),
    ],
    "en": [
        ("", "turnup 5 cat balo beer wells farg jail panic", ["1 turnup 5 with cat_balou beer wells_fargo jail panic"]),
        ("", "schofield jack of clubs", ["1 schofield/jc"]),
        (SHOT, "missed 5 of spades", ["2 answer missed/5s"]),
        (SHOT, "ben dodges", ["2 answer missed"]),
        ("", "puts a jail before ben", JAIL),
        (OVER, "ben takes 2", ["2 draw 2"]),
        (OVER, "ben has the turn", ["2 turn"]),
        (OVER, "ben on turn", ["2 turn"]),
        ("set 1 hand 5", "turn over", ["1 end"]),
        (BOOM, "three lives off", ["2 lose 3 to dynamite"]),
        ("", "outlaws win", ["won outlaws"]),
        ("", "the outlaws have won", ["won outlaws"]),
        ("general store", "5 cards open: beer, bang, bang, missed, panic", TURNED),
        ("mustang", "back", ["retract 3"]),
        ("mustang", "undo", ["retract 3"]),
    ],
    "it": [
        ("", "schofield fante di fiori", ["1 schofield/jc"]),
        ("", "mustang nove di cuori", ["1 mustang/9h"]),
        ("", "mustang 9 di cuori", ["1 mustang/9h"]),
        (SHOT, "mancato 5 di picche", ["2 answer missed/5s"]),
        (SHOT, "ben schiva", ["2 answer missed"]),
        ("", "gioca prigione davanti a ben", JAIL),
        (OVER, "ben prende 2", ["2 draw 2"]),
        (OVER, "ben è di turno", ["2 turn"]),
        ("set 1 hand 5", "turno finito", ["1 end"]),
        (BOOM, "tre vite via", ["2 lose 3 to dynamite"]),
        ("", "i fuorilegge vincono", ["won outlaws"]),
        ("", "i banditi hanno vinto", ["won outlaws"]),
        ("general store", "5 carte scoperte: birra, bang, bang, mancato, panico",
         TURNED),
        ("mustang", "indietro", ["retract 3"]),
        ("mustang", "annulla", ["retract 3"]),
    ],
}  # fmt: skip
CASES = [(lang, *case) for lang, cases in SAID.items() for case in cases]


@rows(("lang", "before", "line", "read"), CASES, ids=[f"{case[0]} {case[2]}" for case in CASES])
def test_read_as_it_is_said(store: Path, lang: str, before: str, line: str, read: list[str]) -> None:
    """In the language of the interface."""
    assert meant(store, before, line, lang) == read


@pytest.mark.parametrize("line", ["barrel 3d", "cleo barrel 3d"])
def test_a_draw_of_who_is_not_asked_questions_the_log(store: Path, line: str) -> None:
    """The Barrel lies before Cleo, the shot is logged at Ben: one thing is told, and nothing logged against either."""
    with pytest.raises(BadLine, match="drawn_by_another"):
        meant(store, "set 3 play barrel; bang ben", line)


def test_a_refusal_names_the_word_that_was_typed(store: Path) -> None:
    """Not the word that files have for it."""
    with pytest.raises(BadLine) as refused:
        meant(store, "", "raak", "nl")
    assert refused.value.about["word"] == "raak"


def test_a_face_as_in_files_is_a_card_by_itself(store: Path) -> None:
    """Of two cards drawn one may be known by name, the other by its rank and suit; in words both are one card."""
    assert meant(store, "stagecoach", "draw 2 with beer 9h") == ["1 draw 2 for stagecoach with beer 9h"]
    assert meant(store, "stagecoach", "draw 2 with beer 9 of hearts") == ["1 draw 2 for stagecoach with beer/9h"]
