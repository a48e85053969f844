"""Which words go together on the shelf, so that a question in other words is recognised by its company.

In go the entries of an index, out come for each rare term its kin: the terms that stand in the same rulings, each
with how closely, 0 to 1. A word and its translation are kin, and so are two words for one thing.
"""

import json
import sqlite3
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

FEWEST, MOST = 2, 80
"""In how many rulings a term stands that has kin: in one it may be chance, in many it has a meaning of its own."""
MOST_KIN, LEAST = 60, 0.15
"""How many kin a term has at most, and how close the last of them is at least. No term that stands in more than
1 / LEAST² times as many rulings can be so close."""

OFTEN = 2
"""In how many places of a ruling a term stands to be typical of it."""

Kin = list[tuple[str, float]]


def kin_of_all(db: sqlite3.Connection) -> Iterator[tuple[str, str]]:
    """Each term that has kin, with its kin as JSON, the closest first."""
    frequency: Counter[str] = Counter()
    for (terms,) in db.execute("select terms from entries"):
        frequency.update(json.loads(terms).keys())
    holders: dict[str, list[int]] = {term: [] for term, df in frequency.items() if FEWEST <= df <= MOST}
    for number, terms in db.execute("select number, terms from entries order by number"):
        for term in holders.keys() & json.loads(terms).keys():
            holders[term].append(number)

    @lru_cache(maxsize=2_000)
    def terms_in(number: int) -> list[str]:
        (terms,) = db.execute("select terms from entries where number = ?", (number,)).fetchone()
        typical = (term for term, places in json.loads(terms).items() if places.bit_count() >= OFTEN)
        return sorted(typical, key=frequency.__getitem__)

    for term in sorted(holders):
        together: Counter[str] = Counter()
        for number in holders[term]:
            others = terms_in(number)
            together.update(others[: bisect_right(others, frequency[term] / LEAST**2, key=frequency.__getitem__)])
        kin = closest(term, together, frequency)
        if kin:
            yield term, json.dumps(kin)


def closest(term: str, together: Counter[str], frequency: Counter[str]) -> Kin:
    """The terms that stand with a term most, beside how often both stand anywhere."""
    usual = frequency[term]
    often = [(count, other) for other, count in together.items() if count >= FEWEST and other != term]
    close = ((count / (usual * frequency[other]) ** 0.5, other) for count, other in often)
    best = sorted((one for one in close if one[0] >= LEAST), reverse=True)[:MOST_KIN]
    return [(other, round(how_close, 2)) for how_close, other in best]
