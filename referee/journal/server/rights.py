"""Who may do what on a server: a role of the database for each laptop, with no more than it needs.

The desk reads and writes everything; a screen reads everything and writes nothing; a table's laptop reads and writes
the tables that it opened, or was given, and sees nothing of the others. Nobody changes what is stored. The server
itself says who wrote a record, so that nobody can write under another's name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from referee.errors import BadJournal, StoreUnreachable
from referee.journal.server.address import Server

if TYPE_CHECKING:
    from psycopg.sql import Composed

    from referee.journal.server.connections import Connection

Told = TypeVar("Told")
Post = Literal["desk", "table", "screen"]
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
SECRET = 24
"""Letters of a password: more than anybody tries."""
LONGEST = 40
KINDS = ("hall",)
"""What a table's laptop shares with all: where the pages are, and the codes of seats."""
TOURNAMENT = "tournament"


@dataclass(frozen=True)
class Rights:
    """What a laptop is for. A table's may be given `streams` that others opened, and the tournaments."""

    post: Post = "table"
    streams: tuple[str, ...] = ()
    tournament: bool = False

    @property
    def what(self) -> tuple[str, ...]:
        """As the server keeps it."""
        if self.post != "table":
            return ("all",)
        kinds = (*KINDS, TOURNAMENT) if self.tournament else KINDS
        return (*(f"kind:{kind}" for kind in kinds), *(f"stream:{stream}" for stream in self.streams))


@dataclass(frozen=True)
class Invited:
    """A laptop that may come: its name, its password, and what was said to the server, without that."""

    name: str
    secret: str
    did: tuple[str, ...]


def new_secret() -> str:
    """A password that can be read out."""
    from secrets import choice

    return "".join(choice(LETTERS) for _ in range(SECRET))


def invite(server: Server, name: str, rights: Rights) -> Invited:
    """Make a role of this name, or give it another password and these rights. Raises BadJournal, StoreUnreachable."""
    _check(name)
    secret = new_secret()

    def act(db: Connection) -> tuple[str, ...]:
        known = db.execute("select 1 from pg_roles where rolname = %s", (name,)).fetchone()
        verifier = db.pgconn.encrypt_password(secret.encode(), name.encode(), b"scram-sha-256").decode()
        return _said(db, _statements(db, name, rights, verifier, bool(known)), verifier)

    return Invited(name, secret, _asked(server, act))


def revoke(server: Server, name: str) -> tuple[str, ...]:
    """Let this name in no more, and end its connections. What it wrote stays. Raises BadJournal, StoreUnreachable."""
    _check(name)
    return _asked(server, lambda db: _said(db, _statements_against(db, name)))


def give(server: Server, name: str, stream: str = "") -> tuple[str, ...]:
    """Let a laptop that was invited go on with this table too, without one with the tournaments.

    Raises BadJournal, StoreUnreachable `login_unknown`.
    """
    _check(name)
    return _asked(server, lambda db: _said(db, _statements_giving(db, name, _what(stream))))


def take(server: Server, name: str, stream: str = "") -> tuple[str, ...]:
    """Take away what was given; what a laptop opened itself it keeps. Raises as `give` does."""
    _check(name)
    return _asked(server, lambda db: _said(db, _statements_taking(db, name, _what(stream))))


def _what(stream: str) -> str:
    """As the server keeps it."""
    return f"stream:{stream}" if stream else f"kind:{TOURNAMENT}"


def people(server: Server) -> list[tuple[str, tuple[str, ...], bool]]:
    """Who may come: name, what for, and whether he may write."""
    told = (
        "select login, array_agg(what order by what), bool_or(writes) from referee.rights group by login order by login"
    )

    def act(db: Connection) -> list[tuple[str, tuple[str, ...], bool]]:
        rows: list[tuple[Any, ...]] = db.execute(told).fetchall()
        return [(login, tuple(what), writes) for login, what, writes in rows]

    return _asked(server, act)


def change_password(server: Server, secret: str) -> None:
    """One's own."""

    def act(db: Connection) -> None:
        from psycopg import sql

        name = db.info.user
        verifier = db.pgconn.encrypt_password(secret.encode(), name.encode(), b"scram-sha-256").decode()
        db.execute(sql.SQL("alter role {} password {}").format(sql.Identifier(name), sql.Literal(verifier)))

    _asked(server, act)


