"""The rulings that say the terms asked, in three tiers: all of them, all names, anything rare.

In go terms, out come numbers of rulings, each with its BM25 beside the best. BM25 is a sum over what is asked, of how
much a ruling says it beside how long it is: the first look at many, by which few are weighed.
"""

from bisect import bisect_right
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import accumulate
from math import log

from referee.library.search.postings import Postings
from referee.library.search.terms import Term

MOST_CANDIDATES, MOST_CERTAIN = 24, 12
"""How many rulings are weighed that say anything that was asked, and how many that say all of it."""
MOST_READ = 2_500
"""By how many postings rulings are ranked at most: what stands all over the shelf is required, but ranks nothing."""
REMEMBERED = 64
"""Of how many terms it is remembered who says them, and of how many beginnings of questions."""
K1, B = 1.2, 0.75
"""How soon it counts no more to say a term once again, and how much a long ruling has to say it more often."""
LEAST = 1e-6
"""What a term tells that stands in most of the rulings."""
AnyOf = tuple[tuple[str, float], ...]
"""The index terms by which a term is said, each with how well."""


class Finder:
    """Finds rulings in one index. What all terms but the last come to is remembered, as is what each term does."""

    def __init__(self, postings: Postings, lengths: Mapping[int, int]) -> None:
        self._postings = postings
        mean = sum(lengths.values()) / (len(lengths) or 1)
        self._norms = {number: K1 * (1 - B + B * length / mean) for number, length in lengths.items()}
        self._saying = lru_cache(maxsize=REMEMBERED)(self._read)
        self._before = lru_cache(maxsize=REMEMBERED)(self._said)

    def find(self, needed: Sequence[Term], among: Collection[int] | None = None) -> dict[int, float]:
        """The numbers of the rulings to weigh, of a selection at least, each with its BM25 beside the best (0 to 1)."""
        found: dict[int, float] = {}
        for terms, every, most in _tiers(needed):
            tier = self._ranked(terms, every, most, among)
            found.update((number, max(bm25, found.get(number, 0.0))) for number, bm25 in tier.items())
        best = max(found.values(), default=0.0) or 1.0
        return {number: bm25 / best for number, bm25 in found.items()}

    def _ranked(
        self, terms: Sequence[Term], every: bool, most: int, among: Collection[int] | None
    ) -> Mapping[int, float]:
        scores = self._said(tuple(term.any_of for term in terms), every)
        here = scores if among is None else {number: score for number, score in scores.items() if number in among}
        if sum(term.df for term in terms) > MOST_READ:
            return dict.fromkeys(sorted(here)[:most], 0.0)
        return {number: scores[number] for number in highest(here, most)}

    def _said(self, terms: tuple[AnyOf, ...], every: bool) -> Mapping[int, float]:
        """Those who say every one of these terms, or any, with what that adds to their BM25."""
        *before, last = terms
        if not before:
            return self._saying(last)
        join = _of_both if every else _of_either
        return join(self._before(tuple(before), every), self._saying(last).items())

    def _read(self, any_of: AnyOf) -> Mapping[int, float]:
        scores: dict[int, float] = {}
        for term, _ in any_of:
            _add(self.bm25(term), scores)
        return scores

    def bm25(self, term: str) -> Iterator[tuple[int, float]]:
        """Who says a term, each with what that adds to its BM25."""
        posting, norms = self._postings.of(term), self._norms
        count = len(posting.numbers)
        rare = max(LEAST, log((len(norms) - count + 0.5) / (count + 0.5)))
        said = zip(posting.numbers, posting.much, strict=True)
        return ((number, rare * (much * (K1 + 1) / (much + norms[number]))) for number, much in said)


def highest(scores: Mapping[int, float], most: int) -> list[int]:
    """The numbers with the highest scores, the highest first; of a few hundred, sorting all is quicker than a heap."""
    return sorted(scores, key=scores.__getitem__, reverse=True)[:most]


def _tiers(needed: Sequence[Term]) -> Iterator[tuple[Sequence[Term], bool, int]]:
    """What is looked for together, whether all of it must be said, and how many rulings are taken of those."""
    named = [term for term in needed if term.kind == "name"]
    if len(needed) > 1:
        yield needed, True, MOST_CERTAIN
    if 0 < len(named) < len(needed):
        yield named, True, MOST_CERTAIN
    if needed:
        yield _rarest(needed), False, MOST_CANDIDATES


def _rarest(terms: Sequence[Term]) -> list[Term]:
    """The terms that are looked for, the rarest at least, without reading more rows than a keystroke has time for."""
    rising = sorted(range(len(terms)), key=lambda place: terms[place].df)
    read = list(accumulate(terms[place].df for place in rising))
    return [terms[place] for place in sorted(rising[: max(1, bisect_right(read, MOST_READ))])]


def _of_both(scores: Mapping[int, float], more: Iterable[tuple[int, float]]) -> dict[int, float]:
    """Those who say one thing and the other."""
    return {number: scores[number] + bm25 for number, bm25 in more if number in scores}


def _of_either(scores: Mapping[int, float], more: Iterable[tuple[int, float]]) -> dict[int, float]:
    """Those who say one thing or the other, or both."""
    either = dict(scores)
    _add(more, either)
    return either


def _add(more: Iterable[tuple[int, float]], scores: dict[int, float]) -> None:
    for number, bm25 in more:
        scores[number] = scores.get(number, 0.0) + bm25
