"""The tables of the store, as the steps that led to them; a copy is kept before an older store is changed.

A step, once released, is never edited: a change is one more step, and `opening.VERSION` counts them. The
tables keep records by stream and version, with no row number of their own: no order between streams exists.
"""

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlite_utils import Database, Migrations

MIGRATIONS = Migrations("journal")


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


def back_up(path: Path, copy: Path) -> None:
    """Copy what is committed, whole or not at all; a caller that holds the lock knows that nobody writes meanwhile."""
    unfinished = copy.with_name(f"{copy.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    source = sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)
    with closing(source), closing(sqlite3.connect(unfinished)) as target:
        source.backup(target)
    unfinished.replace(copy)
