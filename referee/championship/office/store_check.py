"""The whole store looked at: every record, whether it can be read as what it is, and every copy."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from msgspec import Struct

from referee.championship.office.office import Office
from referee.championship.office.tournamentlog import TournamentLog
from referee.desk.desk import Desk
from referee.desk.hall_codes import HALL
from referee.desk.table_log import TableLog
from referee.errors import RefereeError, UnknownId
from referee.journal import Journal, Store, StreamInfo


class LogCheck(Struct, frozen=True):
    """A table or tournament that is not whole: the numbers of its lost entries, and what it is called if that is sure.

    `opened` if anything can be made of it.
    """

    id: str
    title: str
    lost: tuple[int, ...] = ()
    opened: bool = True


class CopyCheck(Struct, frozen=True):
    """A copy: whether it is whole, and whether it has what the store lacks."""

    file: str
    whole: bool
    ahead: bool = False


class StoreCheck(Struct, frozen=True):
    """What was found: how much there is, what is wrong with it, and the copies, the newest first."""

    tables: int
    tournaments: int
    entries: int
    logs: tuple[LogCheck, ...]
    copies: tuple[CopyCheck, ...]
    sound: bool
    aside: int

    @property
    def whole(self) -> bool:
        """Is nothing wrong with the store and its copies?"""
        return self.sound and not (self.logs or self.aside or any(each.ahead or not each.whole for each in self.copies))


def checked(desk: Desk, office: Office) -> StoreCheck:
    """Look at everything."""
    store, tables, tournaments = office.journal, desk.tables(), office.tournaments()
    seen = [_log(info, lambda: desk.table(info.id)) for info in tables]  # noqa: B023 (called at once)
    seen += [_log(info, lambda: office.opened(info.id)) for info in tournaments]  # noqa: B023
    known = {info.id for info in (*tables, *tournaments)}
    others = (info for info in store.streams() if info.id not in known and info.kind != HALL)
    seen += [LogCheck(info.id, "", opened=False) for info in others if info.length]
    found = store.check()
    copies = tuple(_copy(store, copy) for copy in office.copies.folder.everywhere())
    aside = sum(each.lacking for each in store.aside())
    logs = tuple(each for each in seen if each is not None)
    return StoreCheck(len(tables), len(tournaments), found.records, logs, copies, found.sound, aside)


def _log(info: StreamInfo, opened: Callable[[], TableLog | TournamentLog]) -> LogCheck | None:
    title = info.title if info.whole else ""
    try:
        lost = tuple(sorted(opened().lost))
    except RefereeError:
        return LogCheck(info.id, title, opened=False)
    return None if info.whole and not lost else LogCheck(info.id, title, lost)


def _copy(store: Store, copy: Path) -> CopyCheck:
    try:
        with Journal.look(copy) as there:
            return CopyCheck(
                str(copy), there.check().whole, any(_ahead(store, there, info) for info in there.streams())
            )
    except RefereeError:
        return CopyCheck(str(copy), whole=False)


def _ahead(store: Store, there: Store, info: StreamInfo) -> bool:
    """Does a copy hold a record of this stream that the store does not?"""
    here: set[str] = set()
    with suppress(UnknownId):
        here = {each.event_id for each in store.read(info.id) if each.whole}
    return any(each.whole and each.event_id not in here for each in there.read(info.id))
