"""What only a store on a server has to prove: it is carried whole, is migrated once, and tells no secret."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from threading import Thread
from typing import Any

import psycopg
import pytest

from referee.errors import BadJournal, Stale, StoreNewer, StoreUnreachable
from referee.journal import Batch, Journal, Server, Store, carry, open_store, place_of
from referee.journal.server import connections, schema
from referee.journal.server.own_server import OwnServer
from tests.journal.records import AT, batch
from tests.postgres import at, event, sql


@pytest.fixture
def server(postgres: OwnServer) -> Server:
    """A database for one event, empty still."""
    return event(postgres)


@pytest.fixture
def shared(server: Server) -> Iterator[Store]:
    """The store there, with one empty stream, `t`."""
    with closing(open_store(server)) as opened:
        opened.create("t", "Table 1", "2026-11-21")
        yield opened


def filled(store: Store) -> None:
    """Two streams of two kinds, the one opened first touched last."""
    store.append("t", 0, batch("t", 0, 3))
    store.create("cup", "Cup “Äpfel”", AT, batch("cup", 0, 2), "tournament")
    store.append("t", 3, batch("t", 3, 1))


def everything(store: Store) -> object:
    """All that a store holds, and which stream was touched last."""
    streams = store.streams()
    recent = [info.id for info in sorted(streams, key=lambda info: info.recency)]
    return [info._replace(touched=0) for info in streams], recent, [store.read(info.id) for info in streams]


def test_a_store_is_carried_from_a_file_to_a_server_and_back(server: Server, tmp_path: Path) -> None:
    """With every id and time, the order of the streams too; to carry it again changes nothing."""
    with Journal.open(tmp_path / "event") as journal:
        journal.create("t", "Table 1", "2026-11-21")
        filled(journal)
        whole = everything(journal)
    assert [carry(tmp_path / "event", server) for _ in range(2)] == [(2, 6)] * 2
    with closing(open_store(server)) as shared:
        assert everything(shared) == whole
    assert carry(server, tmp_path / "back") == (2, 6)
    with Journal.open(tmp_path / "back") as back:
        assert everything(back) == whole
        assert back.check().whole


def test_what_stands_otherwise_on_the_server_is_left_alone(shared: Store, server: Server, tmp_path: Path) -> None:
    """One stream that went on otherwise keeps out the whole store."""
    shared.append("t", 0, batch("t", 0, 1))
    with Journal.open(tmp_path / "event") as journal:
        journal.create("t", "Table 1", "2026-11-21", batch("otherwise", 0, 2))
        journal.create("new", "New", AT)
    with pytest.raises(Stale, match="stream_taken"):
        carry(tmp_path / "event", server)
    assert [info.id for info in shared.streams()] == ["t"]


def test_what_one_has_and_the_other_lacks_is_carried(shared: Store, server: Server, tmp_path: Path) -> None:
    """A log that went on in the file goes on, and one that went on here stays as it is."""
    with Journal.open(tmp_path / "event") as journal:
        journal.create("t", "Table 1", "2026-11-21", batch("t", 0, 4))
        journal.create("u", "Table 2", AT, batch("u", 0, 1))
    shared.append("t", 0, batch("t", 0, 4)[:2])
    shared.create("u", "Table 2", AT, batch("u", 0, 1))
    shared.append("u", 1, batch("u", 1, 1))
    assert carry(tmp_path / "event", server) == (2, 5)
    assert shared.read("t")[-1].event_id == "t-4" and shared.version("u") == 2 and shared.check().whole


def test_a_gap_is_carried_as_a_gap(shared: Store, server: Server, tmp_path: Path) -> None:
    """A number that was counted and has no record is told in its place, here and in every copy."""
    shared.append("t", 0, batch("t", 0, 3))
    sql(server, "alter table referee.record disable trigger all; delete from referee.record where version = 2")
    assert [record.whole for record in shared.read("t")] == [True, False, True]
    assert shared.check().lost == (("t", 2),) and not shared.check().whole
    shared.copy(tmp_path / "copy")
    with Journal.open(tmp_path / "copy") as copy:
        assert copy.read("t") == shared.read("t")


def test_nothing_stored_is_rewritten(shared: Store, server: Server) -> None:
    """Not even by the owner of the tables, past the journal."""
    shared.append("t", 0, batch("t", 0, 1))
    for change in (
        "update referee.record set entry = '{}'",
        "delete from referee.record",
        "truncate referee.record",
        "update referee.stream set title = ''",
        "update referee.stream set version = 0",
        "delete from referee.stream",
    ):
        with pytest.raises(psycopg.errors.RaiseException, match="append-only"):
            sql(server, change)


def test_many_open_a_new_database_at_once(server: Server) -> None:
    """One makes the tables, the others wait for him and find them made."""
    told: list[BaseException | int] = []

    def come() -> None:
        try:
            with closing(open_store(Server(server.address, server.told, insecure=bool(len(told) % 2)))) as store:
                told.append(len(store.streams()))
        except BaseException as error:
            told.append(error)

    threads = [Thread(target=come) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert told == [0] * 8
    assert sql(server, "select version from referee.form") == [(schema.VERSION,)]


def test_a_newer_form_is_left_alone(shared: Store, server: Server) -> None:
    """What a later version of the program made is not written to."""
    sql(server, f"update referee.form set version = {schema.VERSION + 1}")
    with pytest.raises(StoreNewer):
        open_store(server)


def test_batches_in_opposite_orders_do_not_wait_for_each_other(shared: Store) -> None:
    """Who writes two streams together takes them in one order, whatever he was given them in."""
    shared.create("u", "Table 2", AT)
    failed: list[Exception] = []

    def write(name: str, streams: str) -> None:
        for n in range(25):
            while True:
                now = {stream: shared.version(stream) for stream in streams}
                try:
                    shared.append_together([Batch(s, now[s], batch(f"{name}{s}{n}", 0, 1)) for s in streams])
                    break
                except Stale:
                    continue
                except Exception as error:
                    failed.append(error)
                    return

    threads = [Thread(target=write, args=each) for each in (("a", "tu"), ("b", "ut"))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (failed, shared.version("t"), shared.version("u")) == ([], 50, 50)


def test_a_server_that_comes_back_is_found_again(server: Server, shared: Store) -> None:
    """Whoever has the store open goes on, though every connection was ended."""
    shared.append("t", 0, batch("t", 0, 1))
    sql(server, "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'referee'")
    assert shared.append("t", 1, batch("t", 1, 1)) == 2


SECRET = "tumbleweed"


@pytest.mark.parametrize(
    "typed",
    [f"postgresql://me:{SECRET}@localhost/event", f"postgresql://localhost/event?password={SECRET}"],
)
def test_a_password_in_an_address_is_refused(typed: str) -> None:
    """It stands in the list of processes: the address is not used, and the refusal does not say it again."""
    with pytest.raises(StoreUnreachable, match="password_in_address") as refused:
        place_of(typed)
    assert SECRET not in str(refused.value)


def test_no_error_tells_a_password(postgres: OwnServer, tmp_path: Path) -> None:
    """Not where it is wrong, nor where there is no such database, nor where nobody listens."""
    right = postgres.passfile.read_text().strip().rpartition(":")[2]
    wrong = tmp_path / "passfile"
    wrong.write_text(f"*:*:*:*:{SECRET}\n")
    wrong.chmod(0o600)
    here = f"postgresql://keeper@127.0.0.1:{postgres.port}"
    for address, key in (
        (f"{here}/postgres?passfile={wrong}", "not_let_in: .*name keeper"),
        (f"{here}/nowhere?passfile={postgres.passfile}", "does not exist"),
        (f"postgresql://keeper@127.0.0.1:1/postgres?passfile={postgres.passfile}", "refused"),
    ):
        with pytest.raises(StoreUnreachable, match=key) as refused:
            open_store(at(address))
        told = f"{refused.value}{refused.value.__cause__}"
        assert SECRET not in told and right not in told


@pytest.mark.parametrize(
    "typed", ["postgresql://", "postgresql://h:x/db", "postgresql://h/db?options=-c", "postgres://["]
)
def test_what_is_no_address_is_refused(typed: str) -> None:
    """Or it says nothing but what an address may say."""
    if typed == "postgresql://":
        assert at(typed).is_local
        return
    with pytest.raises(StoreUnreachable, match="bad_address"):
        place_of(typed)


def test_a_service_is_looked_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A name stands for an address in a file; what is not in it is told."""
    (tmp_path / "services").write_text("# mine\n[bang]\nhost=hall.example\ndbname=cup\npassword=" + SECRET + "\n")
    monkeypatch.setenv("PGSERVICEFILE", str(tmp_path / "services"))
    place = at("service=bang")
    assert not place.is_local and SECRET not in f"{place!r}{place}{place.name}"
    assert place.parameters()["host"] == "hall.example" and place.parameters()["sslmode"] == "verify-full"
    with pytest.raises(StoreUnreachable, match="unknown_service"):
        at("service=gone").parameters()


