"""How long a document takes to verify grows with its entries, and no faster."""

from __future__ import annotations

import sys
from types import FrameType
from typing import Any

from referee.championship.office.document import document_of, written
from referee.championship.rules import entries as e
from referee.championship.verifying.proof import verify
from tests.championship.rules.making import drawn, game

FEW, MANY = 10, 40
"""Tables of five."""


def evening(tables: int) -> str:
    """So many tables of a round; at each a warning taken back, one forgotten, a result put right, and lots."""
    log, lots = drawn(5 * tables, (5,) * tables), list[e.Logged]()
    for table in range(1, tables + 1):
        seats = tuple(range(5 * table - 4, 5 * table + 1))
        hires = [e.CharacterHired(table, 1, player, f"c{player}", 100 * table) for player in seats]
        (begun, result) = game(table, 1, seats, "law", "++---")
        assert isinstance(result, e.GamePlayed)
        log += [begun, *hires, e.Warned(seats[0], "late"), result]
        last = len(log) - 1
        log += [e.Retracted(last - 1), e.Inserted(last, e.Warned(seats[1], "late")), e.Corrected(last, result)]
        lots.append(e.LotsDrawn(seats[2:]))
    return written(document_of(log + lots))


def steps(document: str) -> int:
    """How many lines of the program verifying it takes."""
    taken = 0

    def step(frame: FrameType, event: str, argument: Any) -> Any:
        nonlocal taken
        taken += event == "line"
        return step

    before = sys.gettrace()
    sys.settrace(step)
    try:
        verify(document)
    finally:
        sys.settrace(before)
    return taken


def test_four_times_the_tables_take_four_times_as_long() -> None:
    """Counted in lines of the program, since a clock tells the load of the machine too."""
    assert steps(evening(MANY)) < 4.5 * steps(evening(FEW))
