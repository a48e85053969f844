"""The tables on a server, brought to today's form by whoever comes first while the others wait for him.

Who migrates locks the one row that tells the version, not the database: such a lock ends with its connection, and
servers that only speak like PostgreSQL know it too. Who may not migrate finds the tables made, or is told.
"""

from __future__ import annotations

from contextlib import suppress

from psycopg import errors

from referee.errors import BadJournal, StoreNewer, StoreUnreachable
from referee.journal.server.address import Server
from referee.journal.server.connections import Connection

STEPS = (
    """
    create table referee.stream(
        id text collate "C" primary key, title text not null, created text not null, kind text not null,
        version bigint not null default 0 check (version >= 0), last_at text not null default '',
        touched bigint not null default 0);
    create index stream_touched on referee.stream(touched);
    create table referee.record(
        stream text collate "C" not null references referee.stream(id), version bigint not null check (version > 0),
        event_id text collate "C" not null, at text not null, entry text not null, verdict text not null,
        stored_at timestamptz not null default clock_timestamp(), stored_by text not null default session_user,
        primary key (stream, version), unique (stream, event_id));
    create function referee.refuse() returns trigger language plpgsql as
        $$ begin raise exception 'append-only'; end $$;
    create trigger stands before update or delete on referee.record for each row execute function referee.refuse();
    create trigger stands_whole before truncate on referee.record for each statement
        execute function referee.refuse();
    create trigger stays before delete on referee.stream for each row execute function referee.refuse();
    create trigger keeps_its_name before update on referee.stream for each row
        when (old.id <> new.id or old.title <> new.title or old.created <> new.created or old.kind <> new.kind
              or new.version < old.version)
        execute function referee.refuse();
    """,
    """
    alter table referee.stream add column opened_by text not null default session_user;
    create table referee.rights(
        login text not null, what text not null, writes boolean not null, primary key (login, what));
    create function referee.may(id text, kind text, opened_by text, writing boolean) returns boolean
        language sql stable security definer set search_path = pg_catalog, pg_temp as $$
            select opened_by = session_user or exists (select 1 from referee.rights
                where login = session_user and (writes or not writing)
                and what in ('all', 'kind:' || kind, 'stream:' || id)) $$;
    create function referee.may_write(written text) returns boolean
        language sql stable security definer set search_path = pg_catalog, pg_temp as $$
            select referee.may(id, kind, opened_by, true) from referee.stream where id = written $$;
    create function referee.next_touch() returns bigint
        language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
            select coalesce(max(touched), 0) + 1 from referee.stream $$;
    revoke all on function referee.may, referee.may_write, referee.next_touch, referee.refuse from public;
    alter table referee.stream enable row level security;
    alter table referee.record enable row level security;
    create policy seen on referee.stream for select using (referee.may(id, kind, opened_by, false));
    create policy opened on referee.stream for insert with check (kind in ('table', 'hall')
        or referee.may(id, kind, '', true));
    create policy grown on referee.stream for update using (referee.may(id, kind, opened_by, true));
    create policy seen on referee.record for select using (stream = any (array(select id from referee.stream)));
    create policy stored on referee.record for insert with check (referee.may_write(stream));
    """,
    """
    alter table referee.record add column device text not null default '';
    do $$ declare each text; begin
        for each in select distinct login from referee.rights join pg_roles on rolname = login where writes loop
            execute format('grant insert (device) on referee.record to %I', each);
        end loop;
    end $$;
    """,
    """
    alter policy opened on referee.stream with check (kind in ('table', 'hall', 'parted')
        or referee.may(id, kind, '', true));
    """,
)
"""From each version of the form to the next."""
VERSION = len(STEPS)
FORM = "select version from referee.form"


def prepare(db: Connection, server: Server) -> None:
    """The tables are there, in today's form.

    Raises StoreNewer, BadJournal, and StoreUnreachable `server_not_made` or `server_older` for who may not make it so.
    """
    if db.info.encoding != "utf-8" or db.info.parameter_status("server_encoding") not in ("UTF8", None):
        raise BadJournal("server_not_utf8", path=str(server))
    if (version := _version(db, server)) < VERSION:
        try:
            _bring_up(db, server)
        except errors.InsufficientPrivilege:
            if version:
                raise StoreUnreachable("server_older", path=str(server), version=version, known=VERSION) from None
            raise StoreUnreachable("server_not_made", path=str(server)) from None


def _version(db: Connection, server: Server) -> int:
    """The version of the tables, 0 if there are none."""
    try:
        row = db.execute(FORM).fetchone()
    except (errors.UndefinedTable, errors.InvalidSchemaName):
        return 0
    version = int(str(row[0])) if row else 0
    if version > VERSION:
        raise StoreNewer("store_newer", path=str(server), version=version, known=VERSION)
    return version


def _bring_up(db: Connection, server: Server) -> None:
    for made in (
        "create schema if not exists referee",
        "create table if not exists referee.form(one int primary key check (one = 1), version int not null)",
        "insert into referee.form values (1, 0) on conflict do nothing",
    ):
        with suppress(errors.UniqueViolation, errors.DuplicateSchema, errors.DuplicateTable):  # another was quicker
            db.execute(made)
    with db.transaction():
        db.execute(f"{FORM} for update")
        for step in STEPS[_version(db, server) :]:
            db.execute(step)
        db.execute("update referee.form set version = %s", (VERSION,))
