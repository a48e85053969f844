"""Numbers of entries are written as runs, so that a line stays short however much is taken back, and read again."""

import pytest

from referee import sets
from referee.core.nouns.entries import Retracted
from referee.notation import line_of

BOOK = sets.bind(("base",))
WRITTEN = {
    (3,): "retract 3",
    (3, 4): "retract 3..4",
    (3, 4, 5, 9): "retract 3..5 9",
    (2, 4, 6): "retract 2 4 6",
}


@pytest.mark.parametrize("numbers", WRITTEN)
def test_those_that_follow_one_another_are_one_run(numbers: tuple[int, ...]) -> None:
    """And those that do not are told one by one."""
    assert line_of(Retracted(numbers[0], numbers[1:]), BOOK) == WRITTEN[numbers]
