"""The tables of the store, as the steps that led to them; a copy is kept before an older store is changed.

A step, once released, is never edited: a change is one more step, and `opening.VERSION` counts them. The
tables keep records by stream and version, with no row number of their own: no order between streams exists.
"""

import sqlite3
from collections.abc import Callable
from pathlib import Path

from sqlite_utils import Database, Migrations

from referee.journal import seal
from referee.journal.copying import back_up

MIGRATIONS = Migrations("journal")
SEALED: dict[str, Callable[..., int]] = {"stream": seal.of_stream, "record": seal.of_record}
LENGTHS = """select id, coalesce((select max(version) from record where stream = id), 0)
    from (select id from stream union select stream from record)"""

RECORDS = """select event_id, at, cast(entry as blob), cast(verdict as blob) from record
    where stream = ? order by version"""


@MIGRATIONS(name="0001_streams_and_records")
def _streams_and_records(db: Database) -> None:
    db.execute("""create table stream(
        id text primary key, title text not null, created text not null) strict, without rowid""")
    db.execute("""create table record(
        stream text not null references stream(id), version integer not null check(version > 0),
        event_id text not null, at text not null, entry text not null, verdict text not null,
        primary key(stream, version), unique(stream, event_id)) strict, without rowid""")
    for table in ("stream", "record"):
        for change in ("update", "delete"):
            db.execute(f"""create trigger {table}_no_{change} before {change} on {table}
                begin select raise(abort, 'append-only'); end""")


@MIGRATIONS(name="0002_kinds_of_streams")
def _kinds_of_streams(db: Database) -> None:
    db.execute("alter table stream add column kind text not null default 'table'")


@MIGRATIONS(name="0003_checksums")
def _checksums(db: Database) -> None:
    """What was stored before checksums is sealed as it is found."""
    for table, of in SEALED.items():
        db.conn.create_function(f"seal_{table}", -1, of, deterministic=True)
        db.execute(f"alter table {table} add column seal integer not null default 0")
        db.execute(f"drop trigger {table}_no_update")
    db.execute("update stream set seal = seal_stream(id, title, created, kind)")
    db.execute("""update record set seal =
        seal_record(stream, version, event_id, at, cast(entry as blob), cast(verdict as blob))""")
    db.execute("""create table head(
        stream text primary key, version integer not null, event_ids integer not null, times integer not null,
        entries integer not null, verdicts integer not null, seal integer not null) strict, without rowid""")
    for stream, version in db.execute(LENGTHS).fetchall():
        rows = db.execute(RECORDS, (stream,)).fetchall()
        running = seal.Running().on(*zip(*rows, strict=True)) if rows else seal.Running()
        told = (stream, version, *running, seal.of_head(stream, version, running))
        db.execute("insert into head values(?, ?, ?, ?, ?, ?, ?)", told)
    for table in SEALED:
        db.execute(f"""create trigger {table}_no_update before update on {table}
            begin select raise(abort, 'append-only'); end""")
    db.execute("create trigger head_no_delete before delete on head begin select raise(abort, 'append-only'); end")


@MIGRATIONS(name="0004_touched")
def _touched(db: Database) -> None:
    """Streams that nobody has touched since bear 0; that changes no row, so that damage is not in the way."""
    db.execute("alter table head add column touched integer not null default 0")


@MIGRATIONS(name="0005_signed")
def _signed(db: Database) -> None:
    """Who logged a record and on which device, of those of which that is known: what one laptop writes has no row."""
    db.execute("""create table signed(
        stream text not null, event_id text not null, who text not null, device text not null,
        seal integer not null, primary key(stream, event_id)) strict, without rowid""")
    for change in ("update", "delete"):
        db.execute(f"""create trigger signed_no_{change} before {change} on signed
            begin select raise(abort, 'append-only'); end""")


def migrate(connection: sqlite3.Connection, path: Path, version: int, owner: int) -> None:
    """Bring the store to this version and mark whose it is, all steps or none, unless another process just did."""
    connection.execute("begin immediate")
    try:
        (stored,) = connection.execute("pragma user_version").fetchone()
        if stored < version:
            if stored:
                back_up(path, path.with_name(_copy_name(path, stored)))
            MIGRATIONS.apply(Database(connection, recursive_triggers=False, execute_plugins=False))
            connection.execute(f"pragma user_version = {version}")
            connection.execute(f"pragma application_id = {owner}")
        connection.execute("commit")
    except BaseException:
        if connection.in_transaction:
            connection.execute("rollback")
        raise


def _copy_name(path: Path, version: int) -> str:
    name, count = f"{path.name}.v{version}-backup", 1
    while path.with_name(name).exists():
        count += 1
        name = f"{path.name}.v{version}-backup-{count}"
    return name
