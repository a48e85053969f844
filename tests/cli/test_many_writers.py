"""Several programs write to one table at once: who has to stop says at which line."""

import subprocess
import sys
from pathlib import Path

from tests.cli.command import FIVE, environment, referee

LINES = "".join(f"note {number}\n" for number in range(40))


def test_who_stops_says_at_which_line(tmp_path: Path) -> None:
    """And all that was logged is there, of every one of them."""
    store = f"--store={tmp_path / 's.sqlite'}"
    referee(store, "new", *FIVE)
    command = [sys.executable, "-m", "referee", store, "log"]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    writers = [subprocess.Popen(command, env=environment(), text=True, **pipes) for _ in range(4)]
    for writer in writers:
        assert writer.stdin
        writer.stdin.write(LINES)
        writer.stdin.close()
        writer.stdin = None
    told = [writer.communicate(timeout=120)[1] for writer in writers]
    stopped = [err for writer, err in zip(writers, told, strict=True) if writer.returncode == 2]
    assert all(err.startswith("Line ") for err in stopped), told
    assert {writer.returncode for writer in writers} <= {0, 2}
