"""What people do wrong, and what befalls them: what was acknowledged is in the store, and they are told what to do."""

from __future__ import annotations

import os
import resource
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from textual import events

from referee.desk.desk import Desk
from referee.tui.app import RefereeApp
from referee.tui.screens.table import TableScreen
from referee.tui.screens.too_small import TooSmallScreen
from tests.cli.command import CHECKOUT, environment
from tests.tui.seated import LARGE, SMALL, at_table, logged, opened, picture, prepared, table_of, typed, until, words

pytestmark = pytest.mark.painted

pty = pytest.importorskip("pty")


async def test_resizing_in_mid_entry_keeps_line_and_proposals(store: Path) -> None:
    """Larger, smaller and back: the line stays, is read as before, and Enter logs it once."""
    async with at_table(store, ["."]) as pilot:
        await typed(pilot, "bang 2", enter=False)
        for size in (LARGE, (62, 17), (100, 30), SMALL):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert table_of(pilot).entry.value == "bang 2"
        await pilot.press("enter")
        assert logged(store) == ["1 turn", "1 draw 2", "1 bang 2"]


@pytest.mark.parametrize("size", [(40, 10), (40, 24), (80, 10), (5, 2)])
async def test_too_small_a_terminal_says_so_and_everything_comes_back(store: Path, size: tuple[int, int]) -> None:
    """A sentence instead of a broken screen; keys pressed blindly do nothing; with room again all is as it was."""
    async with at_table(store, [".", "bang 3"]) as pilot:
        await typed(pilot, "missed", enter=False)
        before = logged(store)
        await pilot.resize_terminal(*size)
        await until(pilot, lambda: isinstance(pilot.app.screen, TooSmallScreen))
        await pilot.pause()
        assert words(pilot).startswith("This terminal is too small"[: size[0]].split(" ")[0])
        await pilot.press("x", "enter", "f7", "ctrl+z", "f9", "escape", "f1", "ctrl+p")
        assert logged(store) == before
        await pilot.resize_terminal(*SMALL)
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
        await pilot.pause()
        assert table_of(pilot).entry.value == "missed" and table_of(pilot).entry.has_focus
        assert "► 1 Anna" in picture(pilot)


async def test_forty_columns_are_enough_for_the_sentence(store: Path) -> None:
    """How large it is, how large it has to be, that nothing is lost, and the key to leave: whole, at 40x10."""
    async with opened(store, None, size=(40, 10)) as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, TooSmallScreen))
        await pilot.pause()
        assert "40x10" in words(pilot) and "at least 60x16" in words(pilot)
        assert "Nothing is lost" in words(pilot) and "^Q Quit" in words(pilot)


async def test_a_table_opened_in_a_small_terminal_is_there_once_it_grows(store: Path) -> None:
    """Begun too small, under the sentence stands the table that was asked for; leaving it leads home."""
    table = prepared(store, lines=["."])
    app = RefereeApp(store, "en", table)
    async with app.run_test(size=(40, 10)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, TooSmallScreen))
        await pilot.pause(0.2)
        await pilot.resize_terminal(*SMALL)
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        await pilot.pause()
        await pilot.press("f9")
        await until(pilot, lambda: "BANG! referee" in picture(pilot))


async def test_a_novel_pasted_is_neither_logged_nor_a_standstill(store: Path) -> None:
    """Ten thousand lines, and one line of half a million signs: nothing is logged, and the next play is."""
    async with at_table(store, ["."]) as pilot:
        before = logged(store)
        for text in ("It was a dark night.\n" * 10_000, "in the West " * 40_000):
            start = time.process_time()
            table_of(pilot).entry.post_message(events.Paste(text))
            await pilot.pause()
            await pilot.press("enter")
            assert time.process_time() - start < 10
            assert logged(store) == before
            assert "!" in words(pilot)
        entry = table_of(pilot).entry
        entry.waiting.clear()
        entry.value = ""
        await typed(pilot, "bang 2")
        assert logged(store)[-1] == "1 bang 2"


