"""Whatever is killed or cut, and whenever: what the server acknowledged is there once, in an order that all agree on.

Half of the laptops write at one table, each of the others at its own, all at once. The server is killed, and laptops
are, while every hundredth answer is swallowed and its line cut. `python -m tests.hunts hunt_halls` writes a hundred
thousand entries in one run, through fifty deaths of the server and two hundred of laptops.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import monotonic

import psycopg
import pytest

from referee.journal import NewRecord, open_store
from referee.journal.server import connections
from referee.journal.server.own_server import OwnServer
from tests.hunts import many
from tests.journal.cutting import cutting
from tests.journal.hall_check import faults, history, stored_at
from tests.journal.hall_laptops import Laptops, TheWay
from tests.journal.records import AT, batch
from tests.postgres import at, event, started

ENTRIES = many("entries of one hall", 120)
OWN = "abcdefgh" if ENTRIES > 1000 else "ab"
"""The tables at which one laptop writes each; as many laptops write at one more."""
SERVER_DEATHS, LAPTOP_DEATHS = max(1, ENTRIES // 2000), max(3, ENTRIES // 500)


@pytest.fixture(scope="module")
def server() -> Iterator[OwnServer]:
    """A server of the test's own, since it is killed; it writes down what it acknowledges."""
    with started() as running:
        yield running


def deaths(random: Random) -> list[tuple[int, str]]:
    """After how many entries somebody dies, and who, in the order of time."""
    who = ["server"] * SERVER_DEATHS + ["laptop"] * LAPTOP_DEATHS
    return sorted((random.randint(1, ENTRIES), each) for each in who)


def test_nothing_is_lost_and_nothing_doubled(server: OwnServer, tmp_path: Path) -> None:
    """Every acknowledged entry is there once, groups whole, in the order of time, without a gap."""
    random, began, tables = Random(27), monotonic(), f"{OWN}{'t' * len(OWN)}"
    with TheWay(server, random, tables) as way:
        laptops = Laptops(way.address, tmp_path, tables)
        try:
            for entries, who in deaths(random):
                laptops.write(entries)
                if who == "server":
                    server.kill()
                    server.start()
                else:
                    laptops.die(random.randrange(len(tables)))
            laptops.write(ENTRIES)
        finally:
            laptops.end()
        found, counts = stored_at(server.address())
    lines = history(list(tmp_path.glob("*.history")))
    assert list(faults(found, counts, lines)) == []
    told = sum(len(line.ids) for line in lines if line.what == "told")
    assert told >= ENTRIES and all(counts[table] for table in tables)
    print(
        f"{told} entries acknowledged, {sum(counts.values())} stored, {SERVER_DEATHS} deaths of the server and"
        f" {LAPTOP_DEATHS} of laptops, {way.cuts.all} lines cut, {way.cuts.of_appends} when an append was answered,"
        f" {monotonic() - began:.0f} s"
    )


def test_what_a_hasty_server_loses_is_found(server: OwnServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same check, where the server may answer before it has written: so the hunt can fail, and durability is why
    it does not."""
    hasty = connections.DURABLE.replace("synchronous_commit=on", "synchronous_commit=off")
    assert hasty != connections.DURABLE
    with TheWay(server, Random(1), "tt", 0.0) as way:
        monkeypatch.setattr(connections, "DURABLE", hasty)
        with psycopg.connect(server.address(), autocommit=True) as db:
            db.execute("alter system set wal_writer_delay = '10s'")  # a laptop's disk may be as slow
            db.execute("select pg_reload_conf()")
        laptops = Laptops(way.address, tmp_path, "tt")
        try:
            laptops.write(40)
            server.kill()
            server.start()
        finally:
            laptops.end()
        found, counts = stored_at(server.address())
    told = list(faults(found, counts, history(list(tmp_path.glob("*.history")))))
    assert any("were acknowledged" in each for each in told)


def test_an_answer_that_was_lost_is_asked_again(postgres: OwnServer) -> None:
    """The line is cut when the commit is done, and half the time: each append stands once, and the writer knows it."""
    place = event(postgres)
    with cutting(postgres.port, Random(1), 0.1) as port:
        store = open_store(place)
        store.create("t", "Table 1", AT)
        store.close()
        through = None
        while through is None:
            try:
                through = open_store(at(place.address.replace(f":{postgres.port}/", f":{port}/")))
            except Exception:
                continue
        for n in range(20):
            done = 0
            while not done:
                try:
                    done = through.append("t", n, batch("t", n, 1))
                except Exception as error:
                    assert "server_unreachable" in str(error)
            assert done == n + 1
        through.close()
    found, counts = stored_at(postgres.address())
    assert counts == {"t": 20} and [version for version, _ in found["t"]] == list(range(1, 21))


def test_the_check_finds_what_is_lost_or_doubled(postgres: OwnServer, tmp_path: Path) -> None:
    """It is not blind: each fault that is put in is told."""
    place = event(postgres)
    store = open_store(place)
    store.create("t", "t", AT)
    told = tmp_path / "1.history"
    lines = []
    for n, ids in enumerate((["a", "b"], ["c"], ["d"]), 1):
        lines.append(f"{n * 2} asks t 0 {','.join(ids)}")
        was = store.version("t")
        last = store.append("t", was, [NewRecord(each, b"{}", b"{}", AT) for each in ids])
        lines.append(f"{n * 2 + 1} told t {last} {','.join(ids)}")
    store.close()
    told.write_text("\n".join(lines))
    whole = history([told])
    found, counts = stored_at(postgres.address())
    assert list(faults(found, counts, whole)) == []
    spoilt = [
        {"t": found["t"][:-1]},
        {"t": [*found["t"][:1], *found["t"][2:]]},
        {"t": [*found["t"], (5, "c")]},
        {"t": [*found["t"], (5, "z")]},
        {"t": [(1, "a"), (2, "c"), (3, "b"), (4, "d")]},
        {"t": [(1, "a"), (2, "b"), (3, "d"), (4, "c")]},
    ]
    for each in spoilt:
        assert list(faults(each, counts, whole)), each
