"""The laptops of a hall that write at once, each a process with a history, and the way to the server they share."""

from __future__ import annotations

from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random
from time import monotonic, sleep

from referee.journal import open_store
from referee.journal.server.own_server import OwnServer
from tests.journal.cutting import Cuts, cutting
from tests.journal.hall_writer import play
from tests.journal.records import AT
from tests.postgres import event

PATIENCE = 120
"""Seconds within which something more is written, on however busy a machine."""


class Laptops:
    """Processes that write, one for each of these tables; one that is killed is followed by another."""

    def __init__(self, address: str, folder: Path, tables: str) -> None:
        self._address, self._folder = address, folder
        self._number = self._entries = 0
        self._read: dict[Path, int] = {}
        self._running: list[tuple[BaseProcess, str]] = []
        for table in tables:
            self._come(table)

    def _come(self, table: str) -> None:
        self._number += 1
        history = self._folder / f"{self._number}.history"
        told = (self._address, history, f"w{self._number}", table)
        process = get_context("fork").Process(target=play, args=told, daemon=True)
        process.start()
        self._read[history] = 0
        self._running.append((process, table))

    def die(self, which: int) -> None:
        """One is killed in the midst of whatever it does, and another comes."""
        self._come(self._end(which))

    def _end(self, which: int) -> str:
        process, table = self._running.pop(which)
        process.kill()
        process.join()
        return table

    def end(self) -> None:
        """All of them."""
        while self._running:
            self._end(0)

    def told(self) -> int:
        """How many entries were acknowledged until now."""
        for file, start in self._read.items():
            if not file.exists():
                continue
            with file.open("rb") as history:
                history.seek(start)
                whole = history.read().rpartition(b"\n")[0]
            self._read[file] += len(whole) + 1 if whole else 0
            self._entries += sum(line.count(b",") + 1 for line in whole.split(b"\n") if b" told " in line)
        return self._entries

    def write(self, until: int) -> None:
        """Until so many were acknowledged."""
        end = monotonic() + PATIENCE
        while self.told() < until:
            assert monotonic() < end, "nothing is written any more"
            sleep(0.02)


class TheWay:
    """An event on a server with these tables, and the way there, on which lines are cut."""

    def __init__(self, server: OwnServer, random: Random, tables: str, share: float = 0.01) -> None:
        self._place, self._server, self._tables = event(server), server, tables
        self.cuts = Cuts()
        self._way = cutting(server.port, random, share, self.cuts)

    def __enter__(self) -> TheWay:
        port = self._way.__enter__()
        self.address = self._server.address().replace(f":{self._server.port}/", f":{port}/")
        store = open_store(self._place)
        for table in self._tables:
            store.create(table, table, AT)
        store.close()
        return self

    def __exit__(self, *_: object) -> None:
        self._way.__exit__(None, None, None)
