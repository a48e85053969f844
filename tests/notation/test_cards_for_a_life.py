"""`Dirk discards two cards and regains a life` is the ability by which that may be done, and no end of a turn."""

from pathlib import Path

import pytest

from tests.notation.spoken import meant
from tests.rows import rows

BEFORE = "set 4 character sid_ketchum; set 4 life 2; end; dirk turn; dirk draw"
TWO = ["4 discard 2 for sid_ketchum", "4 gain 1 for sid_ketchum"]
NAMED = ["4 discard 2 for sid_ketchum with bang beer", "4 gain 1 for sid_ketchum"]


@rows(
    ("lang", "line", "logged"),
    [
        ("en", "Dirk discards two cards and regains a life", TWO),
        ("en", "discards bang and beer and gains a life", NAMED),
        ("nl", "Dirk legt twee kaarten af en krijgt een leven terug", TWO),
        ("nl", "Dirk legt 2 kaarten af en herstelt een leven", TWO),
        ("it", "Dirk scarta due carte e recupera una vita", TWO),
        ("it", "Dirk scarta bang e birra e recupera una vita", NAMED),
        ("en", "Dirk discards 2 cards for 1 life", TWO),
        ("en", "Dirk discards bang and beer for one life point", NAMED),
        ("nl", "Dirk gooit 2 kaarten af voor 1 leven", TWO),
        ("nl", "Dirk legt 2 kaarten af voor 1 levenspunt", TWO),
        ("it", "Dirk scarta 2 carte per 1 vita", TWO),
        ("it", "Dirk scarta 2 carte per 1 punto vita", TWO),
        ("de", "Dirk wirft 2 Karten für 1 Leben ab", TWO),
        ("de", "Dirk legt 2 Karten ab für 1 Lebenspunkt", TWO),
    ],
)
def test_it_is_his_ability(tmp_path: Path, lang: str, line: str, logged: list[str]) -> None:
    """However many cards are named between."""
    assert meant(tmp_path / "s.db", BEFORE, line, lang) == logged


@pytest.mark.parametrize(
    ("line", "logged"),
    [
        ("Ben discards two cards and regains a life", ["2 discard 2", "2 gain 1"]),
        ("discard 2; 4 gain 1 for beer", ["4 discard 2", "4 gain 1 for beer"]),
        ("4 discard 2 for limit; 4 gain 1", ["4 discard 2", "4 gain 1"]),
    ],
)
def test_what_is_another_s_or_for_something_else_is_not(tmp_path: Path, line: str, logged: list[str]) -> None:
    """What two do, or what is said to be for something, stands as it is said."""
    assert meant(tmp_path / "s.db", BEFORE, line) == logged
