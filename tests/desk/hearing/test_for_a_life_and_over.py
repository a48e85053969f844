"""`discards two for a life, turn over`: for a life point, and then the turn ends; neither is left out."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.notation.spoken import FIVE, meant

SID = FIVE.replace("sheriff bart_cassidy", "sheriff sid_ketchum life 3/5")


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("nl", "anna gooit twee kaarten weg voor een leven, beurt over"),
        ("nl", "anna gooit twee kaarten weg voor een leven, einde"),
        ("it", "anna scarta due carte per una vita, turno finito"),
        ("en", "anna discards two cards for a life, turn over"),
        ("de", "anna wirft zwei karten ab für ein leben, zug vorbei"),
    ],
)
def test_both_are_logged(tmp_path: Path, lang: str, line: str) -> None:
    """The Dutch `voor` is `before` as well, and was taken for `before the end`."""
    assert meant(tmp_path / "s.sqlite", "", line, lang, SID) == [
        "1 discard 2 for sid_ketchum",
        "1 gain 1 for sid_ketchum",
        "1 end",
    ]
