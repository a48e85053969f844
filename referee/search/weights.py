"""How much each sign counts, as benchmarks/search_fit.py found it.

The shares were fitted on phrasings of the shelf that were left out of the index, and on the part of the question set
that is for tuning; the confidence on the latter and on noise. Run that script again when signs are added or the
shelf has grown by much; the part of the questions kept aside had no part in it.
"""

from collections.abc import Mapping

SHARES: Mapping[str, float] = {
    "phrasing": 0.143,  # how like the best phrasing the question is
    "verbatim": 0.110,  # whether it all but is that phrasing
    "phrasings": 0.149,  # how like the best three
    "many": 0.171,  # how like the best eight
    "phrased": -0.033,  # how much of it one phrasing covers
    "asked": -0.020,  # how much of it all phrasings cover
    "often": 0.174,  # the same, the more the more phrasings say it
    "likely": 0.872,  # how much likelier its words are in the ruling than anywhere
    "near": 1.240,  # how near the way it points to the way the ruling does
    "covered": 0.414,  # how much of it is said anywhere
    "kin": 0.737,  # how close what it does not say is to what it says
    "named": 0.070,  # how much of what it names the ruling's questions and subject name
    "subject": 0.191,  # how much of it is the ruling's subject
    "bm25": 0.114,  # how SQLite ranks the ruling, beside the best
}
"""What a sign adds to the score when it is shown in full."""

START = -4.235
CONFIDENCE: Mapping[str, float] = {
    "score": 2.350,  # of the first
    "odds": 1.358,  # its chance among the candidates
    "phrasing": -0.160,  # signs of the first
    "near": -0.912,
    "phrased": 2.298,
    "asked": 0.148,
    "covered": 0.421,
    "named": -3.108,
    "unheard": -1.740,  # the weightiest thing asked of which the ruling says nothing
    "kin": 0.017,
    "unknown": -0.367,  # how much of the question nobody knows
    "foreign": 0.000,  # how much of it has a name, but stands in no ruling
    "any_unknown": -0.340,  # whether there is any of it
    "any_foreign": 0.000,
    "size": 2.665,  # how much was asked
}
"""What the confidence in the first answer rests on, in log odds."""

SURE, NOISE = 0.6, 0.06
"""Confidence from which an answer is given as one, and below which nothing is shown."""
