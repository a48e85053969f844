"""The calls of a hall's tables as they come and go, for who has anything else before him than the floor.

He may look away just then: so one to which nobody goes is told again after a while.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic

from msgspec import Struct

from referee.desk.followed_store import FollowedStore
from referee.desk.hall_register import HallRegister
from referee.desk.stored_game import tables_of
from referee.journal import Place, Store, changes

AGAIN = 60.0
"""Seconds after which a call that nobody answered is told again."""


class HeardCall(Struct, frozen=True):
    """A table calls, or somebody goes there now (`answered`)."""

    table: str
    title: str
    why: str = ""
    answered: bool = False


class HallCalls:
    """Those of the tables that may be seen from here, in the store at this place; `clock` counts seconds."""

    def __init__(self, place: Place, clock: Callable[[], float] = monotonic) -> None:
        self._store, self._clock = FollowedStore(place), clock
        self._told: dict[str, float] = {}
        self._register: HallRegister | None = None
        self._count: int | None = None
        self._known: dict[str, HeardCall] = {}

    def look(self) -> Sequence[HeardCall]:
        """What changed since the last look, and who waits long; at the first, all that call. Raises `RefereeError`."""
        journal, opened = self._store.now()
        if opened or self._register is None:
            self._register, self._count = HallRegister(journal), None
        count = changes(journal)
        before = self._known
        if count is None or count != self._count:
            self._count, self._known = count, self._calling(journal, self._register)
        gone = [
            HeardCall(table, each.title, answered=True) for table, each in before.items() if table not in self._known
        ]
        return (*self._to_tell(), *gone)

    def _to_tell(self) -> list[HeardCall]:
        """Those that were not told yet, or so long ago that they are told again."""
        now = self._clock()
        self._told = {table: at for table, at in self._told.items() if table in self._known}
        told = self._told
        due = [each for table, each in self._known.items() if table not in told or now - told[table] >= AGAIN]
        self._told |= {each.table: now for each in due}
        return due

    def close(self) -> None:
        """Let go of the store."""
        self._store.close()

    def _calling(self, journal: Store, register: HallRegister) -> dict[str, HeardCall]:
        titles = {info.id: info.title for info in tables_of(journal)}
        calls = register.calls().items()
        return {table: HeardCall(table, titles[table], call.why) for table, call in calls if table in titles}
