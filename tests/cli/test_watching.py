"""`watch`: opened in a terminal, left with its key, refused where there is none."""

import os
import struct
import subprocess
import sys
import time
from pathlib import Path

import click
import pytest

from referee.cli.settings import Settings
from referee.cli.table.watching import watch
from tests.cli.command import environment, referee

pty = pytest.importorskip("pty")
fcntl = pytest.importorskip("fcntl")
termios = pytest.importorskip("termios")
SECONDS = 30


def seen_in_a_terminal(words: list[str], wanted: str, leave: bytes) -> tuple[int, str]:
    """The exit code, and everything drawn until the words wanted stood there and it was left."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    command = [sys.executable, "-m", "referee", *words]
    env = environment(TERM="xterm-256color", TEXTUAL_ANIMATIONS="none")
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=env) as program:
        os.close(theirs)
        seen, left, end = b"", False, time.monotonic() + SECONDS
        os.set_blocking(ours, False)
        while program.poll() is None and time.monotonic() < end:
            seen += _read(ours)
            if not left and wanted.encode() in seen:
                os.write(ours, leave)
                left = True
        if program.poll() is None:
            program.kill()
        code = program.wait(SECONDS)
    os.close(ours)
    return code, seen.decode(errors="replace")


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 65536)
    except BlockingIOError:
        time.sleep(0.02)
    except OSError:
        pass  # the other end is closed
    return b""


def test_it_shows_what_everybody_may_see_and_is_left_with_its_key(five: str) -> None:
    """In a real terminal: the players, no role but the Sheriff's, and Ctrl+Q ends it cleanly."""
    referee(five, "log", "", "1 mustang/8h")
    code, seen = seen_in_a_terminal([five, "watch", "five", "--lang", "en"], "Mustang", b"\x11")
    assert code == 0
    assert "Sheriff" in seen and "Outlaw" not in seen and "Renegade" not in seen


def test_a_player_sees_his_own_face(five: str) -> None:
    """By the beginning of a name."""
    code, seen = seen_in_a_terminal([five, "watch", "--seat", "dar", "--lang", "en"], "Suzy", b"\x11")
    assert code == 0
    assert "Renegade" in seen and "Outlaw" not in seen


def test_without_a_terminal_it_is_refused(five: str) -> None:
    """A pipe is no projector."""
    ran = referee(five, "watch")
    assert (ran.code, ran.out) == (2, "") and "terminal" in ran.err


def test_a_table_that_is_not_there_is_told(tmp_path: Path) -> None:
    """Nothing is opened for a store that does not exist, and none is made."""
    code, seen = seen_in_a_terminal([f"--store={tmp_path / 'none'}", "watch", "--lang", "en"], "never", b"")
    assert code == 2 and "There is no table yet" in seen and not (tmp_path / "none").exists()


class Terminal:
    """Something that people sit before."""

    def isatty(self) -> bool:
        """They do."""
        return True


@pytest.mark.parametrize(("named", "seat"), [(False, 0), (True, 0), (True, 2)])
def test_a_table_that_was_named_is_kept_whatever_is_touched_later(
    five: str, monkeypatch: pytest.MonkeyPatch, named: bool, seat: int
) -> None:
    """Where none was named, the one touched last is followed; a player's own table is his."""
    referee(five, "new", "Quick:sheriff", "Brutus", "Cleo", "Dan", "--title", "Quick")
    (table, _) = referee(five, "tables", "--json").json
    seen: list[tuple[str, int]] = []
    monkeypatch.setattr("referee.tui.watching.run", lambda place, lang, stream, seat: seen.append((stream, seat)))
    for stream in ("stdin", "stdout"):
        monkeypatch.setattr(sys, stream, Terminal())
    settings = Settings(store=Path(five.removeprefix("--store=")))
    chosen = {"which": "Quick" if named and not seat else "", "seat": "bru" if seat else None}
    click.Context(watch, obj=settings).invoke(watch, **chosen)
    assert seen == [(table["id"] if named else "", seat)]
