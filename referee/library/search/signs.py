"""The signs that a ruling answers a question, each from 0 to about 1.

In go the terms asked and what the index tells of one ruling, out come the signs by name. Of each term it is known which
fields and phrasings hold it, a bit each, so that a ruling is weighed without reading its texts.
"""

from array import array
from bisect import bisect_left
from collections.abc import Sequence
from heapq import nlargest
from itertools import takewhile
from math import log
from typing import Any, NamedTuple
from zlib import decompress

from referee.library.search.bearing import SIZE
from referee.library.search.compass import Compass
from referee.library.search.packing import lists_in, numbers_in, together
from referee.library.search.postings import ABOUT, PHRASINGS, Postings, times
from referee.library.search.terms import Term

LIKEST = 3
"""So many phrasings are looked at for what they say otherwise."""
HEAVY = 5.0
"""A term of this weight stands in hardly any ruling."""

EXPECTED = 1.4
"""So many times as often as in an average ruling a term may stand in any."""
SURPRISE = 6.0
"""The logarithm by which a term is more likely in a ruling that is about it than on the shelf."""


class Phrasings(NamedTuple):
    """What a ruling says: the ids of the terms that are typical of it, and of all others that have a place in it; how
    much each of its phrasings says, 1 at least; and how many of these are in the languages that are mixed."""

    typical: tuple[int, ...]
    seldom: tuple[int, ...]
    masses: list[float]
    mixed: int

    @property
    def ids(self) -> tuple[int, ...]:
        """All of its terms."""
        return (*self.typical, *self.seldom)


def phrasings(postings: Postings, typical: bytes, others: bytes) -> Phrasings:
    """The same as an index keeps it."""
    often, ((mixed,), seldom, *mains) = numbers_in(typical), lists_in(others)
    heavy = [postings.weight(id_) for id_ in (*often, *seldom)]
    masses = [max(1.0, round(sum(map(heavy.__getitem__, main)), 2)) for main in mains]
    return Phrasings(often, seldom, masses, mixed)


class IndexedRuling:
    """A ruling as it is weighed: how much each phrasing says (1 at least), where it and then each phrasing points,
    the ids of the terms that it says, and what it is about; `clause` is the first that it states, `phrasings` how many
    it has in the languages that are mixed."""

    def __init__(self, postings: Postings, number: int, *kept: Any) -> None:
        typical, others, bearings, things, self.source, clauses, rulesets, superseded = kept
        said = phrasings(postings, typical, others)
        self.number, self._postings = number, postings
        self._ids, self.masses, self.phrasings = array("I", sorted(said.ids)), said.masses, max(1, said.mixed)
        told = together(decompress(bearings), SIZE)
        self.compass = Compass([told[start : start + SIZE] for start in range(0, len(told), SIZE)])
        self.things, self.clause = frozenset(things.split()), clauses.partition(" ")[0]
        self.rulesets, self.superseded = rulesets, bool(superseded)

    def stands(self, id_: int) -> bool:
        """Whether the term of this id has a place in it."""
        at = bisect_left(self._ids, id_)
        return at < len(self._ids) and self._ids[at] == id_

    def places(self, term: str) -> int:
        """Where it says this term, a bit for each place."""
        return self._postings.of(term).places(self.number)


class Asked:
    """What is asked, ready to be looked for in many rulings; `idle` is what rules hardly tell."""

    def __init__(self, terms: Sequence[Term], bearing: Sequence[float], idle: Sequence[str] = ()) -> None:
        self.terms, self.bearing, self.idle = terms, bearing, idle
        self.weight = sum(term.weight for term in terms) or 1.0
        self.named = sum(term.weight for term in terms if term.kind == "name")


