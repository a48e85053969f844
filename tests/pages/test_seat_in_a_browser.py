"""A real browser on a phone opens a seat with goods in Death Mesa, in three languages. Left out without Chromium."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.pages.axe import accused, resized
from tests.pages.seat_hall import DEATH, Phone, Table, hall_of
from tests.serving.browser import CHROMIUM, Tab, tab

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium")
PHONE = (390, 844)
BROKEN = "self.broken = [], addEventListener('securitypolicyviolation', (event) => broken.push(event.blockedURI))"
ROLES = {"nl": "Outlaw", "it": "Fuorilegge", "de": "Bandit"}


@pytest.fixture
def table(store: Path) -> Iterator[Table]:
    """Bruno is a ghost with goods, and it is his turn."""
    table = Table(store)
    table.enter(*DEATH, "1 end", "2 turn")
    yield table
    table.close()


async def opens(page: Tab, phone: Phone, lang: str, code: str) -> None:
    """Scan a code and press the button."""
    await page.do("Page.navigate", url=f"{phone.base}/{lang}/seat/{code}")
    await page.until("document.querySelector('form button') !== null")
    assert await accused(page) == []
    await presses(page, "form button")
    await page.until("location.pathname.endsWith('/seat') && document.body.classList.contains('is-here')")


async def presses(page: Tab, what: str) -> None:
    """Touch something on the page."""
    await page.do("Runtime.evaluate", expression=f"document.querySelector({what!r}).click()")


def seen(words: str) -> str:
    """Can this be read on the page now? What is covered cannot."""
    return f"document.body.innerText.includes({words!r})"


async def test_a_ghost_looks_at_his_goods(store: Path, table: Table, tmp_path: Path) -> None:
    """Covered until touched and covered again by itself; live; in three languages; and gone with its code."""
    async with hall_of(store) as (phone,), tab(tmp_path / "browser") as page:
        await page.do("Page.addScriptToEvaluateOnNewDocument", source=BROKEN)
        for lang, role in ROLES.items():
            await resized(page, *PHONE, dark=lang == "it")
            await opens(page, phone, lang, table.issue(2))
            assert not await page.holds(f"{seen(role)} || {seen('Curse 8♦')} || {seen('Mustang 8♥')}")
            assert await accused(page) == []
            for part, words in (("role", role), ("second", "Curse 8♦"), ("goods", "DMS-008"), ("may", "DMS-043")):
                await presses(page, f"#own-{part} summary")
                await page.until(seen(words))
            assert await accused(page) == []
            assert await page.holds("broken.length === 0")
        await page.do("Runtime.evaluate", expression="document.querySelector('#own-role').dataset.seconds = 0.3")
        await page.until(f"!{seen(ROLES['de'])}")
        table.enter("2 conjure 2 with spook/ks terrify/9c")
        await page.until("document.getElementById('own-second').textContent.includes('K♠')")
        table.codes.end(table.id)
        await page.until("document.querySelector('#code') !== null")
        assert not await page.holds("document.documentElement.outerHTML.includes('Curse')")
        await page.do("Runtime.evaluate", expression="history.back()")
        await page.until("document.querySelector('#code') !== null && document.readyState === 'complete'")
        assert not await page.holds("document.documentElement.outerHTML.includes('Curse')")
        assert await accused(page) == []


async def test_without_script_a_seat_is_covered_and_complete(store: Path, table: Table, tmp_path: Path) -> None:
    """It opens by touch all the same, and refreshes by itself."""
    async with hall_of(store) as (phone,), tab(tmp_path / "browser") as page:
        await page.do("Emulation.setScriptExecutionDisabled", value=True)
        await resized(page, *PHONE)
        await page.do("Page.navigate", url=f"{phone.base}/en/seat/{table.issue(2)}")
        await page.until("document.querySelector('form button') !== null")
        await presses(page, "form button")
        await page.until("document.querySelector('#own-role') !== null")
        assert not await page.holds(seen("Outlaw"))
        await presses(page, "#own-role summary")
        assert await page.holds(seen("Outlaw"))
        assert await page.holds("document.querySelector('noscript') !== null")
