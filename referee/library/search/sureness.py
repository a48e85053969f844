"""How sure an answer is.

In go the signs of the best candidates and the question, out come confidences between 0 and 1: how often an
answer with such signs was the right one.
"""

from collections.abc import Sequence
from math import exp

from referee.library.search.question import Query
from referee.library.search.ranking import Candidate
from referee.library.search.terms import Kind
from referee.library.search.weights import CONFIDENCE, START

FALL, ODDS = 1.5, 10.0
"""How fast the confidence falls for a candidate behind the first, by its score; what a score is worth in odds."""
FOREIGN = 0.5
"""What remains of the confidence if something is named of which no ruling speaks: never enough to be sure."""
STRANGE: tuple[Kind, ...] = ("unknown", "foreign")


def confidences(question: Query, ranked: Sequence[Candidate]) -> list[float]:
    """The confidence in each candidate, best first."""
    if not ranked:
        return []
    first = 1 / (1 + exp(-_trust(question, ranked)))
    if any(term.kind == "foreign" for term in question.terms):
        first *= FOREIGN
    return [first * exp(FALL * (candidate.score - ranked[0].score)) for candidate in ranked]


def _trust(question: Query, ranked: Sequence[Candidate]) -> float:
    return START + sum(CONFIDENCE[sign] * much for sign, much in trust_signs(question, ranked).items())


def trust_signs(question: Query, ranked: Sequence[Candidate]) -> dict[str, float]:
    """What the confidence in the first candidate rests on."""
    first, terms = ranked[0], question.terms
    whole = sum(term.weight for term in terms) or 1.0
    odds = [exp(ODDS * (candidate.score - first.score)) for candidate in ranked]
    of: dict[str, float] = {kind: sum(term.weight for term in terms if term.kind == kind) / whole for kind in STRANGE}
    return {
        "score": first.score,
        "odds": 1 / sum(odds),
        **{sign: first.signs[sign] for sign in ("phrasing", "phrased", "near", "asked", "covered", "named")},
        "unheard": first.unheard,
        "astray": question.astray if first.source else 0.0,  # a house ruling came after the learning
        "kin": first.signs["kin"],
        **of,
        "any_unknown": float(of["unknown"] > 0),
        "any_foreign": float(of["foreign"] > 0),
        "size": min(1.0, sum(term.needed for term in terms) / 6),
    }
