"""A write-ahead log torn as a power cut leaves it gives back what was written before the tear."""

from bisect import bisect_right
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from referee.journal import Journal
from tests.hunts import many
from tests.journal.records import assert_whole, batch

TEARS = many("tears", 14)
Tear = Callable[[bytes, int, Random], bytes]


def cut(log: bytes, at: int, random: Random) -> bytes:
    """The end never reached the disk."""
    return log[:at]


def scribble(log: bytes, at: int, random: Random) -> bytes:
    """Some bytes were written wrongly; what follows them may be right again."""
    length = random.randint(1, min(6000, len(log) - at))
    wrong = bytes(byte ^ random.randint(1, 255) for byte in log[at : at + length])
    return log[:at] + wrong + log[at + length :]


@pytest.mark.parametrize("tear", [cut, scribble])
def test_a_torn_log_gives_an_exact_prefix(tmp_path: Path, tear: Tear) -> None:
    """40 tears each, more in a hunt: every append before the tear is there, none after it, and writing goes on."""
    original = tmp_path / "store.sqlite"
    log = tmp_path / "store.sqlite-wal"
    ends: list[int] = []
    versions = [0]
    with Journal.open(original) as journal:
        journal.create("t", "Table 1", "2026-11-21")
        start = log.stat().st_size
        while len(ends) < 60:
            versions.append(journal.append("t", versions[-1], batch("t", versions[-1], len(ends) % 3 + 1)))
            ends.append(log.stat().st_size)
        database, written = original.read_bytes(), log.read_bytes()
    assert ends == sorted(set(ends))
    for seed in range(TEARS):
        random = Random(seed)
        at = random.randrange(start, len(written))
        torn = tmp_path / f"{tear.__name__}{seed}.sqlite"
        torn.write_bytes(database)
        torn.with_name(f"{torn.name}-wal").write_bytes(tear(written, at, random))
        with Journal.open(torn) as journal:
            records = journal.read("t")
            assert len(records) == versions[bisect_right(ends, at)], f"seed {seed}, torn at {at}"
            assert_whole("t", records)
            assert journal.append("t", len(records), batch("t", len(records), 1)) == len(records) + 1
