"""A whole short game logged on a real browser's screen by touch alone. Left out where there is no Chromium."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

pytest.importorskip("aiohttp", reason="the extra `serve` is not installed")

from referee.desk.desk import Desk
from referee.views.voice import Voice
from tests.pages.axe import SIZES, accused, asked, resized
from tests.pages.hall import OpenHall, open_hall, played
from tests.serving.browser import CHROMIUM, Tab, tab

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium")
GAME = """bang 1
sets base championship
log light
seat 1 "Anna" sheriff suzy_lafayette
seat 2 "Bruno" ? willy_the_kid
seat 3 "Carla" ? jourdonnais
seat 4 "Élise O'Brien-Müller van den Wijngaardenhof" ? paul_regret
---
"""
LONG = "Élise O'Brien-Müller van den Wijngaardenhof"
LANGUAGES = ("nl", "it", "de")
TOUCHED = """(() => {{
  const found = [...document.querySelectorAll('#pad a.touch, button, summary')].filter((each) =>
    each.innerText.replace(/\\s+/g, ' ').trim() === {words});
  const each = found.find((one) => one.checkVisibility());
  if (!each) return null;
  each.scrollIntoView({{block: 'center', behavior: 'instant'}});
  const {{x, y, width, height}} = each.getBoundingClientRect();
  const at = [x + width / 2, y + height / 2];
  return each.contains(document.elementFromPoint(...at)) && width >= 44 && height >= 44 ? at : null;
}})()"""
MEANT = "[...document.querySelectorAll('.of-meant a')].map((each) => each.innerText.replace(/\\s+/g, ' ').trim())"
OVERLAPPING = """(() => {
  const all = [...document.querySelectorAll('a:not(.skip), button, input:not([type=hidden]), summary')].filter((each) =>
    each.checkVisibility()).map((each) => [each, each.getBoundingClientRect()]).filter(([, {width}]) => width);
  const meets = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return all.flatMap(([one, a], place) => all.slice(place + 1).filter(([other, b]) => meets(a, b)).map(([other]) =>
    one.outerHTML.slice(0, 80) + ' / ' + other.outerHTML.slice(0, 80)));
})()"""


class Thumb:
    """Touches what bears these words, and waits for the page that follows."""

    def __init__(self, page: Tab, here: OpenHall, lang: str) -> None:
        self.page = page
        self.voice = Voice(here.hall.lexicon, lang)

    async def touches(self, *each: str) -> None:
        """One button after the other."""
        for words in each:
            await self._touch(words)

    async def logs(self, *each: str) -> None:
        """Buttons that make a line, and its confirmation once it was seen."""
        await self.touches(*each)
        assert await self.page.holds("document.querySelector('.preview .said') !== null"), each
        await self.touches(self.voice.say("touch-confirm"))
        assert await self.page.holds("document.querySelector('.logged') !== null"), each

    async def _touch(self, words: str) -> None:
        told = await self.page.do(
            "Runtime.evaluate", expression=TOUCHED.format(words=json.dumps(words)), returnByValue=True
        )
        assert told["result"].get("value"), words
        x, y = told["result"]["value"]
        await self.page.do("Runtime.evaluate", expression="window.old = true")
        await self.page.do("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
        await self.page.do("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
        await self._changed()

    async def _changed(self) -> None:
        for _ in range(200):
            told = await self.page.do(
                "Runtime.evaluate", expression="!window.old && document.readyState === 'complete'", returnByValue=True
            )
            if told["result"].get("value"):
                return
            await asyncio.sleep(0.02)
        raise AssertionError("no page came")


async def test_a_light_game_is_logged_by_touch_alone(store: Path, tmp_path: Path) -> None:
    """From the code to the winner in three languages on three screens; each line is previewed, then confirmed."""
    async with open_hall(store) as here, tab(tmp_path / "browser") as page:
        await page.do("Emulation.setTouchEmulationEnabled", enabled=True)
        for lang, size in zip(LANGUAGES, SIZES, strict=True):
            table, thumb = played(store, GAME), Thumb(page, here, lang)
            await resized(page, *size, dark=lang == "it")
            await page.do("Network.clearBrowserCookies")
            await page.do("Page.navigate", url=here.url(f"/{lang}/referee/{here.hall.code}"))
            await page.until("document.readyState === 'complete' && document.querySelector('form button') !== null")
            await thumb.touches(thumb.voice.say("touch-claim"))
            await page.do("Page.navigate", url=here.url(f"/{lang}/referee/table/{table}"))
            await page.until("document.readyState === 'complete' && document.body.classList.contains('is-here')")
            await plays(thumb)
            assert won(store, table) == "law"
        flagged = played(store, GAME.replace("light", "full"), [".", "bang 3"])
        await resized(page, *SIZES[0])
        await page.do("Page.navigate", url=here.url(f"/de/referee/table/{flagged}"))
        await page.until("document.querySelector('.flag') !== null && document.readyState === 'complete'")
        await judged(page)


async def plays(thumb: Thumb) -> None:
    """The whole game; pages of every kind are judged on the way."""
    say, name = thumb.voice.say, thumb.voice.name
    deed = {verb: say(f"touch-deed-{verb}") for verb in ("next", "lay", "out", "order")}
    await thumb.logs(deed["next"])
    await thumb.touches("Anna")
    await judged(thumb.page)
    await thumb.logs(deed["lay"], name("mustang"))
    await thumb.logs("Bruno", f"−1 {say('touch-lose')}")
    await thumb.logs("Bruno", deed["order"])
    await thumb.logs(say("touch-take_back"))
    await thumb.logs(say("touch-bring_back"))
    for player, role in (("Bruno", "outlaw"), ("Carla", "outlaw")):
        await thumb.touches(player, deed["out"])
        shown = await asked(thumb.page, MEANT)
        await thumb.logs(next(words for words in shown if f": {name(role)} " in words))
    await thumb.logs(LONG, deed["out"])
    await thumb.touches(say("touch-log_due"))


async def judged(page: Tab) -> None:
    """Nobody is kept out, and no button lies on another."""
    assert await accused(page) == []
    assert await asked(page, OVERLAPPING) == []


def won(store: Path, table: str) -> str:
    """Which side has won."""
    desk = Desk(store)
    try:
        return desk.table(table).table.winner
    finally:
        desk.close()
