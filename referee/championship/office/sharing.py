"""The tables of a store as tables of its tournaments: what is said of a person there is said in the whole event.

Most lines of a table speak of nobody; then no more than this is read of the championship.
"""

from __future__ import annotations

from collections.abc import Sequence

from referee.core.nouns.entries import Entry, OfTheEvent
from referee.core.nouns.verdict import Verdict
from referee.desk.sharing import Beside, Clock, LogOfATable
from referee.journal import Batch, Store
from referee.log.history import AMENDING


def event(store: Store, clock: Clock) -> Beside:
    """What tables write in the logs of their tournaments, and those in the logs of other tables."""

    def beside(log: LogOfATable, added: Sequence[tuple[Entry, Verdict]]) -> Sequence[Batch]:
        entries = [entry for entry, _ in added]
        amends = any(isinstance(entry, AMENDING) for entry in entries)
        if not any(isinstance(entry, OfTheEvent) for entry in ((*log.entries, *entries) if amends else entries)):
            return ()
        from referee.championship.office.event import written_beside

        return written_beside(store, clock, log, added)

    return beside
