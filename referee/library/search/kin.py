"""Which words go together on the shelf, so that a question in other words is recognised by its company.

In goes a term, out come its kin if it is rare: the terms that stand in the same rulings, each with how closely, 0 to 1.
A word and its translation are kin, and so are two words for one thing. They are counted when somebody asks.
"""

import sqlite3
from collections import Counter

from referee.library.search.lookup import marks
from referee.library.search.packing import numbers_in
from referee.library.search.postings import Postings

FEWEST, MOST = 2, 80
"""In how many rulings a term stands that has kin: in one it may be chance, in many it has a meaning of its own."""
MOST_KIN, LEAST = 60, 0.15
"""How many kin a term has at most, and how close the last of them is at least."""

Kin = tuple[tuple[int, float], ...]
"""Terms by their ids, each with how close it is, the closest first."""


def kin_of(db: sqlite3.Connection, postings: Postings, term: str) -> Kin:
    """The terms that stand with a term most, beside how often both stand anywhere."""
    posting = postings.of(term)
    numbers = [number for number in posting.numbers if posting.places(number)]
    usual = len(numbers)
    if not FEWEST <= usual <= MOST:
        return ()
    together: Counter[int] = Counter()
    for (typical,) in db.execute(f"select typical from rulings where number in ({marks(numbers)})", numbers):
        together.update(numbers_in(typical))
    often = ((count, other) for other, count in together.items() if count >= FEWEST)
    counts = postings.counts
    close = ((count / (usual * counts[other][1]) ** 0.5, other) for count, other in often)
    best = sorted((one for one in close if one[0] >= LEAST), reverse=True)
    itself = postings.id(term)
    return tuple((other, round(how_close, 2)) for how_close, other in best if other != itself)[:MOST_KIN]
