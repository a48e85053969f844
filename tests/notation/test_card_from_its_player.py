"""`indians from ben`, `gatling by ben`: whom a card is from plays it, and is not played at."""

from pathlib import Path

import pytest

from referee.errors import BadLine
from tests.notation.spoken import meant
from tests.rows import rows

BEN = "end; ben turn; draw"
FROM = [
    ("nl", "indianen van ben"), ("nl", "de indianen van ben"), ("en", "indians from ben"), ("en", "indians by ben"),
    ("it", "indiani di ben"), ("it", "indiani da ben"), ("de", "indianer von ben"),
]  # fmt: skip


@rows(("lang", "line"), FROM)
def test_he_plays_it(tmp_path: Path, lang: str, line: str) -> None:
    """At all others, and not at himself."""
    assert meant(tmp_path / "a.db", BEN, line, lang) == ["2 indians 3 4 5 1"]


AIMED = [("nl", "bang van ben"), ("en", "bang from ben"), ("it", "duello di ben"), ("de", "bang von ben")]


@rows(("lang", "line"), AIMED)
def test_at_whom_is_asked(tmp_path: Path, lang: str, line: str) -> None:
    """It is no shot at himself."""
    with pytest.raises(BadLine):
        meant(tmp_path / "a.db", BEN, line, lang)


def test_in_the_turn_of_another_it_is_no_shot_at_him(tmp_path: Path) -> None:
    """It is still Ben's card."""
    assert meant(tmp_path / "a.db", "barrel", "bang from ben") == ["2 answer bang"]


@rows(("lang", "line"), [("en", "panic from eva"), ("nl", "paniek van eva"), ("de", "panik von eva")])
def test_what_is_taken_from_him_is_played_at_him(tmp_path: Path, lang: str, line: str) -> None:
    """Of a card that takes, it says from whom."""
    assert meant(tmp_path / "a.db", "", line, lang)[0].startswith("1 panic 5")
