"""An event's server, for those who keep one: started, opened to laptops, ended. It is imported when it is used."""

from __future__ import annotations

from contextlib import closing, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from referee.journal.places import Place, carry, is_there, open_store
from referee.journal.server.address import Server
from referee.journal.server.rights import Invited, Rights, invite, people, revoke

if TYPE_CHECKING:
    from referee.journal.server.own_server import OwnServer

__all__ = ["Hosted", "Invited", "Rights", "code_for", "invite", "join", "people", "revoke"]

DATABASE = "hall"
"""What the event is called on a server of one's own."""
USUAL_PORT = 8432
"""The same each time, so that laptops that joined once find it again."""


class Hosted:
    """The event of a file, on a server of one's own until it is ended; then in another file."""

    def __init__(self, store: Path, host: str, port: int) -> None:
        from referee.journal.server.own_server import OwnServer

        hosts = "127.0.0.1" if host in ("", "127.0.0.1", "localhost") else f"127.0.0.1,{host}"
        folder = store.absolute().with_name(f"{store.name}.hall")
        self.host = host or "127.0.0.1"
        self.own: OwnServer = OwnServer(folder, hosts=hosts, port=port or _usual_port())
        self._store = store

    def start(self) -> Server:
        """Up it is, with all that the file holds. Raises StoreUnreachable, Stale, and what the file raises."""
        self.own.start()
        try:
            self._make()
            if is_there(self._store):
                carry(self._store, self.place)
            else:
                open_store(self.place).close()
        except BaseException:
            self.own.stop()
            raise
        return self.place

    @property
    def place(self) -> Server:
        """Where the event is, for this laptop."""
        return Server.known(self.own.address(DATABASE))

    def _make(self) -> None:
        import psycopg

        from referee.journal.server.joining import JOINED, remember

        made = suppress(psycopg.errors.DuplicateDatabase)
        with closing(psycopg.connect(self.own.address(), autocommit=True)) as db, made:
            db.execute(f"create database {DATABASE}")
        told = dict(self.place.told)
        remember(JOINED, told)

    def end(self, file: Path) -> tuple[int, int]:
        """The event into a new file, then the server is ended; how many streams and records. Raises BadJournal."""
        try:
            return carry(self.place, file)
        finally:
            self.own.stop()


def code_for(server: Server, invited: Invited, host: str) -> str:
    """What an invited laptop types to join; `host` is what others call a server on this machine."""
    from referee.journal.server.joining import OPEN, PROVEN, Code

    told = server.parameters()
    kind, at = (OPEN, host) if server.is_local or server.insecure else (PROVEN, told.get("host", host))
    database = told.get("dbname", DATABASE)
    return str(Code(kind, at, int(told.get("port") or 5432), database, invited.name, invited.secret))


def join(typed: str, insecure: bool) -> Place:
    """Join with a code; the place of the event from now on. Raises what `joining.join` raises."""
    from referee.journal.server.joining import join as joined

    return Server.known(joined(typed, insecure))


def _usual_port() -> int:
    """The usual one, or 0 for any where that is taken."""
    from socket import create_server

    with suppress(OSError), create_server(("127.0.0.1", USUAL_PORT)):
        return USUAL_PORT
    return 0