class TermWeights:
    """How much of some terms stands in each field and phrasing of one ruling, by weight."""

    def __init__(self, entry: IndexedRuling) -> None:
        self.fields = [0.0] * (PHRASINGS + len(entry.masses))
        self.anywhere = self.in_questions = self.named = self.often = self.kin = self.unheard = self.likely = 0.0

    def copy(self) -> "TermWeights":
        """The same, to hear on."""
        same = TermWeights.__new__(TermWeights)
        same.__dict__.update(self.__dict__, fields=self.fields.copy())
        return same

    def after(self, term: Term, entry: IndexedRuling) -> "TermWeights":
        """The same with one term more."""
        more = self.copy()
        more.hear(term, entry)
        return more

    def hear(self, term: Term, entry: IndexedRuling) -> None:
        """Look for one term more."""
        left, fields, most, asks = -1, self.fields, 0.0, 0.0
        count, said = 0, 0.0
        for mask, how_well in ((entry.places(one), how_well) for one, how_well in term.any_of):
            if not mask:
                continue
            said = max(said, how_well * times(mask))
            new = mask & left
            left &= ~new
            share = term.weight * how_well
            most = most or share
            phrased = new >> PHRASINGS
            if phrased:
                asks = asks or share
                count += phrased.bit_count()
            while new:
                low = new & -new
                fields[low.bit_length() - 1] += share
                new ^= low
        self.anywhere += most
        if said:
            self.likely += log(1 + said / (EXPECTED * term.usual))
        if not most:
            self.unheard = max(self.unheard, term.weight)
            self.kin += term.weight * next((close for other, close in term.kin if entry.stands(other)), 0.0)
        self.in_questions += asks
        self.often += asks * min(1.0, (count / (0.4 * entry.phrasings)) ** 0.5) if count else 0.0
        if term.kind == "name" and (asks or any(entry.places(one) & ABOUT for one, _ in term.any_of)):
            self.named += term.weight


Remembered = tuple[Sequence[Term], Sequence[dict[int, TermWeights]]]
"""Terms, and for as many of the first of them as each place says what rulings say of these, by their numbers."""


class Listener:
    """Remembers what rulings say of all terms but the last, and of all those before: of a question typed letter by
    letter only the last is new, and of one a word longer the one before it."""

    def __init__(self) -> None:
        self._kept: Remembered = ((), [{}])

    def heard(self, terms: Sequence[Term], entry: IndexedRuling) -> TermWeights:
        """How much of these terms a ruling says."""
        before, last = terms[:-1], terms[-1:]
        kept = self._kept
        if kept[0] != before:
            kept = self._kept = _turned_to(before, kept)
        heard = kept[1][-1].get(entry.number) if before else TermWeights(entry)
        if heard is None:
            heard = kept[1][-1][entry.number] = _heard_on(entry, kept)
        return heard.after(last[0], entry) if last else heard


def _turned_to(before: Sequence[Term], kept: Remembered) -> Remembered:
    """What is remembered of the terms that new ones begin with as the old ones do."""
    old, of_first = kept
    same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(old, before, strict=False)))
    return before, [*of_first[: same + 1], *({} for _ in before[same:])]


def _heard_on(entry: IndexedRuling, kept: Remembered) -> TermWeights:
    """What a ruling says of all these terms, from as many on as are remembered of it."""
    terms, of_first = kept
    known = next((many for many in range(len(terms), 0, -1) if entry.number in of_first[many]), 0)
    heard = of_first[known][entry.number].copy() if known else TermWeights(entry)
    for term in terms[known:]:
        heard.hear(term, entry)
    return heard


class Signs:
    """The signs of one ruling by name, the weightiest thing asked of which the ruling says nothing, and by their places
    the phrasings that are most like the question."""

    def __init__(self, asked: Asked, entry: IndexedRuling, heard: TermWeights) -> None:
        whole, phrased = asked.weight, heard.fields[PHRASINGS:]
        masses = zip(phrased, entry.masses, strict=True)
        # The harmonic mean of how much of the question a phrasing says, and how much of the phrasing was asked.
        alike = [2 * said / (whole + (said if said > mass else mass)) if said else 0.0 for said, mass in masses]
        best = sorted(alike, reverse=True) or [0.0]
        self.likest = nlargest(LIKEST, range(len(alike)), key=alike.__getitem__)
        self.unheard = min(1.0, heard.unheard / HEAVY)
        whole_ruling, *each = entry.compass.nearness(asked.bearing)
        self.signs = {
            "phrasing": best[0],
            "verbatim": best[0] ** 4,
            "phrasings": sum(best[:3]) / 3,
            "many": sum(best[:8]) / 8,
            "phrased": max(phrased, default=0.0) / whole,
            "asked": heard.in_questions / whole,
            "often": heard.often / whole,
            "likely": heard.likely / (SURPRISE * max(1, len(asked.terms))),
            "near": whole_ruling,
            "nearest": max(each, default=0.0),
            "covered": heard.anywhere / whole,
            "kin": heard.kin / whole,
            "named": heard.named / asked.named if asked.named else 1.0,
            "subject": heard.fields[1] / whole,
        }
