"""A writer may be killed at any moment: what it acknowledged is there, and the store opens clean."""

import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random

import pytest

from referee.journal import Journal
from tests.hunts import many
from tests.journal.records import assert_whole, batch

WRITER = Path(__file__).with_name("writer.py")
KILLS_A_STORE = max(12, many("kills", 0) // 400)


@contextmanager
def writer(path: Path, seed: str) -> Iterator[subprocess.Popen[str]]:
    """A writer at work, killed at the end of the block."""
    command = [sys.executable, "-S", "-E", str(WRITER), str(path), seed]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def acknowledged(path: Path, seed: str) -> dict[str, int]:
    """What a writer acknowledged in each stream before it was killed, a random while after its first word."""
    random = Random(seed)
    with writer(path, seed) as process:
        assert process.stdout and process.stderr
        said = [process.stdout.readline()]
        time.sleep(random.choice([0.002, 0.01, 0.04]) * random.random())
        process.kill()
        rest, trouble = process.communicate()
    assert (process.returncode, trouble) == (-9, ""), seed
    lines = [line.split() for line in (*said, *rest.splitlines()) if line]
    return {stream: int(version) for stream, version in lines}


def assert_clean(path: Path, least: dict[str, int], seed: str) -> None:
    """Nothing acknowledged is missing, nothing is there in part, and the last append can be tried again."""
    with Journal.open(path) as journal:
        for stream in "tu":
            records = journal.read(stream)
            assert len(records) >= least[stream], seed
            assert_whole(stream, records)
            assert journal.append(stream, len(records), batch(stream, len(records), 2)) == len(records) + 2
            assert journal.append(stream, len(records), batch(stream, len(records), 2)) == len(records) + 2
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("pragma integrity_check").fetchall() == [("ok",)], seed


@pytest.mark.parametrize("store", range(4))
def test_a_killed_writer_loses_nothing(path: Path, store: int) -> None:
    """After each kill, in 4 stores, every acknowledged append is there, whole, and no gap before it.

    Half of the stores are held open by a reader, so that their write-ahead log outlives each writer.
    """
    with Journal.open(path) as keeper:
        for stream in "tu":
            keeper.create(stream, stream, "2026-11-21")
        if store % 2:
            keeper.close()
        least = {"t": 0, "u": 0}
        for kill in range(KILLS_A_STORE):
            seed = f"{store}.{kill}"
            print("seed", seed)
            least |= acknowledged(path, seed)
            assert_clean(path, least, seed)


MAKE = """
import sys
from pathlib import Path
from referee.journal import Journal, schema

print("ready", flush=True)
Journal.open(Path(sys.argv[1])).create("t", "Table 1", "2026")
print("made", flush=True)
"""


def test_a_store_may_be_killed_while_it_is_made(tmp_path: Path) -> None:
    """Whatever is left of a store whose maker was killed opens and works, with all it acknowledged."""
    random = Random("maker")
    made = 0
    for kill in range(12):
        path = tmp_path / f"{kill}.sqlite"
        command = [sys.executable, "-c", MAKE, str(path)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=WRITER.parents[2]) as process:
            assert process.stdout
            process.stdout.readline()
            time.sleep(random.random() * 0.006)
            process.kill()
            made_now = "made" in process.stdout.read()
        made += made_now
        with Journal.open(path) as journal:
            assert bool(journal.streams()) >= made_now, kill
            journal.create("t", "Table 1", "2026")
            assert journal.append("t", 0, batch("t", 0, 2)) == 2
    print("killed after the store was made:", made, "of 12")
