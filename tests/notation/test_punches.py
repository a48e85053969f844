"""`punches cleo`: what he does with a Punch is that card, where it is in the game."""

from __future__ import annotations

from pathlib import Path

import pytest

from referee.errors import BadLine
from tests.notation.spoken import FIVE, meant
from tests.rows import rows

CITY = "sets base dodge_city" + FIVE
SAID = [
    ("en", "anna punches ben, missed"),
    ("en", "punches ben, missed"),
    ("nl", "anna stompt ben, mis"),
    ("it", "anna picchia ben, mancato"),
    ("de", "anna boxt ben, fehlschuss"),
]


@rows(("lang", "line"), SAID)
def test_it_is_that_card(store: Path, lang: str, line: str) -> None:
    """And no word mended into another."""
    assert meant(store, "", line, lang, CITY) == ["1 punch 2", "2 answer missed"]


def test_elsewhere_it_is_nothing(store: Path) -> None:
    """There is no such card in the base game."""
    with pytest.raises(BadLine):
        meant(store, "", "anna punches ben")