async def test_two_apps_on_one_table_never_overwrite_each_other(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second to press Enter is told to look again, keeps the line, sees the first one's play, and can go on."""
    monkeypatch.setattr("referee.tui.screens.table.LOOK", 1000)
    table = prepared(store, lines=["."])
    first, second = RefereeApp(store, "en", table), RefereeApp(store, "en", table)
    async with first.run_test(size=SMALL) as one:
        await until(one, lambda: isinstance(first.screen, TableScreen))
        await one.pause()
        async with second.run_test(size=SMALL) as two:
            await until(two, lambda: isinstance(second.screen, TableScreen))
            await two.pause()
            await typed(one, "bang 2")
            await typed(two, "mustang")
            assert logged(store)[2:] == ["1 bang 2"]
            assert "Nothing was logged: look at the table again and repeat" in words(two)
            assert table_of(two).entry.value == "mustang"
            assert "Bruno answers the Bang! of Anna" in picture(two)
            await two.press(*["backspace"] * 7)
            await typed(two, "missed")
            await typed(one, "beer")
            assert logged(store)[2:] == ["1 bang 2", "2 answer missed"]
            assert table_of(one).entry.value == "beer"


async def test_a_store_that_became_read_only_loses_nothing(store: Path) -> None:
    """The line stays, the sentence names the store and what to check, and the same Enter works once it is mended."""
    async with at_table(store, [".", "bang 2"]) as pilot:
        connection = _connection(pilot.app)
        connection.execute("pragma query_only = on")
        await typed(pilot, "missed")
        assert "Check the place, the rights and the room on the disk" in words(pilot)
        assert table_of(pilot).entry.value == "missed"
        connection.execute("pragma query_only = off")
        assert logged(store)[-1] == "1 bang 2"
        await pilot.press("enter")
        assert logged(store)[-1] == "2 answer missed"


def _connection(app: object) -> sqlite3.Connection:
    """The connection of the app to its store."""
    assert isinstance(app, RefereeApp) and app.face is not None
    connection = getattr(app.face.desk._journal, "_connection", None)
    assert isinstance(connection, sqlite3.Connection)
    return connection


@contextmanager
def full_disk(bytes_left: int, file: Path) -> Iterator[None]:
    """No file may grow beyond what this one is now, and so many bytes."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (file.stat().st_size + bytes_left, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, handler)


@pytest.mark.parametrize("bytes_left", [0, 100, 5000])
async def test_a_full_disk_loses_nothing(store: Path, bytes_left: int) -> None:
    """Nothing is half written; the line stays, the sentence says what to check, and with room the same Enter works."""
    async with at_table(store, [".", "bang 2"]) as pilot:
        with full_disk(bytes_left, store.with_name(f"{store.name}-wal")):
            await typed(pilot, "missed")
            for _ in range(5):
                if "room on the disk" not in words(pilot):
                    await typed(pilot, "note " + "what a day " * 100)
        assert "Check the place, the rights and the room on the disk" in words(pilot)
        kept, there = table_of(pilot).entry.value, logged(store)
        assert kept
        await pilot.press("enter")
        assert logged(store)[: len(there)] == there and len(logged(store)) == len(there) + 1
    with closing(sqlite3.connect(store)) as db:
        assert db.execute("pragma integrity_check").fetchall() == [("ok",)]


# Real processes in a terminal of their own


LIKE_ANYBODY = """
import ctypes, fcntl, os, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)  # hanging up reaches this process
if os.getuid() == 0:
    ctypes.CDLL(None).prctl(24, 1, 0, 0, 0)  # the rights of files hold for root too
