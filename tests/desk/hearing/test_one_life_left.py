"""`bang cleo, hit, one left`: how many life points she has is told by the word for one too, which is an article."""

from __future__ import annotations

from pathlib import Path

import pytest

from referee.errors import BadLine
from tests.notation.spoken import FIVE, meant

HURT = FIVE.replace("lucky_duke", "lucky_duke life 2/4")
HIT = ["1 bang 3", "3 no", "3 lose 1 by 1 to bang"]
SAID = [
    ("nl", "bang cleo, raak, zij op één"),
    ("nl", "bang cleo, raak, cleo op een"),
    ("nl", "bang cleo, raak, nog één over"),
    ("it", "bang a cleo, colpita, le resta uno"),
    ("it", "bang a cleo, colpita, cleo a uno"),
    ("en", "bang cleo, hit, she's at one"),
    ("en", "bang cleo, hit, down to one"),
    ("en", "bang cleo, hit, one left"),
    ("de", "bang auf cleo, getroffen, cleo auf eins"),
    ("de", "bang auf cleo, getroffen, noch eins übrig"),
]


@pytest.mark.parametrize(("lang", "line"), SAID)
def test_one_is_left(tmp_path: Path, lang: str, line: str) -> None:
    """The log has it so: nothing more is logged."""
    assert meant(tmp_path / "s.sqlite", "", line, lang, HURT) == HIT


@pytest.mark.parametrize(("lang", "line"), SAID)
def test_where_she_has_more_it_is_refused(tmp_path: Path, lang: str, line: str) -> None:
    """Something was forgotten, and nothing is dropped in silence."""
    with pytest.raises(BadLine):
        meant(tmp_path / "s.sqlite", "", line, lang, FIVE.replace("lucky_duke", "lucky_duke life 4/4"))


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("nl", "bang cleo, raak, nog een"),
        ("it", "bang a cleo, colpita, ancora uno"),
        ("en", "bang cleo, hit, another one"),
        ("de", "bang auf cleo, getroffen, noch eins"),
    ],
)
def test_one_more_is_no_life_point(tmp_path: Path, lang: str, line: str) -> None:
    """It may be one more of that card: nothing is made of it."""
    with pytest.raises(BadLine):
        meant(tmp_path / "s.sqlite", "", line, lang, HURT)
