"""What is kept aside to measure the search by was never shown to it: neither as a phrasing nor for practice."""

from collections.abc import Iterable

from benchmarks.search_questions import FRESH_PAIRS, for_practice, last_pairs, pairs, questions
from referee.library.search.words import words
from tests.shelf import the_shelf


def folded(said: Iterable[str]) -> set[str]:
    """The questions as the search reads them."""
    return {" ".join(words(one)) for one in said}


def kept_aside() -> set[str]:
    """Every third of the first set, all sets that were written to measure by, and the pairs written last."""
    measured = (*pairs(looked_at=True, name=FRESH_PAIRS), *pairs(looked_at=False, name=FRESH_PAIRS), *last_pairs())
    return folded(one.words for one in (*(one for one in questions() if one.aside), *measured))


def test_no_question_kept_aside_is_a_phrasing_of_the_shelf() -> None:
    """Nobody finds a ruling by its own words there."""
    rulings = the_shelf().rulings
    phrasings = folded(said for one in rulings for texts in one.question.values() for said in texts)
    assert phrasings and len(kept_aside()) > 1_000
    assert kept_aside().isdisjoint(phrasings)


def test_no_question_kept_aside_is_learned_from() -> None:
    """Not one stands among those for practice or for tuning, or in the half of the pairs that may be looked at."""
    learned = folded(one.words for one in (*for_practice(), *pairs(looked_at=True)))
    assert len(learned) > 15_000
    assert kept_aside().isdisjoint(learned)
