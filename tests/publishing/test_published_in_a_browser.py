"""A real browser asks the site, from disk and when its server is gone. Left out where there is no Chromium."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import urlsplit

import pytest

pytest.importorskip("aiohttp", reason="the extra `serve` is not installed")

from tests.pages.axe import SIZES, accused, resized
from tests.serving.browser import CHROMIUM, Tab, tab

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium")
READY = "document.readyState === 'complete' && document.getElementById('state').textContent === ''"
FIRST = "document.querySelector('#hits a')?.getAttribute('href')"
KEPT = "navigator.serviceWorker.controller !== null"
BROKEN = "self.broken = [], addEventListener('securitypolicyviolation', (event) => broken.push(event.blockedURI))"


class Quiet(SimpleHTTPRequestHandler):
    """Serves a folder, and says nothing."""

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        """Nothing."""


@contextmanager
def served(site: Path) -> Iterator[str]:
    """The address of a server of this folder, which ends with it."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(site)))
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()


async def asks(page: Tab, words: str) -> None:
    """Type a question into the page."""
    await page.do("Runtime.evaluate", expression="document.getElementById('q').focus()")
    await page.types(words)


async def test_from_disk_without_a_network(site: Path, tmp_path: Path) -> None:
    """It answers in the language of the page, asks nothing of any host, and breaks nothing of its own policy."""
    async with tab(tmp_path / "browser") as page:
        await page.do("Network.emulateNetworkConditions", offline=True, latency=0, **_speed())
        await page.do("Page.addScriptToEvaluateOnNewDocument", source=BROKEN)
        await page.do("Page.navigate", url=(site / "nl" / "index.html").as_uri())
        await page.until(READY)
        await asks(page, "mag de sheriff opgesloten worden")
        await page.until(f"{FIRST} === 'ruling/the-sheriff-walks-free.html'")
        assert await page.holds("document.querySelector('#hits p').textContent.startsWith('Nee, de Sheriff')")
        await page.until("location.hash === '#q=mag%20de%20sheriff%20opgesloten%20worden'")
        assert await page.holds("broken.length === 0")
        assert {urlsplit(address).scheme for address in page.asked} <= {"file", "about", "blob"}


async def test_those_of_a_dispute_are_shown_together(site: Path, tmp_path: Path) -> None:
    """As the code on a dispute sheet asks for them."""
    async with tab(tmp_path / "browser") as page:
        asked = "#one-beer-one-life+gone+the-sheriff-walks-free"
        await page.do("Page.navigate", url=f"{(site / 'it' / 'index.html').as_uri()}{asked}")
        await page.until(f"{FIRST} === 'ruling/one-beer-one-life.html'")
        assert await page.holds("document.querySelectorAll('#hits li').length === 2")


@pytest.mark.parametrize("asked", ["#%", "#q=%3Cb%3E%20beer", "#no-such-ruling", "#q=" + "%F0%9F%8D%BA" * 500])
async def test_any_address_is_a_question_or_none(site: Path, tmp_path: Path, asked: str) -> None:
    """Whatever stands in it: the search opens, and markup in it is text."""
    async with tab(tmp_path / "browser") as page:
        await page.do("Page.navigate", url=f"{(site / 'en' / 'index.html').as_uri()}{asked}")
        await page.until("document.readyState === 'complete' && document.getElementById('q') !== null")
        asks_now = "q.value = 'how much life does a beer give', q.dispatchEvent(new Event('input', {bubbles: true}))"
        await page.until(
            f"(q => (q.value.startsWith('how much') || ({asks_now}), {FIRST} === 'ruling/one-beer-one-life.html'))"
            "(document.getElementById('q'))"
        )
        assert not await page.holds("document.querySelector('#asking b') !== null")


async def test_kept_when_the_server_is_gone(site: Path, tmp_path: Path) -> None:
    """Opened once, it answers without its server; a ruling whose page was not kept is told at the entrance."""
    async with tab(tmp_path / "browser") as page:
        with served(site) as at:
            await page.do("Page.navigate", url=f"{at}/en/index.html")
            await page.until(f"{READY} && {KEPT}")
        await page.do("Page.navigate", url=f"{at}/it/index.html")
        await page.until(READY)
        await asks(page, "lo sceriffo in prigione")
        await page.until(f"{FIRST} === 'ruling/the-sheriff-walks-free.html'")
        await page.do("Page.navigate", url=f"{at}/it/ruling/one-beer-one-life.html")
        await page.until("location.hash === '#one-beer-one-life'")
        await page.until(f"{FIRST} === 'ruling/one-beer-one-life.html'")


async def test_every_ruling_is_kept_when_asked_for(site: Path, tmp_path: Path) -> None:
    """The button has all pages of the language kept, and they open without the server."""
    async with tab(tmp_path / "browser") as page:
        with served(site) as at:
            await page.do("Page.navigate", url=f"{at}/nl/index.html")
            await page.until(f"{READY} && {KEPT} && !document.getElementById('keeping').hidden")
            await page.do("Runtime.evaluate", expression="document.querySelector('#keeping button').click()")
            await page.until("document.querySelector('#keeping span').textContent.startsWith('Alles staat')")
        await page.do("Page.navigate", url=f"{at}/nl/ruling/one-beer-one-life.html")
        await page.until("document.querySelector('.answer')?.textContent === 'Een Beer geeft één levenspunt terug.'")


async def test_pages_keep_nobody_out(site: Path, tmp_path: Path) -> None:
    """On a phone, a tablet and a screen, by day and by night: words for all, nothing too pale, small or wide."""
    async with tab(tmp_path / "browser") as page:
        for (width, height), dark in zip(SIZES, (False, True, False), strict=True):
            await resized(page, width, height, dark)
            for path in (
                "de/index",
                "it/ruling/the-sheriff-walks-free",
                "nl/document/cards",
                "index",
                "en/clause/CRD-013",
            ):
                await page.do("Page.navigate", url=(site / f"{path}.html").as_uri())
                await page.until(f"document.readyState === 'complete' && location.pathname.endsWith('{path}.html')")
                assert await accused(page) == [], (path, width)


def _speed() -> dict[str, int]:
    return {"downloadThroughput": -1, "uploadThroughput": -1}
