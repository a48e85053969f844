"""A card that is brought out: played, unless one is to be taken away just then."""

from pathlib import Path

import pytest

from referee.errors import BadLine
from tests.notation.spoken import meant
from tests.rows import rows

PLAYED = [
    ("en", "takes out a winchester", "winchester"), ("en", "puts on a scope", "scope"),
    ("en", "anna puts up a barrel", "barrel"), ("en", "mustang out", "mustang"),
    ("en", "throws dynamite down", "dynamite"), ("en", "hops on the stagecoach", "stagecoach"),
    ("en", "anna rides the stagecoach", "stagecoach"),
    ("de", "anna holt die winchester raus", "winchester"), ("de", "setzt einen mustang auf", "mustang"),
    ("de", "anna zückt eine volcanic", "volcanic"),
    ("de", "fass raus", "barrel"), ("de", "packt die gatling aus", "gatling 2 3 4 5"),
]  # fmt: skip


@rows(("lang", "line", "card"), PLAYED)
def test_she_plays_it(tmp_path: Path, lang: str, line: str, card: str) -> None:
    """Whatever it is."""
    assert meant(tmp_path / "a.db", "", line, lang) == [f"1 {card}"]


TAKEN = [
    ("en", "mustang out"), ("en", "takes out the mustang"), ("de", "mustang raus"), ("de", "holt den mustang raus"),
]  # fmt: skip


@rows(("lang", "line"), TAKEN)
def test_it_goes_where_one_has_to(tmp_path: Path, lang: str, line: str) -> None:
    """Behind a Cat Balou it is hers that goes, and none that Ben lays down; alone or in the same breath."""
    before = "mustang; end; ben turn; draw"
    assert meant(tmp_path / "a.db", f"{before}; cat balou anna", line, lang) == ["2 toss 1 mustang"]
    breath = meant(tmp_path / "a.db", before, f"cat balou anna, {line}", lang)
    assert breath == ["2 cat_balou 1", "2 toss 1 mustang"]


SHOT_AT = [("en", "has a go at eva"), ("en", "anna takes a pop at eva"), ("de", "anna ballert auf eva")]


@rows(("lang", "line"), SHOT_AT)
def test_who_has_a_go_shoots(tmp_path: Path, lang: str, line: str) -> None:
    """At whom it is told."""
    assert meant(tmp_path / "a.db", "", line, lang) == ["1 bang 5"]


JAILED = [
    ("en", "puts the sheriff in jail"), ("de", "ben steckt den sheriff ins gefängnis"),
    ("nl", "ben stopt de sheriff in de gevangenis"), ("it", "mette lo sceriffo in prigione"),
]  # fmt: skip


@rows(("lang", "line"), JAILED)
def test_a_role_that_lies_open_names_its_player(tmp_path: Path, lang: str, line: str) -> None:
    """Behind a verb as behind a card."""
    assert meant(tmp_path / "a.db", "end; ben turn; draw", line, lang) == ["2 jail 1"]


AT_NOBODY = [
    ("it", "anna tira fuori un bang"), ("it", "anna si mette un panico"), ("nl", "anna haalt een bang tevoorschijn"),
    ("en", "anna takes out a duel"), ("nl", "anna gooit een bang"),
]  # fmt: skip


@rows(("lang", "line"), AT_NOBODY)
def test_at_whom_is_asked(tmp_path: Path, lang: str, line: str) -> None:
    """It was logged at nobody, and held against her."""
    with pytest.raises(BadLine, match="needs_seat"):
        meant(tmp_path / "a.db", "", line, lang)
