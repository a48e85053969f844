"""In which round each player of a table is Sheriff: as it was, and as it will be if nobody leaves any more."""

from __future__ import annotations

from referee.championship.rules.course import to_come
from referee.championship.rules.state import Table, Tournament


def sheriffs(state: Tournament, table: Table) -> dict[int, int]:
    """By player, the round in which he is Sheriff; who left before his turn is in none."""
    been = {each.sheriff: each.number for each in table.played}
    return been | {sheriff: number for number, sheriff in to_come(state, table) if sheriff}
