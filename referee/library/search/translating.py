"""What is asked in a language of which nothing was learned, in words of which something was.

In go the terms of a question, out come words of languages that are mixed, each with how much it counts: a name is what
the thing is called in each of these, another word those that stand in the same rulings most. So a question points where
it would in the languages that the bearings were learned of, and a language that is new costs no learning.
"""

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from referee.library.search.kin import Kin
from referee.library.search.lookup import LookUp
from referee.library.search.postings import Postings
from referee.library.search.terms import CONCEPT, Term
from referee.library.search.words import MIXED

MOST = 3
"""So many words stand for one."""
Weighed = tuple[str, float]
"""A folded word, and how much it counts beside one that was typed."""


class Translator:
    """Says in words that are mixed what the terms of a question come to, by what one index knows."""

    def __init__(self, db: sqlite3.Connection, postings: Postings) -> None:
        self._called = LookUp(db, "select concept, words from called where concept")
        self._postings = postings

    def words(self, terms: Sequence[Term], mixed: Iterable[str]) -> list[Weighed]:
        """The words; those of the question that are `mixed`, and not of its own language, stay as they are."""
        kept = frozenset(mixed)
        return [each for term in terms if term.needed for each in self._instead(term, kept)]

    def _instead(self, term: Term, kept: frozenset[str]) -> Iterator[Weighed]:
        said = term.said.split()
        if kept.issuperset(said):
            yield from ((word, 1.0) for word in said)
            return
        concepts = [one for one, how_well in term.any_of if how_well >= CONCEPT]
        named = self._called.rows(concepts)
        if named:
            (names,) = next(iter(named.values()))
            yield from ((word, 1 / len(MIXED)) for word in names.split())
        else:
            yield from self._akin(term.kin)

    def _akin(self, kin: Kin) -> Iterator[Weighed]:
        """The words that stand with a term most, which count together as much as one."""
        told = ((self._postings.told[id_], close) for id_, close in kin)
        best = [*islice(((word, close) for word, close in told if word.isalnum()), MOST)]  # what is said, no concepts
        whole = sum(close for _, close in best)
        yield from ((word, close / whole) for word, close in best)
