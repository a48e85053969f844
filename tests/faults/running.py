"""A fault put into a copy of the project, and the tests run on it: those nearest first, the others until one fails."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.faults.sites import Fault

LEFT = (".git", ".venv", "__pycache__", ".pytest_cache", ".mypy_cache", ".ruff_cache", ".hypothesis", "build", "dist")
QUICK = ("tests/cases", "tests/games", "tests/house/test_every_rule_matters.py")
PATIENCE = 1_200.0
"""Seconds for one step of the tests; what runs longer has noticed something."""


NOTHING_TO_RUN = 5
"""What pytest ends with where a file holds no test."""


class Noticed(NamedTuple):
    """What came of a fault: the test that failed first (empty: none did), and how long it took to find out."""

    test: str
    seconds: float


def copied(root: Path, to: Path) -> Path:
    """A copy of the project without what is made when it is used."""
    shutil.copytree(root, to, ignore=shutil.ignore_patterns(*LEFT), dirs_exist_ok=True)
    return to


def unsound(copy: Path, workers: int) -> str:
    """The first test that fails on the copy without any fault; empty if none does."""
    return _failed(["tests"], copy, workers)


def noticed(fault: Fault, copy: Path, workers: int) -> Noticed:
    """Put the fault in, run the tests until one fails, take it out again."""
    path = copy / fault.path
    whole = path.read_text(encoding="utf-8")
    start = time.monotonic()
    path.write_text(fault.text, encoding="utf-8")
    try:
        for tests in _steps(fault, copy):
            if tests and (failed := _failed(tests, copy, workers)):
                return Noticed(failed, time.monotonic() - start)
        return Noticed("", time.monotonic() - start)
    finally:
        path.write_text(whole, encoding="utf-8")


def _steps(fault: Fault, copy: Path) -> Iterator[list[str]]:
    """Those that name the module, those of its room with what runs through everything, then all the others."""
    module = fault.path.removesuffix(".py").replace("/", ".")
    every = {path.relative_to(copy).as_posix(): path for path in sorted((copy / "tests").rglob("test_*.py"))}
    named = [name for name, path in every.items() if module in path.read_text(encoding="utf-8")]
    yield named
    near = [name for name in every if name.startswith((*QUICK, f"tests/{fault.room}/", _screens(fault)))]
    near = [name for name in near if name not in named]
    yield near
    yield [name for name in every if name not in named and name not in near]


def _screens(fault: Fault) -> str:
    return "tests/tui/" if fault.room == "tui" else f"tests/{fault.room.split('/')[0]}/"


def _failed(tests: list[str], copy: Path, workers: int) -> str:
    """The first test that failed, or what ended the run."""
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "--no-header", "-rfE", "--tb=no"]
    command += ["-n", str(workers), "--dist", "worksteal"] if workers > 1 and len(tests) > 3 else []
    env = {**os.environ, "PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"}
    run = subprocess.Popen(
        [*command, *tests], cwd=copy, env=env, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True,
    )  # fmt: skip
    try:
        said, _ = run.communicate(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        return "ran too long"
    finally:
        if run.poll() is None:
            os.killpg(run.pid, signal.SIGKILL)
            run.wait()
    if run.returncode in (0, NOTHING_TO_RUN):
        return ""
    told = (line for line in said.splitlines() if line.startswith(("FAILED", "ERROR")))
    return next(told, f"exit code {run.returncode}")
