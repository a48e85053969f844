"""What is asked, as weighted terms.

In go readings of the words typed, out come terms: a name or a word with all the index terms that answer it, how
well each does, and how much the whole counts. The rarer among the rulings, the more it counts.
"""

import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from functools import lru_cache, partial
from typing import Literal, NamedTuple

from referee.library.search.kin import Kin, kin_of
from referee.library.search.lookup import LookUp
from referee.library.search.postings import Postings
from referee.library.search.sense import senses
from referee.library.search.spelling import WordReading
from referee.library.search.words import (
    LONGEST_NAME,
    MIXED,
    NameIndex,
    Run,
    longest,
    meant_by,
    name_keys,
    own,
    spellings,
    stems,
    weight,
)

CONCEPT, PART, COMPLETION = 0.85, 0.5, 0.6
"""How well a word is answered by another word for the same thing, by a part of it, by its completion."""

Kind = Literal["name", "term", "word", "small", "unknown", "foreign"]
COUNTS: Mapping[Kind, float] = {"name": 1.0, "term": 1.0, "word": 0.75, "small": 0.1, "unknown": 0.6, "foreign": 0.8}
"""How much a word of each kind counts beside its weight. Foreign is what has a name, but stands in no ruling."""
REMEMBERED = 4_096
"""How many terms are remembered: of a question typed letter by letter only the last is new."""
NUMBER, SCRAP = 0.25, 3
"""How much a number counts; the most letters that a scrap has."""


class Term(NamedTuple):
    """One thing asked: each of these index terms answers it, more or less well; `df` is in how many rulings at most.

    `kin` are index terms, by their ids, that stand where its own do, the closest first: they hint at what it means.
    `usual` is how often a ruling says it on average; `guessed` is what was typed otherwise, by more than a slip.
    """

    said: str
    kind: Kind
    any_of: tuple[tuple[str, float], ...]
    weight: float
    df: int = 0
    kin: Kin = ()
    usual: float = 1.0
    guessed: bool = False

    @property
    def needed(self) -> bool:
        """Whether it says enough to look for it."""
        return self.kind != "small"


Langs = tuple[str, ...]
"""The languages in which a question is read."""


class TermDraft(NamedTuple):
    """A run of words with how its first word was read, and the index terms that answer it, the best first."""

    run: Run
    reading: WordReading
    langs: Langs
    any_of: tuple[tuple[str, float], ...]

    @property
    def own(self) -> Sequence[str]:
        """The terms whose rarity is the run's: its concepts, else its stems; all, if it is unfinished."""
        if self.run.concepts:
            return self.run.concepts
        return [term for term, _ in self.any_of] if self.reading.completions else stems(self.run.words[0], self.langs)


class Terms:
    """Makes terms of readings, by what one index knows of names and words; those once made are remembered."""

    def __init__(self, db: sqlite3.Connection, postings: Postings) -> None:
        self._rulings = max(1, postings.rulings)
        self._parts = dict(db.execute("select word, part from parts"))
        self._names = LookUp(db, "select key, concept from names where key")
        self._told = LookUp(db, "select term, df, said from terms where term")
        self._kin = lru_cache(maxsize=512)(partial(kin_of, db, postings))
        self._run = lru_cache(maxsize=REMEMBERED)(self._longest)
        self._term = lru_cache(maxsize=REMEMBERED)(self._made)

    def read_ahead(self) -> None:
        """Have all names and terms at hand, if they are not too many."""
        self._names.read_ahead()
        self._told.read_ahead()

    def of(self, readings: Sequence[WordReading], small: frozenset[str], langs: Langs = MIXED) -> list[Term]:
        """The terms of a question in these languages; if it is nothing but small words, they count as others do."""
        read = [each for each in self._runs(readings, langs) if each[0].concepts or len(each[0].words[0]) > 1]
        terms = [self._term(run, reading, small.intersection(run.words), langs) for run, reading in read]
        if all(term.kind == "small" for term in terms):
            return [self._term(run, reading, small.intersection(run.words), langs, "word") for run, reading in read]
        return terms

    def plays_a_part(self, word: str, langs: Langs = MIXED) -> bool:
        """Whether a word is one of those by which senses are known."""
        return not self._parts.keys().isdisjoint(spellings(word, langs))

    def senses(self, readings: Sequence[WordReading], langs: Langs = MIXED) -> frozenset[str]:
        """What a question says beside its words: who does what to whom, and in which state."""
        return senses([run for run, _ in self._runs(readings, langs)], self._parts, langs)

    def named(self, readings: Sequence[WordReading], langs: Langs = MIXED) -> list[str]:
        """The concepts of all that is named in a question and of which any ruling speaks."""
        return [*self._told.rows(one for run, _ in self._runs(readings, langs) for one in run.concepts)]

    def _runs(self, readings: Sequence[WordReading], langs: Langs) -> Iterator[tuple[Run, WordReading]]:
        """The words as runs, the longest names first, each with how its first word was read."""
        said = tuple(reading.guesses[0].word for reading in readings)
        place = 0
        while place < len(said):
            run = self._run(said[place : place + LONGEST_NAME], langs)
            yield run, readings[place]
            place += len(run.words)

    def _longest(self, ahead: tuple[str, ...], langs: Langs) -> Run:
        keys = (key for count in range(1, len(ahead) + 1) for key in name_keys(ahead[:count], langs))
        return longest(ahead, self._named(keys), langs)

    def _named(self, keys: Iterable[str]) -> dict[str, str]:
        return {key: concept for key, (concept,) in self._names.rows(keys).items()}

    def names_in(self, said: Sequence[str], lang: str) -> NameIndex:
        """The names that may stand in a text of these folded words in this language."""
        begun = ((place, count) for place in range(len(said)) for count in range(1, LONGEST_NAME + 1))
        runs = (said[place : place + count] for place, count in begun)
        return NameIndex(self._named([key for run in runs for key in name_keys(run, (lang,))]))

    def _made(
        self, run: Run, reading: WordReading, small: frozenset[str], langs: Langs, kind: Kind | None = None
    ) -> Term:
        said = (*run.words, *(word for word, _ in reading.others), *(word for word, _ in reading.completions))
        names = self._named([key for word in said for key in spellings(word, langs)])
        draft = TermDraft(run, reading, langs, _any_of(run, reading, names, small, langs))
        told = self._told.rows((*draft.own, *dict(draft.any_of)))
        frequency, often = ({term: row[place] for term, row in told.items()} for place in (0, 1))
        kind = kind or _kind(draft, small, frequency)
        rare = min(weight(frequency.get(term, 0), self._rulings) for term in draft.own)
        counts = rare * reading.guesses[0].trust * _counts(kind, run)
        most = sum(frequency.get(term, 0) for term, _ in draft.any_of)
        hints = self._kin(_usual(draft, frequency)) if kind != "small" else ()
        usual = max((how_well * often.get(term, 0) for term, how_well in draft.any_of), default=0.0) / self._rulings
        guessed = reading.guessed and kind != "name"
        return Term(" ".join(run.words), kind, draft.any_of, counts, most, hints, usual or 1.0, guessed)


