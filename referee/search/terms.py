"""What is asked, as weighted terms.

In go readings of the words typed, out come terms: a name or a word with all the index terms that answer it, how
well each does, and how much the whole counts. The rarer among the rulings, the more it counts.
"""

import json
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, NamedTuple

from referee.search.spelling import Reading, marks
from referee.search.words import Names, Run, possible_names, runs, stems, weight

CONCEPT, PART, COMPLETION = 0.85, 0.5, 0.6
"""How well a word is answered by another word for the same thing, by a part of it, by its completion."""

Kind = Literal["name", "term", "word", "small", "unknown", "foreign"]
COUNTS: Mapping[Kind, float] = {"name": 1.0, "term": 1.0, "word": 0.75, "small": 0.1, "unknown": 0.6, "foreign": 0.8}
"""How much a word of each kind counts beside its weight. Foreign is what has a name, but stands in no ruling."""
NUMBER, SCRAP = 0.25, 3
"""How much a number counts; the most letters that a scrap has."""


class Term(NamedTuple):
    """One thing asked: each of these index terms answers it, more or less well; `df` is in how many rulings at most.

    `kin` are index terms that stand where its own do, the closest first: they hint at what it means. `usual` is how
    often a ruling says it on average.
    """

    said: str
    kind: Kind
    any_of: tuple[tuple[str, float], ...]
    weight: float
    df: int = 0
    kin: tuple[tuple[str, float], ...] = ()
    usual: float = 1.0

    @property
    def needed(self) -> bool:
        """Whether it says enough to look for it."""
        return self.kind != "small"


class Draft(NamedTuple):
    """A run of words with how its first word was read, and the index terms that answer it, the best first."""

    run: Run
    reading: Reading
    any_of: tuple[tuple[str, float], ...]

    @property
    def own(self) -> Sequence[str]:
        """The terms whose rarity is the run's: its concepts, else its stems; all, if it is unfinished."""
        if self.run.concepts:
            return self.run.concepts
        return [term for term, _ in self.any_of] if self.reading.completions else stems(self.run.words[0])


def terms_of(db: sqlite3.Connection, readings: Sequence[Reading], small: set[str], rulings: int) -> Iterator[Term]:
    """The terms of a question; if it is nothing but small words, they count as others do."""
    drafts = [draft for draft in _drafts(db, readings, small) if draft.run.concepts or len(draft.run.words[0]) > 1]
    frequency, said = _frequencies(db, [term for draft in drafts for term in (*draft.own, *dict(draft.any_of))])
    kinds = [_kind(draft, small, frequency) for draft in drafts]
    if all(kind == "small" for kind in kinds):
        kinds = ["word"] * len(kinds)
    for draft, kind in zip(drafts, kinds, strict=True):
        rare = min(weight(frequency.get(term, 0), rulings) for term in draft.own)
        counts = rare * draft.reading.guesses[0].trust * _counts(kind, draft.run)
        most = sum(frequency.get(term, 0) for term, _ in draft.any_of)
        hints = tuple((other, close) for other, close in _kin(db, draft, frequency)) if kind != "small" else ()
        usual = max((how_well * said.get(term, 0) for term, how_well in draft.any_of), default=0.0) / rulings
        yield Term(" ".join(draft.run.words), kind, draft.any_of, counts, most, hints, usual or 1.0)


def _drafts(db: sqlite3.Connection, readings: Sequence[Reading], small: set[str]) -> Iterator[Draft]:
    said = [reading.guesses[0].word for reading in readings]
    names = _names(db, [*said, *(word for reading in readings for word, _ in reading.others)])
    place = 0
    for run in runs(said, names):
        reading = readings[place]
        yield Draft(run, reading, _any_of(run, reading, names, small))
        place += len(run.words)


def _kin(db: sqlite3.Connection, draft: Draft, frequency: Mapping[str, int]) -> Sequence[tuple[str, float]]:
    """The kin of the usual one of the terms that answer a run best."""
    usual = max(draft.any_of, key=lambda pair: frequency.get(pair[0], 0))[0]
    row = db.execute("select kin from kin where term = ?", (usual,)).fetchone()
    return json.loads(row[0]) if row else ()


def _names(db: sqlite3.Connection, said: Sequence[str]) -> Names:
    keys = sorted(possible_names(said))
    return Names(db.execute(f"select key, concept from names where key in ({marks(keys)})", keys))


def _frequencies(db: sqlite3.Connection, terms: Sequence[str]) -> tuple[dict[str, int], dict[str, int]]:
    """In how many rulings each of these stands, and how often it is said in all."""
    unique = list(dict.fromkeys(terms))
    rows = db.execute(f"select term, df, said from terms where term in ({marks(unique)})", unique).fetchall()
    return {term: df for term, df, _ in rows}, {term: said for term, _, said in rows}


def _kind(draft: Draft, small: set[str], frequency: Mapping[str, int]) -> Kind:
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


def _any_of(run: Run, reading: Reading, names: Mapping[str, str], small: set[str]) -> tuple[tuple[str, float], ...]:
    best: dict[str, float] = {}
    for term, how_well in (*_itself(run, names, small), *_instead(run, reading, names)):
        best[term] = max(how_well, best.get(term, 0.0))
    return tuple(sorted(best.items(), key=lambda pair: -pair[1]))


def _itself(run: Run, names: Mapping[str, str], small: set[str]) -> Iterator[tuple[str, float]]:
    """What answers a run as it was read: its concepts, its very words, the words of a longer one."""
    loose = any(concept.startswith("term_") for concept in run.concepts)
    yield from ((concept, CONCEPT if loose else 1.0) for concept in run.concepts)
    if len(run.words) == 1 and (loose or not run.concepts):
        yield from ((one, 1.0) for one in stems(run.words[0]))
    elif loose:
        yield "".join(run.words), 1.0
        parts = [word for word in run.words if word not in small]
        yield from ((one, PART) for word in parts for one in (*names.get(word, "").split(), *stems(word)))


def _instead(run: Run, reading: Reading, names: Mapping[str, str]) -> Iterator[tuple[str, float]]:
    """What answers a single word that may have been meant otherwise."""
    if len(run.words) == 1:
        for word, trust in reading.others:
            how_well = COMPLETION if word in reading.completions else trust
            yield from ((one, how_well) for one in (*stems(word), *names.get(word, "").split()))
