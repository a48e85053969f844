"""An event goes from the desk's file onto a server of its own, is written by many, and ends in a file again."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace
from pathlib import Path

import psycopg
import pytest

from referee.errors import BadJournal, StoreUnreachable
from referee.journal import Hosted, Journal, Rights, Server, code_for, invite, join, open_store
from referee.journal.server.address import joined_file
from referee.journal.server.joining import Code
from referee.journal.server.own_server import OwnServer
from tests.journal.records import AT, batch

NETWORK = "127.0.0.2"
"""Stands for this machine's address in the hall: others than the desk come there."""


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Laptops that keep what they joined to themselves."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))


def test_an_event_that_many_write_ends_in_a_file(tmp_path: Path) -> None:
    """With what the file held before, what each wrote, and nothing else; ended and begun again it goes on.

    So it does where its server was killed.
    """
    with Journal.open(tmp_path / "cup.sqlite") as journal:
        journal.create("t", "Table 1", AT, batch("t", 0, 2))
    hosted = Hosted(tmp_path / "cup.sqlite", "", 0)
    server = hosted.start()
    code = code_for(hosted.called, invite(server, "ada", Rights("table", ("t",))))
    with closing(open_store(join(code, insecure=False))) as ada:
        assert ada.append("t", 2, batch("t", 2, 1)) == 3
    assert hosted.end(tmp_path / "after.sqlite") == (1, 3)
    again = Hosted(tmp_path / "cup.sqlite", "", hosted.own.port)
    again.start()
    again.own.kill()
    assert again.stay_up() and not again.stay_up(), "a server that ended by itself is started again, once"
    with closing(open_store(again.place)) as desk:
        assert desk.version("t") == 3
    assert again.end(tmp_path / "again.sqlite") == (1, 3)
    for file in ("after.sqlite", "again.sqlite"):
        with Journal.open(tmp_path / file) as journal:
            assert [record.event_id for record in journal.read("t")] == ["t-1", "t-2", "t-3"]
            assert journal.check().whole
    assert not again.own.runs
    assert joined_file().stat().st_mode & 0o077 == 0
    assert code.rpartition("/")[2].replace("-", "") not in joined_file().read_text(), "the first password is good once"


def test_the_way_from_the_network_is_encrypted_and_known(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By its fingerprint in the code; nobody comes in without TLS, nor its owner; another server is not joined.

    A code that ends too early, or was used already, says so.

    Where a laptop is still there at the end, the desk hears nothing of that.
    """
    with Journal.open(tmp_path / "cup.sqlite") as journal:
        journal.create("t", "Table 1", AT, batch("t", 0, 1))
    hosted = Hosted(tmp_path / "cup.sqlite", NETWORK, 0)
    server = hosted.start()
    try:
        code = Code.of(code_for(hosted.called, invite(server, "ada", Rights("table", ("t",)))))
        assert (code.kind, code.host, code.port) == ("tls", NETWORK, hosted.port)
        with pytest.raises(StoreUnreachable, match="another_server"):
            join(str(replace(code, seal="A" * 16)), insecure=True)
        with monkeypatch.context() as elsewhere, pytest.raises(StoreUnreachable, match="code_too_short"):
            elsewhere.setattr(Server, "is_local", False)
            join(str(replace(code, seal="")), insecure=False)
        with closing(open_store(join(str(code), insecure=False))) as ada:
            assert ada.append("t", 1, batch("t", 1, 1)) == 2
        with pytest.raises(StoreUnreachable, match="code_used"):
            join(str(code), insecure=False)
        way = {"host": NETWORK, "port": hosted.port, "dbname": code.database, "connect_timeout": 5}
        root = joined_file().with_name(f"{code.seal}.pem")
        known = Server.known("service=hall").parameters()
        assert (known["sslmode"], known["sslrootcert"]) == ("verify-full", str(root))
        for refused in (
            {"user": "ada", "password": known["password"], "sslmode": "disable"},
            {"user": "keeper", "passfile": str(hosted.own.passfile), "sslmode": "require"},
        ):
            with pytest.raises(psycopg.OperationalError):
                psycopg.connect(**way, **refused)  # type: ignore[arg-type]
        with psycopg.connect(**{**way, "hostaddr": NETWORK}, user="ada", password=known["password"]) as db:  # type: ignore[arg-type]
            assert db.pgconn.ssl_in_use
        still_there = psycopg.connect(**{**way, "hostaddr": NETWORK}, user="ada", password=known["password"])  # type: ignore[arg-type]
    finally:
        assert hosted.end(tmp_path / "after.sqlite") == (1, 2)
    still_there.close()
    assert not [record for record in caplog.records if record.name == "asyncio"]


def test_a_server_that_was_left_running_is_not_doubled(tmp_path: Path) -> None:
    """Where the desk's program was killed its server goes on; the next one ends that before it starts its own."""
    left, next_one = OwnServer(tmp_path), OwnServer(tmp_path)
    left.start()
    try:
        next_one.start()
        assert next_one.runs and not left.runs
        next_one.kill()
        next_one.start()
        assert next_one.runs
    finally:
        next_one.stop(at_once=True)
        left.stop(at_once=True)


def test_a_code_is_read_as_it_is_shown() -> None:
    """With the address of any sort of host, in small letters too; what is no code is not said again."""
    for host in ("10.0.0.7", "desk.local", "[fe80::1]"):
        for seal in ("", "ABCDEFGH23456789"):
            code = Code("open", host, 8432, "event", "ada", "ABCD2345", seal)
            assert Code.of(f" {code}\n") == code
            assert Code.of(str(code).replace("ABCD-", "abcd")) == code
    for typed in ("", "open/h:1/event/ada", "http/h:1/event/ada/SECRET", "open/h:1/event/ada/SECRET x"):
        with pytest.raises(BadJournal, match="bad_code") as refused:
            Code.of(typed)
        assert "SECRET" not in str(refused.value)


def test_who_joins_a_server_that_proves_nothing_has_to_say_so() -> None:
    """Elsewhere than on this machine it neither encrypts nor shows who it is."""
    with pytest.raises(StoreUnreachable, match="open_hall"):
        join("open/192.0.2.1:8432/event/ada/ABCD", insecure=False)


def test_where_no_event_runs_the_code_names_the_address() -> None:
    """Not a file of passwords, of which who joins has none."""
    with pytest.raises(StoreUnreachable, match=r"no_hall_there: host 127\.0\.0\.1"):
        join("tls/127.0.0.1:1/event/ada/ABCD/ABCD", insecure=False)