os.execv(sys.argv[1], sys.argv[1:])
"""


BROKEN = """
import sys
from referee.cli.running import run
from referee.tui.widgets.entry_line import EntryLine
async def broken(self, event): raise IndexError('out of range')
EntryLine._on_key = broken
sys.exit(run(sys.argv[1:]))
"""
"""The program with a fault in it, at the first key on the entry line."""


class InTerminal:
    """`python -m referee` at a table, in a terminal that this test holds the other end of."""

    def __init__(self, store: Path, table: str, config: Path, program: tuple[str, str] = ("-m", "referee")) -> None:
        self.ours, theirs = pty.openpty()
        _size(theirs, 24, 80)
        command = [sys.executable, *program, "--store", str(store), "--table", table, "--lang", "en"]
        env = environment(TERM="xterm-256color", XDG_CONFIG_HOME=str(config), COLUMNS="80", LINES="24")
        self.process = subprocess.Popen(
            [sys.executable, "-c", LIKE_ANYBODY, *command], stdin=theirs, stdout=theirs, stderr=theirs, env=env,
            cwd=CHECKOUT, start_new_session=True,
        )  # fmt: skip
        os.close(theirs)
        os.set_blocking(self.ours, False)
        self.seen = ""

    def until(self, text: str, seconds: float = 20) -> None:
        """Read on until this was written to the terminal since the last time."""
        end = time.monotonic() + seconds
        while text not in self.seen:
            assert time.monotonic() < end, self.seen[-2000:]
            self._read()
        self.seen = ""

    def _read(self) -> None:
        try:
            self.seen += os.read(self.ours, 65536).decode(errors="replace")
        except BlockingIOError:
            time.sleep(0.01)

    def type(self, text: str) -> None:
        """Press these keys."""
        os.write(self.ours, text.encode())

    def ended(self, seconds: float = 10) -> int:
        """How the process ended; what it still writes is read."""
        end = time.monotonic() + seconds
        while self.process.poll() is None:
            assert time.monotonic() < end, "still running"
            self._rest()
        self._rest()
        return self.process.returncode

    def _rest(self) -> None:
        try:
            self._read()
        except OSError:  # the other end is closed
            time.sleep(0.01)

    def hang_up(self) -> None:
        """Close the lid: the terminal is gone."""
        os.close(self.ours)
        self.ours = -1

    def __enter__(self) -> InTerminal:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        if self.ours >= 0:
            os.close(self.ours)


def _size(terminal: int, rows: int, columns: int) -> None:
    import fcntl
    import struct
    import termios

    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))


@pytest.mark.parametrize("how", ["lid", "hup", "term", "kill"])
def test_ended_in_mid_entry_everything_acknowledged_is_there(store: Path, tmp_path: Path, how: str) -> None:
    """A play acknowledged, half a line typed, then the end: the play is in the store, whole, and nothing else."""
    table = prepared(store, lines=["."])
    with InTerminal(store, table, tmp_path) as app:
        app.until("hat happened?")
        app.type("bang 2\r")
        app.until("Logged")
        app.type("miss")
        time.sleep(0.3)
        if how == "lid":
            app.hang_up()
        else:
            os.kill(app.process.pid, {"hup": signal.SIGHUP, "term": signal.SIGTERM, "kill": signal.SIGKILL}[how])
        code = app.ended()
        if how == "term":
            assert "\x1b[?1049l" in app.seen and "\x1b[?25h" in app.seen, "the terminal is left as it was"
        assert "Traceback" not in app.seen
        assert code == {"lid": 129, "hup": 129, "term": 0, "kill": -9}[how]
    assert logged(store) == ["1 turn", "1 draw 2", "1 bang 2"]
    with closing(sqlite3.connect(store)) as db:
        assert db.execute("pragma integrity_check").fetchall() == [("ok",)]
    desk = Desk(store)
    desk.table(table).enter("missed")
    desk.close()
    assert logged(store)[-1] == "2 answer missed"


def test_a_fault_that_ends_the_app_is_a_sentence_and_an_exit_code(store: Path, tmp_path: Path) -> None:
    """Exit code 70, what went wrong and that nothing logged is lost; no traceback, and the terminal is given back."""
    table = prepared(store, lines=["."])
    with InTerminal(store, table, tmp_path, ("-c", BROKEN)) as app:
        app.until("Anna")
        time.sleep(0.5)
        app.type("x")
        assert app.ended() == 70
        assert "IndexError" in app.seen and "What was logged before is safe" in app.seen
        assert "Traceback" not in app.seen
    assert logged(store) == ["1 turn", "1 draw 2"]


def test_a_store_one_may_not_write_is_told_at_the_door(store: Path, tmp_path: Path) -> None:
    """Opened without the right to write: a sentence with what to check, and the key to leave works."""
    table = prepared(store, lines=["."])
    before = logged(store)
    for file in tmp_path.glob("store.db*"):
        file.chmod(0o444)
    tmp_path.chmod(0o555)
    try:
        with InTerminal(store, table, tmp_path) as app:
            app.until("Check the place")
            app.type("\x11")
            assert app.ended() == 0
            assert "Traceback" not in app.seen
    finally:
        tmp_path.chmod(0o755)
        for file in tmp_path.glob("store.db*"):
            file.chmod(0o644)
    assert logged(store) == before
