"""A question asked on a phone, and sent to others. Left out where there is no Chromium."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("aiohttp", reason="the extra `serve` is not installed")

from tests.pages.axe import SIZES, accused, resized
from tests.pages.hall import OpenHall, open_hall, played
from tests.pages.test_table_in_a_browser import BROKEN, begun
from tests.serving.browser import CHROMIUM, Tab, tab

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium")
QUESTIONS = (
    ("nl", "mag ik bier bij vol leven", "beer-never-above-the-starting-number"),
    ("it", "in due si può bere la birra", "beer-with-two-players-left"),
    ("de", "zweites Bang im selben Zug", "one-bang-a-turn"),
)
FIRST = "document.querySelector('.hits a')?.pathname.split('/').pop()"


async def goes(page: Tab, here: OpenHall, path: str) -> None:
    """To a page of the hall."""
    await page.do("Page.navigate", url=here.url(path))
    await page.until(f"document.readyState === 'complete' && location.href.endsWith({path!r})")


async def does(page: Tab, script: str) -> None:
    """Something with the page."""
    await page.do("Runtime.evaluate", expression=script)


async def test_a_question_is_asked_and_sent(store: Path, tmp_path: Path) -> None:
    """In three languages on three sizes: answers as one types, the table is kept, and the address tells it all.

    Then without a script, and without a network.
    """
    async with tab(tmp_path / "browser") as page:
        await page.do("Page.addScriptToEvaluateOnNewDocument", source=BROKEN)
        async with open_hall(store) as here:
            table = played(store, begun(0))
            for (lang, words, ruling), size in zip(QUESTIONS, SIZES, strict=True):
                await resized(page, *size, dark=lang == "it")
                await goes(page, here, f"/{lang}/rulings?table={table}")
                await does(page, "document.getElementById('q').focus()")
                await page.types(words)
                await page.until(f"{FIRST} === {ruling!r}")
                assert await page.holds("/^5 |. 5 /.test(document.getElementById('told').textContent)")
                assert await accused(page) == []
                await page.until(f"location.search.includes({words.split()[-1]!r})")
                sent = await page.do("Runtime.evaluate", expression="location.pathname + location.search")
                await elsewhere(page, here, sent["result"]["value"], lang, ruling)
                await does(page, "document.querySelector('.hits a').click()")
                await page.until(f"location.pathname.endsWith('/{lang}/ruling/{ruling}')")
                await page.until("document.readyState === 'complete'")
                assert await page.holds(f"location.search === '?table={table}'")
                assert await accused(page) == []
                assert await page.holds("broken.length === 0")
            await without_script(page, here)
            await goes(page, here, "/en/dispute/ITC-248")
            assert await accused(page) == []
            await goes(page, here, "/en/rulings?q=beer")
        await does(page, "q.value = 'dynamite', q.dispatchEvent(new Event('input', {bubbles: true}))")
        await page.until("!document.getElementById('state').hidden")
        assert await page.holds(
            "/^No connection/.test(state.textContent) && document.querySelector('.hits li') !== null"
        )


async def elsewhere(page: Tab, here: OpenHall, sent: str, lang: str, ruling: str) -> None:
    """What was sent gives the same answer where it is opened; and in another language what it links to does."""
    told = await here.client.get(f"http://{here.host}{sent}")
    assert f"/{lang}/ruling/{ruling}?" in await told.text()
    other = "en" if lang != "en" else "nl"
    leads = await page.do(
        "Runtime.evaluate", expression=f"document.querySelector('.languages [hreflang={other}]').href"
    )
    told = await here.client.get(leads["result"]["value"])
    assert f"/{other}/ruling/{ruling}?" in await told.text()


async def without_script(page: Tab, here: OpenHall) -> None:
    """A form with a button, and the whole page as an answer."""
    await page.do("Emulation.setScriptExecutionDisabled", value=True)
    await goes(page, here, "/en/rulings")
    await does(page, "document.getElementById('q').focus()")
    assert await page.holds("document.querySelector('#asking button') !== null")
    await page.types("can a barrel stop slab")
    await page.presses("Enter")
    await page.until("location.search === '?q=can+a+barrel+stop+slab' && document.querySelector('.hits li') !== null")
    await page.do("Emulation.setScriptExecutionDisabled", value=False)
