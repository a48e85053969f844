"""How much each sign counts, as benchmarks/search_fit.py found it.

The shares were fitted on phrasings of the shelf that were left out of the index, and on the part of the question set
that is for tuning; the confidence on the latter and on noise. Run that script again when signs are added or the
shelf has grown by much; the part of the questions kept aside had no part in it.
"""

from collections.abc import Mapping

SHARES: Mapping[str, float] = {
    "phrasing": 0.251,  # how like the best phrasing the question is
    "verbatim": 0.124,  # whether it all but is that phrasing
    "phrasings": 0.386,  # how like the best three
    "many": 0.463,  # how like the best eight
    "phrased": -0.085,  # how much of it one phrasing covers
    "asked": -0.091,  # how much of it all phrasings cover
    "often": 0.461,  # the same, the more the more phrasings say it
    "likely": 1.459,  # how much likelier its words are in the ruling than anywhere
    "covered": 0.431,  # how much of it is said anywhere
    "kin": 0.854,  # how close what it does not say is to what it says
    "named": 0.126,  # how much of what it names the ruling's questions and subject name
    "focus": 0.083,  # how much of the ruling's cards, characters and roles it names
    "subject": 0.153,  # how much of it is the ruling's subject
    "answer": 0.095,  # how much of it the answer says
    "bm25": 0.317,  # how SQLite ranks the ruling, beside the best
}
"""What a sign adds to the score when it is shown in full."""

START = -4.584
CONFIDENCE: Mapping[str, float] = {
    "score": 2.015,  # of the first
    "odds": 0.639,  # its chance among the candidates
    "phrasing": 0.122,  # signs of the first
    "phrased": -1.426,
    "asked": 0.280,
    "covered": 0.532,
    "named": -2.271,
    "unheard": -1.495,  # the weightiest thing asked of which the ruling says nothing
    "kin": 0.270,
    "unknown": -0.529,  # how much of the question nobody knows
    "foreign": 0.000,  # how much of it has a name, but stands in no ruling
    "any_unknown": -0.705,  # whether there is any of it
    "any_foreign": 0.000,
    "size": 4.385,  # how much was asked
}
"""What the confidence in the first answer rests on, in log odds."""

SURE, NOISE = 0.5, 0.06
"""Confidence from which an answer is given as one, and below which nothing is shown."""
