"""`nothing` behind what a draw! turned up says only that it failed: whoever is asked may still answer."""

from __future__ import annotations

from pathlib import Path

from tests.notation.spoken import meant
from tests.rows import rows

FAILED = {
    "en": "eva barrel 5s, nothing",
    "nl": "eva ton 5 schoppen, niets",
    "it": "eva barile 5 di picche, niente",
    "de": "eva Fass Pik 5, nichts",
}
OF_TWO = {
    "en": "cleo barrel 3c and 9d, nothing",
    "nl": "cleo ton klaveren 3 en ruiten 9, niks",
    "it": "cleo barile 3 di fiori e 9 di quadri, niente",
    "de": "cleo Fass Kreuz 3 und Karo 9, nichts",
}


@rows("lang", FAILED)
def test_it_is_no_answer(tmp_path: Path, lang: str) -> None:
    """The draw! alone is logged, and she is still asked: her Missed! comes next."""
    before = "set 1 play winchester; bang eva"
    assert meant(tmp_path / "drawn.db", before, FAILED[lang], lang) == ["5 flip jourdonnais 5s"]
    assert meant(tmp_path / "then.db", f"{before}; eva barrel 5s", "eva missed") == ["5 answer missed"]


@rows("lang", OF_TWO)
def test_of_two_cards_neither_helped(tmp_path: Path, lang: str) -> None:
    """Lucky Duke's first counts, and it was in vain."""
    before = "set 3 play barrel; set 1 play winchester; bang cleo"
    assert meant(tmp_path / "s.db", before, OF_TWO[lang], lang) == ["3 flip barrel 3c over 9d"]


def test_a_draw_that_helped_is_not_told_so(tmp_path: Path) -> None:
    """Behind a heart it is what it says: she gives nothing, which is doubted."""
    line = "eva barrel 5h, nothing"
    assert meant(tmp_path / "s.db", "set 1 play winchester; bang eva", line) == ["5 flip jourdonnais 5h", "5 no"]


def test_who_declines_behind_it_does(tmp_path: Path) -> None:
    """A verb of its own says what she did."""
    line = "eva barrel 5s, declines"
    assert meant(tmp_path / "s.db", "set 1 play winchester; bang eva", line) == ["5 flip jourdonnais 5s", "5 no"]
