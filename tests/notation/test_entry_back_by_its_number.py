"""`6 back`: the entry of that number, though a seat has it too, unless a card is due to be put back from there."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.notation.spoken import FIVE, meant

BACK = [("nl", "terug"), ("it", "indietro"), ("en", "back"), ("de", "zurück")]
KIT = FIVE.replace("bart_cassidy", "kit_carlson")


@pytest.mark.parametrize(("lang", "back"), BACK)
def test_it_is_no_seat(tmp_path: Path, lang: str, back: str) -> None:
    """Seat 3 has no card to put back."""
    assert meant(tmp_path / "s.sqlite", "mustang", f"3 {back}", lang) == ["retract 3"]


@pytest.mark.parametrize(("lang", "back"), BACK)
@pytest.mark.parametrize("sign", [",", ";", ""])
def test_so_are_several(tmp_path: Path, lang: str, back: str, sign: str) -> None:
    """Each with the word behind it."""
    said = meant(tmp_path / "s.sqlite", "mustang; barrel", f"4 {back}{sign} 3 {back}", lang)
    assert said == ["retract 4 3"]


@pytest.mark.parametrize(("lang", "back"), BACK)
def test_a_card_that_is_due_is_put_back(tmp_path: Path, lang: str, back: str) -> None:
    """Kit Carlson at seat 1 looks at three cards, and one of them goes back."""
    assert meant(tmp_path / "s.sqlite", "undo; 1 draw 3", f"1 {back}", lang, KIT) == ["1 putback 1"]
