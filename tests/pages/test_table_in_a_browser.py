"""A real browser follows a table on a phone, a tablet and a screen. Left out where there is no Chromium."""

from __future__ import annotations

import asyncio
from pathlib import Path
from urllib.parse import urlsplit

import pytest

pytest.importorskip("aiohttp", reason="the extra `serve` is not installed")

from referee.views.voice import Voice
from tests.pages.axe import SIZES, accused, asked, resized
from tests.pages.hall import OpenHall, open_hall, played, typed
from tests.serving.browser import CHROMIUM, Tab, tab

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium")
GAME = (Path(__file__).parents[1] / "games" / "seven_against_bruno.game").read_text(encoding="utf-8")
BROKEN = "self.broken = [], addEventListener('securitypolicyviolation', (event) => broken.push(event.blockedURI))"
LANGUAGES = ("nl", "it", "de")


def begun(lines: int) -> str:
    """The game up to so many lines after its deal."""
    deal, _, rest = GAME.partition("---\n")
    return f"{deal}---\n" + "".join(f"{line}\n" for line in rest.splitlines()[:lines])


def going_on(after: int) -> list[str]:
    """The lines that follow."""
    lines = GAME.partition("---\n")[2].splitlines()[after:]
    return [said for line in lines if (said := line.partition("#")[0].strip())]


async def opens(page: Tab, here: OpenHall, path: str) -> None:
    """Go to a page, and wait until it is followed."""
    await page.do("Page.navigate", url=here.url(path))
    await page.until(f"location.pathname.endsWith('{path}') && document.body.classList.contains('is-here')")


def shows(words: str) -> str:
    """Do these words stand in the live part?"""
    return f"document.getElementById('live').innerText.includes({words!r})"


async def test_a_table_is_followed_to_its_end(store: Path, tmp_path: Path) -> None:
    """In three languages on three sizes of screens: whose turn, who answers, who has won; and nobody is kept out."""
    async with open_hall(store) as here, tab(tmp_path / "browser") as page:
        await page.do("Page.addScriptToEvaluateOnNewDocument", source=BROKEN)
        for lang, size in zip(LANGUAGES, SIZES, strict=True):
            table, voice = played(store, begun(31)), Voice(here.hall.lexicon, lang)
            await resized(page, *size, dark=lang == "it")
            await opens(page, here, f"/{lang}/table/{table}")
            names = voice.speech.words.joined(["Bruno", "Eva", "Fabio", "Hugo", "Ilse", "Karl"])
            assert await page.holds(shows(voice.say("hall-waits", names=names)))
            assert await accused(page) == []
            typed(store, table, *going_on(31))
            await page.until("document.querySelector('.whose.won') !== null")
            assert await page.holds(shows(voice.say("table-winner", side="outlaws")))
            assert await accused(page) == []
            assert await page.holds("broken.length === 0")
        asked = {urlsplit(address).netloc for address in page.asked if not address.startswith(("data:", "blob:"))}
        assert asked <= {here.host, ""}


async def test_without_a_network_the_last_state_stays(store: Path, tmp_path: Path) -> None:
    """With the time it was known at; when the hall is there again the page comes back by itself, and is up to date."""
    table = played(store, begun(31))
    async with tab(tmp_path / "browser") as page:
        async with open_hall(store) as here:
            await opens(page, here, f"/en/table/{table}")
        await page.until("document.body.classList.contains('is-lost')")
        said = "document.getElementById('lost').innerText"
        assert await page.holds(f"/No connection since \\d\\d:\\d\\d\\. /.test({said})")
        assert await page.holds(shows("Gatling"))
        was = await asked(page, "[document.querySelector('.clock').textContent]")
        await asyncio.sleep(1.2)
        assert was == await asked(page, "[document.querySelector('.clock').textContent]") != [""]
        typed(store, table, *going_on(31))
        async with open_hall(store, here.port):
            await page.until("document.querySelector('.whose.won') !== null")
            assert await page.holds("!document.body.classList.contains('is-lost')")


async def test_no_name_is_broken_within_a_word_on_a_wall(store: Path, tmp_path: Path) -> None:
    """A long one is written smaller, on a phone held up as on a projector, and nothing scrolls sideways."""
    named = begun(0).replace('"Hugo"', '"Karel Wijngaardenhofsteen"').replace('"Ilse"', '"Oosterwijkstra"')
    table = played(store, named)
    broken = "[...document.querySelectorAll('.seat h2')].filter((each) => each.scrollWidth > each.clientWidth).length"
    async with open_hall(store) as here, tab(tmp_path / "browser") as page:
        for size in SIZES:
            await resized(page, *size)
            await opens(page, here, f"/nl/table/{table}/wall")
            assert await page.holds(shows("Wijngaardenhofsteen"))
            assert await page.holds("document.documentElement.scrollWidth <= innerWidth")
            assert await page.holds(f"{broken} === 0")
            assert await page.holds("getComputedStyle(document.querySelector('.seat h2')).overflowWrap === 'normal'")


async def test_the_engine_finds_what_keeps_somebody_out(store: Path, tmp_path: Path) -> None:
    """A picture without words, a word too pale to read, a button too small to touch, letters too small to read."""
    async with open_hall(store) as here, tab(tmp_path / "browser") as page:
        await opens(page, here, "/en/")
        assert await accused(page) == []
        for bad in ("<img src=x>", "<p class=pale>pale</p>", "<button>o</button>", "<p class=tiny>tiny</p>"):
            await page.do("Runtime.evaluate", expression=f"document.querySelector('main').innerHTML = {bad!r}")
            style = "each.style.cssText = 'color: #eee; font-size: 9px; min-height: 0; padding: 0'"
            await page.do(
                "Runtime.evaluate", expression=f"for (const each of document.querySelectorAll('main *')) {style}"
            )
            assert await accused(page) != [], bad
