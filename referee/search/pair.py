"""What is ruled about two cards, or a card and a character, chosen together.

In go the concepts of the things chosen, out come rulings: first those that are about all of them, the ones about
little else before the others, then those that only speak of all.
"""

import sqlite3
from collections.abc import Sequence

from referee.search.filters import Filters
from referee.search.ranking import Candidate

ABOUT_ALL, SPEAKS_OF_ALL = 1.0, 0.4
"""The score of a ruling that is about all of them and nothing else, and of one that only speaks of them."""
BESIDE = 0.1
"""What each other thing takes off that a ruling is about as well."""


def together(db: sqlite3.Connection, concepts: Sequence[str], filters: Filters) -> list[Candidate]:
    """The rulings about these concepts together, best first."""
    condition, values = filters.condition(db)
    query = (
        "select number, source, things, superseded from rulings where number in"
        f" (select rowid from shelf where shelf match ?) and {condition} order by number"
    )
    every = " AND ".join(f'"{concept}"' for concept in concepts)
    rows = db.execute(query, (every, *values)) if every else ()
    ranked = [
        (bool(superseded), _candidate(number, source, things, concepts)) for number, source, things, superseded in rows
    ]
    return [one for _, one in sorted(ranked, key=lambda each: (each[0], -each[1].score, each[1].number))]


def _candidate(number: int, source: str, things: str, concepts: Sequence[str]) -> Candidate:
    others = {*things.split()}
    about = others.issuperset(concepts)
    score = max(SPEAKS_OF_ALL + BESIDE, ABOUT_ALL - BESIDE * len(others - {*concepts})) if about else SPEAKS_OF_ALL
    return Candidate(number, source, score, {}, {"about" if about else "speaks_of": score}, ())
