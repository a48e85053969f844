"""The index of the shelf, open for questions.

In go folders and then questions, out come hits. Everything shown of a ruling stands in the index, so that
an answer needs no file of the shelf.
"""

import json
import sqlite3
from collections.abc import Callable, Iterable, Sequence, Set
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypeVar
from unicodedata import normalize

from referee import resources
from referee.languages import told_in
from referee.library.search.bearing import Bearings
from referee.library.search.cache import IndexPlace, Progress, connect, faults_of, in_silence, rebuild
from referee.library.search.filters import ANYTHING, AskingTable, Filters
from referee.library.search.hits import Hit, Hits
from referee.library.search.pair import together
from referee.library.search.phrasebook import unabridged
from referee.library.search.postings import Postings
from referee.library.search.question import Query, Reader
from referee.library.search.ranking import Candidate, Ranker
from referee.library.search.sense import numbers_among
from referee.library.search.stored import Stored, mending
from referee.library.search.sureness import confidences
from referee.library.search.weights import NOISE, SURE
from referee.library.search.words import marks, words

if TYPE_CHECKING:
    from referee.journal import Place
    from referee.library.ruling import Ruling

Value = TypeVar("Value")
REMEMBERED = 128
"""How many rulings are kept at hand as they are told: while one types, most of the answers stay."""


class RulingText(NamedTuple):
    """What is shown of a ruling: its id and language, the question that it answers, the answer and its marks."""

    id: str
    lang: str
    question: str
    answer: str
    marks: Sequence[tuple[int, int, Sequence[str]]]


