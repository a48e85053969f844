"""Where a store is: in a file, or on a server. Whoever opens one by its place need not know which.

What is kept beside a store (copies, precedents) stands beside its file; for one on a server it stands in the user's
data folder, in a folder of its own.
"""

from __future__ import annotations

import sys
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from referee.errors import BadJournal, StoreUnreachable
from referee.journal.apart.laptop import Laptop
from referee.journal.apart.reach import Reach
from referee.journal.server.address import Server
from referee.journal.sqlite import Journal
from referee.journal.store import Store

if TYPE_CHECKING:
    from referee.journal.server.shared_journal import SharedJournal

Place = Path | Server


def place_of(typed: str) -> Place:
    """The place that was typed. Raises StoreUnreachable where it is an address that is none, or holds a password."""
    return Server.of(typed) or Path(typed)


def open_store(place: Place) -> Store:
    """The store there, made if missing, migrated if older. Raises what opening the one or the other raises."""
    if isinstance(place, Path):
        return Journal.open(place)
    return _open_shared(place)


def open_soon(place: Place) -> Store:
    """The same, but nobody waits long for a server at whose door nobody opens; see `Reach`."""
    if isinstance(place, Path):
        return Journal.open(place)
    from referee.journal.server.knocking import answers

    return Reach(lambda: _open_shared(place), answers=lambda: answers(place), named=str(place)).anew()


def open_here(place: Place, own: Path | None = None) -> Store:
    """The same, but a store on a server goes on here while the server does not answer; see `Laptop`.

    `own` is the file of another laptop, or a copy of it, in the place of this one's.
    """
    if isinstance(place, Path):
        return Journal.open(place)
    from referee.journal.server.knocking import answers

    device, who = place.device or "laptop", place.login
    held = own or beside(place)
    return Laptop.open(
        lambda: _open_shared(place, own is not None), held, device, who, lambda: answers(place), str(place)
    )


def _open_shared(server: Server, carries: bool = False) -> SharedJournal:
    if find_spec("psycopg") is None:
        raise StoreUnreachable("hall_not_installed", python=sys.executable)
    from referee.journal.server.shared_journal import SharedJournal

    return SharedJournal.open(server, carries)


def is_there(place: Place) -> bool:
    """Is there anything to be opened? A server tells that when it is asked."""
    return not isinstance(place, Path) or place.exists()


def beside(place: Place) -> Path:
    """The path that what is kept beside a store is named after."""
    if isinstance(place, Path):
        return place
    from platformdirs import user_data_path

    return user_data_path("bang-referee", appauthor=False) / "servers" / place.name / "store.sqlite"


def carry(place: Place, to: Place) -> tuple[int, int]:
    """Copy the whole store from here to there; how many streams and records there are then.

    A file has to be a new one; onto a server comes what is not there yet. Raises what both raise.
    """
    with closing(open_store(place)) as store:
        if isinstance(to, Path):
            store.copy(to)
        else:
            _bring(store, to)
        streams = store.streams()
    return len(streams), sum(info.length for info in streams)


def _bring(store: Store, server: Server) -> None:
    with closing(_open_shared(server)) as there:
        there.take_in(store)


def file_of(place: Place) -> Path:
    """The file, for what only a file can have done to it. Raises BadJournal for a store on a server."""
    if not isinstance(place, Path):
        raise BadJournal("kept_by_server", path=str(place))
    return place
