"""What is kept aside to measure the search by was never shown to it: neither as a phrasing nor for practice."""

import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

from referee import resources
from referee.library.search.words import words
from referee.library.shelf import Library

FOLDER = Path(__file__).parents[3] / "benchmarks" / "questions"


def folded(said: Iterable[str]) -> set[str]:
    """The questions as the search reads them."""
    return {" ".join(words(one)) for one in said}


def asked(pattern: str) -> Iterator[str]:
    """The questions of these files, in order."""
    for path in sorted(FOLDER.glob(pattern)):
        yield from (one["words"] for one in tomllib.loads(path.read_text(encoding="utf-8"))["question"])


def kept_aside() -> set[str]:
    """Every third of the first set, those written last, each of them in the two other languages, and a reader's."""
    others = (said for files in ("fresh_*.toml", "twins.toml", "reader.toml") for said in asked(files))
    return folded([*[*asked("questions.toml")][2::3], *others])


def test_no_question_kept_aside_is_a_phrasing_of_the_shelf() -> None:
    """Nobody finds a ruling by its own words there."""
    rulings = Library.load(resources.rulings()).rulings
    phrasings = folded(said for one in rulings for texts in one.question.values() for said in texts)
    assert phrasings and len(kept_aside()) > 1_000
    assert kept_aside().isdisjoint(phrasings)


def test_no_question_kept_aside_is_learned_from() -> None:
    """Not one stands among those for practice or for tuning."""
    first = [*asked("questions.toml")]
    tuning = [said for place, said in enumerate(first, start=1) if place % 3]
    learned = folded([*asked("practice_*.toml"), *tuning])
    assert len(learned) > 15_000
    assert kept_aside().isdisjoint(learned)
