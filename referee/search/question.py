"""What was typed, read as well as it can be.

In go the index and a line of text from anyone, out come weighted terms and what was corrected. A word is
known, or the beginning of a known word if it is the last, or a typing error (first the glossary, then the
words of the shelf), or two known words written as one; else it stays unknown and counts against every answer.
"""

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from referee.lexicon import edits_allowed
from referee.search.words import Run, possible_names, runs, stems, weight, words

MOST_WORDS, LONGEST_WORD, MOST_COMPLETIONS = 40, 40, 12
SMALL, UNKNOWN = 0.1, 0.6
"""How much a small word counts, and a word that nobody knows, beside their weight."""


class Term(NamedTuple):
    """One thing asked: any of these index terms answers it."""

    any_of: tuple[str, ...]
    weight: float
    needed: bool


class Question(NamedTuple):
    """The terms of a question, and each typed word that was read as another."""

    terms: tuple[Term, ...]
    corrected: tuple[tuple[str, str], ...]


class Reading(NamedTuple):
    """How one typed word is read: as these words, with this trust; or as any completion of it."""

    words: tuple[str, ...]
    trust: float = 1.0
    shown: str | None = None
    completions: tuple[str, ...] = ()


def read(db: sqlite3.Connection, typed: str) -> Question:
    """The question in this text; any text is one."""
    said = [word[:LONGEST_WORD] for word in words(typed[: MOST_WORDS * LONGEST_WORD])][:MOST_WORDS]
    known = _found(db, "select word from words where word", said) | _small(db, said)
    open_end = typed[-1:].isalnum()
    readings = [
        Reading((word,)) if word in known else _read(db, word, open_end and place == len(said) - 1)
        for place, word in enumerate(said)
    ]
    terms = tuple(_terms(db, readings))
    corrected = ((word, r.shown) for word, r in zip(said, readings, strict=True) if r.shown)
    return Question(terms, tuple(dict.fromkeys(corrected)))


def _read(db: sqlite3.Connection, word: str, last: bool) -> Reading:
    completions = _completions(db, word) if last else ()
    if completions:
        return Reading((word,), 1.0, None, completions)
    corrected = _corrected(db, word)
    if corrected and corrected.trust >= 0.9:
        return corrected
    return _split(db, word) or corrected or Reading((word,), UNKNOWN)


def _completions(db: sqlite3.Connection, word: str) -> tuple[str, ...]:
    """The known words that begin with this one, those of the glossary and the usual ones first."""
    query = "select word from words where word > ? and word < ? order by named desc, df desc limit ?"
    found = db.execute(query, (word, word + "\U0010ffff", MOST_COMPLETIONS)) if len(word) > 1 else ()
    return tuple(completion for (completion,) in found)


def _corrected(db: sqlite3.Connection, word: str) -> Reading | None:
    """The nearest known word: fewest edits, then a name, then the same first letter, then the usual one."""
    allowed = edits_allowed(word)
    if not allowed:
        return None
    from rapidfuzz.distance import OSA  # only a typing error pays for it

    query = "select word, named, df, shown from words where length between ? and ?"
    near = [
        (distance, -named, other[0] != word[0], -df, other, shown)
        for other, named, df, shown in db.execute(query, (len(word) - allowed, len(word) + allowed))
        if (distance := OSA.distance(word, other, score_cutoff=allowed)) <= allowed
    ]
    if not near:
        return None
    distance, *_, other, shown = min(near)
    return Reading((other,), 1 - distance / 10, shown)


def _split(db: sqlite3.Connection, word: str) -> Reading | None:
    """Two known words written as one, as Dutch does: the pair with the longest second word."""
    pairs = [(word[:cut], word[cut:]) for cut in range(3, len(word) - 2)]
    known = _found(db, "select word from words where word", [part for pair in pairs for part in pair])
    return next((Reading(pair, 0.95) for pair in pairs if known.issuperset(pair)), None)


def _terms(db: sqlite3.Connection, readings: Sequence[Reading]) -> Iterator[Term]:
    said = [word for reading in readings for word in reading.words]
    trust = {word: reading.trust for reading in readings for word in reading.words}
    completions = {reading.words[0]: reading.completions for reading in readings if reading.completions}
    names = _names(db, [*said, *(word for more in completions.values() for word in more)])
    small = _small(db, said)
    asked = [
        (_any_of(run, completions.get(run.words[0], ()), names), run)
        for run in runs(said, names)
        if run.concept or len(run.words[0]) > 1
    ]
    weights = _weights(db, [term for any_of, _ in asked for term in any_of])
    only_small = all(not run.concept and run.words[0] in small for _, run in asked)
    for any_of, run in asked:
        needed = only_small or bool(run.concept) or run.words[0] not in small
        rare = min(weights[term] for term in any_of)
        yield Term(any_of, rare * trust[run.words[0]] * (1 if needed else SMALL), needed)


def _any_of(run: Run, completions: Sequence[str], names: dict[str, str]) -> tuple[str, ...]:
    if completions:
        return tuple(dict.fromkeys(term for word in completions for term in (names.get(word), *stems(word)) if term))
    return (run.concept,) if run.concept else stems(run.words[0])


def _weights(db: sqlite3.Connection, terms: Sequence[str]) -> dict[str, float]:
    (rulings,) = db.execute("select value from meta where key = 'rulings'").fetchone()
    unique = list(dict.fromkeys(terms))
    query = f"select term, df from terms where term in ({_marks(unique)})"
    frequency = dict(db.execute(query, unique))
    return {term: weight(frequency.get(term, 0), rulings) for term in unique}


def _names(db: sqlite3.Connection, said: Sequence[str]) -> dict[str, str]:
    keys = sorted(possible_names(said))
    return dict(db.execute(f"select key, concept from names where key in ({_marks(keys)})", keys))


def _small(db: sqlite3.Connection, said: Sequence[str]) -> set[str]:
    return _found(db, "select word from small where word", said)


def _found(db: sqlite3.Connection, query: str, values: Sequence[str]) -> set[str]:
    return {value for (value,) in db.execute(f"{query} in ({_marks(values)})", values)}


def _marks(values: Iterable[str]) -> str:
    return ",".join("?" for _ in values)
