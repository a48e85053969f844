"""How sure an answer is.

In go the signs of the best candidates and the question, out come confidences between 0 and 1: how often an
answer with such signs was the right one. That the first says otherwise than what is asked, leaves out something named
or is of a box that nobody named is a reason to doubt it only where one nearly as good does not: else it mostly is
right.
"""

from collections.abc import Iterable, Mapping, Sequence
from math import exp

from referee.library.search.question import Query
from referee.library.search.ranking import WORD_FOR_WORD, Candidate
from referee.library.search.weights import CONFIDENCE, START

FALL, ODDS = 1.5, 10.0
"""How fast the confidence falls for a candidate behind the first, by its score; what a score is worth in odds."""
DOUBTED = 0.5
"""What remains of the confidence for a reason not to be sure, however like the question the answer is."""
UNHEARD_OF = 0.74
"""What remains where the shelf does not know a word that tells much, or one was guessed at: who is all but certain
stays sure."""
TELLS = 4.0
"""From this weight on a word tells much."""
AS_ASKED = 0.99
"""The confidence in a ruling of which the whole question is a phrasing, whatever was learned of its words."""
OTHERWISE: Mapping[str, tuple[float, float, float]] = {"against": (0.4, 0.2, 0.66), "opposed": (0.6, 0.6, 0.75)}
"""From so much on that a ruling says otherwise than what is asked, in all its phrasings or in those that are most like
it, it is in doubt beside one that does so much less; and what then remains of the confidence: who is all but certain
stays sure."""
BESIDE, NEAR = 0.4, 0.25
"""By so much less a ruling may score and still be nearly as good as the first; and as a first of a box nobody named."""


def confidences(question: Query, ranked: Sequence[Candidate]) -> list[float]:
    """The confidence in each candidate, best first."""
    if not ranked:
        return []
    first = AS_ASKED if WORD_FOR_WORD in ranked[0].shares else 1 / (1 + exp(-_trust(question, ranked)))
    first *= _remains(question, ranked)
    return [first * exp(FALL * (candidate.score - ranked[0].score)) for candidate in ranked]


def _remains(question: Query, ranked: Sequence[Candidate]) -> float:
    """What doubts leave of the confidence: that something is named of which no ruling speaks, that the first does not
    hold at the table, never tells such things or says that another does it, that nobody says a word, or that one which
    is nearly as good fits better."""
    first, foreign = ranked[0], any(term.kind == "foreign" for term in question.terms)
    if foreign or first.in_force is False or first.turned or first.idle or _fits_worse(ranked):
        return DOUBTED
    unheard_of = any(term.guessed or (term.kind == "unknown" and term.weight >= TELLS) for term in question.terms)
    every = (_otherwise(first, one) for one in _beside(ranked, BESIDE))
    return min((UNHEARD_OF if unheard_of else 1.0, *every))


def _fits_worse(ranked: Sequence[Candidate]) -> bool:
    """Whether the first leaves out one of two things named or is of a box that nobody named, and one that is nearly as
    good does not."""
    first = ranked[0]
    unbound = first.signs["unbound"] and not all(one.signs["unbound"] for one in _beside(ranked, NEAR))
    unnamed = first.unnamed and not all(one.unnamed for one in _beside(ranked, BESIDE))
    return bool(unbound or unnamed)


def _beside(ranked: Sequence[Candidate], within: float) -> Iterable[Candidate]:
    """Those that score hardly less than the first."""
    return (one for one in ranked[1:] if not one.apart and one.score > ranked[0].score - within)


def _otherwise(first: Candidate, rival: Candidate) -> float:
    """What remains of the confidence in the first, if it contradicts what is asked and the rival does so much less."""
    doubts = (
        remains
        for sign, (most, less, remains) in OTHERWISE.items()
        if first.signs[sign] >= most and rival.signs[sign] <= first.signs[sign] - less
    )
    return min(doubts, default=1.0)


def _trust(question: Query, ranked: Sequence[Candidate]) -> float:
    return START + sum(CONFIDENCE[sign] * much for sign, much in trust_signs(question, ranked).items())


def trust_signs(question: Query, ranked: Sequence[Candidate]) -> dict[str, float]:
    """What the confidence in the first candidate rests on."""
    first, terms = ranked[0], question.terms
    whole = sum(term.weight for term in terms) or 1.0
    odds = [exp(ODDS * (candidate.score - first.score)) for candidate in ranked]
    unknown = sum(term.weight for term in terms if term.kind == "unknown") / whole
    return {
        "score": first.score,
        "odds": 1 / sum(odds),
        **{sign: first.signs[sign] for sign in ("phrasing", "phrased", "near", "asked", "covered", "named")},
        "unheard": first.unheard,
        "astray": question.astray if first.source else 0.0,  # a house ruling came after the learning
        "kin": first.signs["kin"],
        "unknown": unknown,
        "any_unknown": float(unknown > 0),
        "size": min(1.0, sum(term.needed for term in terms) / 6),
    }
