"""An event's server, for those who keep one: started, opened to laptops, ended. It is imported when it is used."""

from __future__ import annotations

from contextlib import closing, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from referee.journal.places import Place, carry, is_there, open_store
from referee.journal.server.address import OWN_KEY, SERVICE, Server
from referee.journal.server.rights import Invited, Rights, give, invite, people, revoke, take

if TYPE_CHECKING:
    from referee.journal.server.front import Front
    from referee.journal.server.own_server import OwnServer

__all__ = ["Hosted", "Invited", "Rights", "code_for", "give", "invite", "join", "people", "revoke", "take"]

DATABASE = "hall"
"""What the event is called on a server of one's own."""
HERE = "127.0.0.1"
BEYOND_HOST, BEYOND_PORT, BEYOND_SEAL = (f"{OWN_KEY}{what}" for what in ("host", "port", "seal"))
"""How those beyond this machine reach the event, as the desk's laptop keeps it."""
USUAL_PORT = 8432
"""The same each time, so that laptops that joined once find it again."""


class Hosted:
    """The event of a file, on a server of one's own until it is ended; then in another file."""

    def __init__(self, store: Path, host: str, port: int) -> None:
        from referee.journal.server.own_server import OwnServer

        self._folder = store.absolute().with_name(f"{store.name}.hall")
        self.host = host or HERE
        self.port = port or _usual_port(self.host)
        self.own: OwnServer = OwnServer(self._folder, port=self.port if self.host == HERE else 0)
        self._front: Front | None = None
        self._store = store

    def start(self) -> Server:
        """Up it is, with all that the file holds. Raises StoreUnreachable, Stale, and what the file raises."""
        self.own.start()
        self.port = self.own.port if self.host == HERE else self.port
        try:
            self._make()
            self._open()
            self._remember()
            if is_there(self._store):
                carry(self._store, self.place)
            else:
                open_store(self.place).close()
        except BaseException:
            self._stop()
            raise
        return self.place

    def _open(self) -> None:
        """To others, if there is a way to this machine at which they are to come."""
        if self.host == HERE:
            return
        from referee.journal.server.certificate import certificate
        from referee.journal.server.front import Front

        self._front = Front(self.host, self.port, certificate(self._folder, self.host), self.own.port)
        self._front.start()
        self.port = self._front.port

    def _stop(self) -> None:
        if self._front is not None:
            self._front.stop()
        self.own.stop()

    @property
    def place(self) -> Server:
        """Where the event is, for this laptop."""
        return Server.known(self.own.address(DATABASE))

    @property
    def called(self) -> Server:
        """The same by its name, with what is kept of it for those who are to join."""
        from referee.journal.server.joining import JOINED

        return Server.known(f"{SERVICE}{JOINED}")

    def _make(self) -> None:
        import psycopg

        made = suppress(psycopg.errors.DuplicateDatabase)
        with closing(psycopg.connect(self.own.address(), autocommit=True)) as db, made:
            db.execute(f"create database {DATABASE}")

    def _remember(self) -> None:
        """What the desk calls it, and what it tells those who are to join."""
        from referee.journal.server.certificate import certificate, der_of, fingerprint
        from referee.journal.server.joining import JOINED, remember

        told = dict(self.place.told)
        if self._front is not None:
            seal = fingerprint(der_of(certificate(self._folder, self.host)))
            told |= {BEYOND_HOST: self.host, BEYOND_PORT: str(self.port), BEYOND_SEAL: seal}
        remember(JOINED, told)

    def stay_up(self) -> bool:
        """Start the server again where it ended by itself, where it was; did it? Raises StoreUnreachable."""
        if self.own.runs:
            return False
        self.own.start()
        return True

    def end(self, file: Path) -> tuple[int, int]:
        """The event into a new file, then the server is ended; how many streams and records.

        Raises BadJournal, StoreUnreachable.
        """
        try:
            self.stay_up()
            return carry(self.place, file)
        finally:
            self._stop()


def code_for(server: Server, invited: Invited, host: str = "") -> str:
    """What an invited laptop types to join; `host` is what others call the server where that is not known."""
    from referee.journal.server.joining import OPEN, PROVEN, Code

    told, beyond = server.parameters(), server.beyond
    kind = OPEN if server.insecure or (server.is_local and not beyond) else PROVEN
    at = host or beyond.get(BEYOND_HOST) or told.get("host") or HERE
    port = int(beyond.get(BEYOND_PORT) or told.get("port") or 5432)
    seal = beyond.get(BEYOND_SEAL, "")
    return str(Code(kind, at, port, told.get("dbname", DATABASE), invited.name, invited.secret, seal))


def join(typed: str, insecure: bool, device: str = "") -> Place:
    """Join with a code; the place of the event from now on. Raises what `joining.join` raises."""
    from referee.journal.server.joining import join as joined

    return Server.known(joined(typed, insecure, device))


def _usual_port(host: str) -> int:
    """The usual one, or 0 for any where that is taken."""
    from socket import AF_INET, AF_INET6, create_server

    with suppress(OSError), create_server((host, USUAL_PORT), family=AF_INET6 if ":" in host else AF_INET):
        return USUAL_PORT
    return 0
