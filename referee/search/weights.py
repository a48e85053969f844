"""How much each sign counts, as benchmarks/search_fit.py found it.

The shares were fitted on phrasings of the shelf that were left out of the index, and on the part of the question set
that is for tuning; the confidence on the latter and on noise. Run that script again when signs are added or the
shelf has grown by much; the part of the questions kept aside had no part in it.
"""

from collections.abc import Mapping

SHARES: Mapping[str, float] = {
    "phrasing": 0.252,  # how like the best phrasing the question is
    "verbatim": 0.270,  # whether it all but is that phrasing
    "phrasings": 0.134,  # how like the best three
    "many": 0.441,  # how like the best eight
    "phrased": -0.172,  # how much of it one phrasing covers
    "asked": -0.184,  # how much of it all phrasings cover
    "often": 0.373,  # the same, the more the more phrasings say it
    "covered": 0.577,  # how much of it is said anywhere
    "kin": 0.651,  # how close what it does not say is to what it says
    "named": 0.016,  # how much of what it names the ruling's questions and subject name
    "focus": 0.118,  # how much of the ruling's cards, characters and roles it names
    "subject": 0.371,  # how much of it is the ruling's subject
    "answer": 0.195,  # how much of it the answer says
    "bm25": 0.295,  # how SQLite ranks the ruling, beside the best
}
"""What a sign adds to the score when it is shown in full."""

START = -4.548
CONFIDENCE: Mapping[str, float] = {
    "score": 3.602,  # of the first
    "odds": 0.681,  # its chance among the candidates
    "phrasing": -0.359,  # signs of the first
    "phrased": 0.144,
    "asked": 0.304,
    "covered": -0.139,
    "named": -2.289,
    "unheard": -1.723,  # the weightiest thing asked of which the ruling says nothing
    "kin": -0.580,
    "unknown": 0.010,  # how much of the question nobody knows
    "foreign": 0.000,  # how much of it has a name, but stands in no ruling
    "any_unknown": 0.225,  # whether there is any of it
    "any_foreign": 0.000,
    "size": 3.316,  # how much was asked
}
"""What the confidence in the first answer rests on, in log odds."""

SURE, NOISE = 0.6, 0.1
"""Confidence from which an answer is given as one, and below which nothing is shown."""
