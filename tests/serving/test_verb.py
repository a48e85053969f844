"""`referee serve` itself: what it prints, what it refuses, and that it can be ended."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from socket import create_server
from urllib.request import urlopen

import pytest

from referee.cli.app import serving
from referee.serving.guard import LOOPBACK
from tests.cli.command import environment, referee
from tests.tui.seated import prepared

installed = pytest.mark.skipif(not serving.installed(), reason="the extra `serve` is not installed")


@contextmanager
def served(store: Path, *words: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The command in a process of its own, with the first line that it prints."""
    command = [sys.executable, "-m", "referee", f"--store={store}", "serve", "--port=0", *words]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=environment()) as process:
        assert process.stdout is not None
        try:
            yield process, process.stdout.readline().strip()
        finally:
            process.terminate()


@installed
@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM])
def test_it_tells_its_address_and_serves_until_it_is_ended(store: Path, end: signal.Signals) -> None:
    """The address alone goes to stdout, the page stands there, and to be ended is no error."""
    with served(store, prepared(store)) as (process, address):
        assert address.startswith(f"http://{LOOPBACK}:")
        with urlopen(address, timeout=10) as page:
            assert b"BANG!" in page.read()
        process.send_signal(end)
        out, err = process.communicate(timeout=20)
    assert (process.returncode, out) == (0, "")
    assert "Ctrl+C" in err


@installed
def test_beyond_this_machine_the_address_carries_a_token(store: Path) -> None:
    """As JSON too; without the token the page is refused."""
    with served(store, "--host=0.0.0.0", "--json") as (_, line):
        token = json.loads(line)["address"].rpartition("/")[2]
        port = json.loads(line)["address"].rpartition(":")[2].partition("/")[0]
        assert len(token) == 16
        with urlopen(f"http://{LOOPBACK}:{port}/{token}", timeout=10) as page:
            assert page.status == 200
        with pytest.raises(OSError, match="403"):
            urlopen(f"http://{LOOPBACK}:{port}/", timeout=10)


@installed
def test_a_port_that_is_taken_is_told(store: Path) -> None:
    """Asked for, it is an error; the usual one gives way to a free one."""
    with create_server((LOOPBACK, 0)) as other:
        port = other.getsockname()[1]
        ran = referee(f"--store={store}", "serve", "--port", port)
        assert ran.code == 2 and str(port) in ran.err
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(serving, "USUAL_PORT", port)
            with serving.bound(LOOPBACK, None) as free:
                assert free.getsockname()[1] not in (0, port)


@installed
def test_what_cannot_be_served_is_told_at_once(store: Path) -> None:
    """A table that there is not, a host that there is not, nothing to watch."""
    assert "no table" in referee(f"--store={store}", "serve", "--watch").err
    prepared(store)
    assert "Nowhere" in referee(f"--store={store}", "serve", "Nowhere").err
    ran = referee(f"--store={store}", "serve", "--host", "nowhere.invalid")
    assert ran.code == 2 and "nowhere.invalid" in ran.err


@pytest.mark.parametrize("lang", ["nl", "it", "en"])
def test_without_the_extra_it_says_how_to_get_it(store: Path, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In every language, with the very Python that runs."""
    monkeypatch.setattr(serving, "installed", lambda: False)
    ran = referee(f"--store={store}", "serve", lang=lang)
    assert ran.code == 2 and f"{sys.executable} -m pip install textual-serve" in ran.err
    assert not store.exists()


def test_nothing_of_the_extra_is_loaded_before_it_is_asked_for() -> None:
    """Help, and the module of the verb, come without it."""
    code = (
        "import sys, referee.cli.app.serving; sys.exit(any(n in sys.modules for n in ('aiohttp', 'textual', 'jinja2')))"
    )
    assert subprocess.run([sys.executable, "-c", code], env=environment(), timeout=60, check=False).returncode == 0