def _usual(draft: TermDraft, frequency: Mapping[str, int]) -> str:
    """The usual one of the terms that answer a run best: its kin hint at what is meant."""
    return max(draft.any_of, key=lambda pair: frequency.get(pair[0], 0))[0]


def _kind(draft: TermDraft, small: Set[str], frequency: Mapping[str, int]) -> Kind:
    concepts, reading = draft.run.concepts, draft.reading
    if concepts:
        heard = any(term in frequency for term, _ in draft.any_of)
        return "foreign" if not heard else "term" if concepts[0].startswith("term_") else "name"
    if draft.run.words[0] in small and not reading.completions:
        return "small"
    return "word" if reading.known else "unknown"


def _counts(kind: Kind, run: Run) -> float:
    """How much a run counts beside its weight: a number that is no name, or a scrap nobody knows, but little."""
    scrap = kind == "unknown" and len(run.words[0]) <= SCRAP
    number = kind in ("word", "unknown") and run.words[0].isdigit()
    return min(COUNTS[kind], NUMBER) if scrap or number else COUNTS[kind]


def _any_of(
    run: Run, reading: WordReading, names: Mapping[str, str], small: Set[str], langs: Langs
) -> tuple[tuple[str, float], ...]:
    best: dict[str, float] = {}
    for term, how_well in (*_itself(run, names, small, langs), *_instead(run, reading, names, langs)):
        best[term] = max(how_well, best.get(term, 0.0))
        for lang in langs if "_" in term else ():  # a concept stands in the texts of each language by itself
            best[own(term, lang)] = best[term]
    return tuple(sorted(best.items(), key=lambda pair: -pair[1]))


def _itself(run: Run, names: Mapping[str, str], small: Set[str], langs: Langs) -> Iterator[tuple[str, float]]:
    """What answers a run as it was read: its concepts, its very words, the words of a longer one."""
    loose = any(concept.startswith("term_") for concept in run.concepts)
    yield from ((concept, CONCEPT if loose else 1.0) for concept in run.concepts)
    if len(run.words) == 1 and (loose or not run.concepts):
        yield from ((one, 1.0) for one in stems(run.words[0], langs))
    elif loose:
        yield from ((one, 1.0) for one in dict.fromkeys(own("".join(run.words), lang) for lang in langs))
        parts = [word for word in run.words if word not in small]
        yield from ((one, PART) for word in parts for one in (*meant_by(word, names, langs), *stems(word, langs)))


def _instead(run: Run, reading: WordReading, names: Mapping[str, str], langs: Langs) -> Iterator[tuple[str, float]]:
    """What answers a single word that may have been meant otherwise, or is unfinished."""
    if len(run.words) == 1:
        for word, trust in reading.others:
            yield from ((one, trust) for one in (*stems(word, langs), *meant_by(word, names, langs)))
        for word, spoken in reading.completions:
            yield from ((one, COMPLETION) for one in (*stems(word, spoken), *meant_by(word, names, langs)))
