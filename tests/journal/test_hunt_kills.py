"""Whatever is killed, and whenever: what was acknowledged is there, and what is lacking is told.

`python -m tests.hunts hunt_kills` kills ten thousand processes; `tests/journal/killing.py` brings one back by its seed.
"""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.hunts import many

ROOT = Path(__file__).parents[2]
KILLS = many("kills", 40)
A_TIME = max(50, KILLS // 200)
"""Kills by one process: what it imports, it imports once, and those killed are forked from it."""
SHARES = {"writer": 50, "migration": 30, "copier": 10, "mender": 5, "indexer": 3, "app": 2}
"""Of a hundred; the slow ones are few."""
RUNS = [
    (what, seed, min(A_TIME, KILLS * share // 100 - seed))
    for what, share in SHARES.items()
    for seed in range(0, KILLS * share // 100, A_TIME)
]


@pytest.mark.parametrize(("what", "seed", "count"), RUNS)
def test_killed_at_a_random_moment(what: str, seed: int, count: int, tmp_path: Path) -> None:
    """Each process is a real one, ended by SIGKILL; the next who opens what it left finds all it acknowledged."""
    command = [sys.executable, "-m", "tests.journal.killing", what, str(seed), str(count), str(tmp_path)]
    ran = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)
    assert (ran.returncode, ran.stdout.splitlines()[-1:]) == (0, [f"killed {count}"]), ran.stdout + ran.stderr
