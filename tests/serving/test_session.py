"""A page and its app: what is typed there is in the store, and neither outlives the other."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import Process
from pathlib import Path

import pytest

pytest.importorskip("textual_serve", reason="the extra `serve` is not installed")

from aiohttp import WSServerHandshakeError

from referee.desk.desk import Desk
from referee.serving import process, server
from referee.serving.child import PUBLIC, REFEREE, command
from referee.serving.messages import FOLDER
from referee.serving.process import DRIVER
from referee.speech import Speech
from tests.serving.pages import SECONDS, Page, Site, site, starting, until
from tests.tui.seated import logged, prepared

BREAKS = "import sys, time; print('broken', file=sys.stderr, flush=True); time.sleep(0.5); sys.exit(1)"
FLOOD = """
import signal, sys
signal.signal(signal.SIGTERM, signal.SIG_IGN)
sys.stdout.write("__GANGLION__\\n")
while True: sys.stdout.write("D\\0\\0\\0\\5words"), sys.stdout.flush()
"""
"""An app that writes for ever and does not listen."""
ECHO = """
import os
os.write(1, b"__GANGLION__\\n")
while said := os.read(0, 999): os.write(1, b"D" + len(said).to_bytes(4, "big") + said)
"""
"""One that writes whatever it is sent."""


async def _shows_table(here: Site, table: str) -> Process:
    """Wait until the only app there is shows this table: its process."""
    app = await here.app()
    await until(lambda: app.table == table, "another table is shown")
    assert app.process is not None
    return app.process


async def _plays(page: Page, line: str, store: Path, table: str) -> None:
    """Type a line and wait until it is in the store."""
    await page.shows(Speech.of("en").say("table-prompt"))
    before = len(logged(store, table))
    await page.types(line)
    await page.shows(line[-3:])
    await page.types("\r")
    await until(lambda: len(logged(store, table)) > before, page.text[-2000:])


async def test_a_line_typed_in_a_page_is_in_the_store(store: Path) -> None:
    """A page plays a line and is flagged for the second; when it is closed, its process ends by itself."""
    table = prepared(store, lines=["."])
    async with site(starting(store, table)) as here:
        page = await here.page()
        running = await _shows_table(here, table)
        await _plays(page, "bang 3", store, table)
        await page.shows("Irregular")
        await page.leave()
        await until(lambda: here.server.open == {}, "the app goes on without its page")
        assert running.returncode == 0
    assert logged(store, table)[-1] == "1 bang 3"


async def test_a_page_that_comes_back_goes_on_at_its_table(store: Path) -> None:
    """A page that went to another table is there again after it was cut off; a new page begins as the server says."""
    other, usual = prepared(store), prepared(store, lines=["."])
    async with site(starting(store)) as here:
        page = await here.page("one")
        await page.shows("Tables")
        await page.types("\x1b[B\r")
        await _shows_table(here, other)
        page.socket._response.close()  # as a tablet that falls asleep: no farewell
        await until(lambda: here.server.open == {}, "the app goes on without its page")
        page = await here.page("one")
        await _shows_table(here, other)
        await _plays(page, "note back", store, other)
        assert len(logged(store, usual)) == 2
        await page.leave()
        assert here.server.tables == {"one": other}


async def test_an_app_that_is_left_closes_its_page(store: Path) -> None:
    """Ctrl+Q in the app is the end of the page's socket, told as an end that was meant."""
    async with site(starting(store, prepared(store))) as here:
        page = await here.page()
        await page.shows("Anna")
        await page.types("\x11")
        assert await page.closed() == 1000


async def test_an_app_that_breaks_closes_its_page(capfd: pytest.CaptureFixture[str]) -> None:
    """A page does not stand there as if it still lived."""
    async with site(lambda _: [sys.executable, "-c", BREAKS]) as here:
        assert await (await here.page()).closed() == 1000
        await until(lambda: here.server.open == {}, "the server keeps what is gone")
    assert "broken" in capfd.readouterr().err


