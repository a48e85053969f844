"""The first line after the server of a hall vanishes: how long it takes until it stands in the laptop's own file.

    python -m benchmarks.hall_lost

Once the server is killed, once nothing comes through the network any more. The aim is less than a second, and the lines
after it at once.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event, Thread
from time import perf_counter
from unittest.mock import patch

from benchmarks import options, yardstick
from referee.desk.desk import Desk
from referee.journal import place_of
from tests.postgres import started

FOUR = "sets base\nseat 1 Anna sheriff suzy\nseat 2 Bruno ? bart\nseat 3 Carla ? ?\nseat 4 Dario ? ?\n"


@contextmanager
def passing(port: int, lost: Event) -> Iterator[int]:
    """The port of a way to this one, on which from some moment on nothing comes through and nobody opens."""
    with socket.create_server(("127.0.0.1", 0), backlog=1) as listener:
        Thread(target=_accept, args=(listener, port, lost), daemon=True).start()
        yield int(listener.getsockname()[1])


def _accept(listener: socket.socket, port: int, lost: Event) -> None:
    waiting = []
    while not lost.is_set():
        listener.settimeout(0.05)
        with suppress(TimeoutError):
            here, _ = listener.accept()
            there = socket.create_connection(("127.0.0.1", port))
            for ends in ((here, there), (there, here)):
                Thread(target=_carry, args=(*ends, lost), daemon=True).start()
    for _ in range(4):  # so many may knock before nobody opens any more
        with suppress(OSError):
            knocking = socket.socket()
            knocking.setblocking(False)
            knocking.connect_ex(listener.getsockname())
            waiting.append(knocking)
    Event().wait()


def _carry(source: socket.socket, target: socket.socket, lost: Event) -> None:
    while held := source.recv(65536):
        if lost.is_set():
            Event().wait()
        target.sendall(held)


def typed(desk: Desk, lose: object) -> list[float]:
    """Milliseconds of a line with the server, of the first without it, and of the next one."""
    log, found = desk.new(FOUR), []
    log.enter(".")
    for line in ("beer", "beer", "beer"):
        began = perf_counter()
        log.enter(line)
        found.append(1000 * (perf_counter() - began))
        if len(found) == 1 and callable(lose):
            lose()
    return found


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the figures."""
    options.parser(__doc__).parse_args(arguments)
    yardstick.show()
    with TemporaryDirectory() as home, patch.dict(os.environ, XDG_DATA_HOME=home), started() as server:
        lost = Event()
        with passing(server.port, lost) as port:
            user = server.address().partition("//")[2].partition("@")[0]
            address = f"postgresql://{user}@127.0.0.1:{port}/postgres?{server.address().partition('?')[2]}"
            place = place_of(address if "@" in server.address() else server.address())
            desk = Desk(place)
            told = typed(desk, lost.set)
            print("nothing comes through: " + ", ".join(f"{each:.0f}" for each in told) + " ms")
        desk = Desk(place_of(server.address()))
        told = typed(desk, lambda: server.stop(at_once=True))
        print("the server is killed:  " + ", ".join(f"{each:.0f}" for each in told) + " ms")
        server.start()
        print(f"its data stand in {Path(home).name}")


if __name__ == "__main__":
    main()
