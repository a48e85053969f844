"""The floor: which table needs a look first."""

from __future__ import annotations

from referee.championship.office.tournamentlog import TournamentLog


def floor(log: TournamentLog) -> dict[int, int]:
    """The tables in the order in which they need a look: first the one of which nothing was logged for longest."""
    last = dict.fromkeys(log.state.tables, -1)
    for number, entry in enumerate(log.entries):
        table = getattr(entry, "table", 0)
        if table in last:
            last[table] = number
    ordered = sorted(last, key=lambda table: (last[table], table))
    return {table: place for place, table in enumerate(ordered)}
