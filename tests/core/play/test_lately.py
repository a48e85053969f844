"""What was worked out lately is worked out once: by the very table, the rules and what the entry says."""

from __future__ import annotations

from referee import sets
from referee.core.book.rulebook import Rulebook
from referee.core.nouns.entries import Entry, LifeLost, Opened, TurnBegan
from referee.core.nouns.table import Seat, Table
from referee.core.play.lately import MOST, known_lately

BASE, MESA = sets.bind(("base",)), sets.bind(("base", "death_mesa"))
FOUR = Table(seats=tuple(Seat(number, f"P{number}") for number in range(1, 5)))


def test_the_same_is_worked_out_once_and_anything_else_anew() -> None:
    """An entry that says the same is the same; another table, other rules or another entry are not."""
    worked: list[tuple[Table, Entry, Rulebook]] = []

    @known_lately
    def told(table: Table, entry: Entry, book: Rulebook) -> int:
        worked.append((table, entry, book))
        return len(worked)

    assert [told(FOUR, TurnBegan(1), BASE), told(FOUR, TurnBegan(1), BASE)] == [1, 1]
    assert [told(FOUR, TurnBegan(2), BASE), told(FOUR, TurnBegan(1), MESA), told(Table(), TurnBegan(1), BASE)] == [
        2,
        3,
        4,
    ]
    assert told(FOUR, TurnBegan(1), BASE) == 1


def test_no_more_is_kept_than_so_many() -> None:
    """After as many others it is worked out anew; an opening, which holds a whole table, always is."""
    worked: list[Entry] = []

    @known_lately
    def told(table: Table, entry: Entry, book: Rulebook) -> int:
        worked.append(entry)
        return len(worked)

    for count in range(1, MOST + 2):
        told(FOUR, LifeLost(1, count), BASE)
    assert told(FOUR, LifeLost(1, 1), BASE) == MOST + 2
    assert told(FOUR, Opened(FOUR), BASE) != told(FOUR, Opened(FOUR), BASE)
