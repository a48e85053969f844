"""The rulings that SQLite finds for the terms asked, in three tiers: all of them, all names, anything rare.

In go terms, out come numbers of rulings, each with its BM25 beside the best. BM25 is a sum over what is asked: what
each term adds is asked of the full-text table once, when the shelf is indexed, and only summed while somebody types.
"""

import sqlite3
from array import array
from bisect import bisect_right
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import accumulate

from referee.library.search.lookup import marks
from referee.library.search.terms import Term

MOST_CANDIDATES, MOST_CERTAIN = 24, 12
"""How many rulings are weighed that say anything that was asked, and how many that say all of it."""
MOST_READ = 2_500
"""How many rows of the full-text table are read at most to rank candidates."""
REMEMBERED = 64
"""Of how many terms it is remembered who says them, and of how many beginnings of questions."""
TABLE = "create table ranked(term text primary key, numbers blob, bm25 blob) without rowid"
RANKED = "select rowid, -bm25(shelf, 3.0, 4.0, 2.0, 1.0) from shelf where shelf match ?"
ANY = "select rowid from shelf where shelf match ?{} limit ?"
AnyOf = tuple[tuple[str, float], ...]
"""The index terms by which a term is said, each with how well."""
Condition = tuple[str, Sequence[str]]
EVERYWHERE: Condition = ("1", ())


class Finder:
    """Finds rulings in one index. What all terms but the last come to is remembered, as is what each term does."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self._saying = lru_cache(maxsize=REMEMBERED)(self._read)
        self._before = lru_cache(maxsize=REMEMBERED)(self._said)

    def find(self, needed: Sequence[Term], condition: Condition = EVERYWHERE) -> dict[int, float]:
        """The numbers of the rulings to weigh, each with its BM25 beside the best (0 to 1)."""
        among = self.among(condition)
        found: dict[int, float] = {}
        for terms, every, most in _tiers(needed):
            if sum(term.df for term in terms) <= MOST_READ:
                tier = self._ranked(terms, every, most, among)
            else:
                tier = self._unranked(terms, every, most, condition)
            found.update((number, max(bm25, found.get(number, 0.0))) for number, bm25 in tier.items())
        best = max(found.values(), default=0.0) or 1.0
        return {number: bm25 / best for number, bm25 in found.items()}

    def word_for_word(self, said: str, condition: Condition = EVERYWHERE) -> set[int]:
        """The numbers of the rulings of which these folded words are a phrasing, and that none has replaced."""
        query = (
            "select number from phrasings join rulings using (number)"
            f" where words = ? and not superseded and {condition[0]} limit ?"
        )
        return {number for (number,) in self._db.execute(query, (said, *condition[1], MOST_CERTAIN))}

    def among(self, condition: Condition) -> Collection[int] | None:
        """The numbers that a condition admits, in order; None for all."""
        if condition[0] == "1":
            return None
        query = f"select number from rulings where {condition[0]} order by number"
        return {number: None for (number,) in self._db.execute(query, condition[1])}

    def _ranked(
        self, terms: Sequence[Term], every: bool, most: int, among: Collection[int] | None
    ) -> Mapping[int, float]:
        scores = self._said(tuple(term.any_of for term in terms), every)
        here = scores if among is None else {number: score for number, score in scores.items() if number in among}
        return {number: scores[number] for number in highest(here, most)}

    def _unranked(self, terms: Sequence[Term], every: bool, most: int, condition: Condition) -> Mapping[int, float]:
        within = "" if condition[0] == "1" else f" and rowid in (select number from rulings where {condition[0]})"
        match = (" AND " if every else " OR ").join(map(_match, terms))
        rows = self._db.execute(ANY.format(within), (match, *condition[1], most))
        return {number: 0.0 for (number,) in rows}

    def _said(self, terms: tuple[AnyOf, ...], every: bool) -> Mapping[int, float]:
        """Those who say every one of these terms, or any, with what that adds to their BM25."""
        *before, last = terms
        if not before:
            return self._saying(last)
        join = _of_both if every else _of_either
        return join(self._before(tuple(before), every), self._saying(last).items())

    def _read(self, any_of: AnyOf) -> Mapping[int, float]:
        terms = [one for one, _ in any_of]
        query = f"select term, numbers, bm25 from ranked where term in ({marks(terms)})"
        kept = {term: unpacked(*packed) for term, *packed in self._db.execute(query, terms)}
        first, *others = [kept[one] for one in terms if one in kept] or [()]
        scores = dict(first)
        for more in others:
            _add(more, scores)
        return scores


def highest(scores: Mapping[int, float], most: int) -> list[int]:
    """The numbers with the highest scores, the highest first; of a few hundred, sorting all is quicker than a heap."""
    return sorted(scores, key=scores.__getitem__, reverse=True)[:most]


def ranked(db: sqlite3.Connection, term: str) -> list[tuple[int, float]]:
    """The rulings that say a term, by their numbers, each with what it adds to its BM25."""
    return db.execute(RANKED, (f'"{term}"',)).fetchall()


def unpacked(numbers: bytes, bm25: bytes) -> Iterable[tuple[int, float]]:
    """Who says a term, as it is kept."""
    return zip(memoryview(numbers).cast("I"), memoryview(bm25).cast("d"), strict=True)


def keep_ranked(db: sqlite3.Connection, terms: Iterable[str]) -> None:
    """Keep for each of these terms who says it; done anew, it replaces what was kept."""
    for term in terms:
        rows = ranked(db, term)
        numbers, bm25 = array("I", (number for number, _ in rows)), array("d", (adds for _, adds in rows))
        values = (term, numbers.tobytes(), bm25.tobytes())
        db.execute("insert or replace into ranked values(?, ?, ?)", values)


def _tiers(needed: Sequence[Term]) -> Iterator[tuple[Sequence[Term], bool, int]]:
    """What is looked for together, whether all of it must be said, and how many rulings are taken of those."""
    named = [term for term in needed if term.kind == "name"]
    if len(needed) > 1:
        yield needed, True, MOST_CERTAIN
    if 0 < len(named) < len(needed):
        yield named, True, MOST_CERTAIN
    if needed:
        yield _rarest(needed), False, MOST_CANDIDATES


def _rarest(terms: Sequence[Term]) -> list[Term]:
    """The terms that are looked for, the rarest at least, without reading more rows than a keystroke has time for."""
    rising = sorted(range(len(terms)), key=lambda place: terms[place].df)
    read = list(accumulate(terms[place].df for place in rising))
    return [terms[place] for place in sorted(rising[: max(1, bisect_right(read, MOST_READ))])]


def _of_both(scores: Mapping[int, float], more: Iterable[tuple[int, float]]) -> dict[int, float]:
    """Those who say one thing and the other."""
    return {number: scores[number] + bm25 for number, bm25 in more if number in scores}


def _of_either(scores: Mapping[int, float], more: Iterable[tuple[int, float]]) -> dict[int, float]:
    """Those who say one thing or the other, or both."""
    either = dict(scores)
    _add(more, either)
    return either


def _add(more: Iterable[tuple[int, float]], scores: dict[int, float]) -> None:
    for number, bm25 in more:
        scores[number] = scores.get(number, 0.0) + bm25


def _match(term: Term) -> str:
    """A query of the full-text table: nothing but quoted words of letters, digits and `_`."""
    return "(" + " OR ".join(f'"{one}"' for one, _ in term.any_of) + ")"
