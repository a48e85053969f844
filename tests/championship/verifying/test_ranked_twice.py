"""What nobody should have logged, and moves the ranking; both readings come to the same figures."""

import json
from typing import Any

import pytest

from referee.championship.office.document import document_of, written
from referee.championship.rules import entries as e
from referee.championship.verifying.proof import verify
from tests.championship.rules.making import ROLES, drawn, game

SEATS = tuple(e.SeatResult(player, role, False) for player, role in zip((1, 7, 3, 4, 9), ROLES[5], strict=True))
FIVE_AND_SIX = [*drawn(11, (5, 6)), *game(1, 1, (1, 2, 3, 4, 5), "law", "++---")]


def alike(log: list[e.Logged]) -> list[dict[str, Any]]:
    """The ranking of a document of this log, of which the second reading says the same."""
    document = written(document_of(log))
    assert [fault for fault in verify(document).differences if fault.entry < 0] == []
    rows: list[dict[str, Any]] = json.loads(document)["results"]["standings"]
    return rows


@pytest.mark.parametrize("table", [0, 1, 2, 3])
def test_a_game_under_another_table_moves_nobody_there(table: int) -> None:
    """ITC-122, ITC-064: the fives are corrected beside the sixes, and are those who were drawn to a table of five."""
    rows = alike([*FIVE_AND_SIX, e.GamePlayed(table, 2, "outlaws", SEATS)])
    assert {row["player"] for row in rows if row["factor"] != "1"} == {1, 2, 3, 4, 5}


@pytest.mark.parametrize("lots", [(4, 2, 4, 3), (4, 4, 2, 3)])
def test_lots_that_name_somebody_twice(lots: tuple[int, ...]) -> None:
    """ITC-130: he has the place of his first lot, and the next one has the next."""
    rows = alike([*drawn(10), *game(1, 1, (1, 2, 3, 4, 5), "renegade", "----+"), e.LotsDrawn(lots)])
    assert [(row["player"], row["place"]) for row in rows if row["player"] in lots] == [(4, 3), (2, 4), (3, 5)]
