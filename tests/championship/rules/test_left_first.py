"""Who left first is told by what happened first, not by what was written down first."""

import pytest

from referee.championship.rules import entries as e
from referee.championship.rules.bracket import FINAL, bracket
from referee.championship.rules.folding import tournament_of
from tests.championship.rules.test_bracket import FEW, SEMIS, left

KNOWN = [*FEW, *SEMIS, left(1)]
LEFT = len(KNOWN) - 1


@pytest.mark.parametrize(
    ("more", "winner"),
    [
        ((), 3),
        ((left(3),), 3),
        ((e.Inserted(LEFT, left(3)),), 1),
        ((e.Inserted(LEFT, left(3)), e.Retracted(LEFT + 1)), 3),
        ((e.Inserted(LEFT, e.Warned(3, "late")), e.Inserted(LEFT + 1, left(3))), 1),
    ],
)
def test_of_two_who_left_the_first_to_go_loses_the_final(more: tuple[e.Logged, ...], winner: int) -> None:
    """ITC-228: a leaving that was forgotten and put in before the other one came before it."""
    assert bracket(tournament_of([*KNOWN, *more]))[FINAL].winner == winner