async def test_an_app_that_does_not_leave_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that floods and hears nothing is gone soon after its page."""
    monkeypatch.setattr(process, "PATIENCE", 0.3)
    async with site(lambda _: [sys.executable, "-c", FLOOD]) as here:
        page = await here.page()
        await page.shows("words")
        running = (await here.app()).process
        page.socket._response.close()
        await until(lambda: running is not None and running.returncode is not None, "it floods on")
        assert running is not None and running.returncode == -9


async def test_a_server_that_ends_leaves_no_app_behind(store: Path) -> None:
    """Ended in order, it ends the apps and tells the pages to come back later."""
    async with site(starting(store, prepared(store))) as here:
        page = await here.page()
        await page.shows("Anna")
        running = (await here.app()).process
    assert await page.closed() == 1001
    assert running is not None and running.returncode is not None


async def test_an_app_whose_server_was_killed_ends_itself(
    store: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When nothing more can come from the server, the app leaves, and takes the folder of its page along."""
    folder = tmp_path / "page"
    folder.mkdir()
    monkeypatch.setenv("TEXTUAL_DRIVER", DRIVER)
    monkeypatch.setenv(FOLDER, str(folder))
    words, pipe = command(REFEREE, store, "en", prepared(store)), asyncio.subprocess.PIPE
    app = await asyncio.create_subprocess_exec(*words, stdin=pipe, stdout=pipe, stderr=pipe)
    assert app.stdin is not None and app.stdout is not None
    assert await app.stdout.readline() == b"__GANGLION__\n"
    app.stdin.close()
    await asyncio.wait_for(app.communicate(), SECONDS)
    assert app.returncode == 0 and not folder.exists()


@pytest.mark.parametrize(
    "nonsense",
    [
        "", "{", "5", "[]", "null", '["stdin"]', '["stdin", 5]', '["resize", 5]',
        '["resize", {"width": "x", "height": 3}]',
        '["resize", {"width": 1e400, "height": 3}]', '["resize", {"width": NaN, "height": 3}]',
        "[" * 400_000, '["ping", ' + "[" * 200_000,
        '{"a":' * 200_000, f'["ping", "{"x" * 900_000}"]', '["stdin", "\\ud800"]',
        '["launch", "missiles"]', b"", b"\x00\xff" * 1000, b"x" * (2 << 20), "x" * (2 << 20),
    ],
    ids=lambda each: f"{len(each)}-{each[:16]!s}",
)  # fmt: skip
async def test_nonsense_from_a_page_harms_nobody_else(
    nonsense: str | bytes, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """Whatever a page sends is that page's end; another one plays on, and nothing is printed."""
    monkeypatch.setattr(process, "PATIENCE", 0.1)
    async with site(lambda _: [sys.executable, "-S", "-c", ECHO]) as here:
        page, other = await here.page("one"), await here.page("two")
        await other.socket.send_json(["resize", {"width": 10**9, "height": -(10**9)}])
        send = page.socket.send_str if isinstance(nonsense, str) else page.socket.send_bytes
        await send(nonsense)  # type: ignore[arg-type]
        assert await page.closed() in (1003, 1009)
        await other.types("beer")
        await other.shows("beer")
    assert capfd.readouterr() == ("", "")


async def test_there_is_an_end_to_pages(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One page too many is refused, and let in when another was closed."""
    monkeypatch.setattr(server, "MOST_PAGES", 1)
    async with site(starting(store, prepared(store))) as here:
        page = await here.page("one")
        with pytest.raises(WSServerHandshakeError) as refused:
            await here.page("two")
        assert refused.value.status == 503
        await page.leave()
        await until(lambda: here.server.open == {}, "the place is not free")
        await (await here.page("two")).shows("Anna")


async def test_who_only_watches_sees_no_more_than_everybody(store: Path) -> None:
    """A page of the public face shows the table as it goes on, no hidden role, and no key leads to the referee's."""
    table = prepared(store, lines=["."])
    async with site(lambda _: command(PUBLIC, store, "en", table)) as here:
        page = await here.page()
        await page.shows("Jourdonnais")
        for keys in (
            "bang 3\r",
            "\x1bOP",
            "\x1bOR",
            "\x1b[17~",
            "\x1b[20~",
            "\x1b[21~",
            "\x10",
            "\x07",
            "\x1b",
            "n",
            "\r",
        ):
            await page.types(keys)
        desk = Desk(store)
        desk.table(table).enter("bang 2")
        desk.close()
        page.forget()
        await page.shows("Bang!")
        await page.types("\x1bOQ")
        await page.shows("Stapel")
        for hidden in ("Renegade", "Outlaw"):
            assert hidden not in page.everything
        await page.leave()
    assert logged(store, table)[-1] == "1 bang 2"
