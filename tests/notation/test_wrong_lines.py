"""A line that cannot be read is refused with the very word that is wrong, and no more of it than a line holds."""

import pytest

from referee import sets
from referee.errors import BadLine
from referee.lexicon import load
from referee.notation import read, read_position
from tests.rows import rows

FOUR = """
seat 1 "Anna" sheriff kit_carlson life 3/5 hand 3
seat 2 "Bruno" outlaw sid_ketchum life 4/4 hand 4
seat 3 "Carla" outlaw el_gringo life 3/3 hand 3
seat 4 "Dario" renegade vulture_sam life 4/4 hand 4
turn 1 play
deck 40
"""
WRONG = {
    "1 putback 1 for beer": ("too_much", "for"),
    "2 out xyzzy outlaw": ("unknown_word", "xyzzy"),
    "2 out outlaw sheriff": ("too_much", "sheriff"),
    f"won {'x' * 50}": ("unknown_word", "x" * 40),
}


@rows("line", WRONG)
def test_the_word_that_is_wrong_is_named(line: str) -> None:
    """The first of them, cut off where it is endless."""
    table, book = read_position(FOUR, sets.bind, load())
    with pytest.raises(BadLine) as refused:
        read(line, table, book, load())
    assert (refused.value.key, refused.value.about["word"]) == WRONG[line]
