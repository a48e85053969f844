"""The ladder of the duels: with as much air as there is room for, and the same in it."""

from referee.tui.championship.ladder import MOST_APART, Slot, drawn, spaced

PLACES = [Slot(0, 0, 1, False), Slot(1, 0, 2, True), Slot(1, 1, 2, True)]
NAMES = {1: "Anna", 2: "Bruno"}


def test_it_takes_no_more_rows_than_there_are() -> None:
    """From none to many, and never more than so many between two players."""
    for rows in range(40):
        told = drawn(spaced(PLACES, rows), NAMES, 80)
        assert 2 <= len(told) <= max(2, min(rows, MOST_APART + 1))


def test_the_line_between_two_players_goes_through_every_row() -> None:
    """Whatever stands apart is joined."""
    first, *between, last = (row.plain for row in drawn(spaced(PLACES, 5), NAMES, 80))
    assert "Anna" in first and first.rstrip().endswith("┐") and "┴─ ♛ Bruno" in last
    assert len(between) == 3 and all(row.strip() == "│" for row in between)
