"""What a question says that a ruling says otherwise: another does it, to somebody else, in another state or number.

In go the senses and names of a question, out comes how much a ruling contradicts it, from 0 to 1: of things that
exclude each other its phrasings say one, and the question another that they hardly say. So it is told of all of them,
and apart of those few that are most like the question, word by word: there parts that were exchanged show best.
"""

import sqlite3
from collections.abc import Iterable, Mapping, Sequence, Set
from functools import reduce
from operator import or_

from referee.library.search.postings import PHRASINGS, Postings
from referee.library.search.sense import LOOSE, ORDER, OTHERS, PERSONS, SIGN, STRAIGHT, TURNED

GROUPS: Mapping[str, tuple[str, ...]] = {
    "suit": ("term_hearts", "term_diamonds", "term_clubs", "term_spades"),
    "colour": ("term_red_card", "term_black_suit"),
    "round": ("term_final", "term_semi_final", "term_quarter_final"),
    "health": ("term_full_life", "term_last_life"),
}
"""Terms that exclude each other, beside persons and the senses that begin alike."""
GIVES_WAY = 1.5
"""So many times as often as what is asked a ruling has to say something else to contradict it at all."""
COVERS = 0.25
"""The share of a ruling's phrasings that say anything of a kind, from which on it counts in full."""


Asked = Mapping[str, Set[str]]
"""What is asked, by the group of which nothing else can hold as well."""


class Contrasts:
    """The terms of one index that exclude each other, by groups."""

    def __init__(self, db: sqlite3.Connection, postings: Postings) -> None:
        self._postings = postings
        self._groups = {name: list(group) for name, group in GROUPS.items()}
        for term in _exclusive(db):
            self._groups.setdefault(group_of(term), []).append(term)
        self._of = {term: group for group, members in self._groups.items() for term in members}

    def asked(self, said: Iterable[str]) -> Asked:
        """What is asked of each group."""
        found: dict[str, set[str]] = {}
        for term in said:
            if term in self._of:
                found.setdefault(self._of[term], set()).add(term)
        return found

    def against(self, asked: Asked, number: int, phrasings: int) -> float:
        """How much the ruling of this number, which has so many phrasings, contradicts what is asked."""
        return max((self._against(group, said, number, phrasings) for group, said in asked.items()), default=0.0)

    def opposed(self, asked: Asked, number: int, likest: Sequence[int]) -> float:
        """How many of these phrasings of a ruling say something else of a group, and nothing of what is asked."""
        every = sum(1 << place for place in likest)
        most = 0
        for group, said in asked.items():
            ours = reduce(or_, (self._said(term, number) for term in said), 0)
            rivals = reduce(or_, (self._said(term, number) for term in self._groups[group]), 0)
            most = max(most, (rivals & ~ours & every).bit_count())
        return most / (len(likest) or 1)

    def turned(self, asked: Asked, number: int, likest: Sequence[int]) -> bool:
        """Whether of two persons asked all these phrasings of a ruling say that the other does it."""
        pairs = {group: said for group, said in asked.items() if any(one.endswith((STRAIGHT, TURNED)) for one in said)}
        return self.opposed(pairs, number, likest) == 1

    def _said(self, term: str, number: int) -> int:
        """The phrasings of a ruling that say a term, a bit each."""
        return self._postings.of(term).places(number) >> PHRASINGS

    def _against(self, group: str, said: Set[str], number: int, phrasings: int) -> float:
        places = {term: self._said(term, number) for term in self._groups[group]}
        any_of = reduce(or_, places.values(), 0).bit_count() or 1
        shares = {term: at.bit_count() / any_of for term, at in places.items()}
        rival = max((share for term, share in shares.items() if term not in said), default=0.0)
        least = min(shares[term] for term in said)
        return max(0.0, rival - GIVES_WAY * least) * min(1.0, any_of / max(1, phrasings) / COVERS)


def _exclusive(db: sqlite3.Connection) -> list[str]:
    """The persons and senses that any ruling says."""
    begin = " or ".join(f"term glob '{start}*'" for start in (SIGN, *PERSONS))
    others = ", ".join(f"'{one}'" for one in sorted(OTHERS))
    found = (term for (term,) in db.execute(f"select term from terms where {begin} or term in ({others})"))
    return [term for term in found if not term.startswith(LOOSE)]


def group_of(term: str) -> str:
    """The group of a person or a sense: two persons in one order or the other are a group of their own."""
    if term.startswith("character_"):
        return "character"
    if term.startswith(PERSONS) or term in OTHERS:
        return "role"
    return term.rpartition("_")[0] if ORDER in term else term.partition("_")[0]
