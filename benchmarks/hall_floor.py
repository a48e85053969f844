"""The floor of a hall with sixty tables: the first look, a look after one table logged a line, and a repaint of it all.

    python -m benchmarks.hall_floor [--tables N]

The aim is a repaint in less than 100 ms.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time, time

from benchmarks import options, yardstick
from referee.desk.desk import Desk
from referee.desk.hall_floor import HallFloor
from referee.tui.app import RefereeApp
from referee.tui.screens.hall_floor import HallFloorScreen
from referee.views.hall_floor import FloorView
from referee.views.voice import Voice

LINES = 40
FOUR = "sets base championship\nseat 1 Anna sheriff suzy\nseat 2 Bruno ? bart\nseat 3 Carla ? ?\nseat 4 Dario ? ?\n"


def filled(path: Path, tables: int) -> Desk:
    """A store with that many tables, each in the midst of its game."""
    desk = Desk(path)
    for number in range(tables):
        log = desk.new(FOUR, f"Table {number + 1}")
        for _ in range(LINES // 4):
            for line in (".", "bang 2" if log.table.turn.seat == 1 else "mustang", "end"):
                try:
                    log.enter(line)
                except Exception:  # any line that may stand there will do
                    log.enter("end")
        if not number % 10:
            desk.hall.call(log.stream, "judge")
    return desk


def took(what: Callable[[], object]) -> float:
    """Milliseconds."""
    began = perf_counter()
    what()
    return 1000 * (perf_counter() - began)


async def repaint(path: Path, tables: int, times: int) -> list[float]:
    """The processor time of having the whole floor on the screen again, every row of it another one."""
    app, found = RefereeApp(path, "en"), []
    async with app.run_test(size=(200, 70)) as pilot:
        await pilot.pause()
        await app.run_action("screen.hall_floor")
        screen = app.screen
        assert isinstance(screen, HallFloorScreen)
        while len(screen.floor.tables) < tables:
            await pilot.pause(0.1)
        for _ in range(times):
            began = process_time()
            screen._shown = ()
            screen.show()
            screen._compositor.render_update(full=True)
            found.append(1000 * (process_time() - began))
            await pilot.pause()
    return sorted(found)


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the figures."""
    parser = options.parser(__doc__, tables=3, times=2)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--times", type=int, default=20, help="how often everything is shown again")
    chosen = parser.parse_args(arguments)
    yardstick.show()
    with TemporaryDirectory() as folder:
        path = Path(folder) / "event.sqlite"
        show(path, chosen.tables, chosen.times)


def show(path: Path, tables: int, times: int) -> None:
    """Print the figures of so many tables."""
    desk = filled(path, tables)
    floor, view = HallFloor(path), FloorView(Voice(desk.lexicon, "en"))
    print(f"first look at {tables} tables: {took(floor.look):.0f} ms")
    print(f"rows, first time: {took(lambda: view.rows(floor, time())):.1f} ms")
    desk.table("Table 2").enter("note hm")
    print(f"look after one line: {took(floor.look):.1f} ms")
    again = sorted(took(lambda: view.rows(floor, time())) for _ in range(times))
    print(f"rows again: median {again[times // 2]:.1f}, worst {again[-1]:.1f} ms")
    desk.close()
    floor.close()
    painted = asyncio.run(repaint(path, tables, times))
    print(f"repaint: median {painted[times // 2]:.1f}, worst {painted[-1]:.1f} ms")


if __name__ == "__main__":
    main()
