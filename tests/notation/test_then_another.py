"""`drinks a beer, then another`: one more of the card that was played just before, and never nothing."""

from pathlib import Path

import pytest

from referee.errors import BadLine
from tests.notation.spoken import meant
from tests.rows import rows

TWO = [
    ("de", "trinkt ein bier, dann noch eins"), ("de", "anna bier, noch ein zweites"),
    ("nl", "drinkt een bier, en dan nog een"), ("nl", "anna bier, nog eentje"),
    ("it", "beve una birra, poi un'altra"), ("it", "beve una birra e poi ancora una"),
    ("en", "drinks a beer, then another"), ("en", "anna drinks a beer and another one"),
]  # fmt: skip


@rows(("lang", "line"), TWO)
def test_two_are_played(tmp_path: Path, lang: str, line: str) -> None:
    """The second was lost without a word."""
    assert meant(tmp_path / "a.db", "set 1 life 2", line, lang) == ["1 beer", "1 beer"]


def test_behind_a_discard_it_is_not_understood(tmp_path: Path) -> None:
    """One card thrown away may be followed by any other."""
    with pytest.raises(BadLine):
        meant(tmp_path / "a.db", "", "anna discards a beer, then another")
