"""Whatever is killed or cut, and whenever: what the server acknowledged is there once, in an order that all agree on.

In each hall the server is killed, and laptops are, while every hundredth answer is swallowed and its line
cut. `python -m tests.hunts hunt_halls` opens twenty-five: fifty deaths of the server, two hundred of laptops.
"""

from __future__ import annotations

from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random
from time import monotonic, sleep

import pytest

from referee.journal import NewRecord, open_store
from referee.journal.server.own_server import OwnServer
from tests.hunts import many
from tests.journal.cutting import cutting
from tests.journal.hall_check import faults, history, stored_at
from tests.journal.hall_writer import play
from tests.journal.records import AT, batch
from tests.postgres import at, event, started

HALLS = many("halls", 1)
LAPTOPS, SERVER_DEATHS, LAPTOP_DEATHS = (8, 2, 8) if HALLS > 1 else (4, 1, 3)
BETWEEN = 200 if HALLS > 1 else 12
"""So many appends between two deaths, or thereabouts."""


class Laptops:
    """Processes that write, each with its history; one that is killed is followed by another."""

    def __init__(self, address: str, folder: Path, streams: str) -> None:
        self._address, self._folder, self._streams = address, folder, streams
        self._number = 0
        self.running: list[BaseProcess] = []

    def come(self) -> None:
        """One more."""
        self._number += 1
        told = (self._address, self._folder / f"{self._number}.history", f"w{self._number}", self._streams)
        process = get_context("fork").Process(target=play, args=told, daemon=True)
        process.start()
        self.running.append(process)

    def die(self, which: int) -> None:
        """One fewer, at once."""
        killed = self.running.pop(which)
        killed.kill()
        killed.join()

    def end(self) -> None:
        """All of them."""
        while self.running:
            self.die(0)

    def told(self) -> int:
        """How many appends were acknowledged until now."""
        return sum(file.read_text().count(" told ") for file in self._folder.glob("*.history"))

    def write(self, more: int) -> None:
        """Until so many more were acknowledged. It takes no longer than a minute."""
        enough, end = self.told() + more, monotonic() + 60
        while self.told() < enough:
            assert monotonic() < end, "nothing is written any more"
            sleep(0.02)


@pytest.mark.parametrize("seed", range(HALLS))
def test_nothing_is_lost_and_nothing_doubled(seed: int, tmp_path: Path) -> None:
    """Every acknowledged entry is there once, groups whole, in the order of time, without a gap."""
    random = Random(seed)
    streams = "t" if seed % 2 else "tuv"  # all at one table, or each where he likes
    with started() as server, cutting_way(server, random) as through:
        for stream in streams:
            through.create(stream)
        laptops = Laptops(through.address, tmp_path, streams)
        for _ in range(LAPTOPS):
            laptops.come()
        try:
            deaths = ["server"] * SERVER_DEATHS + ["laptop"] * LAPTOP_DEATHS
            random.shuffle(deaths)
            for death in deaths:
                laptops.write(random.randint(1, 2 * BETWEEN))
                if death == "server":
                    server.kill()
                    server.start()
                else:
                    laptops.die(random.randrange(LAPTOPS))
                    laptops.come()
            laptops.write(BETWEEN)
        finally:
            laptops.end()
        found, counts = stored_at(server.address())
    lines = history(list(tmp_path.glob("*.history")))
    assert list(faults(found, counts, lines)) == []
    told = sum(len(line.ids) for line in lines if line.what == "told")
    print(f"seed {seed}: {told} entries acknowledged, {sum(counts.values())} stored")


class cutting_way:  # noqa: N801 (read as a sentence)
    """The event on a server, and the way there on which lines are cut."""

    def __init__(self, server: OwnServer, random: Random) -> None:
        self._place = event(server)
        self._way = cutting(server.port, random, 0.01)
        self._server = server

    def __enter__(self) -> cutting_way:
        port = self._way.__enter__()
        self.address = self._server.address().replace(f":{self._server.port}/", f":{port}/")
        return self

    def __exit__(self, *_: object) -> None:
        self._way.__exit__(None, None, None)

    def create(self, stream: str) -> None:
        """A stream, made past the way."""
        store = open_store(self._place)
        store.create(stream, stream, AT)
        store.close()


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
