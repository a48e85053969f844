"""A laptop may do what it is there for and no more: tried with plain SQL under each role, past the program."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from referee.errors import BadJournal, StoreUnreachable
from referee.journal import Journal, Laptop, NewRecord, Server, Store, Unkept, carry, mend, open_store
from referee.journal.server import rights, shared_journal
from referee.journal.server.own_server import OwnServer, write_secret
from referee.journal.server.rights import Rights
from tests.journal.records import AT, batch
from tests.postgres import at, event, sql

FORBIDDEN = psycopg.errors.InsufficientPrivilege


@pytest.fixture
def server(postgres: OwnServer) -> Server:
    """A database for one event, empty still."""
    return event(postgres)


class Hall:
    """The laptops of an event, each with its own role."""

    def __init__(self, postgres: OwnServer, server: Server, folder: Path) -> None:
        self.postgres, self.server, self.folder = postgres, server, folder
        self.invited: dict[str, rights.Invited] = {}
        open_store(server).close()
        for name, post in (("ada", "table"), ("bo", "table"), ("desk", "desk"), ("wall", "screen")):
            self.invite(name, Rights(post))  # type: ignore[arg-type]
        with closing(self.store("desk")) as desk:
            desk.create("cup", "Cup", AT, batch("cup", 0, 2), "tournament")
        for name in ("ada", "bo"):
            with closing(self.store(name)) as table:
                table.create(f"of-{name}", name, AT, batch(name, 0, 3))

    def invite(self, name: str, what: Rights) -> None:
        """Let this laptop come."""
        self.invited[name] = rights.invite(self.server, name, what)
        write_secret(self.folder / name, f"*:*:*:{name}:{self.invited[name].secret}\n")

    def place(self, name: str) -> Server:
        """The event as this laptop has it."""
        return at(f"postgresql://{name}@127.0.0.1:{self.postgres.port}/postgres?passfile={self.folder / name}")

    def store(self, name: str) -> Store:
        """The store as this laptop has it open."""
        return open_store(self.place(name))

    def sql(self, name: str, words: str) -> list[tuple[object, ...]]:
        """What plain SQL comes to for this laptop."""
        with psycopg.connect(self.place(name).address, autocommit=True) as db:
            found = db.execute(words)
            return found.fetchall() if found.description else []


@pytest.fixture
def hall(postgres: OwnServer, server: Server, tmp_path: Path) -> Iterator[Hall]:
    """An event with a tournament and the tables of Ada and Bo, each opened by its own laptop."""
    hall = Hall(postgres, server, tmp_path)
    yield hall
    with psycopg.connect(server.address, autocommit=True) as db:
        for name in hall.invited:
            db.execute(f'drop owned by "{name}"')
            db.execute(f'drop role "{name}"')


def test_a_table_sees_its_own_log_and_no_other(hall: Hall) -> None:
    """Neither the roles at another table nor the tournament, by whatever statement."""
    with closing(hall.store("ada")) as ada:
        assert [info.id for info in ada.streams()] == ["of-ada"] and len(ada.read("of-ada")) == 3
        assert ada.check().whole
    assert hall.sql("ada", "select distinct stream from referee.record") == [("of-ada",)]
    assert hall.sql("ada", "select id from referee.stream") == [("of-ada",)]
    for secret in ("select * from referee.rights", "select * from pg_authid", "copy referee.record to stdout"):
        if secret.startswith("copy"):
            with psycopg.connect(hall.place("ada").address) as db, db.cursor().copy(secret) as out:
                assert b"bo-" not in b"".join(map(bytes, out))
            continue
        with pytest.raises(FORBIDDEN):
            hall.sql("ada", secret)


def test_a_table_writes_its_own_log_and_no_other(hall: Hall) -> None:
    """Not a record at the end of another's log, not a step of its count, not under another's name."""
    with closing(hall.store("ada")) as ada:
        assert ada.append("of-ada", 3, batch("more", 0, 1)) == 4
    put = (
        "insert into referee.record(stream, version, event_id, at, entry, verdict) values ('of-bo', 4, 'x', '', '', '')"
    )
    with pytest.raises(FORBIDDEN):
        hall.sql("ada", put)
    hall.sql("ada", "update referee.stream set version = 99 where id <> 'of-ada'")
    for forged in (
        "insert into referee.record(stream, version, event_id, at, entry, verdict, stored_by)"
        " values ('of-ada', 5, 'x', '', '', '', 'bo')",
        "insert into referee.stream(id, title, created, kind, opened_by) values ('x', '', '', 'table', 'bo')",
        "insert into referee.stream(id, title, created, kind) values ('x', '', '', 'tournament')",
        "insert into referee.rights values ('ada', 'all', true)",
        "update referee.stream set opened_by = 'ada'",
        "create table referee.mine(x int)",
    ):
        with pytest.raises(FORBIDDEN):
            hall.sql("ada", forged)
    with closing(hall.store("desk")) as desk:
        assert {info.id: info.length for info in desk.streams()} == {"cup": 2, "of-ada": 4, "of-bo": 3}
    assert hall.sql("desk", "select distinct stored_by from referee.record where stream = 'of-ada'") == [("ada",)]


def test_the_server_says_who_logged_what_wherever_it_is_carried(hall: Hall, tmp_path: Path) -> None:
    """In a file it stays so, when that is written anew too, and when it is carried back; the device is its own word."""
    named = hall.place("ada")
    with closing(open_store(Server(named.address, (*named.told, ("referee_device", "tent"))))) as ada:
        ada.append("of-ada", 3, batch("more", 0, 1))
    with closing(hall.store("desk")) as desk:
        desk.append("of-ada", 4, batch("desk", 0, 1))
        desk.copy(tmp_path / "event")
        told = [each.by for each in desk.read("of-ada")]
    assert [each.who for each in told] == ["ada"] * 4 + ["desk"] and all(each.device for each in told)
    mend(tmp_path / "event")
    with Journal.open(tmp_path / "event") as journal:
        assert [each.by for each in journal.read("of-ada")] == told
    carry(tmp_path / "event", event(hall.postgres))
    with closing(open_store(hall.server)) as again:
        assert [each.by for each in again.read("of-ada")] == told


@pytest.mark.parametrize("name", ["ada", "desk", "wall"])
def test_nobody_rewrites_what_is_stored(hall: Hall, name: str) -> None:
    """Neither the desk nor a table, nor who only looks."""
    for change in (
        "update referee.record set entry = '{}'",
        "delete from referee.record",
        "truncate referee.record",
        "delete from referee.stream",
        "drop table referee.record",
        "update referee.form set version = 0",
    ):
        with pytest.raises(FORBIDDEN):
            hall.sql(name, change)


def test_a_screen_follows_everything_and_writes_nothing(hall: Hall) -> None:
    """It is told so, and the store is as it was."""
    with closing(hall.store("wall")) as wall:
        assert {info.id for info in wall.streams()} == {"cup", "of-ada", "of-bo"}
        assert len(wall.read("of-bo")) == 3
        with pytest.raises(StoreUnreachable, match="server_forbids"):
            wall.append("of-bo", 3, batch("wall", 0, 1))
        with pytest.raises(StoreUnreachable, match="server_forbids"):
            wall.create("new", "New", AT)


def test_the_desk_gives_a_table_to_another_laptop(hall: Hall) -> None:
    """Whoever was given it goes on with it, and sees the tournament if he was given that too."""
    hall.invite("ada", Rights("table", ("of-bo",), tournament=True))
    with closing(hall.store("ada")) as ada:
        assert ada.append("of-bo", 3, batch("taken", 0, 1)) == 4
        assert ada.append("cup", 2, batch("result", 0, 1)) == 3
    with closing(hall.store("bo")) as bo:
        assert len(bo.read("of-bo")) == 4


class Apart:
    """Ada's laptop at an event, which loses the server, and what it wrote of Bo's table and of its own meanwhile."""

    def __init__(self, hall: Hall) -> None:
        rights.give(hall.server, "ada", "of-bo")
        self._place, self.gone = hall.place("ada"), False
        self.laptop = Laptop(self._opened, Unkept(), "ada")
        self.laptop.reach.pause = 0
        assert len(self.laptop.read("of-bo")) == len(self.laptop.read("of-ada")) == 3
        self.laptop.reach.close()
        self.gone = True
        for stream in ("of-bo", "of-ada"):
            self.laptop.append(stream, 3, batch(f"apart-{stream}", 0, 1))
        self.gone = False

    def _opened(self) -> Store:
        if self.gone:
            raise StoreUnreachable("server_unreachable")
        return open_store(self._place)

    def handed_in(self) -> tuple[dict[str, int], list[str], dict[str, str]]:
        """What was taken, what parted, and what was refused, with why."""
        handed = self.laptop.hand_in()
        refused = {stream: error.key for stream, error in handed.refused.items()}
        return handed.records, [each.sides.stream for each in handed.parted], refused


@pytest.fixture
def apart(hall: Hall) -> Iterator[Apart]:
    """What Ada wrote without the server."""
    apart = Apart(hall)
    yield apart
    apart.laptop.close()


def test_a_table_that_was_taken_away_holds_nothing_else_up(hall: Hall, apart: Apart) -> None:
    """What its laptop wrote of it without the server stays there and is told; all else is handed in."""
    rights.take(hall.server, "ada", "of-bo")
    assert apart.handed_in() == ({"of-ada": 1}, [], {"of-bo": "not_this_laptops"})
    assert apart.laptop.waiting("of-bo") == 1 and apart.laptop.waiting("of-ada") == 0
    rights.give(hall.server, "ada", "of-bo")
    assert apart.handed_in() == ({"of-bo": 1}, [], {})


def test_what_is_refused_for_good_is_laid_aside(hall: Hall, apart: Apart) -> None:
    """On the server, where the desk reads it and no other table does; then nothing waits any more."""
    rights.take(hall.server, "ada", "of-bo")
    aside = apart.laptop.lay_aside("of-bo", "it was played on at the desk").aside
    with closing(hall.store("desk")) as desk, closing(hall.store("bo")) as bo:
        assert [each.event_id for each in desk.read(aside)] == ["apart-of-bo-1"]
        assert aside not in [info.id for info in bo.streams()] and len(bo.read("of-bo")) == 3
    assert apart.handed_in() == ({"of-ada": 1}, [], {}) and not apart.laptop.apart()


def test_a_rule_of_the_server_holds_up_only_what_it_forbids(hall: Hall, apart: Apart) -> None:
    """What it says is told. Where not even a line aside is taken, the laptop's own file keeps it."""
    sql(
        hall.server,
        """create function referee.rule() returns trigger language plpgsql as
            $$ begin raise exception 'no such entry here'; end $$;
        create trigger rule before insert on referee.record for each row
            when (new.event_id = 'apart-of-bo-1') execute function referee.rule()""",
    )
    assert apart.handed_in() == ({"of-ada": 1}, [], {"of-bo": "server_refuses"})
    assert "no such entry here" in str(apart.laptop.hand_in().refused["of-bo"])
    assert apart.laptop.lay_aside("of-bo", "a rule of the house") == ("", "of-bo")
    assert apart.handed_in() == ({}, [], {}) and len(apart.laptop.read("of-bo")) == 3
    assert apart.laptop.append("of-bo", 3, batch("on", 0, 1)) == 4


