"""A real browser drives the app: a play, a flag, and the flag's key. Left out where there is no Chromium."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

import pytest

pytest.importorskip("textual_serve", reason="the extra `serve` is not installed")

from tests.serving.browser import CHROMIUM, Tab, tab
from tests.serving.pages import Site, site, starting, until
from tests.tui.seated import logged, prepared

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium")
SHOWN = "document.body && document.body.classList.contains('-first-byte')"


async def _plays(page: Tab, line: str, store: Path, table: str) -> None:
    """Type a line into the page, and wait until it is in the store."""
    before = len(logged(store, table))
    await page.types(line)
    await page.presses("Enter")
    await until(lambda: len(logged(store, table)) > before, line)


async def _opens(page: Tab, here: Site, table: str) -> None:
    """Go to the page, and wait until its app takes lines."""
    await page.do("Page.navigate", url=here.url(here.server.guard.entrance))
    await page.until(SHOWN)
    app = await here.app()
    await until(lambda: app.table == table, "another table is shown")


async def test_a_browser_plays_is_flagged_and_takes_it_back(store: Path, tmp_path: Path) -> None:
    """Everything asked for came from the server; the flag changes what is seen, and F7 takes the play back."""
    table = prepared(store, lines=["."])
    async with site(starting(store, table)) as here, tab(tmp_path / "browser") as page:
        await _opens(page, here, table)
        await _plays(page, "bang 2", store, table)
        unflagged = await page.settled()
        await _plays(page, "bang 3", store, table)
        await page.changes(unflagged)
        await page.presses("F7")
        await until(lambda: logged(store, table)[-1].startswith("retract"), "nothing was taken back")
        asked = {urlsplit(address).netloc for address in page.asked if not address.startswith(("data:", "blob:"))}
        assert asked <= {here.host, ""}
    assert logged(store, table)[-3:-1] == ["1 bang 2", "1 bang 3"]
