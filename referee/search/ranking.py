"""Which ruling answers a question best, and how sure that is.

In go the terms of a question, out come scored candidates. SQLite finds candidates in three tiers (all
that was asked; all that was named; anything that was asked); then each is weighed by how well one of its
phrasings, and the ruling as a whole, covers what was asked.
"""

import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from operator import or_
from typing import NamedTuple

from referee.search.question import Term

TOLD = ("subject", "answer", "detail")
"""What a ruling tells beside its phrasings."""
MOST_CANDIDATES = 60
BM25 = "bm25(shelf, 3.0, 4.0, 2.0, 1.0)"
RULESET_START = 0.02
SHARES = {
    "phrasing": 0.10,  # how like the best phrasing the question is
    "verbatim": 0.21,  # whether it all but is that phrasing
    "phrasings": 0.08,  # how like the best three
    "subject": 0.25,  # how much of what was asked is the ruling's subject
    "answer": 0.09,
    "detail": 0.02,
    "covered": 0.10,  # how much of what was asked is said anywhere
    "bm25": 0.09,
    "focus": 0.06,  # how much of the ruling's subject was asked
}
"""How much each sign of a good answer counts; found on phrasings held out of the index."""
NAMED = 0.6
"""How much of the score hangs on the names that were asked for: a ruling on other things answers little."""
STRONG = 0.32
"""A score from which what is covered is believed in full."""
SURE, NOISE = 0.5, 0.3
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


class Asked:
    """What is asked, ready to be looked for in many texts."""

    def __init__(self, terms: Sequence[Term]) -> None:
        self.weight = sum(term.weight for term in terms)
        self.bits: dict[str, int] = {}
        for place, term in enumerate(terms):
            for one in term.any_of:
                self.bits[one] = self.bits.get(one, 0) | 1 << place
        named = (term for term in terms if term.needed and any("_" in one for one in term.any_of))
        self.names = self.heard(one for term in named for one in term.any_of)
        self._weights = [term.weight for term in terms]
        self._shares = {0: 0.0}

    def heard(self, said: Iterable[str]) -> int:
        """Which of the terms are said here, a bit each."""
        heard = 0
        for term in said:
            heard |= self.bits.get(term, 0)
        return heard

    def share(self, heard: int) -> float:
        """How much of what was asked these terms are, 0 to 1."""
        if heard not in self._shares:
            weights = (weight for place, weight in enumerate(self._weights) if heard >> place & 1)
            self._shares[heard] = sum(weights) / self.weight
        return self._shares[heard]


class Likeness(NamedTuple):
    """How like a phrasing the question is: what both share, against each; and which terms it covers."""

    like: float
    covered: float
    heard: int


def likeness(said: str, mass: float, asked: Asked) -> Likeness:
    """How like the question is to a phrasing of these terms, which weigh `mass` together."""
    heard = asked.heard(said.split())
    covered = asked.share(heard)
    precise = min(1.0, covered * asked.weight / mass) if mass else 0.0
    return Likeness(2 * covered * precise / (covered + precise) if covered else 0.0, covered, heard)


def rank(db: sqlite3.Connection, terms: Sequence[Term], ruleset: str | None = None) -> list[Candidate]:
    """The rulings that may answer, best first; those that speak of the ruleset have a small start."""
    asked = Asked(terms)
    found = _candidates(db, [term for term in terms if term.needed])
    these = f"number in ({','.join('?' for _ in found)})"
    alike: dict[int, list[Likeness]] = {number: [] for number in found}
    for number, said, mass in db.execute(f"select number, terms, mass from phrasings where {these}", [*found]):
        alike[number].append(likeness(said, mass, asked))
    query = f"select number, rulesets, {', '.join(TOLD)} from fields join rulings using (number) where {these}"
    ranked = [
        _weighed(number, _signs(told, alike[number], asked) | {"bm25": found[number]}, fit(held, ruleset))
        for number, held, *told in db.execute(query, [*found])
    ]
    return sorted(ranked, key=lambda candidate: (-candidate.score, candidate.number))


def _candidates(db: sqlite3.Connection, needed: Sequence[Term]) -> dict[int, float]:
    """The numbers of the rulings to weigh, each with its BM25 beside the best (0 to 1)."""
    named = [term for term in needed if any("_" in alternative for alternative in term.any_of)]
    tiers = (_match(needed, " AND "), _match(named, " AND "), _match(needed, " OR "))
    query = f"select rowid, -{BM25} from shelf where shelf match ? order by 2 desc limit ?"
    found: dict[int, float] = {}
    for tier in dict.fromkeys(filter(None, tiers)):
        for number, bm25 in db.execute(query, (tier, MOST_CANDIDATES)):
            found[number] = max(bm25, found.get(number, 0.0))
    best = max(found.values(), default=0.0) or 1.0
    return {number: bm25 / best for number, bm25 in found.items()}


def _match(terms: Sequence[Term], joint: str) -> str:
    """A query of the full-text table: nothing but quoted words of letters, digits and `_`."""
    return joint.join("(" + " OR ".join(f'"{one}"' for one in term.any_of) + ")" for term in terms)


def _signs(told: Sequence[str], alike: Iterable[Likeness], asked: Asked) -> dict[str, float]:
    """How far a ruling shows each sign of a good answer, 0 to 1."""
    best = sorted(alike, reverse=True)
    said = dict(zip(TOLD, (field.split() for field in told), strict=True))
    heard = {field: asked.heard(terms) for field, terms in said.items()}
    anywhere = reduce(or_, (*heard.values(), *(one.heard for one in best)))
    return {
        "phrasing": best[0].like,
        "verbatim": best[0].like ** 4,
        "phrasings": sum(one.like for one in best[:3]) / 3,
        "phrased": max(one.covered for one in best),
        "covered": asked.share(anywhere),
        "named": _named(heard["subject"] | reduce(or_, (one.heard for one in best)), asked),
        "focus": _focus(said["subject"], asked),
        **{field: asked.share(terms) for field, terms in heard.items()},
    }


def _named(heard: int, asked: Asked) -> float:
    """How much of what was asked for by name is among the ruling's questions and subject."""
    named = asked.share(asked.names)
    return asked.share(heard & asked.names) / named if named else 1.0


def _focus(subject: Iterable[str], asked: Asked) -> float:
    """How much of the ruling's cards, characters and roles was asked for; half if it has none."""
    things = {term for term in subject if term.startswith(("card_", "character_", "role_"))}
    return len(things & asked.bits.keys()) / len(things) if things else 0.5


def _weighed(number: int, signs: Mapping[str, float], start: float) -> Candidate:
    score = start + sum(share * signs[sign] for sign, share in SHARES.items())
    score *= 1 - NAMED + NAMED * signs["named"]
    covered = 0.6 * signs["phrased"] + 0.4 * signs["covered"]
    return Candidate(number, score, covered * min(1.0, max(0.0, score) / STRONG))


def fit(held: str, ruleset: str | None) -> float:
    """The start of a ruling that gives verdicts by ruleset, when this one is in force: up if it is named."""
    if not ruleset or not held:
        return 0.0
    return RULESET_START if ruleset in held.split() else -RULESET_START