def test_a_table_that_others_went_on_with_is_decided_by_its_laptop(hall: Hall, apart: Apart) -> None:
    """Its line lies aside on the server, although it is for a table alone."""
    with closing(hall.store("bo")) as bo:
        bo.append("of-bo", 3, batch("meanwhile", 0, 1))
    assert apart.handed_in() == ({"of-ada": 1}, ["of-bo"], {})


SECRETS = (
    "select entry from referee.record where entry like '%1850%' or entry like '%renegade%'",
    "set row_security = off; select entry from referee.record",
    "select (record).entry from referee.record",
    "select string_agg(entry, '') from referee.record",
    "table referee.record",
    "select most_common_vals::text from pg_stats where tablename = 'record'",
    "select stavalues1::text from pg_statistic",
    "select query from pg_stat_activity",
    "do $$ begin raise exception '%', (select string_agg(entry, '') from referee.record); end $$",
    "create view pg_temp.all as select * from referee.record",
    "create function referee.peek() returns text language sql security definer as 'select 1'",
    "alter table referee.record disable row level security",
    "alter policy seen on referee.record using (true)",
    "set role keeper; table referee.record",
    "set session authorization keeper; table referee.record",
    "insert into referee.record(stream, version, event_id, at, entry, verdict) values ('cup', 1, 'cup-1', '', '', '')"
    " on conflict do nothing returning entry",
    "update referee.stream set version = version returning *",
    "select pg_read_file('pg_hba.conf')",
    "copy (select entry from referee.record) to '/dev/null'",
)
"""What somebody may try who types SQL past the program."""


