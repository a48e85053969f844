"""Rows are found by their keys however many of them are kept at hand."""

import sqlite3

import pytest

from referee.library.search import lookup
from referee.library.search.lookup import LookUp

MEALS = {"bacon": (3,), "beans": (5,), "coffee": (1,)}


@pytest.fixture
def larder() -> LookUp:
    """Three meals and how many tins there are of each."""
    db = sqlite3.connect(":memory:")
    db.execute("create table larder(meal text primary key, tins int) without rowid")
    db.executemany("insert into larder values(?, ?)", [(meal, *tins) for meal, tins in MEALS.items()])
    return LookUp(db, "select meal, tins from larder where meal")


def test_what_was_read_ahead_answers_as_what_is_fetched(larder: LookUp) -> None:
    """Those that are there, in the order asked, and nothing of those that are not."""
    asked = ["coffee", "whisky", "bacon", "coffee"]
    fetched = larder.rows(asked)
    larder.read_ahead()
    assert larder.rows(asked) == fetched == {meal: MEALS[meal] for meal in ("coffee", "bacon")}


def test_too_many_rows_to_remember_are_fetched_as_they_are_asked(
    larder: LookUp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing of a table that is too large is read ahead, and every key of it is found all the same."""
    monkeypatch.setattr(lookup, "REMEMBERED", len(MEALS) - 1)
    larder.read_ahead()
    assert larder.rows(MEALS) == MEALS
    assert larder.rows(["whisky"]) == {}


def test_what_was_read_ahead_needs_no_table_any_more(larder: LookUp) -> None:
    """While somebody types nothing is fetched, not even to learn that a word is not there."""
    larder.read_ahead()
    larder._db.close()
    assert larder.rows(["beans", "whisky"]) == {"beans": (5,)}
