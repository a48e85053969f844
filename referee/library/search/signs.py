"""The signs that a ruling answers a question, each from 0 to about 1.

In go the terms asked and one row of the index's `entries`, out come the signs by name. A row tells of each term
which fields and phrasings hold it, a bit each, so that a ruling is weighed without reading its texts.
"""

import json
from collections.abc import Mapping, Sequence
from itertools import takewhile
from math import log
from typing import NamedTuple

from referee.library.search.compass import EXACT, Compass, Heading
from referee.library.search.terms import Term

ABOUT, PHRASINGS = 0b11, 3
"""The bits of what a ruling is about, and how many bits stand before those of its phrasings."""


HEAVY = 5.0
"""A term of this weight stands in hardly any ruling."""

SUBJECT, ANSWER = 0b10, 0b100
IN_SUBJECT, IN_ANSWER = 3, 2
"""As often as so many phrasings counts what stands in the subject or in the answer."""
EXPECTED = 1.4
"""So many times as often as in an average ruling a term may stand in any."""
SURPRISE = 6.0
"""The logarithm by which a term is more likely in a ruling that is about it than on the shelf."""


def times(mask: int) -> int:
    """How often a ruling says what stands in these places."""
    return (mask >> PHRASINGS).bit_count() + IN_SUBJECT * bool(mask & SUBJECT) + IN_ANSWER * bool(mask & ANSWER)


class IndexedRuling(NamedTuple):
    """A ruling as the index holds it: term -> where it stands, how much each phrasing says (1 at least), where it and
    then each phrasing points, and what it is about; `clause` is the first that it states."""

    number: int
    terms: Mapping[str, int]
    masses: Sequence[float]
    compass: Compass
    things: frozenset[str] = frozenset()
    source: str = ""
    clause: str = ""
    rulesets: str = ""
    superseded: bool = False

    @classmethod
    def of(
        cls,
        number: int,
        terms: str,
        masses: str,
        bearings: bytes,
        things: str,
        source: str,
        clause: str | None,
        rulesets: str,
        superseded: int,
    ) -> "IndexedRuling":
        """The entry in a row."""
        heavy = [max(1.0, mass) for mass in json.loads(masses)]
        pointing, about = Compass(bearings, 1 + len(heavy), EXACT), frozenset(things.split())
        return cls(number, json.loads(terms), heavy, pointing, about, source, clause or "", rulesets, bool(superseded))


class Asked:
    """What is asked, ready to be looked for in many rulings."""

    def __init__(self, terms: Sequence[Term], bearing: Sequence[float]) -> None:
        self.terms, self.heading = terms, Heading.of(bearing, EXACT)
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
        terms = entry.terms
        for mask, how_well in [(terms[one], how_well) for one, how_well in term.any_of if one in terms]:
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
            self.kin += term.weight * next((close for other, close in term.kin if other in entry.terms), 0.0)
        self.in_questions += asks
        self.often += asks * min(1.0, (count / (0.4 * len(entry.masses))) ** 0.5) if count else 0.0
        if term.kind == "name" and (asks or any(entry.terms.get(one, 0) & ABOUT for one, _ in term.any_of)):
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
    """The signs of one ruling by name, and the weightiest thing asked of which the ruling says nothing."""

    def __init__(self, asked: Asked, entry: IndexedRuling, heard: TermWeights) -> None:
        whole, phrased = asked.weight, heard.fields[PHRASINGS:]
        masses = zip(phrased, entry.masses, strict=True)
        # The harmonic mean of how much of the question a phrasing says, and how much of the phrasing was asked.
        alike = [2 * said / (whole + (said if said > mass else mass)) if said else 0.0 for said, mass in masses]
        best = sorted(alike, reverse=True) or [0.0]
        self.unheard = min(1.0, heard.unheard / HEAVY)
        near = entry.compass.nearness(asked.heading)
        self.signs = {
            "phrasing": best[0],
            "verbatim": best[0] ** 4,
            "phrasings": sum(best[:3]) / 3,
            "many": sum(best[:8]) / 8,
            "phrased": max(phrased, default=0.0) / whole,
            "asked": heard.in_questions / whole,
            "often": heard.often / whole,
            "likely": heard.likely / (SURPRISE * max(1, len(asked.terms))),
            "near": near[1],
            "nearest": near.best(2),
            "covered": heard.anywhere / whole,
            "kin": heard.kin / whole,
            "named": heard.named / asked.named if asked.named else 1.0,
            "subject": heard.fields[1] / whole,
        }
