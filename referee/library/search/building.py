"""The index of a shelf: what the search needs to know of every ruling, as SQLite tables.

In go the glossary and rulings, one after another; out comes a database in which they are found. What stands in it is
told by one ruling alone, or a count that a ruling is added to and taken off again: a ruling that changes costs what it
is, and the index is then, to the letter, the one that would be made anew.
"""

import sqlite3
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from typing import Any
from zlib import Z_HUFFMAN_ONLY, compressobj

import msgspec

from referee.languages import told_in
from referee.lexicon import Glossary
from referee.library.ruling import Ruling, Source
from referee.library.search.bearing import LEADING, SIZE, Bearings, learned
from referee.library.search.packing import apart, lists_out, numbers_out
from referee.library.search.phrasebook import abridged, unabridged
from referee.library.search.postings import OFTEN, Posting, Said, asked_as, packed, times
from referee.library.search.sense import SIGN as SENSE
from referee.library.search.sense import parts_of
from referee.library.search.texts import Texts, called, known_names, small_words
from referee.library.search.vocabulary import Vocabulary
from referee.library.search.words import MIXED, NameIndex, bare, own
from referee.library.shelf import Library

PUTTING = 0.75
"""The share of the work that is done once every ruling is put on the shelf, as measured."""
TABLES = """
pragma page_size = 1024;
create table meta(key text primary key, value) without rowid;
create table files(name text primary key, sign text) without rowid;
create table named(key text primary key, meaning int) without rowid;
create table meanings(meaning integer primary key, concept text);
create view names as select key, concept from named cross join meanings using (meaning);
create table small(word text primary key) without rowid;
create table called(concept text primary key, words text) without rowid;
create table parts(word text primary key, part text) without rowid;
create table words(word text primary key, df int, named int, langs text, counts text, shown text) without rowid;
create table listed(term text primary key, id int, df int, said int, placed int, short blob) without rowid;
create table lengthy(id integer primary key, long blob);
create view terms as select term, listed.id as id, df, said, placed, coalesce(short, long) as postings
    from listed left join lengthy on lengthy.id = listed.id;
create table sources(id text primary key, clauses text, standing text, ruleset text, box text, source blob)
    without rowid;
create table rulings(number integer primary key, id text unique, file text, place int, source text, standing text,
    superseded int, clauses text, supersedes text, rulesets text, things text, length int, heading blob, asked blob,
    apart blob,    typical blob, terms blob, bearings blob, ruling blob);
"""
SHORT = 150
"""As many bytes of postings stand beside their term; longer ones would tear apart the leaves of a tree of texts."""
PUT = f"insert into rulings values({','.join('?' * 19)})"


def build(
    library: Library,
    glossary: Glossary,
    file: str = ":memory:",
    bearings: Bearings | None = None,
    progress: Callable[[float], None] = lambda share: None,
) -> sqlite3.Connection:
    """The index of these rulings, placed by what was learned; tells which share of the work is done."""
    db = empty(glossary, file)
    store_sources(db, library.sources.values())
    shelving = Shelving(db, glossary, bearings)
    for place, ruling in enumerate(library.rulings):
        shelving.put(ruling, "", place)
        progress(PUTTING * (place + 1) / len(library.rulings))
    shelving.finish()
    progress(1.0)
    return db


def empty(glossary: Glossary, file: str = ":memory:") -> sqlite3.Connection:
    """An index without rulings, in which all names are known."""
    db = sqlite3.connect(file, check_same_thread=False)
    db.executescript("pragma journal_mode = off; pragma synchronous = off;" + TABLES)
    _store_names(db, known_names(glossary))
    db.executemany("insert into small values(?)", sorted({(own(word, lang),) for lang, word in small_words(glossary)}))
    db.executemany("insert into called values(?, ?)", called(glossary))
    db.executemany("insert into parts values(?, ?)", parts_of(glossary).items())
    Vocabulary(db, glossary).name_all()
    return db


def _store_names(db: sqlite3.Connection, names: Mapping[str, str]) -> None:
    """Store what each name means; many are names of one thing."""
    meanings = {concept: number for number, concept in enumerate(dict.fromkeys(names.values()), start=1)}
    db.executemany("insert into meanings values(?, ?)", ((number, concept) for concept, number in meanings.items()))
    db.executemany("insert into named values(?, ?)", ((key, meanings[concept]) for key, concept in names.items()))


def store_sources(db: sqlite3.Connection, sources: Iterable[Source]) -> None:
    """Store what is told of documents, in place of what was."""
    told = ((one.id, one.clauses, one.standing, one.ruleset, " ".join(one.box), one) for one in sources)
    rows = ((*said, abridged(msgspec.json.encode(one))) for *said, one in told)
    db.execute("delete from sources")
    db.executemany("insert into sources values(?, ?, ?, ?, ?, ?)", rows)


