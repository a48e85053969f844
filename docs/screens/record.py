"""Record a whole evening in the app by keys alone: `python docs/screens/record.py`.

`evening.keys` is typed, line after line, into the app on a screen of 80 by 24, from an empty store to the winner; after
each line the screen is kept. Out comes `evening.txt`: keys and screens. `<Enter>` and the like are single keys; the
clock and times of day are left blank, since they are nobody's news. A test records it anew, and finds it as it is here.
"""

import asyncio
import re
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from unittest import mock

from textual.keys import _character_to_key
from textual.pilot import Pilot

from referee.tui.app import RefereeApp
from referee.tui.widgets import line_area

HERE = Path(__file__).parent
SIZE, LANGUAGE = (80, 24), "en"
KEY = re.compile(r"<(\w+)>|([^<]+)")
NAMED = {"BSpace": "backspace"}
CLOCK = re.compile(r"\d+:\d\d(?= *$|, \d)|(?<=\d )\d\d:\d\d(?= )", re.MULTILINE)
AT_REST, LONGEST = 2, 400
PAUSE = 0.02


def seen(pilot: Pilot[None]) -> str:
    """What stands on the screen."""
    strips = pilot.app.screen._compositor.render_strips()
    text = "\n".join(strip.text for strip in strips)
    blank = CLOCK.sub(lambda found: " " * len(found[0]), text)
    return "\n".join(row.rstrip() for row in blank.splitlines()) + "\n"


async def settled(pilot: Pilot[None], wanted: str = "") -> str:
    """The screen once it shows this, and has been the same some times. Raises `AssertionError`."""
    same, before = 0, ""
    for _ in range(LONGEST):
        await pilot.pause(PAUSE)
        now = seen(pilot)
        same, before = (same + 1, before) if now == before else (0, now)
        if same >= AT_REST and wanted in now:
            return now
    raise AssertionError(f"the screen never came to rest:\n{before}")


def keys_of(line: str) -> list[str]:
    """The keys of a line, by the names that the app has for them."""
    return [
        key
        for special, text in KEY.findall(line)
        for key in ([NAMED.get(special, special.lower())] if special else map(_character_to_key, text))
    ]


async def played(store: Path) -> AsyncIterator[tuple[str, str]]:
    """Keys, and the screen after them."""
    app = RefereeApp(store, LANGUAGE)
    with mock.patch.object(line_area, "SLOW", float("inf")):  # a preview never waits for a pause
        async with app.run_test(size=SIZE) as pilot:
            app.animation_level = "none"
            yield "", await settled(pilot, "^Q")
            for line in (HERE / "evening.keys").read_text(encoding="utf-8").splitlines():
                await pilot.press(*keys_of(line))
                yield line, await settled(pilot)


async def recorded(store: Path) -> str:
    """The whole evening, played in this store."""
    return "\n".join([f"keys: {keys or '(the app opens)'}\n\n{shown}" async for keys, shown in played(store)])


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        (HERE / "evening.txt").write_text(asyncio.run(recorded(Path(folder) / "store.db")), encoding="utf-8")