def tried(hall: Hall, name: str) -> str:
    """All that any of it tells this laptop, errors too."""
    told = []
    for words in SECRETS:
        try:
            told.append(str(hall.sql(name, words)))
        except psycopg.Error as error:
            told.append(str(error))
    return "".join(told)


def test_neither_money_nor_roles_are_told_to_whom_the_desk_does_not_give_them(hall: Hall) -> None:
    """With plain SQL. The tournaments are given and taken away; roles at other tables never come with them."""
    with closing(hall.store("desk")) as desk:
        desk.append("cup", 2, [NewRecord("paid", b'{"type": "paid", "amount": 1850}', b"{}", AT)])
    with closing(hall.store("bo")) as bo:
        bo.append("of-bo", 3, [NewRecord("seen", b'{"type": "role", "role": "renegade"}', b"{}", AT)])
    with psycopg.connect(hall.server.address, autocommit=True) as db:
        db.execute("analyze referee.record")  # statistics hold values
    assert "1850" not in tried(hall, "ada") and "renegade" not in tried(hall, "ada")
    rights.give(hall.server, "ada")
    assert "1850" in tried(hall, "ada") and "renegade" not in tried(hall, "ada")
    rights.take(hall.server, "ada")
    assert "1850" not in tried(hall, "ada") and "renegade" not in tried(hall, "ada")
    rights.give(hall.server, "ada", "of-bo")
    assert "renegade" in tried(hall, "ada") and "1850" not in tried(hall, "ada")
    rights.take(hall.server, "ada", "of-bo")
    assert "renegade" not in tried(hall, "ada") and "renegade" in tried(hall, "bo")


