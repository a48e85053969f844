"""How quickly the screen answers: `python -m benchmarks.screen`.

Prints p50 and p99 from Enter to the repainted screen at 7 and 10 seats (judging, durable commit and layout included)
and of one key typed on the line (completion and preview included), in a new table and after 5,000 entries; the cold
start of a fresh process to its first paint and to the table on the screen; and the memory of an app that was typed in
all that time. Headless: the terminal's own time is not in it, everything the program does is. With `--process` the time
of the keys is that which the process itself took, on a machine that others keep busy too; with `--boxes` every
box is bound.
"""

import asyncio
import multiprocessing
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from pathlib import Path

from benchmarks import options, yardstick
from benchmarks.endless_game import SETS, Game, dealt
from benchmarks.pressing import SIZES, Size, busy, send, show, size
from referee.desk.desk import Desk
from referee.tui.app import RefereeApp
from referee.tui.screens.table import TableScreen
from referee.tui.widgets.entry_line import EntryLine
from referee.tui.widgets.preview import Preview

Clock = Callable[[], float]
COLD = """
import sys, time
start = float(sys.argv[1])
from pathlib import Path
from referee.tui.app import RefereeApp
from textual.screen import Screen

app = RefereeApp(Path(sys.argv[2]), "en", sys.argv[3])
painted = []
update = Screen._compositor_refresh

def refreshed(screen):
    update(screen)
    painted.append(time.time() - start)
    if type(screen).__name__ == "TableScreen" and screen.view is not None:
        app.exit()

Screen._compositor_refresh = refreshed
app.run(headless=True, size=(80, 24))
print(painted[0], painted[-1])
"""


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = options.parser(__doc__, seats=[7], before=[0], sizes=SIZES[:1], enters=3, evening=4, cold=1)
    parser.add_argument("--seats", type=int, nargs="+", choices=SETS, default=[7, 10])
    parser.add_argument("--before", type=int, nargs="+", default=[0, 5000], help="entries in the table to begin with")
    parser.add_argument("--enters", type=int, default=150, help="lines typed in each table")
    parser.add_argument("--evening", type=int, default=600, help="lines typed in a long evening")
    parser.add_argument("--boxes", action="store_true", help="with every box bound, events turned up as they are due")
    parser.add_argument("--sizes", type=size, nargs="+", default=SIZES)
    parser.add_argument("--process", action="store_true", help="the time that the process took, not the clock's")
    parser.add_argument("--cold", type=int, default=20, help="fresh processes")
    chosen = parser.parse_args(arguments)
    yardstick.show()
    for seats, before, terminal in product(chosen.seats, chosen.before, chosen.sizes):
        clock = time.process_time if chosen.process else time.perf_counter
        measure_table(seats, terminal, before, chosen.enters, clock, chosen.boxes)
    measure_cold(chosen.cold)
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as fresh:
        megabytes = fresh.submit(evening, chosen.evening).result()
    print(f"memory at most, benchmark and that evening: {megabytes:.0f} MB")


def evening(enters: int) -> float:
    """The memory of an app in which a long evening was typed, in a process of its own; most of it is Python's."""
    measure_table(7, SIZES[0], 0, enters)
    with Path("/proc/self/status").open(encoding="ascii") as status:
        told = next(line.split() for line in status if line.startswith("VmHWM"))
    return int(told[1]) / 1024


def measure_table(
    seats: int, terminal: Size, before: int, enters: int, clock: Clock = time.perf_counter, boxes: bool = False
) -> None:
    """Log lines on the screen, key by key, in a table with so many entries already."""
    with tempfile.TemporaryDirectory() as folder:
        store = Path(folder) / "store.db"
        stream = begun(store, seats, before, boxes)
        took = asyncio.run(typed_into(store, stream, terminal, enters, clock))
    for what, seconds in took.items():
        show(f"{what}, {seats} seats, {terminal[0]}x{terminal[1]}, from {before} entries on", seconds)


