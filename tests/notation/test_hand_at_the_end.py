"""The hand that is told with the end of a turn: a count of what all can see, checked against the log."""

from pathlib import Path

import pytest

from referee.errors import BadLine
from tests.notation.spoken import meant
from tests.rows import rows

KEPT = [
    ("en", "anna's done, keeps four"), ("en", "anna passes, keeps 4"), ("en", "that's it for anna, four left"),
    ("en", "anna is finished with 4 in hand"), ("en", "done, 4 left"), ("en", "anna ends with four cards"),
    ("de", "anna hört auf, behält vier karten"), ("de", "anna fertig mit 4 karten"),
    ("de", "anna fertig, 4 auf der hand"), ("de", "anna ende, hat noch vier"),
    ("nl", "anna klaar, houdt vier"), ("it", "anna finisce, tiene quattro carte"),
    ("it", "fine turno, 4 carte in mano"),
]  # fmt: skip


@rows(("lang", "line"), KEPT)
def test_it_is_the_end_alone_where_the_log_has_as_many(tmp_path: Path, lang: str, line: str) -> None:
    """She has four by the log."""
    assert meant(tmp_path / "a.db", "set 1 hand 4", line, lang) == ["1 end"]


@rows(("lang", "line"), KEPT)
def test_it_is_set_where_the_log_does_not_know(tmp_path: Path, lang: str, line: str) -> None:
    """The end is judged by what was seen."""
    assert meant(tmp_path / "a.db", "set 1 hand 2..5", line, lang) == ["set 1 hand 4", "1 end"]


@rows(("lang", "line"), KEPT)
def test_nothing_is_logged_where_something_was_not_written(tmp_path: Path, lang: str, line: str) -> None:
    """She has six by the log: two were given up, or the log is wrong."""
    with pytest.raises(BadLine) as refused:
        meant(tmp_path / "a.db", "set 1 hand 6", line, lang)
    assert refused.value.key == "hand_otherwise"
    assert (refused.value.about["held"], refused.value.about["told"]) == ("6", 4)


def test_what_is_told_before_counts(tmp_path: Path) -> None:
    """Two cards are played first."""
    said = meant(tmp_path / "a.db", "set 1 hand 4", "scope, bang ben, missed, done, keeps 2")
    assert said == ["1 scope", "1 bang 2", "2 answer missed", "1 end"]