def test_who_is_sent_away_is_let_in_no_more(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """His connections end at once; what he wrote stays, and the others go on."""
    monkeypatch.setattr(shared_journal, "PATIENCE", 0.1)
    with closing(hall.store("bo")) as bo:
        rights.revoke(hall.server, "bo")
        with pytest.raises(StoreUnreachable):
            bo.append("of-bo", 3, batch("late", 0, 1))
    with pytest.raises(StoreUnreachable):
        hall.store("bo")
    with closing(hall.store("desk")) as desk:
        assert len(desk.read("of-bo")) == 3
    assert [name for name, *_ in rights.people(hall.server)] == ["ada", "desk", "wall"]
    with pytest.raises(StoreUnreachable, match="login_unknown"):
        rights.revoke(hall.server, "nobody")


def test_what_was_done_is_told_without_the_password(hall: Hall) -> None:
    """Each statement, for whoever keeps the server; the password only to who asked, and to the server as a proof."""
    invited = hall.invited["ada"]
    assert any(each.startswith('create role "ada"') for each in invited.did)
    assert invited.secret not in "".join(invited.did) and "SCRAM" not in "".join(invited.did)


def test_a_laptop_changes_its_own_password(hall: Hall) -> None:
    """So that the one that was read out is good once; nobody changes another's."""
    rights.change_password(hall.place("ada"), "another")
    with pytest.raises(StoreUnreachable):
        hall.store("ada")
    with pytest.raises(FORBIDDEN):
        hall.sql("bo", "alter role ada password 'mine'")


@pytest.mark.parametrize("name", ["", "pg_me", "a b", 'x"; drop table y', "n" * 41, "postgres"])
def test_a_name_that_is_none_is_refused(server: Server, name: str) -> None:
    """What a role cannot be called, or what would be more than a name."""
    with pytest.raises(BadJournal, match="bad_login"):
        rights.invite(server, name, Rights())
