"""How much each sign counts.

The shares were found as benchmarks/search_fit.py finds them, on every fourth of the questions for practice that were
held out of the learning and on the pairs that may be looked at, without phrasings of the shelf; that of `opposed` was
set by hand, on the same pairs. So was the confidence, on the same questions, on those that nothing answers and noise;
START was then lifted until SURE, which was set by hand as NOISE was, parts the sure from the unsure: one in fifteen of
the answerable questions kept aside is unsure in all. No question kept aside had a part in it, but for such totals that
were looked at. Run that script again when signs are added or the shelf has grown by much.
"""

from collections.abc import Mapping

SHARES: dict[str, float] = {
    "phrasing": 0.180,  # how like the best phrasing the question is
    "verbatim": 0.033,  # whether it all but is that phrasing
    "phrasings": 0.194,  # how like the best three
    "many": 0.050,  # how like the best eight
    "phrased": -0.088,  # how much of it one phrasing covers
    "asked": -0.005,  # how much of it all phrasings cover
    "often": -0.085,  # the same, the more the more phrasings say it
    "likely": 0.787,  # how much likelier its words are in the ruling than anywhere
    "near": 1.302,  # how near the way it points to the way the ruling does
    "nearest": 0.481,  # how near its nearest phrasing does
    "covered": 0.425,  # how much of it is said anywhere
    "kin": 0.366,  # how close what it does not say is to what it says
    "named": -0.042,  # how much of what it names the ruling's questions and subject name
    "subject": -0.050,  # how much of it is the ruling's subject
    "bm25": 0.059,  # how SQLite ranks the ruling, beside the best
    "against": -0.087,  # how much it says otherwise than what is asked
    "opposed": -0.100,  # how much its phrasings that are most like the question say otherwise
    "unbound": -0.150,  # whether it is of a box that nobody named or bound
}
"""What a sign adds to the score when it is shown in full."""

START = -11.04
CONFIDENCE: Mapping[str, float] = {
    "score": 3.646,  # of the first
    "odds": 2.061,  # its chance among the candidates
    "phrasing": -1.701,  # signs of the first
    "near": 1.708,
    "phrased": 0.606,
    "asked": 0.065,
    "covered": 1.168,
    "named": 1.663,
    "unheard": 0.370,  # the weightiest thing asked of which the ruling says nothing
    "astray": -5.174,  # how far the question points where those do that nothing answers
    "kin": 0.758,
    "unknown": -1.464,  # how much of the question nobody knows
    "any_unknown": 0.083,  # whether there is any of it
    "size": 3.937,  # how much was asked
}
"""What the confidence in the first answer rests on, in log odds."""

SURE, NOISE = 0.59, 0.005
"""Confidence from which an answer is given as one, and below which nothing is shown."""
