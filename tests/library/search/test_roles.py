"""Who does it and to whom, and in which state, is a part of what is asked."""

import pytest

from referee.library.search.sense import senses
from referee.library.search.words import Run
from tests.rows import rows

SHERIFF, DEPUTY = Run(("sheriff",), ("role_sheriff",)), Run(("deputy",), ("role_deputy",))
PARTS = {"by": "by", "be": "done", "i": "anyone", "dead": "life_dead", "another": "other", "cani": "anyone want_may"}


def said(text: str) -> list[Run]:
    """The words of a text as runs, the two roles known."""
    known = {"sheriff": SHERIFF, "deputy": DEPUTY}
    return [known.get(word, Run((word,))) for word in text.split()]


@rows(
    ("text", "doer", "done"),
    [
        ("the sheriff kills a deputy", "sheriff", "deputy"),
        ("a deputy kills the sheriff", "deputy", "sheriff"),
        ("a deputy is killed by the sheriff", "sheriff", "deputy"),
        ("by the sheriff a deputy was shot", "sheriff", "deputy"),
    ],
)
def test_who_does_it_is_told_from_whom_it_is_done_to(text: str, doer: str, done: str) -> None:
    """Parts exchanged make other senses, whatever the order of the words."""
    assert {f"~doer_role_{doer}", f"~done_role_{done}"} < senses(said(text), PARTS)


@pytest.mark.parametrize("text", ["can a deputy be jailed", "i jail the deputy"])
def test_to_whom_it_is_done_is_known_without_a_doer(text: str) -> None:
    """Who asks, or nobody, may be the one who does it."""
    assert senses(said(text), PARTS) == {"~done_role_deputy"}


def test_one_more_of_a_kind_is_somebody_else() -> None:
    """Who does it and whom it is done to may have the same role."""
    assert {"~doer_role_deputy", "~done_role_deputy"} < senses(said("a deputy kills another deputy"), PARTS)


def test_words_may_play_more_parts_than_one() -> None:
    """Who asks whether he may is anybody, and wants a yes or a no."""
    assert senses(said("can i jail the deputy"), PARTS) == {"~done_role_deputy", "~want_may"}


def test_a_state_belongs_to_the_person_beside_it() -> None:
    """Who is dead is told from somebody else's being so."""
    found = senses(said("the sheriff and a dead deputy"), PARTS)
    assert "~life_dead+role_deputy" in found and "~life_dead+role_sheriff" not in found


def test_states_and_numbers_are_senses() -> None:
    """A state and a number that are said stand beside who does it."""
    assert senses(said("4 dead"), PARTS) == {"~life_dead", "~number_4"}
