"""Processes killed in the midst of what they do: `python -m tests.journal.killing WHAT SEED COUNT FOLDER`.

Each kill is of a real process, forked from this one once everything is imported, by SIGKILL at a random moment. What
it acknowledged before comes through a pipe; what is left is opened, and has to hold all of it. Ends with a line that
says how many were killed, or with an error that names the seed.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from random import Random

from referee.journal import Copies, Journal, kept, mend, opening
from referee.journal import schema as _imported_before_the_forks
from tests.journal import older
from tests.journal.records import assert_whole, batch

assert _imported_before_the_forks
LENGTH = 40
VERSIONS = range(older.V2, opening.VERSION)
"""What a store may be brought up from: every step since is killed."""
Act = Callable[[Path, int, Random], None]
"""What a process does until it is killed: at a place, telling a pipe, by chance."""


def killed(act: Act, path: Path, random: Random, most: float, *, at_work: bool = False) -> list[str]:
    """What a process told before it was killed, a random while after its start or, `at_work`, after its first word."""
    reads, writes = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.close(reads)
            os.write(writes, b"begun\n")
            act(path, writes, random)
            signal.pause()  # whoever is done is killed all the same
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(1)
    os.close(writes)
    os.read(reads, 6)
    told = os.read(reads, 100) if at_work else b""
    time.sleep(random.random() * most)
    os.kill(child, signal.SIGKILL)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == -signal.SIGKILL, "ended by itself"
    with os.fdopen(reads) as pipe:
        return (told.decode() + pipe.read()).splitlines()


def write(path: Path, told: int, random: Random) -> None:
    """Append for ever."""
    journal = Journal.open(path)
    while True:
        stream = random.choice("tu")
        last = journal.version(stream)
        version = journal.append(stream, last, batch(stream, last, random.randint(1, 4)))
        os.write(told, f"{stream} {version}\n".encode())


def a_writer(folder: Path, random: Random) -> None:
    """What was acknowledged is there, whole, and nothing is said to be lacking."""
    path = folder / "store.sqlite"
    with Journal.open(path) as journal:
        for stream in "tu":
            journal.create(stream, stream, "2026-11-21")
    for _ in range(random.randint(1, 3)):
        least = dict(line.split() for line in killed(write, path, random, 0.03, at_work=random.random() < 0.7))
        with Journal.open(path) as journal:
            assert not journal.aside()
            for stream in "tu":
                assert_whole(stream, journal.read(stream))
                assert len(journal.read(stream)) >= int(least.get(stream, 0))
            assert journal.check().whole


def migrate(path: Path, told: int, random: Random) -> None:
    """Open an older store."""
    Journal.open(path).close()
    os.write(told, b"migrated\n")


def a_migration(folder: Path, random: Random) -> None:
    """The store is of an older form or of today's, whole either way, and so is the copy kept of it."""
    path = folder / "store.sqlite"
    older.make(path, "tu", LENGTH)
    if (version := random.choice(VERSIONS)) > older.V2:
        older.brought_to(path, version)
    killed(migrate, path, random, random.choice((0.03, 0.1)))
    with Journal.open(path) as journal:
        for stream in "tu":
            assert_whole(stream, journal.read(stream))
            assert len(journal.read(stream)) == LENGTH
        assert journal.check().whole
    for copy in folder.glob("*-backup"):
        with Journal.open(copy) as journal:
            assert len(journal.read("t")) == LENGTH


def copy(path: Path, told: int, random: Random) -> None:
    """Log, and keep copies all the while."""
    journal = Journal.open(path)
    copies = Copies(journal, path)
    while True:
        last = journal.append("t", (last := journal.version("t")), batch("t", last, 2))
        os.write(told, f"{last}\n".encode())
        copies.keep()


def a_copier(folder: Path, random: Random) -> None:
    """The store lost nothing, and every copy is whole."""
    path = folder / "store.sqlite"
    with Journal.open(path) as journal:
        journal.create("t", "t", "2026-11-21")
    said = killed(copy, path, random, 0.06, at_work=random.random() < 0.7)
    with Journal.open(path) as journal:
        assert len(journal.read("t")) >= int(said[-1] if said else 0)
        for made in Copies(journal, path).folder.made():
            with Journal.look(made) as there:
                assert there.check().whole
                assert_whole("t", there.read("t"))


def put_right(path: Path, told: int, random: Random) -> None:
    """Mend a store."""
    mend(path)
    os.write(told, b"mended\n")


def a_mender(folder: Path, random: Random) -> None:
    """A store killed while it was mended lacks nothing, or tells it, and is mended by the next."""
    path = folder / "store.sqlite"
    with Journal.open(path) as journal:
        journal.create("t", "t", "2026-11-21")
        for after in range(0, LENGTH, 2):
            journal.append("t", after, batch("t", after, 2))
        for end in ("", "-wal", "-acknowledged"):
            shutil.copyfile(f"{path}{end}", folder / f"left{end}")
    left = folder / "left"
    log = bytearray(kept.log_of(left).read_bytes())
    log[random.randrange(32)] ^= 1
    kept.log_of(left).write_bytes(log)
    killed(put_right, left, random, 0.03)
    with Journal.open(left) as journal:
        there = journal.read("t") if journal.streams() else []
        assert len(there) == LENGTH or journal.aside()
    mend(left)
    with Journal.open(left) as journal:
        assert_whole("t", journal.read("t"))
        assert len(journal.read("t")) == LENGTH
        assert not journal.aside()


def index(path: Path, told: int, random: Random) -> None:
    """Build the index of a shelf."""
    from referee.library.search import Index

    Index.open(path / "rulings", path / "cache").close()
    os.write(told, b"built\n")


def an_indexer(folder: Path, random: Random) -> None:
    """Whatever is left of an index, the next who asks gets an answer."""
    from referee.library.search import Index
    from tests.library.search.shelf import shelved

    shelved(folder / "rulings")
    killed(index, folder, random, 0.15)
    Index.open(folder / "rulings", folder / "cache").close()


def type_lines(path: Path, told: int, random: Random) -> None:
    """Type at a table in the app, for ever."""
    from tests.tui.seated import opened, table_of, typed

    async def typing() -> None:
        async with opened(path, "app") as pilot:
            log = table_of(pilot).log_of_table
            while True:
                await typed(pilot, f"note {random.randrange(1000)}")
                os.write(told, f"{log.length}\n".encode())

    asyncio.run(typing())


def an_app(folder: Path, random: Random) -> None:
    """What the app showed as logged is in the store."""
    from referee.desk.desk import Desk
    from tests.tui import seated

    path = folder / "store.sqlite"
    desk = Desk(path)
    stream = desk.new(seated.dealt(seated.FOUR, ""), "app").stream
    desk.close()
    said = killed(type_lines, path, random, 1.0, at_work=random.random() < 0.7)
    desk = Desk(path)
    assert not desk.aside()
    assert desk.table(stream).length >= int(said[-1] if said else 1)
    desk.close()


KINDS = {
    "writer": a_writer,
    "migration": a_migration,
    "copier": a_copier,
    "mender": a_mender,
    "indexer": an_indexer,
    "app": an_app,
}


def main() -> None:
    """Kill so many, one after the other."""
    what, seed, count, folder = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), Path(sys.argv[4])
    for number in range(seed, seed + count):
        place = folder / f"{what}{number}"
        place.mkdir(parents=True)
        try:
            KINDS[what](place, Random(f"{what}{number}"))
        except BaseException:
            print(f"seed {number}, {place}", flush=True)
            raise
        shutil.rmtree(place)
    print("killed", count)


if __name__ == "__main__":
    main()
