"""The accessibility engine axe-core, run in a page that is open in a browser."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from pathlib import Path

from tests.serving.browser import Tab

FOUND = """
axe.run(document, {resultTypes: ["violations"]}).then((told) => told.violations.flatMap(
  (each) => each.nodes.map((node) => `${each.id}: ${each.help}: ${node.target.join(" ")}: ${node.html.slice(0, 120)}`)))
"""
SIZES = ((390, 844), (768, 1024), (1280, 800))
"""Of a phone, a tablet, and a screen."""
SMALL = """[...document.querySelectorAll('a:not(.skip), button, input, select, summary')].filter((each) => {
  const {width, height} = each.getBoundingClientRect();
  return width && height && (width < 44 || height < 44);
}).map((each) => each.outerHTML.slice(0, 120))"""
TINY = """[...document.querySelectorAll('body *')].filter((each) => each.innerText && parseFloat(
  getComputedStyle(each).fontSize) < 16).map((each) => each.outerHTML.slice(0, 120))"""
WIDE = """(({scrollWidth, clientWidth}) => scrollWidth > clientWidth ? [`${scrollWidth} of ${clientWidth} wide`] : [])(
  document.documentElement)"""
"""A phone widens what it calls the window's own width where something is wider than its screen."""


@cache
def engine() -> str:
    """The engine as one script."""
    found = find_spec("axe_core_python")
    assert found is not None and found.origin is not None
    return (Path(found.origin).parent / "axe.min.js").read_text(encoding="utf-8")


async def asked(page: Tab, expression: str) -> list[str]:
    """What this comes to in the page."""
    told = await page.do("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
    assert "exceptionDetails" not in told, told
    return list(told["result"]["value"])


async def accused(page: Tab) -> list[str]:
    """Whatever keeps somebody from using the page: what the engine finds, what is too small to touch or to read."""
    await page.do("Runtime.evaluate", expression=engine())
    return [line for what in (FOUND, SMALL, TINY, WIDE) for line in await asked(page, what)]


async def resized(page: Tab, width: int, height: int, dark: bool = False) -> None:
    """Show the page as a screen of this size does."""
    mobile = width < 1000
    await page.do("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=mobile)
    scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
    await page.do("Emulation.setEmulatedMedia", features=[scheme])
