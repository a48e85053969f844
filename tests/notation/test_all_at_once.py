"""What all do at once behind a card for all: everybody takes one, drinks all round."""

from pathlib import Path

from tests.notation.spoken import meant
from tests.rows import rows

TAKEN = [f"{seat} pick ?" for seat in (1, 2, 3, 4, 5)]
STORE = [
    ("en", "general store, everybody takes one"), ("en", "general store, all pick a card"),
    ("de", "gemischtwarenladen, jeder nimmt eine"), ("de", "gemischtwarenladen, alle bedienen sich"),
    ("nl", "winkel, iedereen pakt er een"), ("nl", "winkel, ieder pakt er een"),
    ("it", "emporio, ognuno prende una carta"), ("it", "emporio, ognuno ne prende una"),
]  # fmt: skip


@rows(("lang", "line"), STORE)
def test_each_takes_a_card_that_nobody_noted(tmp_path: Path, lang: str, line: str) -> None:
    """In the order of the seats, and the cards are turned up first."""
    assert meant(tmp_path / "a.db", "", line, lang) == ["1 general_store", "1 turnup 5", *TAKEN]


def test_those_who_have_not_chosen_yet_take_one(tmp_path: Path) -> None:
    """On a line by itself."""
    assert meant(tmp_path / "a.db", "general store; turnup 5; 1 pick ?", "everybody takes one") == TAKEN[1:]


@rows(("lang", "line"), [("en", "everybody takes one"), ("de", "jeder nimmt eine")])
def test_the_fallen_take_nothing(tmp_path: Path, lang: str, line: str) -> None:
    """One card less is turned up."""
    said = meant(tmp_path / "a.db", "set 3 life 0; 3 out deputy; general store", line, lang)
    assert [each for each in said if "pick" in each] == [each for each in TAKEN if each[0] != "3"]


GAINED = ["1 gain 1 for saloon", "2 gain 1 for saloon"]
SALOON = [
    ("en", "saloon, drinks all round"), ("en", "anna opens a saloon, everybody drinks"), ("de", "saloon, alle trinken"),
    ("de", "saloon, eine runde für alle"), ("nl", "saloon, iedereen drinkt"), ("it", "saloon, bevono tutti"),
]  # fmt: skip


@rows(("lang", "line"), SALOON)
def test_all_who_lost_a_life_point_regain_one(tmp_path: Path, lang: str, line: str) -> None:
    """Those who have all theirs gain nothing."""
    assert meant(tmp_path / "a.db", "set 1 life 2; set 2 life 1", line, lang) == ["1 saloon", *GAINED]


@rows(("lang", "line"), SALOON)
def test_the_card_is_played_where_nobody_lost_one(tmp_path: Path, lang: str, line: str) -> None:
    """There is nothing to regain."""
    assert meant(tmp_path / "a.db", "", line, lang) == ["1 saloon"]
