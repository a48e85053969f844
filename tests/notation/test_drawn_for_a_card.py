"""`draws for the barrel, 9 of hearts`: a draw! told with the word for drawing cards draws none."""

from pathlib import Path

import pytest

from referee.desk.desk import Desk
from referee.errors import BadLine
from tests.notation.spoken import FIVE, meant
from tests.rows import rows

JAILED = "jail ben; end"
BARRELLED = "set 2 play barrel; bang ben"
FAILED, HIT = "2 flip barrel 9s", ("2 no", "2 lose 1 by 1 to bang")
ARMED, AVERTED = "set 1 play winchester", "5 flip jourdonnais 9h"
AT_JOURDONNAIS = "set 1 play winchester; bang eva"
SAID = [
    ("en", BARRELLED, "ben draws for the barrel, 9 of hearts, safe", ["2 flip barrel 9h"]),
    ("en", BARRELLED, "ben draws for his barrel: 9 of spades, hit", [FAILED, *HIT]),
    ("en", AT_JOURDONNAIS, "eva draws for the barrel, 9 of hearts", [AVERTED]),
    ("en", AT_JOURDONNAIS, "eva draws for the barrel: 9 of hearts, safe", [AVERTED]),
    ("de", AT_JOURDONNAIS, "eva zieht für das fass, herz 9, gerettet", [AVERTED]),
    ("de", ARMED, "schießt auf eva, eva zieht fürs fass, herz 9", ["1 bang 5", AVERTED]),
    ("en", JAILED, "ben draws for jail, 5 of clubs", ["2 flip jail 5c"]),
    ("it", JAILED, "ben estrae per la prigione, 5 di fiori", ["2 flip jail 5c"]),
    ("nl", JAILED, "ben trekt voor de gevangenis, harten 5", ["2 flip jail 5h"]),
    ("de", JAILED, "ben zieht fürs gefängnis, herz 5", ["2 flip jail 5h"]),
]  # fmt: skip


@rows("lang, before, line, entries", SAID)
def test_it_is_the_draw_alone(store: Path, lang: str, before: str, line: str, entries: list[str]) -> None:
    """For a Barrel, a Jail or the like nobody draws a card into his hand: its rank and suit are told."""
    assert meant(store, before, line, lang) == entries


def test_without_its_face_it_is_asked(store: Path) -> None:
    """`draws for jail` draws no card either: which one was turned up has to be told."""
    desk = Desk(store)
    log = desk.new(FIVE)
    for each in ("anna turn", "draw", *JAILED.split("; ")):
        log.enter(each)
    with pytest.raises(BadLine, match="needs_face_too"):
        log.enter("ben draws for jail")
    desk.close()


@rows("lang, line", [("de", "nein, fass pik könig"), ("en", "no, barrel 5 of spades"), ("nl", "nee, ton schoppen 5")])
def test_a_draw_behind_no_is_asked_about(store: Path, lang: str, line: str) -> None:
    """It may put right the draw! before it; nobody has given up and laid down another Barrel with it."""
    with pytest.raises(BadLine, match="no_or_correct"):
        meant(store, f"{BARRELLED}; ben barrel qs", line, lang)


def test_a_word_is_no_rank_and_suit(store: Path) -> None:
    """`kracht` is what came of a draw! and no eight of clubs, and a Barrel turns up one card."""
    assert meant(store, BARRELLED, "ben fass pik dame, kracht", "de") == ["2 flip barrel qs"]
