"""The calls of a hall's tables as they come and go, for who has anything else before him than the floor."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from referee.desk.followed_store import FollowedStore
from referee.desk.hall_register import HallRegister
from referee.desk.stored_game import tables_of
from referee.journal import Place, Store, changes


class HeardCall(Struct, frozen=True):
    """A table calls, or somebody goes there now (`answered`)."""

    table: str
    title: str
    why: str = ""
    answered: bool = False


class HallCalls:
    """Those of the tables that may be seen from here, in the store at this place."""

    def __init__(self, place: Place) -> None:
        self._store = FollowedStore(place)
        self._register: HallRegister | None = None
        self._count: int | None = None
        self._known: dict[str, HeardCall] = {}

    def look(self) -> Sequence[HeardCall]:
        """What changed since the last look; at the first one, all that call. Raises `RefereeError`."""
        journal, opened = self._store.now()
        if opened or self._register is None:
            self._register, self._count = HallRegister(journal), None
        count = changes(journal)
        if count is not None and count == self._count:
            return ()
        now, before = self._calling(journal, self._register), self._known
        self._count, self._known = count, now
        came = [each for table, each in now.items() if table not in before]
        gone = [HeardCall(table, each.title, answered=True) for table, each in before.items() if table not in now]
        return (*came, *gone)

    def close(self) -> None:
        """Let go of the store."""
        self._store.close()

    def _calling(self, journal: Store, register: HallRegister) -> dict[str, HeardCall]:
        titles = {info.id: info.title for info in tables_of(journal)}
        calls = register.calls().items()
        return {table: HeardCall(table, titles[table], call.why) for table, call in calls if table in titles}
