"""At a terminal: `log` is a conversation, `check` shows how far it is."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.command import environment, referee
from tests.cli.test_check import CLEAN

pty = pytest.importorskip("pty")


def at_terminal(words: list[str], typed: str) -> tuple[int, str]:
    """The exit code, and everything that stood on the terminal in the end."""
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "referee", *words]
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment()) as program:
        os.close(theirs)
        os.write(ours, typed.encode() + b"\x04")
        seen = b"".join(iter(lambda: _read(ours), b""))
        code = program.wait(60)
    os.close(ours)
    return code, seen.decode()


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 1000)
    except OSError:  # how Linux says that the other end is closed
        return b""


def test_a_bad_line_may_be_typed_again(five: str) -> None:
    """It is told, and the conversation goes on; an empty line logs what is due."""
    code, seen = at_terminal([five, "log"], "\n1 bang zed\n1 bang 2\n")
    assert code == 0
    assert "What happened?" in seen
    assert "No player here is called “zed”" in seen
    assert len(referee(five, "history", "--json").json) == 4


def test_an_illegal_play_is_remembered_to_the_end(five: str) -> None:
    """The exit code of a conversation is that of its gravest line."""
    code, _ = at_terminal([five, "log"], "\n1 bang 3\n3 missed\n1 beer\n")
    assert code == 1


def test_progress_is_shown_and_taken_away(tmp_path: Path) -> None:
    """Several files at a terminal are counted on a line of its own, which is wiped at the end."""
    files = [tmp_path / f"{number}.game" for number in range(3)]
    for file in files:
        file.write_text(CLEAN)
    code, seen = at_terminal(["check", *map(str, files)], "")
    assert code == 0
    for done in ("1/3", "2/3", "3/3"):
        assert f"\x1b[K{done} " in seen
    assert seen.splitlines()[-1].startswith("\x1b[K3 findings in 3 files")
