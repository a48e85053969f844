"""How much each sign counts.

The shares were found by benchmarks/search_fit.py, on phrasings of the shelf that were left out of the index and on the
part of the question set that is for tuning, but for that of `against`, which came later and was set by hand. Then the
confidence was fitted again, not by that script, on questions for practice that were held out; SURE and NOISE were set
by hand. The part of the questions kept aside had no part in it. Run that script again when signs are added or the shelf
has grown by much.
"""

from collections.abc import Mapping

SHARES: Mapping[str, float] = {
    "phrasing": 0.035,  # how like the best phrasing the question is
    "verbatim": 0.153,  # whether it all but is that phrasing
    "phrasings": 0.131,  # how like the best three
    "many": 0.137,  # how like the best eight
    "phrased": -0.080,  # how much of it one phrasing covers
    "asked": -0.016,  # how much of it all phrasings cover
    "often": 0.122,  # the same, the more the more phrasings say it
    "likely": 0.598,  # how much likelier its words are in the ruling than anywhere
    "near": 1.220,  # how near the way it points to the way the ruling does
    "nearest": 0.482,  # how near its nearest phrasing does
    "covered": 0.409,  # how much of it is said anywhere
    "kin": 0.645,  # how close what it does not say is to what it says
    "named": 0.022,  # how much of what it names the ruling's questions and subject name
    "subject": 0.154,  # how much of it is the ruling's subject
    "bm25": 0.047,  # how SQLite ranks the ruling, beside the best
    "against": -0.100,  # how much it says otherwise than what is asked
}
"""What a sign adds to the score when it is shown in full."""

START = -12.045
CONFIDENCE: Mapping[str, float] = {
    "score": 0.311,  # of the first
    "odds": 2.510,  # its chance among the candidates
    "phrasing": 2.900,  # signs of the first
    "near": 9.231,
    "phrased": -0.149,
    "asked": -0.847,
    "covered": 4.451,
    "named": 0.339,
    "unheard": -0.583,  # the weightiest thing asked of which the ruling says nothing
    "astray": -7.056,  # how far the question points where those do that nothing answers
    "kin": 9.026,
    "unknown": -2.717,  # how much of the question nobody knows
    "any_unknown": 0.744,  # whether there is any of it
    "size": 3.817,  # how much was asked
}
"""What the confidence in the first answer rests on, in log odds."""

SURE, NOISE = 0.59, 0.005
"""Confidence from which an answer is given as one, and below which nothing is shown."""
