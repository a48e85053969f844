"""In which round each player of a table is Sheriff: as it was, and as it will be if nobody leaves any more."""

from __future__ import annotations

from referee.championship.rules.course import been_sheriff
from referee.championship.rules.draw import next_sheriff
from referee.championship.rules.state import Table, Tournament


def sheriffs(state: Tournament, table: Table) -> dict[int, int]:
    """By player, the round in which he is Sheriff; who left before his turn is in none."""
    found = {each.sheriff: each.number for each in table.played}
    been, now = [*been_sheriff(table)], table.under_way
    if now is not None and now.sheriff:
        found[now.sheriff] = now.number
        been.append(now.sheriff)
    gone = [player for player in table.seating if state.gone(player)]
    number = max((each.number for each in table.rounds), default=0)
    while (player := next_sheriff(table.seating, been, gone)) is not None:
        number += 1
        found[player] = number
        been.append(player)
    return found
