"""Gold Rush: for a round turns go the other way; what cards do goes round as ever, and nobody sees farther."""

from __future__ import annotations

from referee.core.book.questions import NEXT_SEAT, TAKES_TURNS
from referee.core.book.rulebook import Situation
from referee.sets.events.lying import lies, lying
from referee.sets.high_noon.box import HIGH_NOON


@HIGH_NOON.amend(NEXT_SEAT, "HNX-058", "HNX-059", "HNX-060", "HNX-062", scene="gold_rush")
def the_other_way_round(now: Situation, seat: int, last: int) -> int:
    """After the Sheriff comes the player on his right."""
    if not last or not lies(now, "gold_rush") or lying(now.table).fresh:
        return seat
    order = now.table.round(last)[:0:-1]
    return next((number for number in order if now.ask(TAKES_TURNS, number)), 0)
