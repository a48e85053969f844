"""How so many players can be spread over tables of five to seven whose sizes differ by at most one.

For every number of tables there is at most one such spread. Those that the regulation's first annex prints are marked
`printed`; a lawful one that it leaves out, or that lies beyond its fifty players, is `rule_conform`.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from referee.championship.rules.facts import LEAST_SEATS, LIKED_SEATS, MOST_SEATS, UNEVEN, read

Sizes = tuple[int, ...]
Standing = Literal["printed", "rule_conform"]

CLAUSES = ("ITC-060", "ITC-061")
"""What makes a partition lawful."""

_ANNEX = {int(players): frozenset(map(tuple, rows)) for players, rows in read("annex1.toml")["printed"].items()}


class Partition(Struct, frozen=True):
    """The sizes of the tables, the largest first, and whether the annex prints them."""

    sizes: Sizes
    standing: Standing

    @property
    def clauses(self) -> tuple[str, ...]:
        """What it rests on; for what the annex leaves out, the clause that says which it prints."""
        return (*CLAUSES, "ITC-063" if self.standing == "printed" else "ITC-264")


def lawful(sizes: Sizes) -> bool:
    """Has every table five to seven seats, and none more than one more than another?"""
    return bool(sizes) and min(sizes) >= LEAST_SEATS and max(sizes) <= MOST_SEATS and max(sizes) - min(sizes) <= UNEVEN


def standing(sizes: Sizes) -> Standing:
    """Does the annex print these tables, in whatever order they are told?"""
    return "printed" if tuple(sorted(sizes, reverse=True)) in _ANNEX.get(sum(sizes), ()) else "rule_conform"


def partitions(players: int) -> tuple[Partition, ...]:
    """Every lawful partition, that with the fewest tables first; empty where so many players have none."""
    fewest, most = -(-players // MOST_SEATS), players // LEAST_SEATS
    spreads = (_spread(players, tables) for tables in range(max(1, fewest), most + 1))
    return tuple(Partition(sizes, standing(sizes)) for sizes in spreads)


def preferred(players: int) -> Partition | None:
    """The one to propose: most players at tables of six, as players like best (`ITC-266`); then a printed one."""
    return max(partitions(players), key=_liking, default=None)


def _liking(partition: Partition) -> tuple[int, bool, int]:
    return partition.sizes.count(LIKED_SEATS), partition.standing == "printed", -len(partition.sizes)


def _spread(players: int, tables: int) -> Sizes:
    seats, over = divmod(players, tables)
    return (seats + 1,) * over + (seats,) * (tables - over)
