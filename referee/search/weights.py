"""How much each sign counts, as benchmarks/search_fit.py found it.

The shares were fitted on phrasings of the shelf that were left out of the index, and on the part of the question set
that is for tuning; the confidence on the latter and on noise. Run that script again when signs are added or the
shelf has grown by much; the part of the questions kept aside had no part in it.
"""

from collections.abc import Mapping

SHARES: Mapping[str, float] = {
    "phrasing": 0.299,  # how like the best phrasing the question is
    "verbatim": 0.170,  # whether it all but is that phrasing
    "phrasings": 0.407,  # how like the best three
    "many": 0.330,  # how like the best eight
    "phrased": -0.244,  # how much of it one phrasing covers
    "asked": -0.062,  # how much of it all phrasings cover
    "often": 0.413,  # the same, the more the more phrasings say it
    "likely": 1.301,  # how much likelier its words are in the ruling than anywhere
    "covered": 0.403,  # how much of it is said anywhere
    "kin": 0.720,  # how close what it does not say is to what it says
    "named": 0.071,  # how much of what it names the ruling's questions and subject name
    "focus": 0.105,  # how much of the ruling's cards, characters and roles it names
    "subject": 0.185,  # how much of it is the ruling's subject
    "answer": 0.105,  # how much of it the answer says
    "bm25": 0.265,  # how SQLite ranks the ruling, beside the best
}
"""What a sign adds to the score when it is shown in full."""

START = -4.729
CONFIDENCE: Mapping[str, float] = {
    "score": 2.713,  # of the first
    "odds": 0.861,  # its chance among the candidates
    "phrasing": -0.110,  # signs of the first
    "phrased": -0.940,
    "asked": 0.232,
    "covered": 0.183,
    "named": -2.094,
    "unheard": -1.455,  # the weightiest thing asked of which the ruling says nothing
    "kin": 0.214,
    "unknown": -0.405,  # how much of the question nobody knows
    "foreign": 0.000,  # how much of it has a name, but stands in no ruling
    "any_unknown": -0.680,  # whether there is any of it
    "any_foreign": 0.000,
    "size": 3.839,  # how much was asked
}
"""What the confidence in the first answer rests on, in log odds."""

SURE, NOISE = 0.6, 0.1
"""Confidence from which an answer is given as one, and below which nothing is shown."""
