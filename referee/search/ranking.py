"""Which ruling answers a question best.

In go the terms of a question, the filters and the table that asks, out come weighed candidates. SQLite finds
candidates in three tiers (all that was asked; all that was named; anything that was asked); then each is weighed
by its signs.
"""

import sqlite3
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from referee.search.filters import ANY_TABLE, ANYTHING, Filters, Table
from referee.search.signs import Asked, Entry, Signs
from referee.search.spelling import marks
from referee.search.terms import Term
from referee.search.weights import SHARES

MOST_CANDIDATES = 60
BM25 = "bm25(shelf, 3.0, 4.0, 2.0, 1.0)"


class Candidate(NamedTuple):
    """A ruling by its number in the index: its score, its signs, what each adds, how like its phrasings are."""

    number: int
    source: str
    score: float
    signs: Mapping[str, float]
    shares: Mapping[str, float]
    alike: Sequence[float]


def rank(
    db: sqlite3.Connection, terms: Sequence[Term], filters: Filters = ANYTHING, table: Table = ANY_TABLE
) -> list[Candidate]:
    """The rulings that may answer, best first."""
    asked = Asked(terms)
    condition, values = filters.condition(db)
    found = candidates(db, [term for term in terms if term.needed], condition, values)
    query = (
        "select source, rulesets, superseded, number, terms, masses, entries.things"
        f" from entries join rulings using (number) where number in ({marks(found)})"
    )
    ranked = []
    for source, rulesets, superseded, *row in db.execute(query, [*found]):
        entry = Entry.of(*row)
        starts = table.start(source, rulesets, entry.things, superseded)
        ranked.append(weighed(asked, entry, source, found[entry.number], starts))
    return sorted(ranked, key=lambda candidate: (-candidate.score, candidate.number))


def weighed(asked: Asked, entry: Entry, source: str, bm25: float, starts: Mapping[str, float]) -> Candidate:
    """One candidate with its score."""
    read = Signs(asked, entry)
    signs = {**read.signs, "bm25": bm25}
    shares = {**{sign: SHARES[sign] * much for sign, much in signs.items()}, **starts}
    return Candidate(entry.number, source, sum(shares.values()), signs, shares, read.alike)


def candidates(
    db: sqlite3.Connection, needed: Sequence[Term], condition: str = "1", values: Sequence[str] = ()
) -> dict[int, float]:
    """The numbers of the rulings to weigh, each with its BM25 beside the best (0 to 1)."""
    named = [term for term in needed if term.kind == "name"]
    tiers = (_match(needed, " AND "), _match(named, " AND "), _match(needed, " OR "))
    within = "" if condition == "1" else f" and rowid in (select number from rulings where {condition})"
    query = f"select rowid, -{BM25} from shelf where shelf match ?{within} order by 2 desc limit ?"
    found: dict[int, float] = {}
    for tier in dict.fromkeys(filter(None, tiers)):
        for number, bm25 in db.execute(query, (tier, *values, MOST_CANDIDATES)):
            found[number] = max(bm25, found.get(number, 0.0))
    best = max(found.values(), default=0.0) or 1.0
    return {number: bm25 / best for number, bm25 in found.items()}


def _match(terms: Sequence[Term], joint: str) -> str:
    """A query of the full-text table: nothing but quoted words of letters, digits and `_`."""
    return joint.join("(" + " OR ".join(f'"{one}"' for one, _ in term.any_of) + ")" for term in terms)
