"""A text as the search sees it: folded words, their stems in each language, and the names among them.

In goes a text, out come runs of words; a run that is a name of the glossary carries its concept, a term
that is the same in every language (`card_beer`). Shelf and question are read by the same functions.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import accumulate, takewhile
from math import log
from typing import Any, NamedTuple

import Stemmer  # type: ignore[import-not-found]

from referee.languages import LANGUAGES, facts
from referee.lexicon import plain

MIXED = tuple(lang for lang in LANGUAGES if facts(lang).mixed)
"""The languages that are read together, whatever the language of the asker."""
TAUGHT = tuple(lang for lang in LANGUAGES if facts(lang).mixed or facts(lang).learned)
"""The languages of which it was learned what their words are about."""
LONGEST_NAME = 4
"""No name of the glossary that is looked for has more words than this."""

MOST_WORDS, LONGEST_WORD = 40, 40
"""As far as a text is read by which somebody asks: so many words, so many letters of each."""

_WORD = re.compile(r"[^\W_]+")


class Run(NamedTuple):
    """A name of one or more words with its concepts (mostly one), or a single word without."""

    words: tuple[str, ...]
    concepts: tuple[str, ...] = ()


def spans(text: str) -> Iterator[tuple[int, int]]:
    """Where the words of a text stand."""
    return (match.span() for match in _WORD.finditer(text))


def writable(text: str) -> str:
    """The text with a question mark for what no text may hold: half of a pair of code units."""
    return text.encode(errors="replace").decode()


def words(text: str) -> list[str]:
    """The folded words of a text, in order."""
    return _WORD.findall(plain(text))


def asking(text: str) -> list[str]:
    """The folded words by which somebody asks, as far as they are read; any text may be one."""
    return [word[:LONGEST_WORD] for word in words(text[: MOST_WORDS * LONGEST_WORD])][:MOST_WORDS]


def own(word: str, lang: str) -> str:
    """A word as one of this language: those of mixed languages are one store of words, any other has its own."""
    return word if lang in MIXED else f"{lang}={word}"


def bare(word: str) -> str:
    """A word without the sign of the language whose own it is."""
    return word.rpartition("=")[2]


def read_in(lang: str) -> tuple[str, ...]:
    """The languages in which a question is read that is asked in this one: its own first, then those that are mixed."""
    return MIXED if lang in MIXED or lang not in LANGUAGES else (lang, *MIXED)


@cache
def _stemmer(lang: str) -> Any:
    """The Snowball stemmer of a language; none where its folder names none that there is."""
    name = facts(lang).stemmer
    return Stemmer.Stemmer(name) if name in Stemmer.algorithms() else None


@lru_cache(maxsize=50_000)
def bare_stem(word: str, lang: str) -> str:
    """The stem of a folded word in a language; the word itself, where nobody told how to find it."""
    stemmer = _stemmer(lang)
    return str(stemmer.stemWord(word)) if stemmer else word


def stem(word: str, lang: str) -> str:
    """The index term of a folded word in a language: its stem."""
    return own(bare_stem(word, lang), lang)


def stems(word: str, langs: Iterable[str] = MIXED) -> tuple[str, ...]:
    """The stems of a word in these languages; mostly in all, since a question may mix them."""
    return tuple(dict.fromkeys(stem(word, lang) for lang in LANGUAGES if lang in langs))


def weight(df: int, rulings: int) -> float:
    """How much a term tells: the rarer among the rulings, the more."""
    return log(1 + (rulings + 0.5) / (df + 0.5))


def name_keys(run: Sequence[str], langs: Iterable[str] = MIXED) -> Iterator[str]:
    """Under which keys a run of words may stand among the names: as it is, or a single word by its stem."""
    joined = "".join(run)
    yield from spellings(joined, langs)
    if len(run) == 1 and len(run[0]) > 3:
        yield from (f"{lang}:{bare_stem(run[0], lang)}" for lang in langs)


def longest(said: tuple[str, ...], names: Mapping[str, str], langs: Iterable[str] = MIXED) -> Run:
    """The longest of these names with which the words begin, or the first word alone."""
    for count in range(len(said), 0, -1):
        for key in name_keys(said[:count], langs):
            if key in names:
                return Run(said[:count], tuple(names[key].split()))
    return Run(said[:1])


def meant_by(word: str, names: Mapping[str, str], langs: Iterable[str]) -> list[str]:
    """The concepts of which a word is a name to who speaks these languages: in the first that knows it."""
    return next((names[key] for key in spellings(word, langs) if key in names), "").split()


def spellings(word: str, langs: Iterable[str]) -> list[str]:
    """The word as it may stand among the names to who speaks these languages."""
    return [*(own(word, lang) for lang in langs if lang not in MIXED), word]


class NameIndex(dict[str, str]):
    """Key -> concepts. Remembers what each run is found by, since a shelf says few words often."""

    def __init__(self, names: Mapping[str, str] | Iterable[tuple[str, str]]) -> None:
        super().__init__(names)
        typed = [key.rpartition("=")[2] for key in self]
        self._beginnings = frozenset(key[:end] for key in typed for end in range(1, len(key) + 1))
        self.terms = lru_cache(maxsize=50_000)(self._terms)
        self.run = lru_cache(maxsize=50_000)(self._run)

    def ahead(self, said: Sequence[str]) -> tuple[str, ...]:
        """As many of these words as a name may begin with, the first at least."""
        joined = accumulate(said[:LONGEST_NAME])
        return tuple(said[: max(1, sum(1 for _ in takewhile(self._beginnings.__contains__, joined)))])

    def at(self, said: Sequence[str], place: int, langs: tuple[str, ...]) -> Run:
        """The run with which the words from this place on begin."""
        if place + 1 < len(said) and said[place] + said[place + 1] in self._beginnings:
            return self.run(self.ahead(said[place : place + LONGEST_NAME]), langs)
        return self.run((said[place],), langs)

    def _run(self, ahead: tuple[str, ...], langs: tuple[str, ...]) -> Run:
        return longest(ahead, self, langs)

    def _terms(self, run: Run, lang: str) -> Sequence[str]:
        """What a run is found by: its concepts, those of the words within it, their stems, and itself as one word."""
        within = (concept for word in run.words for concept in meant_by(word, self, (lang,)))
        whole = (own("".join(run.words), lang),) if len(run.words) > 1 else ()
        concepts = (own(concept, lang) for concept in dict.fromkeys([*run.concepts, *within]))
        return (*concepts, *(stem(word, lang) for word in run.words), *whole)


def runs(said: Sequence[str], names: NameIndex, langs: tuple[str, ...]) -> Iterator[Run]:
    """The words as runs, the longest names first."""
    place = 0
    while place < len(said):
        run = names.at(said, place, langs)
        yield run
        place += len(run.words)


def marks(said: str, lang: str, names: NameIndex) -> list[tuple[int, int, Sequence[str]]]:
    """Where each word of a text stands, and the terms for which it is marked."""
    places = list(spans(said))
    folded = ["".join(words(said[start:end])) for start, end in places]
    found: list[tuple[int, int, Sequence[str]]] = []
    for run in runs(folded, names, (lang,)):
        here, places = places[: len(run.words)], places[len(run.words) :]
        found.append((here[0][0], here[-1][1], names.terms(run, lang)))
    return found
