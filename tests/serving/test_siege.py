"""A game goes on while many who say nothing and some who mean no good are at the door. At length by `tests.hunts`."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

pytest.importorskip("textual_serve", reason="the extra `serve` is not installed")

from referee.serving import doors, server
from referee.serving.notices import MOST
from tests.hunts import many
from tests.serving.pages import Site, site, starting, until
from tests.tui.seated import logged, prepared

DESCRIPTORS = Path("/proc/self/fd")
OWN = 40
"""Files that a process has open before anybody comes."""
A_PAGE = 6
"""Files that a page and its app take."""


@asynccontextmanager
async def besieged(here: Site, silent: int, hostile: int) -> AsyncIterator[None]:
    """While this lasts they come and come again, from a process of their own; the hostile ones know the token."""
    words = ("-m", "tests.serving.siege", str(here.port), str(silent), str(hostile), here.server.guard.token)
    siege = await asyncio.create_subprocess_exec(sys.executable, *words, stdout=asyncio.subprocess.PIPE)
    assert siege.stdout is not None
    try:
        assert await asyncio.wait_for(siege.stdout.readline(), 120) == b"all have come\n"
        yield
    finally:
        siege.kill()
        await siege.communicate()


async def test_a_game_goes_on_during_a_siege(store: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Lines typed are in the store, a page more opens, few files are open, little is told; then everybody is gone."""
    silent, hostile = many("half-open connections", 40), many("hostile connections", 8)
    table = prepared(store, lines=["."])
    async with site(starting(store, table)) as here:
        page = await here.page()
        app = await here.app()
        await until(lambda: app.table == table, "another table is shown")
        async with besieged(here, silent, hostile):
            for number in range(1, 6):
                await page.types(f"note {number}\r")
                await until(lambda wanted=number: logged(store, table)[-1] == f"note {wanted}", page.text[-2000:])  # type: ignore[misc]
            other = await here.page("two")
            await other.shows("Anna")
            most = OWN + doors.MOST_STRANGERS + doors.MOST_INSIDE + server.MOST_PAGES * A_PAGE + doors.AT_ONCE
            assert not DESCRIPTORS.exists() or len(list(DESCRIPTORS.iterdir())) < most
            assert len(here.doors.strangers) <= doors.MOST_STRANGERS and len(here.doors.inside) <= doors.MOST_INSIDE
            assert len(here.server.open) <= 3
        await until(lambda: not here.doors.strangers and len(here.doors.inside) == 2, "somebody stays at the door")
    out, err = capfd.readouterr()
    assert not out and err.count("\n") <= MOST and "Traceback" not in err and "\x1b" not in err
