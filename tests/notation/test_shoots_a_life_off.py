"""`schiet ben een leven af`: a shot that hits, and no ace of clubs, as `af` would be in Italian."""

from __future__ import annotations

from pathlib import Path

import pytest

from referee.errors import BadLine
from tests.notation.spoken import meant
from tests.rows import rows

HITS = ["1 bang 2", "2 no", "2 lose 1 by 1 to bang"]
SAID = [
    ("nl", "Anna schiet Ben een leven af"),
    ("nl", "Anna schiet een leven van Ben af"),
    ("nl", "Anna schiet op Ben, een leven"),
    ("de", "Anna schießt Ben ein Leben ab"),
    ("de", "Anna schießt auf Ben ein Leben"),
    ("it", "Anna spara una vita a Ben"),
    ("it", "Anna spara a Ben una vita"),
    ("en", "Anna shoots a life off Ben"),
    ("en", "Anna shoots Ben for a life"),
]


@rows(("lang", "line"), SAID)
def test_a_life_that_is_shot_off_is_lost(store: Path, lang: str, line: str) -> None:
    """The card is played, nothing is given against it, and it costs what it costs."""
    assert meant(store, "", line, lang) == HITS


NO_FACE = [
    ("nl", "Anna bier af"),
    ("nl", "Anna bang Ben af"),
    ("it", "Anna birra ha"),
    ("it", "Anna bang Ben fa"),
    ("it", "Anna bang Ben sa"),
]
NOTHING_OF_IT = [("de", "Anna schießt da auf Ben"), ("de", "Anna schießt auf Ben da"), ("it", "Anna bang Ben da")]


@rows(("lang", "line"), NO_FACE)
def test_a_word_is_no_rank_and_suit(store: Path, lang: str, line: str) -> None:
    """Letters that are a word where they are typed name no card, whatever they are elsewhere."""
    with pytest.raises(BadLine):
        meant(store, "", line, lang)


@rows(("lang", "line"), NOTHING_OF_IT)
def test_nor_where_it_carries_nothing(store: Path, lang: str, line: str) -> None:
    """The card is played without one."""
    assert meant(store, "", line, lang) == ["1 bang 2"]


@rows(("lang", "face"), [("it", "af"), ("nl", "as"), ("de", "ah"), ("en", "as")])
def test_in_its_own_language_it_is_one(store: Path, lang: str, face: str) -> None:
    """The ace of clubs is `af` in Italian."""
    assert meant(store, "", f"anna bang ben {face}", lang)[0].startswith("1 bang/a")
