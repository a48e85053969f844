"""What is found by sums of what each term adds is what SQLite finds when it is asked for all of them."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from referee.library.search.cache import IndexPlace as Kept
from referee.library.search.cache import connect
from referee.library.search.finding import MOST_CANDIDATES, MOST_CERTAIN, Finder, ranked
from referee.library.search.terms import Kind, Term
from tests.library.search.shelf import shelved

ASKED = (("card_beer",), ("card_beer", "card_bang"), ("card_jail", "card_beer", "life"), ("nowhere", "card_bang"))
WEIGHED = "-bm25(shelf, 3.0, 4.0, 2.0, 1.0)"


@pytest.fixture(scope="module")
def db(tmp_path_factory: pytest.TempPathFactory) -> Iterator[sqlite3.Connection]:
    """The index of a shelf of six rulings, which nobody changes."""
    folder = tmp_path_factory.mktemp("rulings")
    glossary = Path(__file__).parents[3] / "i18n" / "glossary.toml"
    db = connect(Kept.within(shelved(folder), glossary, None))
    yield db
    db.close()


def terms(*asked: str, kind: Kind = "word") -> list[Term]:
    """Terms that nothing else answers."""
    return [Term(one, kind, ((one, 1.0),), 1.0, df=1) for one in asked]


def of_sqlite(db: sqlite3.Connection, joint: str, most: int, asked: tuple[str, ...]) -> dict[int, float]:
    """What the full-text table says to all of it at once."""
    match = joint.join(f'"{one}"' for one in asked)
    query = f"select rowid, {WEIGHED} from shelf where shelf match ? order by 2 desc limit ?"
    return dict(db.execute(query, (match, most)).fetchall())


@pytest.mark.parametrize("asked", ASKED)
def test_a_sum_ranks_as_sqlite_does(db: sqlite3.Connection, asked: tuple[str, ...]) -> None:
    """Those who say any of it, each beside the best."""
    found, wanted = Finder(db).find(terms(*asked)), of_sqlite(db, " OR ", MOST_CANDIDATES, asked)
    assert found == pytest.approx({number: bm25 / max(wanted.values()) for number, bm25 in wanted.items()})


@pytest.mark.parametrize("asked", ASKED)
def test_who_says_all_names_is_found(db: sqlite3.Connection, asked: tuple[str, ...]) -> None:
    """However many say the rest of it more."""
    assert of_sqlite(db, " AND ", MOST_CERTAIN, asked).keys() <= Finder(db).find(terms(*asked, kind="name")).keys()


def test_what_nobody_says_adds_nothing(db: sqlite3.Connection) -> None:
    """A way to say it that stands in no ruling leaves the others as they are."""
    (beer,) = terms("card_beer")
    also = beer._replace(any_of=(("nowhere", 1.0), *beer.any_of, ("neither", 0.5)))
    assert Finder(db).find([also]) == Finder(db).find([beer]) != {}
    assert Finder(db).find(terms("nowhere")) == {}


def test_a_condition_leaves_others_out(db: sqlite3.Connection) -> None:
    """Of the rulings that say it, only those that it admits."""
    asked = terms("card_beer", "card_bang")
    (first, *others) = Finder(db).find(asked)
    assert others and Finder(db).find(asked, ("number = ?", [first])).keys() == {first}


def test_of_too_much_to_read_some_is_found(db: sqlite3.Connection) -> None:
    """Terms that stand all over a large shelf are looked for all the same, unranked."""
    often = [term._replace(df=10_000) for term in terms("card_beer", "card_bang")]
    assert set(Finder(db).find(often).values()) == {0.0}


def test_what_is_kept_is_what_each_term_adds(db: sqlite3.Connection) -> None:
    """Of every term of the shelf."""
    told = [term for (term,) in db.execute("select term from terms")]
    finder = Finder(db)
    assert told and all(dict(ranked(db, one)) == finder._read([(one, 1.0)]) for one in told)


def test_of_a_term_asked_twice_no_more_is_read_than_there_is_time_for(db: sqlite3.Connection) -> None:
    """What fits of it is ranked; the same term again is one too many."""
    twice = [term._replace(df=1_300) for term in terms("card_beer", "card_beer")]
    assert max(Finder(db).find(twice).values()) == 1.0
