"""Between two turns, a card or a draw! of nobody named is that of the player whose turn comes, begun or not."""

import pytest

from referee import sets
from referee.errors import BadLine
from referee.lexicon import load
from referee.notation import line_of, read, read_position
from tests.rows import rows

OVER = """
seat 1 "Anna" sheriff kit_carlson life 3/5 hand 3
seat 2 "Bruno" outlaw sid_ketchum life 4/4 hand 4 play jail/js
seat 3 "Carla" outlaw el_gringo life 3/3 hand 3
seat 4 "Dario" renegade vulture_sam life 4/4 hand 4
turn 1 over
deck 40
"""
MEANT = {
    "flip 7h": ["2 flip jail 7h"],
    "bruno flip 7h": ["2 flip jail 7h"],
    "beer": ["2 beer"],
    "bang carla": ["2 bang 3"],
    "anna bang carla": ["1 bang 3"],
    "end": ["1 end"],
    "carla draws": ["3 draw 2"],
}


@rows("line", MEANT)
def test_what_nobody_is_named_for_is_done_by_whose_turn_comes(line: str) -> None:
    """Who is named is meant; what is no play stays with whose turn it was."""
    table, book = read_position(OVER, sets.bind, load())
    assert [line_of(entry, book) for entry in read(line, table, book, load()).entries] == MEANT[line]


def test_a_name_alone_is_asked_what_he_did() -> None:
    """As he is called, and not as if nothing had been typed."""
    table, book = read_position(OVER, sets.bind, load())
    with pytest.raises(BadLine, match="nothing_said") as refused:
        read("carla", table, book, load())
    assert refused.value.about["player"] == "Carla"
