"""How soon a published site answers on a slow phone: `python -m benchmarks.search_phone [--slower N]`.

Chromium opens the site as a phone does, N times slower than it is here, with a question in the address; then others are
typed letter by letter. Told are, in milliseconds, when the page stood there, when the first answer did, and of each
letter how long it held up who typed and how long it took until it was answered. Threads beside the page's own Chromium
does not slow: so it is told three times, with the search in a thread of its own, with all of it in the slowed one, and
opened from disk, where there is but one. Told as well is how long the page's own thread worked until the first answer,
which hardly hangs on what else the machine has to do.
"""

from __future__ import annotations

import asyncio
import json
import shutil
from collections.abc import Sequence
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import mkdtemp
from threading import Thread
from typing import Any
from urllib.parse import quote

from benchmarks import options, yardstick
from benchmarks.search_shelf import FILE, indexed, rulings
from referee.library.shelf import Library
from referee.publishing import publish
from tests.serving.browser import CHROMIUM, Tab, tab

ASKED = "mag de sheriff de gevangenis in"
TYPED = ("il solitario", "bang op afstand", "wie gewinnt")
PHONE: dict[str, Any] = {"width": 390, "height": 844, "deviceScaleFactor": 2, "mobile": True}
WATCH = """
addEventListener("DOMContentLoaded", () => {
  self.stood = performance.now();
  const seen = () => hits.children.length && (self.first ??= performance.now());
  new MutationObserver(seen).observe(hits, {childList: true});
});
"""
TOLD = (
    "there {:.0f}, first answer {:.0f}, worked {:.0f};"
    " a letter held up p50 {:.1f}, p99 {:.1f}, answered p50 {:.1f}, p99 {:.1f} ms"
)
ALONE = "delete self.Worker;"
KEYS = """(async () => {
  const held = [], answered = [], pause = (time) => new Promise((done) => setTimeout(done, time));
  for (const words of %s) for (let end = 1; end <= words.length; end++) {
    const came = new Promise((done) => new MutationObserver(done).observe(hits, {childList: true}));
    const start = performance.now();
    q.value = words.slice(0, end), q.dispatchEvent(new Event("input"));
    held.push(performance.now() - start);
    await Promise.race([came, pause(3000)]);
    answered.push(performance.now() - start);
    await pause(100);
  }
  const of = (times, share) => times[Math.floor(share * (times.length - 1))];
  return [held, answered].flatMap((times) => (times.sort((a, b) => a - b), [of(times, 0.5), of(times, 0.99)]));
})()"""


class Quiet(SimpleHTTPRequestHandler):
    """Serves the site, and says nothing."""

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        """Nothing."""


async def value(page: Tab, expression: str) -> Any:
    """What it comes to in the page."""
    told = await page.do("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
    return told["result"].get("value")


async def worked(page: Tab) -> float:
    """The milliseconds that the page's own thread worked."""
    told = await page.do("Performance.getMetrics")
    return 1000 * float(next(each["value"] for each in told["metrics"] if each["name"] == "ThreadTime"))


async def opened(at: str, slower: float, words: Sequence[str], alone: bool) -> list[float]:
    """All figures of one opening, in a browser that was never there."""
    folder = Path(mkdtemp())
    async with tab(folder) as page:
        await page.do("Emulation.setDeviceMetricsOverride", **PHONE)
        await page.do("Emulation.setCPUThrottlingRate", rate=slower)
        await page.do("Page.addScriptToEvaluateOnNewDocument", source=f"{ALONE if alone else ''}{WATCH}")
        await page.do("Performance.enable", timeDomain="threadTicks")
        await page.do("Page.navigate", url=f"{at}/nl/index.html#q={quote(ASKED)}")
        await page.until("self.first !== undefined")
        times = [*await value(page, "[self.stood, self.first]"), await worked(page)]
        keys = await value(page, KEYS % json.dumps(list(words)))
    shutil.rmtree(folder, ignore_errors=True)
    return [float(each) for each in (*times, *keys)]


def measured(site: Path, slower: float, words: Sequence[str]) -> None:
    """Print the figures of this site."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(site)))
    Thread(target=server.serve_forever, daemon=True).start()
    http = f"http://127.0.0.1:{server.server_port}"
    ways = (
        ("a thread of its own", http, False),
        ("one thread for all", http, True),
        ("from disk", site.as_uri(), True),
    )
    for name, at, alone in ways:
        found = asyncio.run(opened(at, slower, words, alone))
        print(f"{name:20} {TOLD.format(*found)}", flush=True)
    server.shutdown()
    server.server_close()


def main(arguments: Sequence[str] | None = None) -> None:
    """Print it all."""
    parser = options.parser(__doc__, only=FILE, words=TYPED[:1])
    parser.add_argument("--slower", type=float, default=4, help="how many times slower than this machine")
    parser.add_argument("--only", default="", help="a file of the shelf, instead of all of it")
    parser.add_argument("--words", nargs="+", default=TYPED, help="what is typed")
    chosen = parser.parse_args(arguments)
    yardstick.show()
    if CHROMIUM is None:
        print("0 asked: there is no Chromium here")
        return
    with rulings(chosen.only) as folder:
        index = indexed(Library.load(folder))
    site = Path(mkdtemp()) / "site"
    publish(index, site)
    measured(site, chosen.slower, chosen.words)
    shutil.rmtree(site.parent)


if __name__ == "__main__":
    main()
