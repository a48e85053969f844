"""Tournaments in a store, for the pages of the hall: at a stage, of fifty, with names that are markup; or a twin."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path

from referee.championship.office.office import KIND, Office
from referee.championship.office.said import WRITTEN, Said
from referee.championship.rules import entries as e
from tests.championship.office.opening import typed
from tests.championship.reports.made import finished, renamed, under_way
from tests.pages.hall import NOW

BEFORE = 5_000.0
"""So many seconds ago the first entry was logged."""


def kept(store: Path, log: Sequence[e.Logged], id_: str = "thecup", name: str = "") -> str:
    """The id of a tournament with this log, an entry every ten seconds."""
    office = Office(store)
    try:
        first, *others = (WRITTEN.record(entry, Said(by="desk"), at(number)) for number, entry in enumerate(log))
        office.journal.create(id_, name or "Cup", first.at, [first, *others], KIND)
    finally:
        office.close()
    return id_


def at(number: int) -> str:
    """When the entry of this number was logged."""
    return datetime.fromtimestamp(NOW - BEFORE + 10 * number, UTC).isoformat(timespec="milliseconds")


def logged(store: Path, *entries: e.Logged, id_: str = "thecup") -> None:
    """These are logged by somebody else."""
    office = Office(store, lambda: at(500))
    try:
        office.opened(id_).log(*entries)
    finally:
        office.close()


def spoken(store: Path, *lines: str, id_: str = "thecup") -> None:
    """These lines are typed at the desk by somebody else."""
    office = Office(store, lambda: at(500))
    try:
        typed(office.opened(id_), *lines)
    finally:
        office.close()


def before(kind: type) -> tuple[e.Logged, ...]:
    """The tournament of 23 up to its first entry of this kind."""
    log = finished()
    return log[: next(number for number, entry in enumerate(log) if isinstance(entry, kind))]


def of_fifty() -> tuple[e.Logged, ...]:
    """Fifty players whose rounds are under way."""
    log = finished(50, 9)
    return log[: len(log) // 3]


STAGES: dict[str, Callable[[], Sequence[e.Logged]]] = {
    "signed_up": lambda: before(e.Drawn),
    "under_way": under_way,
    "named": lambda: before(e.DuelWon),
    "over": finished,
    "fifty": of_fifty,
    "nasty": lambda: renamed("<script>alert(1)</script>&\"'{ $x }", "<img src=x onerror=alert(1)>", "Ann"),
}
