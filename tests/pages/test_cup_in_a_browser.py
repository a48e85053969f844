"""A real browser follows a tournament on a phone, a tablet and a wall. Left out where there is no Chromium."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
import pytest_asyncio

pytest.importorskip("aiohttp", reason="the extra `serve` is not installed")

from referee.championship.rules import entries as e
from referee.views.voice import Voice
from tests.pages.axe import SIZES, accused, resized
from tests.pages.cups import STAGES, kept, logged, spoken
from tests.pages.hall import OpenHall, open_hall
from tests.serving.browser import CHROMIUM, Tab, tab

pytestmark = [
    pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium"),
    pytest.mark.asyncio(loop_scope="module"),
]
BEFORE = """
self.broken = []; addEventListener('securitypolicyviolation', (event) => broken.push(event.blockedURI));
const slow = setInterval, every = Number(new URLSearchParams(location.search).get('every'));
if (every) self.setInterval = (what, after) => slow(what, after > 10000 ? every : after);
"""
"""What refuses to run is noted; a wall turns every so many milliseconds, if its address says so."""
FOLLOWED = "(document.body.classList.contains('is-here') || !document.querySelector('[data-live]'))"
READY = f"document.readyState === 'complete' && document.body && {FOLLOWED}"
WHOLE = "document.documentElement.scrollHeight <= innerHeight && live.scrollHeight <= live.clientHeight"
ON = "document.querySelector('.slide.on').dataset.slide"
CUP = ("enrol Anna Bruno Carla Dario Eva Fabio Gina Hugo Ida Lino eligible", "draw 1,2,3,4,5/6,7,8,9,10")
PHONE, TABLET, SCREEN = SIZES
VISITS = (
    *(("fifty", part, PHONE) for part in ("", "/where", "/where?q=ross", "/where/3", "/tables", "/results", "/clock")),
    *(("fifty", "/wall", size) for size in SIZES),
    *(("nasty", part, PHONE) for part in ("", "/where", "/tables", "/ranking", "/ladder", "/wall")),
    *(("named", "/ladder", size) for size in (TABLET, SCREEN)),
    ("over", "", SCREEN),
    ("over", "/results", TABLET),
    ("over", "/ranking", TABLET),
    ("under_way", "/tables", TABLET),
    ("under_way", "/penalties", PHONE),
    ("signed_up", "/tables", PHONE),
    ("signed_up", "/wall", SCREEN),
)
"""What is looked at, at which stage, on which screen."""


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def page(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Tab]:
    """The one page that all tests here share."""
    async with tab(tmp_path_factory.mktemp("browser")) as opened:
        await opened.do("Page.addScriptToEvaluateOnNewDocument", source=BEFORE)
        yield opened


async def opens(page: Tab, here: OpenHall, path: str) -> None:
    """Go to a part of a tournament, and wait until it is followed."""
    await page.do("Page.navigate", url=here.url(path))
    await page.until(f"location.pathname.endsWith('{urlsplit(path).path}') && {READY}")


async def keys(page: Tab, key: str, code: int) -> None:
    """Press a key."""
    for kind in ("rawKeyDown", "keyUp"):
        await page.do("Input.dispatchKeyEvent", type=kind, key=key, code=key, windowsVirtualKeyCode=code)


async def test_every_part_fits_every_screen_at_every_stage(store: Path, page: Tab) -> None:
    """In three languages, light and dark: nobody is kept out, nothing sticks out; fifty players, names of markup."""
    cups = {stage: kept(store, log(), stage) for stage, log in STAGES.items()}
    async with open_hall(store) as here:
        for number, (stage, part, size) in enumerate(VISITS):
            await resized(page, *size, dark=number % 2 == 0)
            await opens(page, here, f"/{('nl', 'it', 'de')[number % 3]}/cup/{cups[stage]}{part}")
            assert await accused(page) == [], (stage, part, size)
            assert await page.holds("broken.length === 0 && !document.querySelector('main script, main img')")
        asked = {urlsplit(address).netloc for address in page.asked if not address.startswith(("data:", "blob:"))}
        assert {each.partition(":")[0] for each in asked} <= {"127.0.0.1", ""}


async def test_a_player_asks_where_he_plays_and_is_told_as_it_changes(store: Path, page: Tab) -> None:
    """Typed with an error, by touch alone: his seat; then the round, his character, his duel come by themselves."""
    kept(store, [e.Opened("Coppa")])
    spoken(store, *CUP)
    async with open_hall(store) as here:
        voice = Voice(here.hall.lexicon, "it")
        await resized(page, *SIZES[0])
        await opens(page, here, "/it/cup/thecup/where")
        await page.do("Runtime.evaluate", expression="q.focus()")
        await page.types("Crla")
        await page.do("Runtime.evaluate", expression="document.querySelector('form button').click()")
        await page.until(f"location.pathname.endsWith('/where/3') && {READY}")
        own = "document.querySelector('.own-place').innerText"
        assert await page.holds(f"{own}.includes({voice.say('cup-place', table='1', seat='3')!r})")
        spoken(store, "round 1", "hire 1 3:suzy:900")
        await page.until(f"{own}.includes('Suzy Lafayette')")
        spoken(store, "leave carla")
        await page.until(f"{own}.includes({voice.say('cup-has_left')!r})")


async def test_the_wall_turns_by_itself_by_keys_and_by_touch(store: Path, page: Tab) -> None:
    """One part at a time, all of it on the screen; it stays at what is shown when something new comes, or if held."""
    kept(store, STAGES["fifty"]())
    async with open_hall(store) as here:
        await resized(page, *SIZES[2])
        await opens(page, here, "/en/cup/thecup/wall?every=300")
        await page.until(f"{ON} === 'people-1'")
        await page.do("Runtime.evaluate", expression="still.click()")
        await opens_at(page, "next-1")
        seen = set()
        for _ in range(20):
            assert await page.holds(WHOLE)
            seen |= {str((await page.do("Runtime.evaluate", expression=ON))["result"]["value"])}
            await keys(page, "ArrowRight", 39)
        assert {"next-1", "clocks-1", "people-1", "people-3", "sheets-1", "sheets-5"} <= seen
        await opens_at(page, "people-2")
        logged(store, e.PlayerLeft(1, "between_rounds"))
        await page.until("live.innerText.includes('left')")
        assert await page.holds(f"{ON} === 'people-2'")


async def opens_at(page: Tab, slide: str) -> None:
    """Turn until this is shown."""
    for _ in range(20):
        if await page.holds(f"{ON} === '{slide}'"):
            return
        await page.do("Runtime.evaluate", expression="after.click()")
    raise AssertionError(slide)


async def test_the_wall_stays_where_no_motion_is_wanted(store: Path, page: Tab) -> None:
    """It turns when it is told to; without script all parts stand one below the other."""
    kept(store, STAGES["under_way"]())
    async with open_hall(store) as here:
        features = [{"name": "prefers-reduced-motion", "value": "reduce"}]
        await page.do("Emulation.setEmulatedMedia", features=features)
        await opens(page, here, "/en/cup/thecup/wall?every=50")
        assert await page.holds("still.getAttribute('aria-label') === still.dataset.going")
        await page.do("Runtime.evaluate", expression="new Promise((then) => setTimeout(then, 400))", awaitPromise=True)
        assert await page.holds(f"{ON} === 'next-1'")
        await keys(page, "ArrowRight", 39)
        assert await page.holds(f"{ON} !== 'next-1'")
        await page.do("Emulation.setScriptExecutionDisabled", value=True)
        await page.do("Page.navigate", url=here.url("/nl/cup/thecup/wall"))
        await page.until("document.readyState === 'complete' && document.documentElement.lang === 'nl'")
        assert await page.holds("[...document.querySelectorAll('.slide')].every((each) => each.offsetHeight > 50)")
        await page.do("Emulation.setScriptExecutionDisabled", value=False)
