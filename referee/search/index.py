"""The index of the shelf, open for questions.

In go folders and then questions, out come hits. Everything shown of a ruling stands in the index, so that
an answer needs no file of the shelf.
"""

import json
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from referee import resources
from referee.errors import UnknownId
from referee.search.cache import Place, connect, rebuild
from referee.search.question import Term, read
from referee.search.ranking import NOISE, SURE, Asked, Candidate, Hit, Hits, likeness, rank

if TYPE_CHECKING:
    from referee.library import Library, Ruling, Source


Value = TypeVar("Value")


class Index:
    """An open index. Get one with `Index.open`; any thread may ask it, one at a time."""

    def __init__(self, place: Place) -> None:
        self._place = place
        self._db = connect(place)

    @classmethod
    def open(cls, folder: Path, cache: Path | None = None, glossary: Path | None = None) -> "Index":
        """The index of the rulings in a folder, kept in the cache folder if that can be written.

        Raises BadData if the index must be built and the shelf has faults.
        """
        return cls(Place.within(folder, glossary or resources.words() / "glossary.toml", cache))

    def close(self) -> None:
        """Let go of the index's file."""
        self._db.close()

    def ask(self, words: str, lang: str = "en", limit: int = 5, ruleset: str | None = None) -> Hits:
        """The rulings that answer these words, in any language, told in the language asked."""
        try:
            return self._ask(words, lang, limit, ruleset)
        except sqlite3.DatabaseError:  # the file was damaged or taken away: answer from a new one
            self._db = rebuild(self._place)
            return self._ask(words, lang, limit, ruleset)

    def _ask(self, words: str, lang: str, limit: int, ruleset: str | None) -> Hits:
        question = read(self._db, words)
        ranked = rank(self._db, question.terms, ruleset)
        heard = [candidate for candidate in ranked if candidate.confidence >= NOISE]
        hits = tuple(self._hit(candidate, question.terms, lang) for candidate in heard[: max(0, limit)])
        return Hits(hits, question.corrected, bool(hits) and hits[0].confidence >= SURE)

    def _hit(self, candidate: Candidate, terms: Sequence[Term], lang: str) -> Hit:
        number, score, confidence = candidate
        (id_,) = self._db.execute("select id from rulings where number = ?", (number,)).fetchone()
        spoken, answer, places = self._answer(number, lang)
        asked = {alternative for term in terms if term.needed for alternative in term.any_of}
        marks = tuple((begin, end) for begin, end, said in json.loads(places) if not asked.isdisjoint(said))
        question = self._closest_phrasing(number, terms, spoken)
        return Hit(id_, round(score, 4), round(confidence, 4), question, answer, marks)

    def _answer(self, number: int, lang: str) -> tuple[str, str, str]:
        """Language, text and marks of the answer; English stands in for a language that nobody wrote."""
        query = "select lang, said, marks from answers where number = ? and lang = ?"
        rows = (self._db.execute(query, (number, spoken)).fetchone() for spoken in (lang, "en"))
        found: tuple[str, str, str] = next(row for row in rows if row)
        return found

    def _closest_phrasing(self, number: int, terms: Sequence[Term], lang: str) -> str:
        query = "select said, terms, mass from phrasings where number = ? and lang = ?"
        rows, asked = self._db.execute(query, (number, lang)).fetchall(), Asked(terms)
        said, *_ = max(rows, key=lambda row: likeness(row[1], row[2], asked))
        return str(said)

    def ruling(self, id_: str) -> "Ruling":
        """The whole ruling of this id; raises UnknownId."""
        from referee.library import Ruling

        return self._stored(Ruling, "select ruling from rulings where id = ?", "ruling", id_)

    def source(self, id_: str) -> "Source":
        """The document of this id; raises UnknownId."""
        from referee.library import Source

        return self._stored(Source, "select source from sources where id = ?", "source", id_)

    def _stored(self, kind: type[Value], query: str, what: str, id_: str) -> Value:
        import msgspec

        row = self._db.execute(query, (id_,)).fetchone()
        if row is None:
            raise UnknownId("no_such_ruling", word=f"{what} {id_}"[:60], near=())
        return msgspec.json.decode(row[0], type=kind)

    def library(self) -> "Library":
        """The whole shelf, without reading its files."""
        import msgspec

        from referee.library import Library, Ruling, Source

        decode = msgspec.json.decode
        rulings = self._db.execute("select ruling from rulings order by number")
        sources = self._db.execute("select source from sources order by id")
        return Library(
            [decode(said, type=Ruling) for (said,) in rulings],
            [decode(said, type=Source) for (said,) in sources],
        )


def ask(words: str, lang: str = "en", limit: int = 5, ruleset: str | None = None) -> Hits:
    """What `referee ask` does: one question to the project's own shelf."""
    return shelf().ask(words, lang, limit, ruleset)


def shelf() -> Index:
    """The project's own shelf, its index kept in the user's cache."""
    from platformdirs import user_cache_path

    return Index.open(resources.rulings(), user_cache_path("bang-referee", appauthor=False))
