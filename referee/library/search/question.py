"""What was typed, read as well as it can be.

In go the index and a line of text from anyone, out come weighted terms and what was corrected. A word is
known, or the beginning of a known word if it is the last, or a typing error (names first, then the other words
of the shelf), or two known words written as one; else it stays unknown and counts against every answer.
"""

import sqlite3
from collections.abc import Sequence
from typing import NamedTuple

from referee.library.search.bearing import Bearings, unit
from referee.library.search.bearing import learned as usual
from referee.library.search.lookup import LookUp
from referee.library.search.postings import Postings
from referee.library.search.sense import tells
from referee.library.search.spelling import Guess, Speller, WordReading, corrected
from referee.library.search.terms import Term, Terms
from referee.library.search.translating import Translator
from referee.library.search.words import MIXED, TAUGHT, asking, own, read_in

TRANSLATED = 0.6
"""How much what a question means in other languages counts beside its own words, where these were learned too."""
SHORT = 3
"""A last word of so many letters may be unfinished though it is known."""
ENOUGH_TRUST = 0.8
"""A correction that is trusted less gives way to two known words written as one."""


class Query(NamedTuple):
    """The terms of a question, each typed word that was read as another, where it points, how far it points where
    questions do that nothing answers, and its words as they were read."""

    terms: tuple[Term, ...]
    corrected: tuple[tuple[str, str], ...]
    bearing: Sequence[float] = ()
    astray: float = 0.0
    said: str = ""
    senses: frozenset[str] = frozenset()


class Reader:
    """Reads questions with the words of one index."""

    def __init__(self, db: sqlite3.Connection, postings: Postings, bearings: Bearings | None = None) -> None:
        self._bearings = bearings or usual()
        self._speller = Speller(db)
        self._translator = Translator(db, postings)
        self.terms, self._small = Terms(db, postings), LookUp(db, "select word from small where word")

    def read_ahead(self) -> None:
        """Have the words of the index at hand."""
        self._speller.read_ahead()
        self.terms.read_ahead()
        self._small.read_ahead()

    def read(self, typed: str, lang: str = "en") -> Query:
        """The question in this text; any text is one."""
        said = self._speller.respelt(asking(typed), lang)
        langs = read_in(lang)
        small = {word for word in said if self._small.rows({own(word, each) for each in langs[:1]})}
        spoken = self._speller.spoken(said, langs)
        known = {*spoken, *small}
        last = len(said) - 1 if typed[-1:].isalnum() else -1
        readings = [self._reading(word, word in known, place == last, lang) for place, word in enumerate(said)]
        read_as = ((w, r.guesses[0].shown) for w, r in zip(said, readings, strict=True) if r.corrected)
        parted = [part for reading in readings for part in reading.parted()]
        telling = [word for word in said if spoken.get(word) != 0]  # not names of which no ruling speaks
        terms = tuple(self.terms.of(parted, frozenset(small), langs))
        sensed = self.terms.senses(parted, langs)
        beside = (*self.terms.named(parted, langs), *filter(tells, sorted(sensed)))
        bearing = self._bearing(telling, terms, beside, langs)
        whole = " ".join(reading.guesses[0].word for reading in parted)
        return Query(
            terms,
            tuple(dict.fromkeys(read_as)),
            bearing,
            self._bearings.astray(bearing),
            whole,
            sensed,
        )

    def _bearing(
        self, telling: Sequence[str], terms: Sequence[Term], beside: Sequence[str], langs: Sequence[str]
    ) -> Sequence[float]:
        """Where a question of these words and terms points, and of the names and senses beside them; if it may be in
        words of which nothing was learned, by what they mean in those of which it was, and by both in a language that
        was learned from fewer texts than those that are mixed."""
        itself = self._bearings.question((*telling, *beside)) if langs[0] in TAUGHT else ()
        if langs == MIXED:
            return itself
        its_own = self._speller.spoken(telling, langs[:1])
        mixed = [word for word in self._speller.spoken(telling) if word not in its_own]
        meant = self._bearings.weighed([*self._translator.words(terms, mixed), *((one, 1.0) for one in beside)])
        return unit([one + TRANSLATED * other for one, other in zip(itself, meant, strict=True)]) if itself else meant

    def _reading(self, word: str, known: bool, last: bool, lang: str) -> WordReading:
        itself = (Guess(word, word, 1.0),)
        completions = self._speller.completions(word, lang) if last and (not known or len(word) <= SHORT) else ()
        if known or completions:
            return WordReading(itself, completions=completions)
        form = self._speller.inflected(word, read_in(lang))
        if form:
            return WordReading((form,))
        if self.terms.plays_a_part(word, read_in(lang)):
            return WordReading(itself, known=False)
        guesses = () if any(map(str.isdigit, word)) else self._speller.corrections(word, lang)
        if guesses and guesses[0].trust >= ENOUGH_TRUST:
            return corrected(word, guesses)
        parts = self._speller.split(word, read_in(lang))
        if parts:
            return WordReading(itself, parts)
        return corrected(word, guesses) if guesses else WordReading(itself, known=False)