def begun(store: Path, seats: int, before: int, boxes: bool) -> str:
    """A table with so many entries already; by which stream it goes."""
    desk = Desk(store)
    log = desk.new(dealt(seats, boxes))
    Game(log).fill(before)
    desk.close()
    return log.stream


async def typed_into(store: Path, stream: str, terminal: Size, enters: int, clock: Clock) -> dict[str, list[float]]:
    """The seconds that each key took."""
    app = RefereeApp(store, "en", stream)
    async with app.run_test(size=terminal) as pilot:
        while not (isinstance(app.screen, TableScreen) and app.screen.view):
            await pilot.pause(0.05)
        await pilot.pause(0.2)
        return await typed(app, Game(app.screen.log_of_table), enters, clock)


class Paints:
    """Notes when the screen is painted, and whether what tells the outcome was among what changed: or all of it was."""

    def __init__(self, screen: TableScreen, clock: Clock) -> None:
        self.clock = clock
        self.times: list[tuple[float, bool]] = []
        self._paint = screen._compositor_refresh
        self._screen = screen
        screen._compositor_refresh = self.paint  # type: ignore[method-assign]

    def paint(self) -> None:
        told = any(isinstance(widget, Preview | EntryLine | TableScreen) for widget in self._screen._dirty_widgets)
        self._paint()
        self.times.append((self.clock(), told))


async def typed(app: RefereeApp, game: Game, enters: int, clock: Clock) -> dict[str, list[float]]:
    """The seconds each key and each Enter took until it was answered on the screen, and until nothing moved more."""
    assert isinstance(app.screen, TableScreen)
    paints = Paints(app.screen, clock)
    took: dict[str, list[float]] = {"a key": [], "Enter to repaint": [], "Enter to the last repaint": []}
    for _ in range(enters):
        for char in game.line():
            took["a key"].append((await pressed(app, paints, "space" if char == " " else char, char))[0])
        first, last = await pressed(app, paints, "enter", "\r")
        took["Enter to repaint"].append(first)
        took["Enter to the last repaint"].append(last)
    return took


async def pressed(app: RefereeApp, paints: Paints, key: str, character: str) -> tuple[float, float]:
    """Send a key, and wait until no widget has anything left to do."""
    paints.times.clear()
    start = paints.clock()
    send(app, key, character)
    await settled(app, paints)
    told = [at for at, tells in paints.times if tells]
    return told[0] - start, paints.times[-1][0] - start


async def settled(app: RefereeApp, paints: Paints) -> None:
    """Wait for a paint, and then until nothing is pending."""
    quiet = 0
    while quiet < 3:
        await asyncio.sleep(0.001)
        quiet = quiet + 1 if not busy(app) and any(tells for _, tells in paints.times) else 0


def measure_cold(runs: int) -> None:
    """A fresh process each time, of a program that was started before: nothing of it has to be compiled any more."""
    with tempfile.TemporaryDirectory() as folder:
        desk = Desk(store := Path(folder) / "store.db")
        stream = desk.new(dealt()).stream
        desk.close()
        compiled = Path(folder) / "compiled"
        told = [cold(store, stream, compiled) for _ in range(runs + 1)][1:]
    show("cold start to first paint", [first for first, _ in told])
    show("cold start to the table on the screen", [whole for _, whole in told])


def cold(store: Path, stream: str, compiled: Path) -> tuple[float, float]:
    """The seconds to the first paint and to the last; the program is kept compiled, in this folder if nowhere else."""
    kept = dict(os.environ)
    if kept.pop("PYTHONDONTWRITEBYTECODE", ""):
        kept.setdefault("PYTHONPYCACHEPREFIX", str(compiled))
    command = [sys.executable, "-c", COLD, str(time.time()), str(store), stream]
    told = subprocess.run(command, capture_output=True, text=True, check=True, env=kept).stdout.split()
    return float(told[-2]), float(told[-1])


if __name__ == "__main__":
    main()