class Shelving:
    """Puts rulings into an index and takes them out; what they say is stored at the end, by `finish`."""

    def __init__(self, db: sqlite3.Connection, glossary: Glossary, bearings: Bearings | None = None) -> None:
        self._db, self._bearings = db, bearings or learned()
        self._names = NameIndex(db.execute("select key, concept from names"))
        self._small = frozenset(word for (word,) in db.execute("select word from small"))
        self._parts: dict[str, str] = dict(db.execute("select word, part from parts"))
        self._numbers: dict[str, int] = dict(db.execute("select id, number from rulings"))
        self._next = max(self._numbers.values(), default=0) + 1
        self._ids: dict[str, int] = dict(db.execute("select term, id from terms"))
        self._next_id = max(self._ids.values(), default=0) + 1
        self._said: dict[str, dict[int, Said | None]] = defaultdict(dict)
        self._vocabulary = Vocabulary(db, glossary)

    def put(self, ruling: Ruling, file: str, place: int) -> None:
        """Put a ruling on the shelf, in place of the one of its id; one that is there already is left as it is."""
        told = msgspec.json.encode(ruling)
        number = self._numbers.get(ruling.id)
        if number is None:
            number, self._next = self._next, self._next + 1
        elif self._kept(number) == told:
            self._db.execute("update rulings set file = ?, place = ? where number = ?", (file, place, number))
            return
        else:
            self.take(ruling.id)
        self._put(number, ruling, told, (file, place))

    def _put(self, number: int, ruling: Ruling, told: bytes, at: tuple[str, int]) -> None:
        text = self._text(ruling)
        said, length = text.said()
        for term, much in said.items():
            self._said[term][number] = much
        self._vocabulary.add(text.vocabulary(), 1)
        bearings = self._bearings.ruling(ruling.id, text.pointing)
        asked = [b"".join(map(asked_as, said)) for said in (text.asked[: text.mixed], text.asked[text.mixed :])]
        said_of = (" ".join(ruling.clauses), " ".join(ruling.supersedes), " ".join(ruling.verdicts))
        found_by = (f" {' '.join(text.things)} ", length, bearings[0][:LEADING], *asked)
        weighed_by = (*self._terms(text, said), _squeezed(apart(b"".join(bearings), SIZE)), abridged(told))
        row = (number, ruling.id, *at, ruling.source, ruling.standing, 0, *said_of, *found_by, *weighed_by)
        self._db.execute(PUT, row)

    def _kept(self, number: int) -> bytes:
        (kept,) = self._db.execute("select ruling from rulings where number = ?", (number,)).fetchone()
        return unabridged(kept)

    def take(self, id_: str) -> None:
        """Take the ruling of this id out."""
        number = self._numbers.pop(id_)
        text = self._text(msgspec.json.decode(self._kept(number), type=Ruling))
        for term in text.said()[0]:
            self._said[term][number] = None
        self._vocabulary.add(text.vocabulary(), -1)
        self._db.execute("delete from rulings where number = ?", (number,))

    def _text(self, ruling: Ruling) -> Texts:
        return Texts(heard(ruling), self._names, self._small, self._parts)  # a house ruling may speak one alone

    def _terms(self, text: Texts, said: Mapping[str, Said]) -> tuple[bytes, bytes]:
        """The terms that are typical of a ruling; and all others that have places in it, and those that weigh."""
        placed = sorted(
            (self._id(term), _is_typical(term, places))
            for term, (_, places) in said.items()
            if places and term[0] != SENSE
        )
        often = [id_ for id_, typical in placed if typical]
        seldom = [id_ for id_, typical in placed if not typical]
        at = {id_: place for place, id_ in enumerate((*often, *seldom))}
        mains = [sorted(at[self._ids[term]] for term in phrasing.main) for phrasing in text.phrasings]
        return numbers_out(often), lists_out([[text.mixed], seldom, *mains])

    def _id(self, term: str) -> int:
        if term not in self._ids:
            self._ids[term] = self._next_id
            self._next_id += 1
        return self._ids[term]

    def finish(self) -> None:
        """Store what the rulings say together."""
        for term in sorted(self._said):
            self._store(term, self._said[term])
        self._said.clear()
        self._vocabulary.store()
        replaced = {id_ for (ids,) in self._db.execute("select supersedes from rulings") for id_ in ids.split()}
        self._db.execute("update rulings set superseded = 0 where superseded")
        self._db.executemany("update rulings set superseded = 1 where id = ?", ((id_,) for id_ in replaced))
        self._db.commit()

    def _store(self, term: str, changed: Mapping[int, Said | None]) -> None:
        row = self._db.execute("select postings from terms where term = ?", (term,)).fetchone()
        before: Mapping[int, Said | None] = Posting(*row).unpacked() if row else {}
        said = {number: much for number, much in {**before, **changed}.items() if much}
        if not said:
            self._db.execute("delete from lengthy where id = ?", (self._id(term),))
            self._db.execute("delete from listed where term = ?", (term,))
            return
        places = [places for _, places in said.values()]
        self._list((term, self._id(term), len(said), sum(map(times, places)), sum(map(bool, places))), packed(said))

    def _list(self, row: tuple[str, int, int, int, int], postings: bytes) -> None:
        """Store a term with its postings: beside it, unless they are long."""
        short = postings if len(postings) <= SHORT else None
        self._db.execute("delete from lengthy where id = ?", row[1:2])
        self._db.execute("insert or replace into listed values(?, ?, ?, ?, ?, ?)", (*row, short))
        if short is None:
            self._db.execute("insert into lengthy values(?, ?)", (row[1], postings))


def _is_typical(term: str, places: int) -> bool:
    return places.bit_count() >= OFTEN and bare(term) == term  # what is one language's own is no kin of what is mixed


def heard(ruling: Ruling) -> Ruling:
    """A house ruling may speak one language alone: it is heard as if each of those that are mixed said the same."""
    if not ruling.is_house:
        return ruling
    said = {name: _in_each(getattr(ruling, name)) for name in ("question", "answer", "detail")}
    return msgspec.structs.replace(ruling, **said)


def _in_each(texts: Mapping[str, Any]) -> dict[str, Any]:
    return {**texts, **{lang: texts[told_in(texts, lang)] for lang in MIXED if told_in(texts, lang)}}


def _squeezed(bearings: bytes) -> bytes:
    """Bearings repeat nothing, but most of their numbers are small."""
    squeezing = compressobj(strategy=Z_HUFFMAN_ONLY)
    return squeezing.compress(bearings) + squeezing.flush()
