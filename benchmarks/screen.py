"""How quickly the screen answers: `python benchmarks/screen.py`.

Prints p50 and p99 from Enter to the repainted screen at 7 and 10 seats (judging, durable commit and layout included)
and of one key typed on the line (completion and preview included), in a new table and after 5,000 entries; the cold
start of a fresh process to its first paint and to the table on the screen; and the memory of an app that was typed in
all that time. Headless: the terminal's own time is
not in it, everything the program does is.
"""

import asyncio
import statistics
import subprocess
import sys
import tempfile
import time
from itertools import cycle, product
from pathlib import Path

from referee.desk.desk import Desk, TableLog
from referee.tui.app import RefereeApp
from referee.tui.screens.table import TableScreen
from referee.tui.widgets.entry_line import EntryLine
from referee.tui.widgets.preview import Preview

CHARACTERS = (
    "slab_the_killer", "jourdonnais", "suzy_lafayette", "calamity_janet", "vulture_sam", "lucky_duke", "sid_ketchum",
    "bart_cassidy", "kit_carlson", "rose_doolan",
)  # fmt: skip
ROLES = (
    "sheriff", "outlaw", "deputy", "outlaw", "renegade", "outlaw", "deputy", "outlaw", "renegade", "rebel"
)  # fmt: skip
NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elena", "Fosca", "Gino", "Hugo", "Irene", "Luca")
SETS = {7: "base", 10: "base rebel"}
SIZES = ((80, 24), (200, 60))
ENTERS = 150
COLD_RUNS = 20
EVENING = "--evening"
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


def main() -> None:
    """Measure and print."""
    print(f"Python {sys.version.split()[0]}")
    for seats, before, size in product(SETS, (0, 5000), SIZES):
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(measure_table(Path(folder) / "store.db", seats, size, before))
    with tempfile.TemporaryDirectory() as folder:
        measure_cold(Path(folder) / "store.db")
    subprocess.run([sys.executable, __file__, EVENING], check=True)


def evening() -> None:
    """The memory of an app in which a long evening was typed, in a process of its own; most of it is Python's."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure_table(Path(folder) / "store.db", 7, SIZES[0], 0, enters=4 * ENTERS))
    with Path("/proc/self/status").open(encoding="ascii") as status:
        told = next(line.split() for line in status if line.startswith("VmHWM"))
    print(f"memory at most, benchmark and that evening: {int(told[1]) / 1024:.0f} MB")


def dealt(seats: int = 7) -> str:
    """Seven or ten seats with roles and characters."""
    rows = [
        f'seat {number} "{name}" {role} {character}'
        for number, name, role, character in zip(range(1, seats + 1), NAMES, ROLES, CHARACTERS, strict=False)
    ]
    return "\n".join(["bang 1", f"sets {SETS[seats]}", *rows, "---", ""])


class Game:
    """A game that never ends: turns, plays, answers, flags, discards, and whatever is due in between."""

    PLAYS = ("stagecoach", "bang 2", "note that", "bang 4", "discard 4", "end")

    def __init__(self, log: TableLog) -> None:
        self.log = log
        self._plays = cycle(self.PLAYS)

    def line(self) -> str:
        """The next line to type."""
        due = self.log.agenda().due
        if not due:
            return next(self._plays)
        return "" if due[0].forced is not None else due[0].options[0]


async def measure_table(store: Path, seats: int, size: tuple[int, int], before: int, enters: int = ENTERS) -> None:
    """Log lines on the screen, key by key, in a table with so many entries already."""
    desk = Desk(store)
    log = desk.new(dealt(seats))
    game = Game(log)
    while log.length < before:
        log.enter(game.line())
    desk.close()
    app = RefereeApp(store, "en", log.stream)
    async with app.run_test(size=size) as pilot:
        while not (isinstance(app.screen, TableScreen) and app.screen.view):
            await pilot.pause(0.05)
        await pilot.pause(0.2)
        took = await typed(app, Game(app.screen.log_of_table), enters)
    for what, seconds in took.items():
        show(f"{what}, {seats} seats, {size[0]}x{size[1]}, from {before} entries on", seconds)


class Paints:
    """Notes when the screen is painted, and whether the panel that tells the outcome was among what changed."""

    def __init__(self, screen: TableScreen) -> None:
        self.times: list[tuple[float, bool]] = []
        self._paint = screen._compositor_refresh
        self._screen = screen
        screen._compositor_refresh = self.paint  # type: ignore[method-assign]

    def paint(self) -> None:
        told = any(isinstance(widget, Preview | EntryLine) for widget in self._screen._dirty_widgets)
        self._paint()
        self.times.append((time.perf_counter(), told))


async def typed(app: RefereeApp, game: Game, enters: int) -> dict[str, list[float]]:
    """The seconds each key and each Enter took until it was answered on the screen, and until nothing moved more."""
    assert isinstance(app.screen, TableScreen)
    paints = Paints(app.screen)
    took: dict[str, list[float]] = {"a key": [], "Enter to repaint": [], "Enter to the last repaint": []}
    for _ in range(enters):
        for char in game.line():
            took["a key"].append((await pressed(app, paints, "space" if char == " " else char, char))[0])
        first, last = await pressed(app, paints, "enter", "\r")
        took["Enter to repaint"].append(first)
        took["Enter to the last repaint"].append(last)
    return took


async def pressed(app: RefereeApp, paints: Paints, key: str, character: str) -> tuple[float, float]:
    """Send a key as the terminal does, and wait until no widget has anything left to do."""
    from textual import events  # not before the app, which sets the pace of its frames

    assert app._driver is not None
    event = events.Key(key, character)
    event.set_sender(app)
    paints.times.clear()
    start = time.perf_counter()
    app._driver.send_message(event)
    await settled(app, paints)
    told = [at for at, tells in paints.times if tells]
    return told[0] - start, paints.times[-1][0] - start


async def settled(app: RefereeApp, paints: Paints) -> None:
    """Wait for a paint, and then until every queue is empty and no refresh is pending."""
    quiet = 0
    while quiet < 3:
        await asyncio.sleep(0.001)
        screen = app.screen
        nodes = [app, screen, *screen.walk_children()]
        busy = any(node._message_queue.qsize() for node in nodes if node._message_queue is not None)
        busy = busy or bool(screen._dirty_widgets) or screen._layout_required or bool(screen._callbacks)
        quiet = quiet + 1 if not busy and any(tells for _, tells in paints.times) else 0


def measure_cold(store: Path) -> None:
    """A fresh process each time."""
    desk = Desk(store)
    stream = desk.new(dealt()).stream
    desk.close()
    first, whole = [], []
    for _ in range(COLD_RUNS):
        command = [sys.executable, "-c", COLD, str(time.time()), str(store), stream]
        told = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
        first.append(float(told[-2]))
        whole.append(float(told[-1]))
    show("cold start to first paint", first)
    show("cold start to the table on the screen", whole)


def show(name: str, seconds: list[float]) -> None:
    """One line: p50, p99 and the worst."""
    ordered = sorted(seconds)
    p99 = ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))]
    p50, p99, most = (each * 1e3 for each in (statistics.median(ordered), p99, ordered[-1]))
    print(f"{name}: p50 {p50:.1f} ms, p99 {p99:.1f} ms, max {most:.1f} ms")


if __name__ == "__main__":
    (evening if EVENING in sys.argv else main)()
