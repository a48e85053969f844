"""Tournaments for the hall: the log, the times it was logged at, and what is shown of it."""

from __future__ import annotations

from collections.abc import Sequence

from referee.championship.hall.cup import cup_of
from referee.championship.hall.heard import heard
from referee.championship.hall.records import Cup
from referee.championship.hall.wording import Wording
from referee.championship.rules.entries import Logged

BEGAN = 1_195_290_000.0
"""When the first entry of every tournament here was logged; each next one comes a minute later."""


def times(log: Sequence[Logged]) -> list[float | None]:
    """An entry a minute."""
    return [BEGAN + 60 * number for number in range(len(log))]


def shown(log: Sequence[Logged], lang: str = "en", now: float | None = None) -> Cup:
    """The tournament as it is shown; without a time, when the last entry was logged."""
    return cup_of(worded(log, lang, now))


def worded(log: Sequence[Logged], lang: str = "en", now: float | None = None) -> Wording:
    """Its words at a time; without one, when the last entry was logged."""
    return Wording(heard(log, times(log)), lang, BEGAN + 60 * (len(log) - 1) if now is None else now)
