"""The game that never ends, in which benchmarks type for as long as they want."""

from pathlib import Path

import pytest

from benchmarks.endless_game import Game, dealt
from referee.core.nouns.table import Table
from referee.desk.desk import Desk


def _played(folder: Path, seats: int, boxes: bool, length: int) -> tuple[Table, int]:
    """The table of a game so long, and how many cards its boxes hold."""
    log = Desk(folder / "store.db").new(dealt(seats, boxes))
    Game(log).fill(length)
    return log.table, log.book.deck_size


def test_no_card_is_counted_twice_however_often_the_deck_is_turned_over(tmp_path: Path) -> None:
    """What the deck may hold, with all that surely lies elsewhere, is never more than the box (CRD-011)."""
    table, whole = _played(tmp_path, 7, False, 290)
    assert table.turned == 2
    held = sum(seat.hand.least for seat in table.seats)
    in_play = sum(len(seat.in_play) for seat in table.seats)
    assert (table.deck.most or 0) + held + in_play + len(table.discards) + len(table.open) <= whole


@pytest.mark.parametrize("seats", [4, 8])
def test_it_goes_on_with_every_box(seats: int, tmp_path: Path) -> None:
    """Events are turned up as they are due, and nobody wins."""
    table, _ = _played(tmp_path, seats, True, 150)
    assert not table.winner and table.slices["events"].lying