def test_a_server_elsewhere_proves_who_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Unless that is waived; on this machine nobody stands between."""
    monkeypatch.delenv("PGSSLMODE", raising=False)
    far = at("postgresql://hall.example/cup")
    assert far.parameters()["sslmode"] == "verify-full" and far.parameters()["sslrootcert"]
    for mode in ("disable", "prefer", "require", "verify-ca"):
        weak = at(f"postgresql://hall.example/cup?sslmode={mode}")
        with pytest.raises(StoreUnreachable, match="insecure_server"):
            weak.parameters()
        assert weak.although_insecure().parameters()["sslmode"] == mode
    monkeypatch.setenv("PGSSLMODE", "prefer")
    with pytest.raises(StoreUnreachable, match="insecure_server"):
        far.parameters()
    for near in ("", "localhost", "127.0.0.1", "[::1]:5432", "localhost,127.0.0.2:1"):
        assert at(f"postgresql://{near}/cup").is_local
    for trick in ("localhost,hall.example", "localhost.example", "127.0.0.1.example", "0.0.0.0"):
        assert not at(f"postgresql://{trick}/cup").is_local
    assert not at("postgresql://localhost/cup?hostaddr=10.0.0.1").is_local


def test_what_only_a_file_can_have_done_to_it_is_refused(shared: Store, server: Server) -> None:
    """A store on a server is not mended, nor saved from, from here."""
    from referee.journal import file_of

    with pytest.raises(BadJournal, match="kept_by_server"):
        file_of(server)


@pytest.mark.parametrize("opens", [True, False])
def test_a_busy_server_that_opens_its_door_is_waited_for(
    server: Server, monkeypatch: pytest.MonkeyPatch, opens: bool
) -> None:
    """However long it takes to begin; behind a door that stays shut nobody is waited for twice."""
    connect, waited = psycopg.connect, list[int]()

    def slow(**told: Any) -> Any:
        waited.append(told["connect_timeout"])
        if len(waited) == 1:
            raise psycopg.errors.ConnectionTimeout("connection timeout expired")
        return connect(**told)

    monkeypatch.setattr(psycopg, "connect", slow)
    monkeypatch.setattr(connections, "answers", lambda _: opens)
    if opens:
        connections.connect(server).close()
        assert waited == [connections.AWAKE["connect_timeout"], connections.SLOW]
    else:
        with pytest.raises(connections.Unconnected):
            connections.connect(server)
        assert len(waited) == 1
