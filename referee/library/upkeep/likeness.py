"""Questions asked alike: phrasings that lead to two rulings, and rulings that ask the same.

A phrasing is compared as the search hears it: folded, names of the glossary in any language as one term, all other
words by their stems. What two phrasings share counts by how rare it is among the rulings of the language, so that
"Jail?" and "gevangenis?" are alike, and "4 players" and "6 players" are not.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from math import log, sqrt
from typing import NamedTuple

from referee import lexicon
from referee.library.search.words import stem, words
from referee.library.upkeep.finding import ShelfFinding
from referee.library.upkeep.naming import KINDS
from referee.library.upkeep.pages import WrittenRuling
from referee.library.upkeep.shelf_pages import ShelfPages

NEAR = 0.8
"""Two phrasings of two rulings that share so much, and name the same things in the same order, are nearly the same.
On the shelf at 656 rulings and 17,600 phrasings three pairs are; from 0.75 down most pairs rightly differ."""
SAME = 0.7
"""Two rulings whose phrasings are so like each other, taken together, ask the same. No two of those 656 reach it: the
nearest are two examples of one annex (0.66), and neighbours that rightly differ stand at 0.5 to 0.6."""
COMMON = 8
"""A term in more than one ruling out of so many says nothing about two of them."""


class ComparedPhrasing(NamedTuple):
    """One way to ask, as it is compared."""

    entry: WrittenRuling
    lang: str
    text: str
    folded: str
    names: tuple[str, ...]
    weights: Mapping[str, float]
    whole: float
    """What the weights come to."""


class Phrasings:
    """Every phrasing of these rulings, weighed by how rare its terms are; asked about those after the first so many."""

    def __init__(self, entries: Sequence[WrittenRuling], known: int = 0) -> None:
        self.entries = entries
        self._known = known
        self._asked_about = {id(entry) for entry in entries[known:]}
        said = [(entry, lang, text, words(text)) for entry in entries for lang, text in entry.phrasings()]
        cut = [tuple(terms(told, lang)) for _, lang, _, told in said]
        holding: defaultdict[tuple[str, str], set[str]] = defaultdict(set)
        for (entry, lang, _, _), held in zip(said, cut, strict=True):
            for term in held:
                holding[lang, term].add(entry.id)
        self._rare = {key: log((len(entries) + 1) / len(ids)) for key, ids in holding.items()}
        self.all = [self._weighed(*each, held) for each, held in zip(said, cut, strict=True)]

    def _weighed(
        self, entry: WrittenRuling, lang: str, text: str, told: list[str], held: tuple[str, ...]
    ) -> ComparedPhrasing:
        names = tuple(term for term in dict.fromkeys(held) if " " in term)
        weights = {term: self._rare[lang, term] for term in held}
        return ComparedPhrasing(entry, lang, text, " ".join(told), names, weights, sum(weights.values()))

    def twins(self) -> Iterator[tuple[ComparedPhrasing, ComparedPhrasing]]:
        """Phrasings of two rulings that are the same but for case, accents and signs, in whatever language."""
        first: dict[str, ComparedPhrasing] = {}
        for phrasing in self.all:
            other = first.setdefault(phrasing.folded, phrasing) if phrasing.folded else phrasing
            if other.entry is not phrasing.entry and id(phrasing.entry) in self._asked_about:
                yield other, phrasing

    def near(self) -> Iterator[tuple[ComparedPhrasing, ComparedPhrasing]]:
        """Phrasings of two rulings in one language that are nearly the same, each with those before it."""
        leading: defaultdict[tuple[str, str], list[ComparedPhrasing]] = defaultdict(list)
        wanted = self._wanted()
        for phrasing in self.all:
            if wanted[phrasing.lang].isdisjoint(phrasing.weights):
                continue
            beginning = [(phrasing.lang, term) for term in _leading(phrasing)]
            if id(phrasing.entry) in self._asked_about:
                before = {id(other): other for key in beginning for other in leading[key]}
                for other in before.values():
                    if other.entry is not phrasing.entry and _alike(other, phrasing):
                        yield other, phrasing
            for key in beginning:
                leading[key].append(phrasing)

    def _wanted(self) -> defaultdict[str, set[str]]:
        """By language the terms that lead a phrasing that is asked about: without one of them, none is near it."""
        wanted: defaultdict[str, set[str]] = defaultdict(set)
        for phrasing in self.all:
            if id(phrasing.entry) in self._asked_about:
                wanted[phrasing.lang].update(_leading(phrasing))
        return wanted

    def same(self) -> Iterator[tuple[WrittenRuling, WrittenRuling]]:
        """Rulings whose phrasings are alike as a whole: the cosine of their terms, over the languages."""
        wanted = SAME * len({phrasing.lang for phrasing in self.all})
        before: list[list[tuple[int, float]]] = []
        having: defaultdict[int, list[tuple[int, float]]] = defaultdict(list)
        for term, parts in enumerate(self._parts().values()):
            before.append([])
            for place, much in parts:
                having[place].append((term, much))
        for place, entry in enumerate(self.entries):
            shared = [0.0] * place
            for term, more in having[place]:
                for other, much in before[term] if place >= self._known else ():
                    shared[other] += much * more
                before[term].append((place, more))
            yield from ((self.entries[other], entry) for other, likeness in enumerate(shared) if likeness >= wanted)

    def _parts(self) -> dict[tuple[str, str], list[tuple[int, float]]]:
        """Term -> the part it has in each ruling, in the order of the rulings."""
        number = {id(entry): place for place, entry in enumerate(self.entries)}
        counts: defaultdict[tuple[int, str], Counter[str]] = defaultdict(Counter)
        for phrasing in self.all:
            counts[number[id(phrasing.entry)], phrasing.lang].update(phrasing.weights.keys())
        parts: defaultdict[tuple[str, str], list[tuple[int, float]]] = defaultdict(list)
        for (place, lang), held in counts.items():
            much = {term: log(1 + count) * self._rare[lang, term] for term, count in held.items()}
            whole = sqrt(sum(each * each for each in much.values())) or 1.0
            for term, each in much.items():
                parts[lang, term].append((place, each / whole))
        most = max(2, len(self.entries) // COMMON)
        return {key: held for key, held in parts.items() if len(held) <= most}


def _leading(phrasing: ComparedPhrasing) -> Iterator[str]:
    """The rarest terms of a phrasing, of which any that is nearly the same must hold one."""
    weights, left = phrasing.weights, phrasing.whole
    for term in sorted(weights, key=lambda term: (-weights[term], term)):
        if left < NEAR * phrasing.whole:
            return
        yield term
        left -= weights[term]


def _alike(one: ComparedPhrasing, other: ComparedPhrasing) -> bool:
    if one.names != other.names or one.folded == other.folded:
        return False
    shared = sum(much for term, much in one.weights.items() if term in other.weights)
    return shared >= NEAR * (one.whole + other.whole - shared) > 0


def terms(said: Sequence[str], lang: str) -> Iterator[str]:
    """The words as terms: a name in any language by its kind and id, another word by its stem."""
    names, longest = _names()
    place = 0
    while place < len(said):
        word = said[place]
        if word not in longest:
            yield names.get(word) or stem(word, lang)
            place += 1
            continue
        count = min(longest[word], len(said) - place)
        while (name := names.get("".join(said[place : place + count]))) is None and count > 1:
            count -= 1
        yield name or stem(word, lang)
        place += count


@cache
def _names() -> tuple[dict[str, str], dict[str, int]]:
    """Folded name -> what it names; and for the first word of names, how many words the longest has."""
    known = lexicon.load()
    things = [(kind, id_) for kind in KINDS.values() for id_ in known.ids(kind)]
    every = ((*thing, words(name)) for thing in things for name in known.names(*thing))
    names: dict[str, str] = {}
    longest: Counter[str] = Counter()
    for kind, id_, told in every:
        names.setdefault("".join(told), f"{kind} {id_}")
        for first in told[:1]:
            longest[first] = max(longest[first], len(told))
    return names, longest


def faults(shelf: ShelfPages) -> Iterator[ShelfFinding]:
    """What is asked by two rulings; each pair is told once, at the later one."""
    home = shelf.home.entries if shelf.home else []
    phrasings = Phrasings([*home, *shelf.entries], len(home))
    same = list(phrasings.same())
    told = {(id(one), id(other)) for one, other in same}
    yield from (other.finding("asks_the_same", "question", other=one.id) for one, other in same)
    for kind, pairs in (("phrasing_of_two", phrasings.twins()), ("phrasing_near", phrasings.near())):
        for one, other in pairs:
            if not (kind == "phrasing_near" and (id(one.entry), id(other.entry)) in told):
                place = (f"question.{other.lang}", other.text)
                yield other.entry.finding(kind, *place, text=other.text, like=one.text, other=one.entry.id)
