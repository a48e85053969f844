"""A way to the server on which connections are cut: some in the midst of a commit, when it is done and nobody knows."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from random import Random
from threading import Thread

APPENDED = b"pg_notify"
"""A column of what is answered to an append, and to nothing else."""


@dataclass
class Cuts:
    """How many lines were cut, and how many of them when an append was done and nobody had heard so."""

    all: int = 0
    of_appends: int = 0


@contextmanager
def cutting(port: int, random: Random, share: float, cuts: Cuts | None = None) -> Iterator[int]:
    """The port of the way to this one; of the answers to what was asked this share is swallowed, and the line cut."""
    told = cuts or Cuts()
    with socket.create_server(("127.0.0.1", 0)) as listener:
        Thread(target=_accept, args=(listener, port, random, share, told), daemon=True).start()
        yield int(listener.getsockname()[1])


def _accept(listener: socket.socket, port: int, random: Random, share: float, cuts: Cuts) -> None:
    while True:
        try:
            here, _ = listener.accept()
        except OSError:
            return
        try:
            there = socket.create_connection(("127.0.0.1", port))
        except OSError:
            here.close()
            continue
        Thread(target=_carry, args=(here, there, None, 0.0, cuts), daemon=True).start()
        Thread(target=_carry, args=(there, here, random, share, cuts), daemon=True).start()


def _carry(source: socket.socket, target: socket.socket, random: Random | None, share: float, cuts: Cuts) -> None:
    with suppress(OSError):
        while held := source.recv(65536):
            if random is not None and random.random() < share:
                cuts.all += 1
                cuts.of_appends += APPENDED in held
                break
            target.sendall(held)
    for end in (source, target):
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
        end.close()