class Index(Stored):
    """An open index. Get one with `Index.open`; any thread may ask it, one at a time."""

    def __init__(
        self,
        db: sqlite3.Connection,
        place: IndexPlace | None = None,
        bearings: Bearings | None = None,
        progress: Progress = in_silence,
    ) -> None:
        self._place, self._bearings, self._progress = place, bearings, progress
        self._use(db)

    def _use(self, db: sqlite3.Connection) -> None:
        self._db = db
        self._postings = Postings(db)
        self._reader = Reader(db, self._postings, self._bearings)
        self._ranker = Ranker(db, self._postings)
        self._told = lru_cache(maxsize=REMEMBERED)(self._read_told)

    @classmethod
    def open(
        cls,
        folder: Path,
        cache: Path | None = None,
        glossary: Path | None = None,
        beside: tuple[Path, ...] = (),
        progress: Progress = in_silence,
    ) -> "Index":
        """The index of the rulings in a folder, and of house rulings in others, kept in the cache folder if it can be.

        Raises BadData if the index must be built and the glossary cannot be read. `progress` hears how far that is.
        """
        place = IndexPlace.within(folder, glossary or resources.words() / "glossary.toml", cache, beside)
        try:
            return cls(connect(place, progress), place, progress=progress)
        except sqlite3.DatabaseError:
            return cls(rebuild(place, progress), place, progress=progress)

    def mend(self) -> bool:
        """Make the index anew, if it is known what it was made of."""
        if self._place is None:
            return False
        damaged = self._db
        self._use(rebuild(self._place, self._progress))
        damaged.close()
        return True

    @property
    def faults(self) -> tuple[str, ...]:
        """Why rulings were left out, each with its file."""
        return tuple(faults_of(self._db))

    @property
    def unkept(self) -> Path | None:
        """The folder in which this index should be kept, if it could not be: a full disk, no right to write there."""
        _, _, file = self._db.execute("pragma database_list").fetchone()
        return self._place.file.parent if self._place and self._place.file and not file else None

    @mending
    def read_ahead(self) -> None:
        """Read the words and every ruling's entry, where somebody is about to type; of too large a shelf no entry."""
        self._reader.read_ahead()
        self._ranker.read_ahead()

    def close(self) -> None:
        """Let go of the index's file."""
        self._db.close()

    @mending
    def ask(
        self,
        words: str,
        lang: str = "en",
        limit: int = 5,
        ruleset: str | Iterable[str] | None = None,
        context: Iterable[str] = (),
        filters: Filters = ANYTHING,
    ) -> Hits:
        """The rulings that answer these words, in any language, told in the language asked.

        `ruleset` is what the table plays by; `context` are the ids of the cards and characters in sight.
        """
        question, table = self._reader.read(words, lang), AskingTable.of(self._db, ruleset, context)
        ranked = self._ranker.rank(question, filters, table)
        sure = confidences(question, ranked)
        heard = [(one, how_sure) for one, how_sure in zip(ranked, sure, strict=True) if how_sure >= NOISE]
        asked = _asked(question)
        hits = tuple(self._hit(*each, asked, lang) for each in heard[: max(0, limit)])
        unknown = tuple(term.said for term in question.terms if term.kind == "unknown" and not term.said.isdecimal())
        sure_of_it = bool(hits) and hits[0].confidence >= SURE
        return Hits(hits, question.corrected, sure_of_it, unknown, numbers_among(question.senses, words))

    @mending
    def held(self, rulings: "Iterable[Ruling]", ruleset: str | Iterable[str] | None) -> dict[str, bool | None]:
        """By id whether rulings hold where this is played; None if nobody told what is."""
        table = AskingTable.of(self._db, ruleset, ())
        return {each.id: table.holds(each.source, next(iter(each.clauses), "")) for each in rulings}

    def _hit(self, candidate: Candidate, confidence: float, asked: Set[str], lang: str) -> Hit:
        id_, spoken, question, answer, places = self._told(candidate.number, lang)
        marks = tuple((begin, end) for begin, end, terms in places if not asked.isdisjoint(terms))
        shares = {sign: round(share, 4) for sign, share in candidate.shares.items()}
        score, sure = round(candidate.score, 4), round(confidence, 4)
        return Hit(id_, score, sure, question, answer, marks, candidate.in_force, spoken, shares)

    def _read_told(self, number: int, lang: str) -> RulingText:
        """What is told of a ruling; another language stands in for one in which it was not written."""
        id_, kept = self._db.execute("select id, ruling from rulings where number = ?", (number,)).fetchone()
        ruling = json.loads(unabridged(kept))
        spoken = told_in(ruling["answer"], lang)
        asked, answer = ruling["question"], normalize("NFC", ruling["answer"][spoken])
        phrasings = asked[told_in(asked, spoken)]
        question = next((said for said in phrasings if words(said)), phrasings[0])
        names = self._reader.terms.names_in(words(answer), spoken)
        return RulingText(id_, spoken, question, answer, marks(answer, spoken, names))

    @mending
    def about(
        self,
        things: Sequence[str],
        lang: str = "en",
        limit: int = 20,
        filters: Filters = ANYTHING,
        ruleset: str | Iterable[str] | None = None,
    ) -> Hits:
        """What is ruled about these cards and characters together; each an id, or a name typed well or badly.

        What is not in force by the `ruleset` comes after what is. Nothing if one of them is neither; it is then among
        the unknown.
        """
        read = [self._reader.read(f"{thing.replace('_', ' ')} ", lang) for thing in things]
        named = [[term for term in question.terms if term.kind in ("name", "foreign")] for question in read]
        unknown = tuple(thing for thing, terms in zip(things, named, strict=True) if not terms)
        corrected = tuple(pair for question in read for pair in question.corrected)
        if unknown:
            return Hits((), corrected, False, unknown)
        asked = Query(tuple(terms[0] for terms in named), corrected)
        concepts, table = [term.any_of[0][0] for term in asked.terms], AskingTable.of(self._db, ruleset, ())
        ranked = together(self._db, self._postings, concepts, filters, table)[: max(0, limit)]
        hits = tuple(self._hit(one, one.score, _asked(asked), lang) for one in ranked)
        return Hits(hits, corrected, bool(hits) and "about" in hits[0].shares)

    @mending
    def given(self, ask: Callable[[sqlite3.Connection], Value]) -> Value:
        """What somebody makes of its tables, who knows them."""
        return ask(self._db)

    @mending
    def read(self, words: str, lang: str = "en") -> Query:
        """How a question is read."""
        return self._reader.read(words, lang)

    @mending
    def ranked(self, words: str, lang: str = "en") -> list[Candidate]:
        """Every ruling that was weighed for a question, best first, with the signs that each score rests on."""
        return self._ranker.rank(self.read(words, lang))


def _asked(question: Query) -> Set[str]:
    """The index terms that answer what is asked."""
    return frozenset(one for term in question.terms if term.needed for one, _ in term.any_of)


def rulings_index(store: "Place | None" = None, progress: Progress = in_silence) -> Index:
    """The project's own shelf with the precedents beside a store, its index kept in the user's cache."""
    from platformdirs import user_cache_path

    from referee.library.precedents.place import folder as usual_folder

    folder = usual_folder(store)
    beside = (folder,) if any(folder.rglob("*.toml")) else ()  # all stores without precedents share one index
    cache = user_cache_path("bang-referee", appauthor=False)
    return Index.open(resources.rulings(), cache, beside=beside, progress=progress)
