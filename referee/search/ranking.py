"""Which ruling answers a question best.

In go a question as it was read, the filters and the table that asks, out come weighed candidates. Candidates are
the rulings that point the way the question does, and those that SQLite finds in three tiers (all that was asked; all
that was named; anything rare that was asked); those that promise most are weighed by their signs.
"""

import sqlite3
from collections.abc import Mapping, Sequence
from functools import lru_cache
from heapq import nlargest
from typing import NamedTuple

from referee.search.compass import Compass
from referee.search.filters import ANY_TABLE, ANYTHING, Filters, Table
from referee.search.question import Question
from referee.search.signs import Asked, Entry, Signs
from referee.search.terms import Term
from referee.search.weights import SHARES

MOST_CANDIDATES, MOST_CERTAIN = 24, 12
"""How many rulings are weighed that say anything that was asked, and how many that say all of it."""
MOST_WEIGHED = 10
"""How many of all are weighed, those that promise most at a first look; as many of the nearest are looked at."""
RANKED_HIGH = 0.2
"""How much the first place of SQLite's ranking promises, beside pointing the very same way."""
REMEMBERED = 512
"""How many entries are kept at hand: while one types, most of the candidates stay."""
MOST_READ = 2_500
"""How many rows of the full-text table are read at most to rank candidates."""
RANKED = "select rowid, -bm25(shelf, 3.0, 4.0, 2.0, 1.0) from shelf where shelf match ?{} order by 2 desc limit ?"
ANY = "select rowid, 0.0 from shelf where shelf match ?{} limit ?"


class Candidate(NamedTuple):
    """A ruling by its number in the index: its score, its signs, what each adds, how like its phrasings are.

    `unheard` is the weightiest thing asked of which it says nothing.
    """

    number: int
    source: str
    score: float
    signs: Mapping[str, float]
    shares: Mapping[str, float]
    alike: Sequence[float]
    unheard: float = 0.0


class Ranker:
    """Weighs the rulings of one index."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self._compass = Compass.of(db)
        self._entry = lru_cache(maxsize=REMEMBERED)(self._read)

    def _read(self, number: int) -> Entry:
        query = (
            "select number, terms, masses, entries.things, source, rulesets, superseded"
            " from entries join rulings using (number) where number = ?"
        )
        return Entry.of(*self._db.execute(query, (number,)).fetchone())

    def rank(self, question: Question, filters: Filters = ANYTHING, table: Table = ANY_TABLE) -> list[Candidate]:
        """The rulings that may answer, best first."""
        needed = [term for term in question.terms if term.needed]
        near, (condition, values) = self._compass.nearness(question.bearing), filters.condition(self._db)
        bm25 = candidates(self._db, needed, condition, values)
        found = {*bm25, *(near.nearest(MOST_WEIGHED, self._among(condition, values)) if needed else ())}
        promises = {number: near[number] + RANKED_HIGH * bm25.get(number, 0.0) for number in found}
        asked, likeliest = Asked(question.terms, near), nlargest(MOST_WEIGHED, promises, key=promises.__getitem__)
        every = (weighed(asked, self._entry(number), bm25.get(number, 0.0), table) for number in likeliest)
        ranked = [one for one in every if one.signs["covered"]]  # what points the same way, but says nothing of it
        return sorted(ranked, key=lambda candidate: (-candidate.score, candidate.number))

    def _among(self, condition: str, values: Sequence[str]) -> list[int] | None:
        """The numbers that a condition admits; None for all."""
        if condition == "1":
            return None
        return [number for (number,) in self._db.execute(f"select number from rulings where {condition}", values)]


def weighed(asked: Asked, entry: Entry, bm25: float, table: Table) -> Candidate:
    """One candidate with its score."""
    read = Signs(asked, entry)
    signs = {**read.signs, "bm25": bm25}
    starts = table.start(entry.source, entry.rulesets, entry.things, entry.superseded)
    shares = {**{sign: SHARES[sign] * much for sign, much in signs.items()}, **starts}
    return Candidate(entry.number, entry.source, sum(shares.values()), signs, shares, read.alike, read.unheard)


def candidates(
    db: sqlite3.Connection, needed: Sequence[Term], condition: str = "1", values: Sequence[str] = ()
) -> dict[int, float]:
    """The numbers of the rulings to weigh, each with its BM25 beside the best (0 to 1)."""
    named = [term for term in needed if term.kind == "name"]
    some = _rarest(needed)
    tiers = {
        _match(needed, " AND "): (MOST_CERTAIN, needed),
        _match(named, " AND "): (MOST_CERTAIN, named),
        _match(some, " OR "): (MOST_CANDIDATES, some),
    }
    within = "" if condition == "1" else f" and rowid in (select number from rulings where {condition})"
    found: dict[int, float] = {}
    for tier, (most, terms) in tiers.items():
        query = RANKED if sum(term.df for term in terms) <= MOST_READ else ANY
        for number, bm25 in db.execute(query.format(within), (tier, *values, most)) if tier else ():
            found[number] = max(bm25, found.get(number, 0.0))
    best = max(found.values(), default=0.0) or 1.0
    return {number: bm25 / best for number, bm25 in found.items()}


def _rarest(terms: Sequence[Term]) -> list[Term]:
    """The terms that are looked for, the rarest at least, without reading more rows than a keystroke has time for."""
    chosen: list[Term] = []
    read = 0
    for term in sorted(terms, key=lambda term: term.df):
        read += term.df
        if chosen and read > MOST_READ:
            break
        chosen.append(term)
    return chosen


def _match(terms: Sequence[Term], joint: str) -> str:
    """A query of the full-text table: nothing but quoted words of letters, digits and `_`."""
    return joint.join("(" + " OR ".join(f'"{one}"' for one, _ in term.any_of) + ")" for term in terms)
