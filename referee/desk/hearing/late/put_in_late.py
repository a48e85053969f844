"""What a referee says he forgot, or what may have been forgotten: where in the log it was in order.

In go a line and the log, out come the places, of which that is meant after which the most that was held against anybody
is not any more; of several alike the last one. A place after which something would be worse is none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from referee.core.judging.judge import judge
from referee.core.nouns.entries import Entry
from referee.desk.hearing.lately import Lately, by_whom, read_there
from referee.desk.hearing.outcomes import Outcome, mends
from referee.desk.hearing.understanding import ReadAt
from referee.log.history import AMENDING

Put = Callable[[int, tuple[Entry, ...]], Outcome | None]


def best_place(places: Iterator[tuple[int, tuple[Entry, ...]]], put: Put, lately: Lately) -> tuple[int, Outcome] | None:
    """The place that mends the most, the last one of those, with what the line comes to there; None if there is none.

    Before what nothing is held against it would mend no more than after it.
    """
    best: tuple[int, Outcome] | None = None
    since = False
    for number, entries in places:
        since = since or not lately.counting[number].clean
        if best is not None and not since:
            continue
        outcome = put(number, entries)
        if outcome is not None and (best is None or mends(outcome) > mends(best[1])):
            best = number, outcome
        since = since and outcome is None
    return best


def places_in_order(
    read_at: ReadAt, lately: Lately, turns: int, by: int = 0
) -> Iterator[tuple[int, tuple[Entry, ...]]]:
    """Before which entries of so many turns the line is in order, the last one first; of this player if one is told."""
    for number in lately.numbers(turns):
        found = lately.table_before(number)
        entries = read_there(read_at, found)
        told = bool(entries) and not isinstance(entries[0], AMENDING) and by in (0, by_whom(entries))
        if told and judge(found, entries[0], lately.book).clean:
            yield number, entries
