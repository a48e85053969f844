"""A laptop of the hall that writes until it is killed.

It tells in its history what it is about to write, and what was acknowledged, each with the time. What it does not know
it asks again with the same ids. One line is one write of a file that is opened for appending: a kill tears none.
"""

from __future__ import annotations

import os
from pathlib import Path
from random import Random
from time import monotonic_ns, sleep

from referee.errors import RefereeError, Stale
from referee.journal import NewRecord, Store, open_store, place_of


def play(address: str, history: Path, seed: str, streams: str) -> None:
    """Write groups of one to three records to the streams, for ever."""
    random, told = Random(seed), os.open(history, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    store, number = opened(address), 0
    while True:
        number += 1
        stream = random.choice(streams)
        ids = [f"{seed}.{number}.{part}" for part in range(random.randint(1, 3))]
        write(store, told, stream, ids)
        sleep(random.random() * 0.004)


def opened(address: str) -> Store:
    """The store, once the server is there."""
    while True:
        try:
            return open_store(place_of(address))
        except RefereeError:
            sleep(0.05)


def write(store: Store, told: int, stream: str, ids: list[str]) -> None:
    """Have them stored, or be refused; what is unknown is asked again."""
    items = [NewRecord(each, f'"{each}"'.encode(), b"{}", "") for each in ids]
    was = -1
    say(told, "asks", stream, 0, ids)
    while True:
        try:
            was = store.version(stream) if was < 0 else was
            say(told, "told", stream, store.append(stream, was, items), ids)
            return
        except Stale:
            say(told, "refused", stream, 0, ids)
            return
        except RefereeError:
            sleep(0.02)


def say(told: int, what: str, stream: str, version: int, ids: list[str]) -> None:
    """A line of the history."""
    os.write(told, f"{monotonic_ns()} {what} {stream} {version} {','.join(ids)}\n".encode())
