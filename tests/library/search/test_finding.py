"""What is found by sums of what each term adds is what a full-text table of SQLite finds, asked for all of them."""

import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import repeat
from pathlib import Path

import pytest

from referee.library.search.cache import IndexPlace as Kept
from referee.library.search.cache import connect
from referee.library.search.finding import MOST_CANDIDATES, MOST_CERTAIN, Finder
from referee.library.search.postings import Postings
from referee.library.search.sense import SIGN as SENSE
from referee.library.search.terms import Kind, Term
from referee.library.search.texts import Texts
from referee.library.search.words import NameIndex
from referee.library.shelf import Library
from tests.library.search.shelf import shelved

ASKED = (("card_beer",), ("card_beer", "card_bang"), ("card_jail", "card_beer", "life"), ("nowhere", "card_bang"))
FULL_TEXT = """create virtual table shelf using fts5(question, subject, answer, detail, content='',
    tokenize="unicode61 tokenchars '_'")"""
WEIGHED = "-bm25(shelf, 3.0, 4.0, 2.0, 1.0)"


@pytest.fixture(scope="module")
def db(tmp_path_factory: pytest.TempPathFactory) -> Iterator[sqlite3.Connection]:
    """The index of a shelf of six rulings, and beside it a full-text table of SQLite with the same words."""
    folder = shelved(tmp_path_factory.mktemp("rulings"))
    glossary = Path(__file__).parents[3] / "i18n" / "glossary.toml"
    db = connect(Kept.within(folder, glossary, None))
    db.execute(FULL_TEXT)
    names = NameIndex(db.execute("select key, concept from names"))
    for ruling in Library.load(folder).rulings:
        text = Texts(ruling, names)
        asked = [term for phrasing in text.phrasings for term in phrasing.terms]
        said = [" ".join(seldom(terms)) for terms in (asked, text.subject, text.answer, text.detail)]
        (number,) = db.execute("select number from rulings where id = ?", (ruling.id,)).fetchone()
        db.execute("insert into shelf(rowid, question, subject, answer, detail) values(?, ?, ?, ?, ?)", (number, *said))
    yield db
    db.close()


@pytest.fixture
def finder(db: sqlite3.Connection) -> Finder:
    """What finds in this index."""
    return Finder(Postings(db), dict(db.execute("select number, length from rulings")))


def seldom(terms: Iterable[str]) -> Iterator[str]:
    """Each of these terms twice for two, thrice for four, and so on."""
    for term, count in Counter(terms).items():
        yield from repeat(term, count.bit_length())


def terms(*asked: str, kind: Kind = "word") -> list[Term]:
    """Terms that nothing else answers."""
    return [Term(one, kind, ((one, 1.0),), 1.0, df=1) for one in asked]


def of_sqlite(db: sqlite3.Connection, joint: str, most: int, asked: tuple[str, ...]) -> dict[int, float]:
    """What the full-text table says to all of it at once."""
    match = joint.join(f'"{one}"' for one in asked)
    query = f"select rowid, {WEIGHED} from shelf where shelf match ? order by 2 desc limit ?"
    return dict(db.execute(query, (match, most)).fetchall())


@pytest.mark.parametrize("asked", ASKED)
def test_a_sum_ranks_as_sqlite_does(db: sqlite3.Connection, finder: Finder, asked: tuple[str, ...]) -> None:
    """Those who say any of it, each beside the best."""
    found, wanted = finder.find(terms(*asked)), of_sqlite(db, " OR ", MOST_CANDIDATES, asked)
    assert found == pytest.approx({number: bm25 / max(wanted.values()) for number, bm25 in wanted.items()})


@pytest.mark.parametrize("asked", ASKED)
def test_who_says_all_names_is_found(db: sqlite3.Connection, finder: Finder, asked: tuple[str, ...]) -> None:
    """However many say the rest of it more."""
    assert of_sqlite(db, " AND ", MOST_CERTAIN, asked).keys() <= finder.find(terms(*asked, kind="name")).keys()


def test_what_nobody_says_adds_nothing(finder: Finder) -> None:
    """A way to say it that stands in no ruling leaves the others as they are."""
    (beer,) = terms("card_beer")
    also = beer._replace(any_of=(("nowhere", 1.0), *beer.any_of, ("neither", 0.5)))
    assert finder.find([also]) == finder.find([beer]) != {}
    assert finder.find(terms("nowhere")) == {}


def test_a_selection_leaves_others_out(finder: Finder) -> None:
    """Of the rulings that say it, only those that are among them."""
    asked = terms("card_beer", "card_bang")
    (first, *others) = finder.find(asked)
    assert others and finder.find(asked, [first]).keys() == {first}


def test_of_too_much_to_read_some_is_found(finder: Finder) -> None:
    """Terms that stand all over a large shelf are looked for all the same, unranked."""
    often = [term._replace(df=10_000) for term in terms("card_beer", "card_bang")]
    assert set(finder.find(often).values()) == {0.0}


def test_each_term_adds_what_sqlite_says(db: sqlite3.Connection, finder: Finder) -> None:
    """Of every term of the shelf that is said, and not only a sense of what is said."""
    told = [term for (term,) in db.execute("select term from terms") if term[0] != SENSE]
    query = f"select rowid, {WEIGHED} from shelf where shelf match ?"
    assert told and all(dict(finder.bm25(one)) == pytest.approx(dict(db.execute(query, (f'"{one}"',)))) for one in told)


def test_of_a_term_asked_twice_no_more_is_read_than_there_is_time_for(finder: Finder) -> None:
    """What fits of it is ranked; the same term again is one too many."""
    twice = [term._replace(df=1_300) for term in terms("card_beer", "card_beer")]
    assert max(finder.find(twice).values()) == 1.0
