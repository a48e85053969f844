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

from referee.lexicon import plain

LANGUAGES = {"nl": "dutch", "it": "italian", "en": "english"}
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


@cache
def _stemmer(lang: str) -> Any:
    return Stemmer.Stemmer(LANGUAGES[lang])


@lru_cache(maxsize=50_000)
def stem(word: str, lang: str) -> str:
    """The stem of a folded word in a language."""
    return str(_stemmer(lang).stemWord(word))


def stems(word: str, langs: Iterable[str] = LANGUAGES) -> tuple[str, ...]:
    """The stems of a word in these languages; mostly in all, since a question may mix them."""
    return tuple(dict.fromkeys(stem(word, lang) for lang in LANGUAGES if lang in langs))


def weight(df: int, rulings: int) -> float:
    """How much a term tells: the rarer among the rulings, the more."""
    return log(1 + (rulings + 0.5) / (df + 0.5))


def name_keys(run: Sequence[str], langs: Iterable[str] = LANGUAGES) -> Iterator[str]:
    """Under which keys a run of words may stand among the names: as it is, or a single word by its stem."""
    yield "".join(run)
    if len(run) == 1 and len(run[0]) > 3:
        yield from (f"{lang}:{stem(run[0], lang)}" for lang in langs)


def longest(said: tuple[str, ...], names: Mapping[str, str], langs: Iterable[str] = LANGUAGES) -> Run:
    """The longest of these names with which the words begin, or the first word alone."""
    for count in range(len(said), 0, -1):
        for key in name_keys(said[:count], langs):
            if key in names:
                return Run(said[:count], tuple(names[key].split()))
    return Run(said[:1])


class NameIndex(dict[str, str]):
    """Key -> concepts. Remembers what each run is found by, since a shelf says few words often."""

    def __init__(self, names: Mapping[str, str] | Iterable[tuple[str, str]]) -> None:
        super().__init__(names)
        self._beginnings = frozenset(key[:end] for key in self for end in range(1, len(key) + 1))
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
        within = (concept for word in run.words for concept in self.get(word, "").split())
        whole = ("".join(run.words),) if len(run.words) > 1 else ()
        return (*dict.fromkeys([*run.concepts, *within]), *(stem(word, lang) for word in run.words), *whole)


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
