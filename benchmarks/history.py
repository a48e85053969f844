"""How quickly the history answers: `python benchmarks/history.py [ENTRIES]`.

Prints p50, p99 and the worst, from a key to the repainted screen at 7 seats in a table of 5,000 entries (or so many):
a step back through the table, a step forward, a page, a letter of what is looked for, the flags alone, the ways on from
an entry in the middle; then what opening the screen took. Headless: the terminal's own time is not in it.
"""

import asyncio
import sys
import tempfile
import time
from pathlib import Path

from benchmarks.screen import Game, dealt, show
from referee.desk.desk import Desk
from referee.tui.app import RefereeApp
from referee.tui.screens.history import HistoryScreen

SIZES = ((80, 24), (200, 60))
STEPS = 100


def main() -> None:
    """Measure and print."""
    entries = int(sys.argv[1]) if len(sys.argv) > 1 else 5000
    print(f"Python {sys.version.split()[0]}, {entries} entries")
    with tempfile.TemporaryDirectory() as folder:
        store = Path(folder) / "store.db"
        stream = filled(store, entries)
        for size in SIZES:
            asyncio.run(measure(store, stream, size))


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


async def measure(store: Path, stream: str, size: tuple[int, int]) -> None:
    """Press the keys one after the other."""
    app = RefereeApp(store, "en")
    async with app.run_test(size=size) as pilot:
        while app.face is None:
            await pilot.pause(0.05)
        log = app.face.desk.table(stream)
        start = time.perf_counter()
        app.push_screen(HistoryScreen(app.face, log))
        await settled(app)
        show(f"opened, {size[0]}x{size[1]}", [time.perf_counter() - start])
        for name, keys in (
            ("a step back", ["up"] * STEPS), ("a step forward", ["down"] * STEPS), ("a page back", ["pageup"] * STEPS),
            ("looked for", ["slash", *"missed", "enter", "escape"] * 5), ("the flags", ["exclamation_mark"] * 20),
            ("the ways on", ["enter", "escape"] * 5), ("undo and redo", ["ctrl+z", "ctrl+y"] * 5),
        ):  # fmt: skip
            show(f"{name}, {size[0]}x{size[1]}", [await pressed(app, key) for key in keys])


async def pressed(app: RefereeApp, key: str) -> float:
    """The seconds from a key until no widget has anything left to do."""
    from textual import events  # not before the app, which sets the pace of its frames

    assert app._driver is not None
    event = events.Key(key, key if len(key) == 1 else {"slash": "/", "exclamation_mark": "!"}.get(key))
    event.set_sender(app)
    start = time.perf_counter()
    app._driver.send_message(event)
    return await settled(app) - start


async def settled(app: RefereeApp) -> float:
    """Wait until every queue is empty and no refresh is pending; the moment when it was so first."""
    quiet, since = 0, time.perf_counter()
    while quiet < 4:
        await asyncio.sleep(0.001)
        screen = app.screen
        nodes = [app, screen, *screen.walk_children()]
        busy = any(node._message_queue.qsize() for node in nodes if node._message_queue is not None)
        busy = busy or bool(screen._dirty_widgets) or screen._layout_required or bool(screen._callbacks)
        since, quiet = (time.perf_counter(), 0) if busy else (since if quiet else time.perf_counter(), quiet + 1)
    return since


if __name__ == "__main__":
    main()
