"""Every cell of the prize table, for 5, 6 and 7 players, and for 4 after one left."""

import pytest

from referee.championship.rules.entries import SeatResult
from referee.championship.rules.prizes import CELLS, prize
from tests.championship.rules.making import ROLES, results

TABLE = """
role      outcome   in_play duel   4     5     6     7   clauses
sheriff   law       yes     -   3000  3000  4500  4500   ITC-102
sheriff   outlaws   no      -      0     0     0     0   ITC-103
sheriff   renegade  no      -    400   500   600   700   ITC-104
deputy    law       yes     -      -  2000  3000  3000   ITC-105 ITC-116
deputy    law       no      -      -  1400  2100  2100   ITC-106 ITC-117
deputy    outlaws   yes     -      -     0     0     0   ITC-107
deputy    outlaws   no      -      -     0     0     0   ITC-107
deputy    renegade  no      -      -     0     0     0   ITC-108
outlaw    law       no      -      0     0     0     0   ITC-109
outlaw    outlaws   yes     -   2000  2000  3000  3000   ITC-110 ITC-116
outlaw    outlaws   no      -   1400  1400  2100  2100   ITC-111 ITC-117
outlaw    renegade  no      -      0     0     0     0   ITC-112
renegade  law       no      yes 1600  2000  2400  2800   ITC-113 ITC-118
renegade  law       no      no     0     0     0     0   ITC-113 ITC-118
renegade  law       yes     no     0     0     0     0   ITC-113 ITC-118
renegade  outlaws   yes     -    800  1000  1200  1400   ITC-114 ITC-116
renegade  outlaws   no      -      0     0     0     0   ITC-114 ITC-116
renegade  renegade  yes     yes 5200  6500  7800  9100   ITC-115
"""
"""Worked out by hand from the printed formulas and the roles dealt (2 Outlaws among 4 and 5, 3 among 6 and 7)."""

ROWS = [line.split() for line in TABLE.strip().split("\n")[1:]]
CASES = [
    pytest.param(row, players, row[players], id=f"{'-'.join(row[:4])}-{players}")
    for row in ROWS
    for players in (4, 5, 6, 7)
]


@pytest.mark.parametrize(("row", "players", "money"), CASES)
def test_a_cell(row: list[str], players: int, money: str) -> None:
    """ITC-101 and the clause of the cell."""
    role, outcome, in_play, duel = row[:4]
    if money == "-":
        assert role not in ROLES[players]
        return
    paid = prize(SeatResult(1, role, in_play == "yes", duel == "yes"), outcome, players)
    assert paid is not None
    assert (paid.money, paid.clauses) == (int(money), ("ITC-101", *row[8:]))


def test_no_cell_is_left_out() -> None:
    """The table above reaches all cells there are."""
    reached = {
        prize(SeatResult(1, row[0], row[2] == "yes", row[3] == "yes"), row[1], 5).cell  # type: ignore[union-attr]
        for row in ROWS
    }
    assert reached == set(CELLS)


@pytest.mark.parametrize(
    ("players", "outcome", "alive", "duel", "paid"),
    [
        (5, "law", "++---", False, (3000, 2000, 0, 0, 0)),
        (5, "law", "+----", True, (3000, 1400, 0, 0, 2000)),
        (5, "outlaws", "--+-+", False, (0, 0, 2000, 1400, 1000)),
        (5, "outlaws", "-+--+", False, (0, 0, 1400, 1400, 1000)),
        (5, "renegade", "----+", True, (500, 0, 0, 0, 6500)),
        (6, "law", "++----", False, (4500, 3000, 0, 0, 0, 0)),
        (6, "law", "+-----", True, (4500, 2100, 0, 0, 0, 2400)),
        (6, "outlaws", "--+--+", False, (0, 0, 3000, 2100, 2100, 1200)),
        (6, "outlaws", "-+---+", False, (0, 0, 2100, 2100, 2100, 1200)),
        (6, "renegade", "-----+", True, (600, 0, 0, 0, 0, 7800)),
        (7, "law", "+++----", False, (4500, 3000, 3000, 0, 0, 0, 0)),
        (7, "law", "+------", True, (4500, 2100, 2100, 0, 0, 0, 2800)),
        (7, "outlaws", "---+--+", False, (0, 0, 0, 3000, 2100, 2100, 1400)),
        (7, "outlaws", "-+----+", False, (0, 0, 0, 2100, 2100, 2100, 1400)),
        (7, "renegade", "------+", True, (700, 0, 0, 0, 0, 0, 9100)),
        (4, "law", "+---", True, (3000, 0, 0, 1600)),
        (4, "outlaws", "-+-+", False, (0, 2000, 1400, 800)),
    ],
)
def test_a_whole_game(players: int, outcome: str, alive: str, duel: bool, paid: tuple[int, ...]) -> None:
    """ITC-101: what everybody at the table gets."""
    seats = results(tuple(range(players)), alive, duel)
    assert tuple(prize(seat, outcome, players).money for seat in seats) == paid  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("role", "outcome", "players"), [("sheriff", "law", 3), ("sheriff", "law", 8), ("?", "law", 5)]
)
def test_where_the_table_has_no_figure_there_is_none(role: str, outcome: str, players: int) -> None:
    """ITC-101: never a made-up one."""
    assert prize(SeatResult(1, role, True), outcome, players) is None
