"""ITC-097: what a table has to show of the noon timer: nothing before it counts, nothing once the game is over."""

from msgspec.structs import replace

from referee import sets
from referee.core.book.panels import panels
from referee.core.nouns.table import Table
from referee.lexicon import load
from referee.notation import read_position

FOUR = """
sets base championship
seat 1 Anna sheriff bart_cassidy life 5/5 hand 5
seat 2 Bruno outlaw sid_ketchum life 4/4 hand 4
seat 3 Carla outlaw el_gringo life 3/3 hand 3
seat 4 Dario renegade vulture_sam life 4/4 hand 4
turn 1 play
deck 40 turned 1
"""


def shown(table: Table) -> list[str]:
    """The panels with something in them."""
    return [panel.key for panel in panels(table, sets.bind(table.sets), 0)]


def test_the_timer_is_shown_while_it_counts() -> None:
    """From the first turnover of the deck until somebody has won."""
    table, _ = read_position(FOUR, sets.bind, load())
    assert "noon" in shown(table)
    assert "noon" not in shown(replace(table, turned=0))
    assert "noon" not in shown(replace(table, winner="law"))