def _check(name: str) -> None:
    taken = name.startswith(("pg_", "postgres")) or name in ("public", "none")
    if not name or len(name.encode()) > LONGEST or not all(each.isalnum() or each in "_-" for each in name) or taken:
        raise BadJournal("bad_login", name=name[:60])


def _asked(server: Server, act: Callable[[Connection], Told]) -> Told:
    from contextlib import closing

    from psycopg import OperationalError

    from referee.journal.server.connections import Unconnected, connect
    from referee.journal.server.faults import as_errors, named

    try:
        with as_errors(server), closing(connect(server)) as db, db.transaction():
            return act(db)
    except (Unconnected, OperationalError) as error:
        raise named(error.__cause__, server) from None


def _said(db: Connection, statements: Iterator[Composed], secret: str = "") -> tuple[str, ...]:
    """Say it to the server; what was said, without the secret."""
    did = []
    for statement in statements:
        db.execute(statement)
        told = statement.as_string(db)
        did.append(told.replace(secret, "…") if secret else told)
    return tuple(did)


def _statements(db: Connection, name: str, rights: Rights, verifier: str, known: bool) -> Iterator[Composed]:
    from psycopg import sql

    login, database = sql.Identifier(name), sql.Identifier(db.info.dbname)
    made = "alter role {} login password {}" if known else "create role {} login password {}"
    yield sql.SQL(made).format(login, sql.Literal(verifier))
    yield sql.SQL("revoke connect, temporary on database {} from public").format(database)
    yield sql.SQL("grant connect on database {} to {}").format(database, login)
    yield sql.SQL("grant usage on schema referee to {}").format(login)
    yield sql.SQL("revoke all on all tables in schema referee from {}").format(login)
    yield sql.SQL("grant select on referee.form, referee.stream, referee.record to {}").format(login)
    yield sql.SQL("grant execute on function referee.may, referee.may_write, referee.next_touch to {}").format(login)
    for grant in WRITING if rights.post != "screen" else ():
        yield sql.SQL(grant).format(login)
    yield sql.SQL("delete from referee.rights where login = {}").format(sql.Literal(name))
    for what in rights.what:
        told = sql.SQL(", ").join(map(sql.Literal, (name, what, rights.post != "screen")))
        yield sql.SQL("insert into referee.rights(login, what, writes) values ({})").format(told)


WRITING: Sequence[Any] = (
    "grant insert (id, title, created, kind, touched) on referee.stream to {}",
    "grant update (version, last_at, touched) on referee.stream to {}",
    "grant insert (stream, version, event_id, at, entry, verdict, device) on referee.record to {}",
)
"""Columns by name: who opened a stream, and who stored a record when, only the server says."""


def _check_known(db: Connection, name: str) -> None:
    if not db.execute("select 1 from referee.rights where login = %s", (name,)).fetchone():
        raise StoreUnreachable("login_unknown", name=name)


def _statements_giving(db: Connection, name: str, what: str) -> Iterator[Composed]:
    from psycopg import sql

    _check_known(db, name)
    told = sql.SQL(", ").join(map(sql.Literal, (name, what, True)))
    yield sql.SQL("insert into referee.rights(login, what, writes) values ({}) on conflict do nothing").format(told)


def _statements_taking(db: Connection, name: str, what: str) -> Iterator[Composed]:
    from psycopg import sql

    _check_known(db, name)
    taken = sql.SQL("delete from referee.rights where login = {} and what = {}")
    yield taken.format(sql.Literal(name), sql.Literal(what))


def _statements_against(db: Connection, name: str) -> Iterator[Composed]:
    from psycopg import sql

    _check_known(db, name)
    login = sql.Identifier(name)
    yield sql.SQL("alter role {} nologin password null").format(login)
    yield sql.SQL("revoke all on all tables in schema referee from {}").format(login)
    yield sql.SQL("delete from referee.rights where login = {}").format(sql.Literal(name))
    ended = "select pg_terminate_backend(pid) from pg_stat_activity where usename = {}"
    yield sql.SQL(ended).format(sql.Literal(name))
