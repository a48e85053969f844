"""Which ruling answers a question best, and how sure that is.

In go the terms of a question, out come scored candidates. SQLite finds candidates in three tiers (all
that was asked; all that was named; anything that was asked); then each is weighed by how well one of its
phrasings, and the ruling as a whole, covers what was asked.
"""

import sqlite3
from collections.abc import Sequence
from typing import NamedTuple

from referee.search.question import Term

MOST_CANDIDATES = 40
FIELD_TRUST = {"question": 1.0, "subject": 0.9, "answer": 0.85, "detail": 0.6}
BM25 = "bm25(shelf, 3.0, 4.0, 2.0, 1.0)"
RULESET_START = 0.03
SURE, NOISE = 0.6, 0.3
"""Confidence from which an answer is given as one, and below which nothing is shown."""


class Hit(NamedTuple):
    """A ruling that answers: its id, how it scores, and what to show of it in the language asked.

    `marks` are the places in `snippet` (begin, end) that answer to what was typed; text is plain.
    """

    ruling: str
    score: float
    confidence: float
    question: str
    snippet: str
    marks: tuple[tuple[int, int], ...]


class Hits(NamedTuple):
    """The answers, best first; what was read otherwise than typed; whether the first is surely the answer."""

    hits: tuple[Hit, ...] = ()
    corrected: tuple[tuple[str, str], ...] = ()
    sure: bool = False


class Candidate(NamedTuple):
    """A ruling by its number in the index, with how it ranks."""

    number: int
    score: float
    confidence: float


def rank(db: sqlite3.Connection, terms: Sequence[Term], ruleset: str | None = None) -> list[Candidate]:
    """The rulings that may answer, best first; those that speak of the ruleset have a small start."""
    asked = sum(term.weight for term in terms)
    numbers = _candidates(db, terms) if asked else []
    these = f"number in ({','.join('?' for _ in numbers)})"
    whole, phrasing = dict.fromkeys(numbers, 0.0), dict.fromkeys(numbers, (0.0, 0.0))
    for number, *texts in db.execute(f"select * from fields where {these}", numbers):
        whole[number] = _whole(texts, terms) / asked
    for number, said, mass in db.execute(f"select number, terms, mass from phrasings where {these}", numbers):
        phrasing[number] = max(phrasing[number], likeness(said, mass, terms, asked))
    ranked = [
        _weighed(number, phrasing[number], whole[number], place) for place, number in enumerate(numbers)
    ]
    if ruleset:
        held = dict(db.execute(f"select number, rulesets from rulings where {these}", numbers))
        ranked = [c._replace(score=c.score + _fit(ruleset, held[c.number].split())) for c in ranked]
    return sorted(ranked, key=lambda candidate: -candidate.score)


def _candidates(db: sqlite3.Connection, terms: Sequence[Term]) -> list[int]:
    """The numbers of the rulings to weigh, in the order of the tiers."""
    needed = [term for term in terms if term.needed]
    named = [term for term in needed if any("_" in alternative for alternative in term.any_of)]
    tiers = (_match(needed, " AND "), _match(named, " AND "), _match(needed, " OR "))
    query = f"select rowid from shelf where shelf match ? order by {BM25} limit ?"
    rows = (
        row
        for tier in dict.fromkeys(filter(None, tiers))
        for row in db.execute(query, (tier, MOST_CANDIDATES))
    )
    return list(dict.fromkeys(number for (number,) in rows))


def _match(terms: Sequence[Term], joint: str) -> str:
    """A query of the full-text table: nothing but quoted words of letters and digits."""
    return joint.join(
        "(" + " OR ".join(f'"{alternative}"' for alternative in term.any_of) + ")" for term in terms
    )


def _whole(texts: Sequence[str], terms: Sequence[Term]) -> float:
    """How much of what was asked the ruling covers anywhere, each term by its best field."""
    fields = [(trust, set(text.split())) for trust, text in zip(FIELD_TRUST.values(), texts, strict=True)]
    return sum(
        term.weight * max((trust for trust, said in fields if not said.isdisjoint(term.any_of)), default=0.0)
        for term in terms
    )


def likeness(terms_said: str, mass: float, terms: Sequence[Term], asked: float) -> tuple[float, float]:
    """How like the question a phrasing is, and how much of the question it covers; both 0 to 1."""
    said = set(terms_said.split())
    shared = sum(term.weight for term in terms if not said.isdisjoint(term.any_of))
    return shared / asked * (0.7 + 0.3 * min(1.0, shared / mass)), shared / asked


def _weighed(number: int, phrasing: tuple[float, float], whole: float, place: int) -> Candidate:
    alike, covered = phrasing
    score = 0.6 * alike + 0.35 * whole + 0.05 / (1 + place)
    return Candidate(number, score, min(1.0, 0.6 * covered + 0.4 * whole))


def _fit(ruleset: str, held: Sequence[str]) -> float:
    return RULESET_START if ruleset in held else -RULESET_START if held else 0.0
