"""The questions that the search is measured by, and what may be done with them.

Every third question of questions/questions.toml is kept aside: the ranking is never tuned on it, and only totals are
printed of it. The questions of practice_*.toml are all for tuning; those of fresh_*.toml, written when all of it
stood, are all kept aside. So are those of twins.toml: each of these asked again in the two other languages, so that
the languages can be compared by the same questions; those of reader.toml, by somebody who then read and judged
the answers; those of german.toml and boxes.toml, written from the clauses alone; and those of unanswerable.toml, that
nothing answers.

Of the pairs in which parts change places, one half of pairs.toml may be looked at and learned from, and one half of
pairs_fresh.toml may be looked at, and no other; those of pairs_third.toml were written last, when the search had never
been mended by any of pairs_fresh.toml.
"""

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import NamedTuple

FOLDER = Path(__file__).with_name("questions")
PAIRS, FRESH_PAIRS, LAST_PAIRS = "pairs.toml", "pairs_fresh.toml", "pairs_third.toml"
KEPT_ASIDE = {
    "aside": "Kept aside",
    "last": "Kept aside, written last",
    "twins": "Kept aside, in the other languages",
    "reader": "Kept aside, by a reader who judged the answers",
    "german": "Kept aside, in a language that nothing was learned of",
    "unanswerable": "Kept aside, that nothing answers",
    "boxes": "Kept aside, about the boxes",
}
PARTS = {"practice": "For practice", "tuning": "For tuning", **KEPT_ASIDE}


class Question(NamedTuple):
    """What somebody types, and the clauses that answer it: none if nothing does; the one ruling meant, if one is."""

    words: str
    lang: str
    style: str
    clauses: frozenset[str]
    ruling: str = ""
    part: str = ""

    @property
    def aside(self) -> bool:
        """Whether nothing may be learned from it, and only totals printed of it."""
        return self.part in KEPT_ASIDE


@cache
def questions() -> tuple[Question, ...]:
    """All of them."""
    files = {"practice": "practice_*.toml", "last": "fresh_*.toml"}
    files |= {part: f"{part}.toml" for part in ("twins", "reader", "german", "unanswerable", "boxes")}
    others = (one for part, pattern in files.items() for one in _read(pattern, part))
    return (*first_set(), *others)


def first_set() -> Iterator[Question]:
    """The set written first, for tuning but for every third question."""
    for place, one in enumerate(_read("questions.toml"), start=1):
        yield one._replace(part="tuning" if place % 3 else "aside")


def for_tuning() -> list[Question]:
    """Those of the first set that may be looked at."""
    return [one for one in first_set() if not one.aside]


def for_practice() -> list[Question]:
    """Every question that is not kept aside."""
    return [one for one in questions() if not one.aside]


def pairs(looked_at: bool, name: str = PAIRS) -> list[Question]:
    """The questions of pairs in which parts change places: of the half that may be looked at, or of the other."""
    told = tomllib.loads((FOLDER / name).read_text(encoding="utf-8"))
    drawn = {*Random(told["seed"]).sample(range(1, told["pairs"] + 1), told["pairs"] // 2)}
    chosen = [entry for entry in told["question"] if (entry["pair"] in drawn) == looked_at]
    return [Question(one["words"], one["lang"], one["style"], frozenset(one["clauses"])) for one in chosen]


def last_pairs() -> list[Question]:
    """The questions of the pairs written last, of which none may be looked at."""
    return [*_read(LAST_PAIRS)]


def _read(pattern: str, part: str = "") -> Iterator[Question]:
    for path in sorted(FOLDER.glob(pattern)):
        for entry in tomllib.loads(path.read_text(encoding="utf-8"))["question"]:
            clauses = frozenset(entry["clauses"])
            yield Question(entry["words"], entry["lang"], entry["style"], clauses, entry.get("ruling", ""), part)
