"""What is ruled about two cards, or a card and a character, chosen together.

In go the concepts of the things chosen, out come rulings: first those whose questions name all of them and that are
about little else, at the end those that only speak of all. What is not in force at the table that asks comes after what
is, and where no table asks, what is of a box that none of them needs.
"""

import sqlite3
from collections.abc import Sequence
from typing import Any

from referee.library.search.boxes import Boxes, is_apart
from referee.library.search.filters import ANY_TABLE, AskingTable, Filters
from referee.library.search.lookup import marks
from referee.library.search.postings import PHRASINGS, SIGN, Posting, Postings
from referee.library.search.ranking import Candidate

ABOUT, SPEAKS_OF, ASKED = 0.4, 0.05, 0.6
"""What a ruling scores that is about all of them, or only speaks of them; and for naming all in every phrasing."""
BESIDE = 0.04
"""What each other thing takes off that a ruling is about as well."""


def together(
    db: sqlite3.Connection,
    postings: Postings,
    concepts: Sequence[str],
    filters: Filters,
    table: AskingTable = ANY_TABLE,
) -> list[Candidate]:
    """The rulings about these concepts together, best first; at the end those that another took the place of."""
    said = [postings.of(concept) for concept in concepts]
    numbers = sorted(set.intersection(*({*each.numbers} for each in said))) if said else []
    condition, values = filters.condition(db)
    within = f"number in ({marks(numbers)}) and {condition}"
    query = f"select superseded, clauses, number, source, things, asked from rulings where {within}"
    rows = db.execute(query, (*numbers, *values))
    boxes = Boxes(db)
    unnamed = boxes.unnamed(concepts)
    ranked = []
    for superseded, clauses, *row in rows:
        one = _candidate(row, concepts, said)
        holds = table.holds(one.source, clauses.partition(" ")[0])
        apart = is_apart(boxes.source(one.number), holds, unnamed)
        ranked.append((superseded, one._replace(in_force=holds, apart=apart)))
    return [one for _, one in sorted(ranked, key=lambda each: (each[0], each[1].apart, -each[1].score, each[1].number))]


def _candidate(row: Sequence[Any], concepts: Sequence[str], said: Sequence[Posting]) -> Candidate:
    number, source, things, asked = row
    others = {*things.split()}
    about = others.issuperset(concepts)
    named = _naming(number, said) / max(1, len(asked) // SIGN.size)
    alone = max(SPEAKS_OF, ABOUT - BESIDE * len(others - {*concepts}))
    shares = {"asked": ASKED * named**0.5, **({"about": alone} if about else {"speaks_of": SPEAKS_OF})}
    return Candidate(number, source, sum(shares.values()), {}, shares)


def _naming(number: int, said: Sequence[Posting]) -> int:
    """In how many phrasings a ruling names all of these."""
    together = -1
    for posting in said:
        together &= posting.places(number)
    return (together >> PHRASINGS).bit_count()
