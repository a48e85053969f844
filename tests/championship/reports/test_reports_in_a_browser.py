"""A real browser opens every report: it fits sheet and screen, and asks for nothing. Left out without Chromium."""

from __future__ import annotations

from base64 import b64decode
from pathlib import Path

import pytest

pytest.importorskip("aiohttp", reason="the extra `serve` is not installed")

from referee.championship.reports.kinds import KINDS
from referee.championship.reports.page import in_html
from tests.championship.reports.made import LONG, NASTY, finished, renamed, report
from tests.serving.browser import CHROMIUM, Tab, tab
from tests.speech.messages import LANGUAGES

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium")
PORTRAIT, LANDSCAPE = 703, 1032
"""What is left of A4 between the margins, in pixels."""
PHONE = 390
SHOWN = "document.readyState === 'complete' && document.querySelector('main') !== null"
FITS = "document.documentElement.scrollWidth <= window.innerWidth"
WITHIN = """[...document.querySelectorAll('th, td, .duel, .slip, .stamp, h1, h2, h3, dd')].every(each =>
    each.scrollWidth <= each.clientWidth + 1 && each.getBoundingClientRect().right <= window.innerWidth + 1)"""


async def _opens(page: Tab, path: Path, width: int, media: str) -> None:
    await page.do("Emulation.setEmulatedMedia", media=media)
    await page.do("Emulation.setScrollbarsHidden", hidden=True)
    await page.do("Emulation.setDeviceMetricsOverride", width=width, height=1000, deviceScaleFactor=1, mobile=False)
    await page.do("Page.navigate", url=path.as_uri())
    await page.until(f"location.href === '{path.as_uri()}' && {SHOWN}")


def _written(folder: Path, kind: str, lang: str, names: tuple[str, ...]) -> Path:
    path = folder / f"{kind}-{lang}.html"
    path.write_text(in_html([report(kind, renamed(*names) if names else finished(), lang)]), encoding="utf-8")
    return path


@pytest.mark.parametrize("names", [(), (LONG, "Ann", NASTY)], ids=["plain", "long"])
async def test_every_report_fits_its_sheet_and_asks_for_nothing(names: tuple[str, ...], tmp_path: Path) -> None:
    """A4 in print, a phone on screen: nothing sticks out of the paper, no address is asked for but the file's own."""
    async with tab(tmp_path / "browser") as page:
        for number, kind in enumerate(KINDS):
            path = _written(tmp_path, kind, LANGUAGES[number % len(LANGUAGES)], names)
            await _opens(page, path, LANDSCAPE if kind == "bracket" else PORTRAIT, "print")
            assert await page.holds(FITS) and await page.holds(WITHIN), kind
            await _opens(page, path, PHONE, "screen")
            assert await page.holds(FITS), kind
        assert {address.partition(":")[0] for address in page.asked} == {"file"}
        assert len(set(page.asked)) == len(KINDS)


async def test_a_report_prints_on_a4(tmp_path: Path) -> None:
    """Its pages are A4, upright, but for the ladder, which lies."""
    async with tab(tmp_path / "browser") as page:
        for kind, size in (("report", b"/MediaBox [0 0 595"), ("bracket", b"/MediaBox [0 0 842")):
            await _opens(page, _written(tmp_path, kind, "it", ()), PORTRAIT, "print")
            told = await page.do("Page.printToPDF", preferCSSPageSize=True)
            assert size in b64decode(told["data"]).replace(b".91998", b"").replace(b"594", b"595").replace(
                b"841", b"842"
            )
