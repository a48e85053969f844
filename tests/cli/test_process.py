"""The command line as a real process: how it starts, what it loads, and how it is stopped."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.command import FIVE, environment, process, referee

SLOW = ("textual", "fluent.runtime", "sqlite_utils", "msgspec", "rich", "referee.desk.desk", "referee.speech")


def test_python_m_referee_is_the_program() -> None:
    """It answers with its version."""
    assert process("--version").out == "0.1.0\n"


@pytest.mark.parametrize(
    ("variables", "usage"),
    [
        ({"LC_ALL": "nl_NL.UTF-8"}, "Gebruik:"),
        ({"LC_ALL": "", "LC_MESSAGES": "it_IT.UTF-8", "LANG": "nl_NL.UTF-8"}, "Uso:"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "nl"}, "Gebruik:"),
        ({"LC_ALL": "C"}, "Usage:"),
        ({"LC_ALL": "de_DE.UTF-8"}, "Aufruf:"),
        ({"LC_ALL": "fr_FR.UTF-8"}, "Usage:"),
    ],
)
def test_the_language_is_that_of_the_locale(variables: dict[str, str], usage: str) -> None:
    """`LC_ALL` before `LC_MESSAGES` before `LANG`; English where it is none of the program's."""
    assert process("--help", env=environment(**variables)).out.startswith(usage)


def test_a_question_loads_nothing_slow() -> None:
    """A sure answer needs neither the app, nor the store's tools, nor the words of a language."""
    code = "import sys; from referee.cli.running import run; run(sys.argv[1:]); print(*sys.modules, file=sys.stderr)"
    words = [sys.executable, "-c", code, "ask", "barrel", "gatling"]
    for _ in ("builds the index", "reads it"):
        done = subprocess.run(words, env=environment(), capture_output=True, timeout=60, check=True, text=True)
    loaded = done.stderr.split()
    assert [name for name in SLOW if name in loaded] == []


def test_a_terminal_without_the_signs_gets_question_marks(five: str) -> None:
    """An old encoding costs signs, never the answer."""
    ran = process(five, "show", env=environment(PYTHONIOENCODING="ascii"))
    assert ran.code == 0
    assert "Bart Cassidy" in ran.out


def test_bytes_in_the_arguments_are_refused(five: str) -> None:
    """An argument that is no text in the encoding of the system is told, not logged."""
    command = [os.fsencode(sys.executable), b"-m", b"referee", five.encode(), b"log", b"note caf\xe9"]
    done = subprocess.run(command, env=environment(), capture_output=True, timeout=60, check=False)
    assert (done.returncode, done.stdout) == (2, b"")
    assert b"cannot be read as text" in done.stderr


def test_nobody_reads_any_more(five: str) -> None:
    """A pipe that is closed ends the program quietly, and what was logged is logged."""
    command = [sys.executable, "-u", "-m", "referee", five, "log"]
    with subprocess.Popen(
        command, env=environment(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as writer:
        assert writer.stdin and writer.stdout and writer.stderr
        writer.stdout.close()
        writer.stdin.write(b"1 turn\n" + b"note x\n" * 50)
        writer.stdin.close()
        assert writer.wait(60) == 130
        assert writer.stderr.read() == b""
    assert [row["entry"] for row in referee(five, "history", "--json").json[1:2]] == ["Anna's turn"]


@pytest.fixture
def hears_ctrl_c() -> Iterator[None]:
    """A run in the background is started deaf to Ctrl-C, and so would be what it starts."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("hears_ctrl_c")
def test_ctrl_c_ends_quietly_and_harms_nothing(five: str) -> None:
    """What was acknowledged before is there, nothing half is."""
    command = [sys.executable, "-u", "-m", "referee", five, "log", "--json"]
    with subprocess.Popen(
        command, env=environment(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as writer:
        assert writer.stdin and writer.stdout and writer.stderr
        writer.stdin.write(b"1 turn\n")
        writer.stdin.flush()
        assert json.loads(writer.stdout.readline())["line"] == "1 turn"
        writer.send_signal(signal.SIGINT)
        assert writer.wait(60) == 130
        assert writer.stderr.read() == b""
    assert len(referee(five, "history", "--json").json) == 2


def test_two_writers_one_after_the_other(tmp_path: Path) -> None:
    """The second process sees what the first one logged."""
    store = f"--store={tmp_path / 's.sqlite'}"
    assert process(store, "new", *FIVE).code == 0
    assert process(store, "log", "1 turn").code == 0
    assert process(store, "log", "1 draw 2").code == 0
    assert len(json.loads(process(store, "history", "--json").out)) == 3


def test_a_writer_that_was_overtaken_is_refused(five: str) -> None:
    """While one process waits for its next line another one logs: the first is refused, and nothing is lost."""
    command = [sys.executable, "-u", "-m", "referee", five, "log", "--json"]
    with subprocess.Popen(
        command, env=environment(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as slow:
        assert slow.stdin and slow.stdout and slow.stderr
        slow.stdin.write(b"1 turn\n")
        slow.stdin.flush()
        slow.stdout.readline()
        assert referee(five, "log", "1 draw 2").code == 0
        slow.stdin.write(b"1 draw 2\n")
        slow.stdin.close()
        assert slow.wait(60) == 2
        assert b'"stream_has_grown"' in slow.stderr.read()
    assert [row["entry"] for row in referee(five, "history", "--json").json[1:]] == [
        "Anna's turn",
        "Anna draws 2 cards",
    ]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_full_disk_is_told(five: str) -> None:
    """Where the answer cannot be written a sentence says so."""
    with Path("/dev/full").open("wb") as full:
        command = [sys.executable, "-m", "referee", five, "show"]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, env=environment(), timeout=60, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith(b"The system refused to go on: there is no room left.")
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize("words", ["log", "check -", "show", ""])
def test_closed_streams_do_no_harm(five: str, words: str) -> None:
    """Without standard input there is nothing to read, and that is all."""
    shell = f"{sys.executable} -m referee {five} {words} <&-"
    done = subprocess.run(["sh", "-c", shell], capture_output=True, env=environment(), timeout=60, check=False)
    assert done.returncode in (0, 2)
    assert b"Traceback" not in done.stderr
    assert b"made a mistake" not in done.stderr
