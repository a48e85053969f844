"""How quickly the history answers: `python -m benchmarks.history`.

Prints p50, p99 and the worst, from a key to the repainted screen at 7 seats in a table of 5,000 entries:
a step back through the table, a step forward, a page, a letter of what is looked for, the flags alone, the ways on from
an entry in the middle; then what opening the screen took. Headless: the terminal's own time is not in it.
"""

import asyncio
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from benchmarks import options, yardstick
from benchmarks.endless_game import Game, dealt
from benchmarks.pressing import SIZES, Size, busy, send, show, size
from referee.desk.desk import Desk
from referee.tui.app import RefereeApp
from referee.tui.screens.history import HistoryScreen

CHARACTERS = {"slash": "/", "exclamation_mark": "!"}


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = options.parser(__doc__, entries=40, steps=4, sizes=SIZES[:1])
    parser.add_argument("--entries", type=int, default=5000)
    parser.add_argument("--steps", type=int, default=100, help="keys of each kind of step")
    parser.add_argument("--sizes", type=size, nargs="+", default=SIZES)
    chosen = parser.parse_args(arguments)
    yardstick.show()
    with tempfile.TemporaryDirectory() as folder:
        store = Path(folder) / "store.db"
        stream = filled(store, chosen.entries)
        for terminal in chosen.sizes:
            for name, took in asyncio.run(measure(store, stream, terminal, chosen.steps)).items():
                show(f"{name}, {terminal[0]}x{terminal[1]}", took)


def filled(store: Path, entries: int) -> str:
    """A table with so many entries, every thousandth taken back; its id."""
    desk = Desk(store)
    log = desk.new(dealt())
    game = Game(log)
    while log.length < entries:
        log.enter(game.line())
        if log.length % 1000 == 0:
            log.enter(f"retract {log.length - 1}")
    desk.close()
    return log.stream


async def measure(store: Path, stream: str, terminal: Size, steps: int) -> dict[str, list[float]]:
    """Press the keys one after the other; the seconds that each took, by what it was pressed for."""
    app, few = RefereeApp(store, "en"), max(1, steps // 20)
    async with app.run_test(size=terminal) as pilot:
        while app.face is None:
            await pilot.pause(0.05)
        log = app.face.desk.table(stream)
        start = time.perf_counter()
        app.push_screen(HistoryScreen(app.face, log))
        took = {"opened": [await settled(app) - start]}
        for name, keys in (
            ("a step back", ["up"] * steps), ("a step forward", ["down"] * steps), ("a page back", ["pageup"] * steps),
            ("looked for", ["slash", *"missed", "enter", "escape"] * few),
            ("the flags", ["exclamation_mark"] * 4 * few), ("the ways on", ["enter", "escape"] * few),
            ("undo and redo", ["ctrl+z", "ctrl+y"] * few),
        ):  # fmt: skip
            took[name] = [await pressed(app, key) for key in keys]
    return took


async def pressed(app: RefereeApp, key: str) -> float:
    """The seconds from a key until no widget has anything left to do."""
    start = time.perf_counter()
    send(app, key, key if len(key) == 1 else CHARACTERS.get(key))
    return await settled(app) - start


async def settled(app: RefereeApp) -> float:
    """Wait until nothing is pending; the moment when it was so first."""
    quiet, since = 0, time.perf_counter()
    while quiet < 4:
        await asyncio.sleep(0.001)
        since, quiet = (time.perf_counter(), 0) if busy(app) else (since if quiet else time.perf_counter(), quiet + 1)
    return since


if __name__ == "__main__":
    main()
