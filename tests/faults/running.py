"""A fault put into a copy of the project, and those tests run on it that run the line, the quickest first."""

from __future__ import annotations

import compileall
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from tests.faults.choosing import CHOSEN
from tests.faults.covering import LINES, TIMES, Covering
from tests.faults.sites import Fault

LEFT = (".git", ".venv", "__pycache__", ".pytest_cache", ".mypy_cache", ".ruff_cache", ".hypothesis", "build", "dist")
CHUNKS = (5.0, 20.0, 60.0)
"""Seconds of tests that run together: most faults are noticed at once."""
SLOWER = 3.0
"""So many times as long as they took may tests take, and a moment to begin with; what runs longer has noticed."""
BEGINNING = 40.0
OF_A_PROCESS = {"cli": "tests/cli", "serving": "tests/serving"}
"""Rooms that are tested as programs of their own, which no measuring sees from inside."""
WHOLE_GAMES = "tests/games"
"""What runs when a module is read is no test's own: where no test is known to run a line, whole games are played."""
NOTHING_TO_RUN = 5
"""What pytest ends with where it has no test."""


class Noticed(NamedTuple):
    """What came of a fault: the test that failed first (empty: none did), how many ran before, of how many, seconds."""

    test: str
    ran: int
    known: int
    seconds: float


def copied(root: Path, to: Path) -> Path:
    """A copy of the project without what is made when it is used."""
    shutil.copytree(root, to, ignore=shutil.ignore_patterns(*LEFT), dirs_exist_ok=True)
    return to


def measure(copy: Path, to: Path, workers: int) -> str:
    """Run every test on the copy without any fault, and note which lines each runs; the first that fails."""
    to.mkdir(parents=True, exist_ok=True)
    noting = ["--cov=referee", "--cov-context=test", "--cov-report=", f"--junitxml={to / TIMES}"]
    return _failed(
        ["-n", str(workers), "--dist", "worksteal", *noting, "tests"], copy, 7_200, COVERAGE_FILE=str(to / LINES)
    )


def prepared(copy: Path) -> None:
    """Compile the copy: what is compiled later is thrown away, lest a fault outlive its second."""
    compileall.compile_dir(copy / "referee", quiet=2)
    _failed(["--collect-only", "tests"], copy, 600, PYTHONDONTWRITEBYTECODE="")


def noticed(fault: Fault, copy: Path, covering: Covering) -> Noticed:
    """Put the fault in, run the tests until one fails that does not fail without it, take it out again."""
    known = covering.of(fault.path, fault.line, fault.last)
    start, ran = time.monotonic(), 0
    for tests in _chunks(known, covering):
        with _in(copy, fault):
            failed = _chosen(tests, copy, covering)
        alone = [test for test in tests if f" {test} " in f"{failed} "]
        if failed and not (alone and _chosen(alone, copy, covering)):
            return Noticed(failed, ran, len(known), time.monotonic() - start)
        ran += len(tests)
    failed, unseen = "", OF_A_PROCESS.get(fault.room) or ("" if known else WHOLE_GAMES)
    if unseen:
        with _in(copy, fault):
            failed = _failed([unseen], copy, 600)
    return Noticed(failed, ran, len(known), time.monotonic() - start)


@contextmanager
def _in(copy: Path, fault: Fault) -> Iterator[None]:
    path = copy / fault.path
    whole = path.read_text(encoding="utf-8")
    path.write_text(fault.text, encoding="utf-8")
    try:
        yield
    finally:
        path.write_text(whole, encoding="utf-8")


def _chunks(tests: Sequence[str], covering: Covering) -> Iterator[list[str]]:
    """The tests in their order, in so many parts as there are `CHUNKS`; what is beyond the last is left out."""
    left = list(tests)
    for most in CHUNKS:
        chunk: list[str] = []
        seconds = 0.0
        while left and (not chunk or seconds + covering.seconds.get(left[0], 0.0) <= most):
            seconds += covering.seconds.get(left[0], 0.0)
            chunk.append(left.pop(0))
        if chunk:
            yield chunk


def _chosen(tests: Sequence[str], copy: Path, covering: Covering) -> str:
    """The first of these tests that fails, or what ended the run."""
    names = copy / "chosen.txt"
    names.write_text("\n".join(tests), encoding="utf-8")
    files = sorted({test.partition("::")[0] for test in tests})
    patience = BEGINNING + SLOWER * sum(covering.seconds.get(test, 0.0) for test in tests)
    return _failed(["-p", "tests.faults.choosing", *files], copy, patience, **{CHOSEN: str(names)})


def _failed(how: Sequence[str], copy: Path, patience: float, **told: str) -> str:
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "--no-header", "-rfE", "--tb=no"]
    env = {**os.environ, "PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1", **told}
    run = subprocess.Popen(
        [*command, *how], cwd=copy, env=env, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True,
    )  # fmt: skip
    try:
        said, _ = run.communicate(timeout=patience)
    except subprocess.TimeoutExpired:
        return "ran too long"
    finally:
        if run.poll() is None:
            os.killpg(run.pid, signal.SIGKILL)
            run.wait()
    if run.returncode in (0, NOTHING_TO_RUN):
        return ""
    told_of = (line for line in said.splitlines() if line.startswith(("FAILED", "ERROR")))
    return next(told_of, f"exit code {run.returncode}")
