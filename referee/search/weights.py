"""How much each sign counts, as benchmarks/search_fit.py found it.

The shares were fitted on phrasings of the shelf that were left out of the index, and on the part of the question set
that is for tuning; the confidence on the latter and on noise. Run that script again when signs are added or the
shelf has grown by much; the part of the questions kept aside had no part in it.
"""

from collections.abc import Mapping

SHARES: Mapping[str, float] = {
    "phrasing": 0.021,  # how like the best phrasing the question is
    "verbatim": 0.317,  # whether it all but is that phrasing
    "phrasings": 0.308,  # how like the best three
    "many": 0.612,  # how like the best eight
    "phrased": -0.256,  # how much of it one phrasing covers
    "asked": -0.141,  # how much of it all phrasings cover
    "often": 0.225,  # the same, the more the more phrasings say it
    "covered": 0.567,  # how much of it is said anywhere
    "named": 0.012,  # how much of what it names the ruling's questions and subject name
    "focus": 0.158,  # how much of the ruling's cards, characters and roles it names
    "subject": 0.533,  # how much of it is the ruling's subject
    "answer": 0.227,  # how much of it the answer says
    "bm25": 0.237,  # how SQLite ranks the ruling, beside the best
}
"""What a sign adds to the score when it is shown in full."""

START = -4.980
CONFIDENCE: Mapping[str, float] = {
    "score": 3.088,  # of the first
    "odds": 0.680,  # its chance among the candidates
    "phrasing": -0.918,  # signs of the first
    "phrased": 0.590,
    "asked": 1.585,
    "covered": 1.045,
    "named": -2.824,
    "unknown": -0.344,  # how much of the question nobody knows
    "foreign": -0.394,  # how much of it has a name, but stands in no ruling
    "any_unknown": -0.402,  # whether there is any of it
    "any_foreign": -0.889,
    "size": 3.518,  # how much was asked
}
"""What the confidence in the first answer rests on, in log odds."""

SURE, NOISE = 0.5, 0.12
"""Confidence from which an answer is given as one, and below which nothing is shown."""
