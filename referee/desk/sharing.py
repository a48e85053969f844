"""What is written in other logs of the store together with the entries of a table's log, where it is not alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from referee.core.nouns.entries import Entry
from referee.core.nouns.verdict import Verdict
from referee.journal import Batch, Store, StoredLog

Clock = Callable[[], str]
LogOfATable = StoredLog[Entry, Verdict]
Beside = Callable[[LogOfATable, Sequence[tuple[Entry, Verdict]]], Sequence[Batch]]
"""By a table's log, and what is added to it with what is said of it: what is written with that or not at all."""
Shares = Callable[[Store, Clock], Beside]
"""How the tables of a store share what they know."""


def nothing(log: LogOfATable, added: Sequence[tuple[Entry, Verdict]]) -> Sequence[Batch]:
    """Of a table that shares nothing."""
    return ()


def alone(store: Store, clock: Clock) -> Beside:
    """Every table for itself."""
    return nothing
