"""The latest history of graves: what went in, what came out, and why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from referee.core.book.rulebook import Situation
from referee.core.book.rules import Panel
from referee.core.nouns.entries import Drew, Tossed
from referee.core.nouns.table import Table
from referee.sets.death_mesa.box import MESA
from referee.sets.death_mesa.entries import Buried, Exhumed, Risen, Syphoned
from referee.sets.death_mesa.mesa import Mesa, Passage, the_mesa

BURIAL = "burial"
DUG = "scofflaw"
LATEST = 8
"""So many are remembered; what was before them stands in the log."""


def _why(entry: Any, before: Situation) -> str:
    """The card or the cause that moved them."""
    said = str(getattr(entry, "cause", ""))
    met = before.met.cause if before.met is not None else ""
    return BURIAL if isinstance(entry, Buried) else said or met


def _passed(entry: Any, before: Table, after: Table, why: str) -> Iterator[Passage]:
    if isinstance(entry, Buried):
        yield Passage(entry.by, after.seat(entry.by).hand.least, why)
        return
    if isinstance(entry, Risen):
        yield Passage(entry.by, -before.seat(entry.by).hand.least, DUG)
        return
    for old, new in zip(before.seats, after.seats, strict=True):
        if new.out and (change := new.hand.least - old.hand.least):
            yield Passage(new.number, change, why)


@MESA.remember(Buried, Drew, Tossed, Exhumed, Syphoned, Risen, clauses=("DMS-008", "DMS-010", "DMS-053"))
def what_graves_have_seen(now: Situation, kept: Mesa, entry: Any, before: Situation) -> Mesa:
    """As far as it was counted."""
    passed = tuple(each for each in _passed(entry, before.table, now.table, _why(entry, before)) if each.count)
    return replace(kept, passages=(*kept.passages, *passed)[-LATEST:]) if passed else kept


def history_of_graves(now: Situation, viewer: int) -> Panel | None:
    """In the order in which it happened."""
    rows = tuple(
        {"by": each.seat, "way": "in" if each.count > 0 else "out", "count": abs(each.count), "card": each.cause}
        for each in the_mesa(now.table).passages
    )
    return Panel("passages", rows, "goods") if rows else None


MESA.panels.append(history_of_graves)
