"""The index of a shelf: what the search needs to know of every ruling, as SQLite tables.

In go the library and the glossary, out comes a database, in memory or in a file. Each ruling is one row of the
full-text table, which finds candidates, and one row of `entries`, by which a candidate is weighed: which of its
fields and phrasings hold each term, a bit each.
"""

import json
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import repeat
from pathlib import Path
from unicodedata import normalize

import msgspec

from referee.lexicon import Glossary
from referee.library.ruling import Ruling, Source
from referee.library.search.bearing import LEADING, Bearings, learned
from referee.library.search.compass import columns
from referee.library.search.finding import MOST_READ, TABLE, keep_ranked
from referee.library.search.kin import kin_of_all
from referee.library.search.signs import times
from referee.library.search.texts import Texts, aliases, known_names, masks, small_words
from referee.library.search.words import NameIndex, asking, weight, words
from referee.library.shelf import Library

AT_A_TIME = 1_000
PUTTING = 0.65
"""The share of the work that is done once every ruling is put on the shelf, as measured; the rest is weighing."""

TABLES = f"""
create table meta(key text primary key, value) without rowid;
create table names(key text primary key, concept text) without rowid;
create table small(word text primary key) without rowid;
create table words(word text primary key, length int, df int, named int, langs text, shown text) without rowid;
create index words_by_length on words(length);
create table kin(term text primary key, kin text) without rowid;
create table terms(term text primary key, df int, said int) without rowid;
create table rulings(number integer primary key, id text unique, source text, standing text, superseded int,
    rulesets text, things text, ruling text);
create index rulings_by_source on rulings(source);
create table sources(id text primary key, clauses text, standing text, source text) without rowid;
create table entries(number integer primary key, terms text, masses text, things text, bearings blob);
create table compass(place integer primary key, lanes blob);
create table phrasings(number int, place int, lang text, said text, words text,
    primary key(number, place)) without rowid;
create index phrasings_by_words on phrasings(words);
create table answers(number int, lang text, said text, marks text, primary key(number, lang)) without rowid;
create virtual table shelf using fts5(question, subject, answer, detail, content='',
    tokenize="unicode61 tokenchars '_'");
{TABLE};
"""


def build(
    library: Library,
    glossary: Glossary,
    file: Path | str = ":memory:",
    bearings: Bearings | None = None,
    progress: Callable[[float], None] = lambda share: None,
) -> sqlite3.Connection:
    """The index of these rulings, placed by what was learned; tells which share of the work is done."""
    db = sqlite3.connect(file, check_same_thread=False)
    db.executescript("pragma journal_mode = off; pragma synchronous = off;" + TABLES)
    names = known_names(glossary)
    small = frozenset(word for _, word in small_words(glossary))
    db.executemany("insert into names values(?, ?)", names.items())
    db.executemany("insert into small values(?)", ((word,) for word in sorted(small)))
    store_sources(db, library.sources.values())
    shelving = Shelving(db, names, small, bearings or learned())
    for number, ruling in enumerate(library.rulings, start=1):
        shelving.put(number, ruling)
        progress(PUTTING * number / len(library.rulings))
    shelving.weigh(len(library.rulings), glossary)
    db.execute("insert into meta values('rulings', ?)", (len(library.rulings),))
    db.commit()
    progress(1.0)
    return db


