"""How much is done for one key typed on the line, counted in calls: `python -m benchmarks.key_calls`.

Lines are typed key by key and logged at a table of seven with cards in play before everybody. Printed is how many
Python functions are called from a key to a screen on which nothing moves any more, what waits for a pause included:
the mean, the median and the most of all keys. The event loop's own rounds, and what Enter does, are left out, and so
is a first time through, in which words are read that are never read again. Other than a time, a count is the same on
every machine.
"""

import argparse
import asyncio
import statistics
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from types import FrameType
from unittest import mock

from benchmarks import options, pressing, yardstick
from referee.desk.desk import Desk
from referee.tui.app import RefereeApp
from referee.tui.screens.table import TableScreen
from referee.tui.widgets import line_area

GAME = """bang 1
sets base
seat 1 Anna sheriff slab life 3/5 hand 3 play winchester/8s mustang/8h barrel/qs scope/as
seat 2 Bruno outlaw jourdonnais life 3/4 hand 3 play volcanic/qc mustang/9h
seat 3 Carla deputy suzy life 3/4 hand 3 play schofield/kc barrel/ks
seat 4 Dario outlaw calamity life 3/4 hand 3 play remington/kc
seat 5 Elena renegade vulture life 3/4 hand 3 play schofield/qs
seat 6 Fosca outlaw lucky life 3/4 hand 3 play rev_carabine/ac
seat 7 Gino deputy sid life 3/4 hand 3 play schofield/js
turn 2 play
deck 20
---
"""
LINES = ("2 bang 3", "3 missed", "panic 1 barrel", "stagecoach", "b1", "1 hit")
QUIET = 0.3
"""Seconds after which nothing moves any more: longer than what waits for a pause does."""
APART = ("/asyncio/", "/selectors.py", __file__)


class Calls:
    """The Python functions called while it counts."""

    def __init__(self) -> None:
        self.count = 0

    def __enter__(self) -> None:
        self.count = 0
        sys.setprofile(self._called)

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def _called(self, frame: FrameType, event: str, _: object) -> None:
        self.count += event == "call" and not any(part in frame.f_code.co_filename for part in APART)


async def typed(store: Path, stream: str, size: pressing.Size, lines: Sequence[str]) -> list[int]:
    """The calls of every key of these lines."""
    app, calls, found = RefereeApp(store, "en", stream), Calls(), []
    # else it is the machine that says whether a preview is made once or twice
    with mock.patch.object(line_area, "SLOW", QUIET):
        async with app.run_test(size=size) as pilot:
            while not (isinstance(app.screen, TableScreen) and app.screen.view):
                await pilot.pause(0.05)
            await pilot.pause(QUIET)
            for line in lines:
                for character in line:
                    with calls:
                        pressing.send(app, "space" if character == " " else character, character)
                        await asyncio.sleep(QUIET)
                    found.append(calls.count)
                await pilot.press("enter")
                await pilot.pause(QUIET)
    return found


def measured(size: pressing.Size, lines: Sequence[str]) -> list[int]:
    """The calls of every key, at a table that is dealt anew."""
    with tempfile.TemporaryDirectory() as folder:
        store = Path(folder) / "store.db"
        desk = Desk(store)
        log = desk.bring_in(GAME)
        log.enter("pause")  # a clock that ticks would be counted with whatever key comes
        stream = log.stream
        desk.close()
        return asyncio.run(typed(store, stream, size, lines))


def main(argv: Sequence[str] | None = None) -> None:
    """Measure and print."""
    said = asked(argv)
    yardstick.show()
    for size in said.size:
        for _ in range(2):
            found = measured(size, LINES[: said.lines])
        mean, middle = statistics.mean(found), statistics.median(found)
        print(f"{size[0]}x{size[1]}, {len(found)} keys: mean {mean:.0f} calls, median {middle:.0f}, most {max(found)}")
        if said.all:
            print(*found)


def asked(argv: Sequence[str] | None) -> argparse.Namespace:
    """What was said on the command line."""
    parser = options.parser(__doc__, size=[pressing.SIZES[0]], lines=1)
    parser.add_argument("--size", type=pressing.size, nargs="+", default=pressing.SIZES, metavar="80x24")
    parser.add_argument("--lines", type=int, default=len(LINES), help="how many lines are typed")
    parser.add_argument("--all", action="store_true", help="print the calls of every key")
    return parser.parse_args(argv)


if __name__ == "__main__":
    main()
