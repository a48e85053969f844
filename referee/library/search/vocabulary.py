"""The words of a shelf and its glossary, each with the languages in which it is said and how many rulings say it."""

import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator

from referee.lexicon import Glossary
from referee.library.search.texts import aliases, foreign
from referee.library.search.words import own, words

Spoken = tuple[str, str]
"""A folded word with the language it is said in."""


class Names:
    """Each word of the names of a glossary: how it is shown, and the languages in which it is said."""

    def __init__(self, glossary: Glossary) -> None:
        self.shown: dict[str, str] = {}
        self.langs: dict[str, set[str]] = {}
        for _, lang, alias in aliases(glossary):
            self._name(alias, lang, own("", lang))
        for _, lang, alias in foreign(glossary):
            self._name(alias, lang, "")

    def _name(self, alias: str, lang: str, store: str) -> None:
        said = words(alias)
        for word, told in (("".join(said), alias), *zip(said, said, strict=True)):
            self.shown.setdefault(store + word, told)
            self.langs.setdefault(store + word, set()).add(lang)


_LAST: list[tuple[Glossary, Names]] = []


def _names_of(glossary: Glossary) -> Names:
    """The names of this glossary; those of the last one are remembered, since it mostly is the same again."""
    for last, names in _LAST:
        if last is glossary:
            return names
    names = Names(glossary)
    _LAST[:] = [(glossary, names)]
    return names


class Vocabulary:
    """Counts the words of an index up and down; `store` stores those that were counted."""

    def __init__(self, db: sqlite3.Connection, glossary: Glossary) -> None:
        self._db = db
        self._counted: Counter[Spoken] = Counter()
        self._names = _names_of(glossary)

    def add(self, said: Iterable[Spoken], times: int) -> None:
        """Count each of the words of a ruling so many times."""
        for each in set(said):
            self._counted[each] += times

    def name_all(self) -> None:
        """Store every name, though nobody says it yet."""
        self._put(self._names.langs)

    def store(self) -> None:
        """Store the words that were counted."""
        self._put({word for (word, _), times in self._counted.items() if times})
        self._counted.clear()

    def _put(self, some: Iterable[str]) -> None:
        changes: dict[str, Counter[str]] = {word: Counter() for word in some}
        for (word, lang), times in self._counted.items():
            if word in changes:
                changes[word][lang] = times
        self._db.executemany("delete from words where word = ?", ((word,) for word in self._add_stored(changes)))
        self._db.executemany("insert into words values(?, ?, ?, ?, ?, ?)", self._rows(changes))

    def _add_stored(self, changes: dict[str, Counter[str]]) -> Iterator[str]:
        """Add what is stored already; the words that are."""
        for word, counted in changes.items():
            row = self._db.execute("select langs, df, counts from words where word = ?", (word,)).fetchone()
            if row:
                counted.update(_counts(*row))
                yield word

    def _rows(self, changes: dict[str, Counter[str]]) -> Iterator[tuple[str, int, int, str, str | None, str | None]]:
        for word, counted in changes.items():
            langs = sorted({lang for lang, times in counted.items() if times} | self._names.langs.get(word, set()))
            if langs:
                counts = [counted[lang] for lang in langs]
                told = " ".join(map(str, counts)) if len(counts) > 1 else None
                shown = self._names.shown.get(word)
                other = shown if shown != word else None
                yield word, max(counts), int(shown is not None), " ".join(langs), told, other


def _counts(langs: str, df: int, counts: str | None) -> dict[str, int]:
    """How many rulings say a word in each of its languages, as it is stored: in a single one as many as say it."""
    each = langs.split()
    return {each[0]: df} if counts is None else dict(zip(each, map(int, counts.split()), strict=True))
