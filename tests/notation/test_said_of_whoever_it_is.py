"""What newcomers say of whose turn it is, of a store, and of an ability by the name of its character."""

from __future__ import annotations

from pathlib import Path

import pytest

from referee.errors import BadLine
from tests.notation.spoken import FIVE, meant
from tests.rows import rows

UNKNOWN = FIVE.replace("outlaw", "?").replace("renegade", "?")
SID = FIVE.replace("bart_cassidy", "sid_ketchum life 3/5")
SAID = [
    ("en", "", "she puts the dynamite in front of her", ["1 dynamite"]),
    ("nl", "", "zij legt de ton neer", ["1 barrel"]),
    ("it", "", "lei mette la mustang", ["1 mustang"]),
    ("de", "", "sie spielt die Postkutsche", ["1 stagecoach"]),
    ("en", "bang ben", "he takes it", ["2 no", "2 lose 1 by 1 to bang"]),
    ("en", "set 1 hand 4", "anna stops", ["1 end"]),
    ("it", "set 1 hand 4", "anna smette", ["1 end"]),
    ("de", "set 1 hand 4", "Anna stoppt", ["1 end"]),
    ("en", "general store", "the store shows a bang 6d, beer, jail, missed and a volcanic",
     ["1 turnup 5 with bang/6d beer jail missed volcanic"]),
]  # fmt: skip


@rows(("lang", "before", "line", "means"), SAID)
def test_it_is_read(tmp_path: Path, lang: str, before: str, line: str, means: list[str]) -> None:
    """Of him the line is anyway, and nothing else is told by that."""
    assert meant(tmp_path / "s.sqlite", before, line, lang) == means


def test_an_ability_is_named_by_its_character(tmp_path: Path) -> None:
    """`sid's ability` is that of Sid Ketchum, with the cards given for it."""
    line = "anna uses sid's ability king of hearts and 4 of diamonds"
    assert meant(tmp_path / "s.sqlite", "", line, "en", SID)[0] == "1 discard 2 for sid_ketchum with kh 4d"


@pytest.mark.parametrize("line", ["ben is hit and dead", "ben is hit, dead"])
def test_the_role_alone_is_asked_where_it_alone_lacks(tmp_path: Path, line: str) -> None:
    """Said in two halves or by itself; with the role behind it the line is whole."""
    with pytest.raises(BadLine, match="which_role"):
        meant(tmp_path / "s.sqlite", "set 2 life 1; bang ben", line, "en", UNKNOWN)
