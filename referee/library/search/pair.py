"""What is ruled about two cards, or a card and a character, chosen together.

In go the concepts of the things chosen, out come rulings: first those whose questions name all of them and that are
about little else, at the end those that only speak of all.
"""

import json
import sqlite3
from collections.abc import Sequence
from typing import Any

from referee.library.search.filters import Filters
from referee.library.search.ranking import Candidate
from referee.library.search.signs import PHRASINGS

ABOUT, SPEAKS_OF, ASKED = 0.4, 0.05, 0.6
"""What a ruling scores that is about all of them, or only speaks of them; and for naming all in every phrasing."""
BESIDE = 0.04
"""What each other thing takes off that a ruling is about as well."""
ALL_THAT_SAY = (
    "select superseded, number, source, rulings.things, terms, masses from rulings join entries using (number)"
    " where number in (select rowid from shelf where shelf match ?)"
    " and number in (select number from rulings where {})"
)


def together(db: sqlite3.Connection, concepts: Sequence[str], filters: Filters) -> list[Candidate]:
    """The rulings about these concepts together, best first; at the end those that another took the place of."""
    condition, values = filters.condition(db)
    every = " AND ".join(f'"{concept}"' for concept in concepts)
    rows = db.execute(ALL_THAT_SAY.format(condition), (every, *values)) if every else ()
    ranked = [(superseded, _candidate(row, concepts)) for superseded, *row in rows]
    return [one for _, one in sorted(ranked, key=lambda each: (each[0], -each[1].score, each[1].number))]


def _candidate(row: Sequence[Any], concepts: Sequence[str]) -> Candidate:
    number, source, things, terms, masses = row
    others = {*things.split()}
    about = others.issuperset(concepts)
    asked = _asked(json.loads(terms), concepts) / max(1, len(json.loads(masses)))
    alone = max(SPEAKS_OF, ABOUT - BESIDE * len(others - {*concepts}))
    shares = {"asked": ASKED * asked**0.5, **({"about": alone} if about else {"speaks_of": SPEAKS_OF})}
    return Candidate(number, source, sum(shares.values()), {}, shares)


def _asked(terms: dict[str, int], concepts: Sequence[str]) -> int:
    """In how many phrasings a ruling names all of these."""
    together = -1
    for concept in concepts:
        together &= terms.get(concept, 0)
    return (together >> PHRASINGS).bit_count()
