"""`erschießt Ben`, of whom nobody shot at before: the Bang! is told by it, and that it was the last of his life."""

from pathlib import Path

import pytest

from referee.errors import BadLine
from tests.notation.spoken import meant
from tests.rows import rows

LAST = "set 2 life 1"
SHOT = ["1 bang 2", "2 out outlaw by 1"]
DEAD = [
    ("de", "anna erschießt ben", SHOT), ("de", "anna erschoss ben", SHOT), ("de", "anna schießt ben tot", SHOT),
    ("de", "anna winchester, erschießt ben", ["1 winchester", *SHOT]),
    ("nl", "anna schiet ben dood", SHOT), ("en", "anna shoots ben dead", SHOT),
    ("it", "anna fredda ben", SHOT), ("it", "anna uccide ben con un bang", SHOT),
]  # fmt: skip


@rows(("lang", "line", "logged"), DEAD)
def test_the_shot_is_told(tmp_path: Path, lang: str, line: str, logged: list[str]) -> None:
    """Only that he falls was logged, against the rules, for he had a life point still."""
    found = meant(tmp_path / "a.db", LAST, line, lang)
    assert [each.removesuffix(" to bang") for each in found] == logged


NOT_YET = [
    ("", "de", "anna erschießt ben"), ("", "en", "anna shoots ben dead"), ("", "nl", "anna schiet ben dood"),
    ("", "it", "anna fredda ben"), ("", "en", "anna kills ben with a bang"),
    (LAST, "en", "anna kills ben"), (LAST, "nl", "anna doodt ben"), (LAST, "it", "anna uccide ben"),
    (LAST, "de", "anna tötet ben"),
]  # fmt: skip


@rows(("before", "lang", "line"), NOT_YET)
def test_what_hit_him_is_asked(tmp_path: Path, before: str, lang: str, line: str) -> None:
    """With more life points one shot fells nobody, and without a card it is not told by what he fell."""
    with pytest.raises(BadLine) as asked:
        meant(tmp_path / "a.db", before, line, lang)
    assert asked.value.key == "falls_how"


@rows(("lang", "line"), [("de", "anna erschießt ben"), ("en", "anna kills ben")])
def test_a_shot_that_is_told_is_not_told_again(tmp_path: Path, lang: str, line: str) -> None:
    """It was the one that is under way."""
    assert meant(tmp_path / "a.db", f"{LAST}; bang ben", line, lang) == ["2 out outlaw by 1"]