class Shelving:
    """Puts one ruling after another on the shelf and keeps count of terms and words."""

    def __init__(self, db: sqlite3.Connection, names: NameIndex, small: frozenset[str], bearings: Bearings) -> None:
        self._db, self._names, self._small, self._bearings = db, names, small, bearings
        self.terms: Counter[str] = Counter()
        self.said: Counter[str] = Counter()
        self.words: dict[str, Counter[str]] = {}
        self.pointing: list[bytes] = []
        self.superseded: set[str] = set()

    def put(self, number: int, ruling: Ruling) -> None:
        """Store one ruling; the weights of its phrasings follow at the end, by `weigh`."""
        text = Texts(ruling.in_every_language(), self._names, self._small)  # a house ruling may speak one alone
        self.terms.update(text.all_terms())
        for word, lang in set(text.vocabulary()):
            self.words.setdefault(word, Counter())[lang] += 1
        self.superseded.update(ruling.supersedes)
        self._store(number, text, ruling)

    def _store(self, number: int, text: Texts, written: Ruling) -> None:
        ruling, insert = text.ruling, self._db.execute
        said = (text.question(), text.subject, text.answer, text.detail)
        row = (number, *(" ".join(seldom(terms)) for terms in said))
        insert("insert into shelf(rowid, question, subject, answer, detail) values(?, ?, ?, ?, ?)", row)
        fields = masks((text.things, text.subject, text.answer, *(phrasing.terms for phrasing in text.phrasings)))
        self.said.update({term: times(mask) for term, mask in fields.items()})
        mains = json.dumps([phrasing.main for phrasing in text.phrasings])
        entry = (number, json.dumps(fields, separators=(",", ":")), mains, " ".join(text.things))
        insert("insert into entries values(?, ?, ?, ?, ?)", (*entry, self._pointed(text)))
        whole = msgspec.json.encode(written).decode()
        named = f" {' '.join(text.things)} "
        held = (ruling.id, ruling.source, ruling.standing, 0, " ".join(ruling.verdicts), named, whole)
        insert("insert into rulings values(?, ?, ?, ?, ?, ?, ?, ?)", (number, *held))
        for place, phrasing in enumerate(text.phrasings):
            row = (number, place, phrasing.lang, phrasing.said, " ".join(asking(phrasing.said)))
            insert("insert into phrasings values(?, ?, ?, ?, ?)", row)
        for lang, told in ruling.answer.items():
            answer = (number, lang, normalize("NFC", told), json.dumps(text.marks(lang)))
            insert("insert into answers values(?, ?, ?, ?)", answer)

    def _pointed(self, text: Texts) -> bytes:
        """Where the ruling and each of its phrasings point, dimension by dimension."""
        bearings = self._bearings.ruling(text.ruling.id, (phrasing.said for phrasing in text.phrasings))
        self.pointing.append(bearings[0][:LEADING])
        return b"".join(columns(bearings))

    def weigh(self, count: int, glossary: Glossary) -> None:
        """Store what can only be known once every ruling is there: weights, vocabulary, who is superseded."""
        self.mass({term: weight(df, count) for term, df in self.terms.items()}, 1, count)
        self._db.execute("insert into shelf(shelf) values('optimize')")
        keep_ranked(self._db, [term for term, df in self.terms.items() if df <= MOST_READ])
        lanes = [*columns(self.pointing)] or [b""] * LEADING
        self._db.executemany("insert into compass(lanes) values(?)", ((column,) for column in lanes))
        self._db.executemany("insert into kin values(?, ?)", [*kin_of_all(self._db)])
        self._db.executemany(
            "insert into terms values(?, ?, ?)", ((term, df, self.said[term]) for term, df in self.terms.items())
        )
        self._db.executemany("update rulings set superseded = 1 where id = ?", ((id_,) for id_ in self.superseded))
        self._db.executemany("insert into words values(?, ?, ?, ?, ?, ?)", self._vocabulary(glossary))

    def mass(self, weights: Mapping[str, float], first: int, last: int) -> None:
        """Store how much each phrasing of these rulings says."""
        for start in range(first, last + 1, AT_A_TIME):
            query = "select masses, number from entries where number between ? and ?"
            mains = self._db.execute(query, (start, min(last, start + AT_A_TIME - 1))).fetchall()
            masses = ((_masses(json.loads(said), weights), number) for said, number in mains)
            self._db.executemany("update entries set masses = ? where number = ?", masses)

    def _vocabulary(self, glossary: Glossary) -> Iterator[tuple[str, int, int, int, str, str]]:
        shown: dict[str, str] = {}
        spoken: dict[str, set[str]] = {word: set(langs) for word, langs in self.words.items()}
        for _, lang, alias in aliases(glossary):
            said = words(alias)
            for word, told in (("".join(said), alias), *zip(said, said, strict=True)):
                shown.setdefault(word, told)
                spoken.setdefault(word, set()).add(lang)
        for word in sorted(spoken):
            df = max(self.words.get(word, {}).values(), default=0)
            yield word, len(word), df, int(word in shown), " ".join(sorted(spoken[word])), shown.get(word, word)


def seldom(terms: Iterable[str]) -> Iterator[str]:
    """Each of these terms as often as the full-text table needs it: twice for two, thrice for four, and so on.

    To rank by is what says it often; to read each of a hundred times takes time.
    """
    for term, count in Counter(terms).items():
        yield from repeat(term, count.bit_length())


def _masses(mains: list[list[str]], weights: Mapping[str, float]) -> str:
    """How much each phrasing says, and how many are in each language."""
    return json.dumps([round(sum(weights[term] for term in main), 2) for main in mains])


def store_sources(db: sqlite3.Connection, sources: Iterable[Source]) -> None:
    """Store what is told of documents that are not there yet."""
    rows = ((each.id, each.clauses, each.standing, msgspec.json.encode(each).decode()) for each in sources)
    db.executemany("insert or ignore into sources values(?, ?, ?, ?)", rows)
