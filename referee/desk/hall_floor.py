"""The floor of a hall: every table that plays, followed at once through one store, and which of them call the desk.

Looked at now and then, it reads of each table what was added. A store that is gone is an error now and may be there
again at the next look; until then everything is as it was seen last, with the time of that look.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import time

from msgspec import Struct

from referee.core.nouns.entries import LetStand
from referee.desk.followed_store import FollowedStore
from referee.desk.following import Following
from referee.desk.hall_codes import Call
from referee.desk.hall_register import HallRegister
from referee.desk.log_clock import seconds_of
from referee.desk.stored_game import tables_of
from referee.errors import BadJournal, UnknownId
from referee.journal import Place, Store, StreamInfo, changes
from referee.log.history import effective

LIVE, ENDED = 12 * 3600.0, 1800.0
"""Seconds after its last entry for which a table is on the floor; for which one is whose game is over."""
SILENT = 600.0
"""Seconds after which a table that plays and was not heard of is marked."""


class FloorTable(Struct, frozen=True):
    """A table as it is followed; `length` is how many entries it has, `open` how many of them wait for a look.

    `call` is that it calls the desk.
    """

    followed: Following
    length: int = 0
    open: int = 0
    call: Call | None = None

    @property
    def over(self) -> bool:
        """Has anybody won?"""
        return bool(self.followed.table.winner)

    def silent(self, now: float) -> bool:
        """Does it play, and has it not been heard of for long?"""
        heard = self.followed.heard
        return not self.over and heard is not None and now - heard > SILENT


class HallFloor:
    """The tables of the store at this place."""

    def __init__(self, place: Place) -> None:
        self.tables: Sequence[FloorTable] = ()
        """Those that call first, then those with something open, then the others, the one heard of last at the end."""
        self.seen: float | None = None
        """When the store was read last."""
        self._store = FollowedStore(place)
        self._place = place
        self._known: dict[str, FloorTable] = {}
        self._register: HallRegister | None = None
        self._seen: int | None = None

    def look(self) -> bool:
        """Read what was added; is anything otherwise? Raises `RefereeError` while it cannot be read."""
        journal, opened = self._store.now()
        if opened or self._register is None:
            self._register, self._seen = HallRegister(journal), None
        count = changes(journal)
        same = count is not None and count == self._seen
        found = self.tables if same else self._looked_at(journal, opened)
        self._seen, self.seen = count, time()
        before, self.tables = self.tables, found
        return not same and found != before

    def close(self) -> None:
        """Let go of the store."""
        self._store.close()

    def _looked_at(self, journal: Store, opened: bool) -> Sequence[FloorTable]:
        assert self._register is not None
        calls, now = self._register.calls(), time()
        listed = [info for info in tables_of(journal) if info.id in calls or _is_live(info, now)]
        known = {info.id: self._followed(journal, info, opened) for info in listed}
        self._known = {id_: each for id_, each in known.items() if each is not None}
        found = [FloorTable(each.followed, each.length, each.open, calls.get(id_)) for id_, each in self._known.items()]
        return sorted((each for each in found if each.call or not _is_gone(each, now)), key=_need)

    def _followed(self, journal: Store, info: StreamInfo, opened: bool) -> FloorTable | None:
        """A table with what was added to it; None where nothing can be made of it, which whoever opens it is told."""
        known = self._known.get(info.id) or FloorTable(Following(self._place, info.id))
        if not opened and info.length == known.length:
            return known
        try:
            known.followed.look_in(journal, opened)
        except (UnknownId, BadJournal):
            return None
        return FloorTable(known.followed, len(known.followed.entries), _open(known.followed))


def _is_live(info: StreamInfo, now: float) -> bool:
    heard = seconds_of(info.last_at)
    return heard is None or now - heard < LIVE


def _is_gone(each: FloorTable, now: float) -> bool:
    """Is its game over, and not just now?"""
    heard = each.followed.heard
    return each.over and heard is not None and now - heard > ENDED


def _open(followed: Following) -> int:
    """How many entries that count had something said against them when they were logged, and were not let stand."""
    if not followed.asked:
        return 0
    counted = dict(effective(followed.entries))
    stood = {entry.entry for entry in counted.values() if isinstance(entry, LetStand)}
    return sum(number in counted and number not in stood for number in followed.asked)


def _need(each: FloorTable) -> tuple[bool, float, bool, bool, float]:
    call = each.call
    return call is None, call.since if call else 0.0, each.over, not each.open, each.followed.heard or 0.0
