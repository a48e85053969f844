"""How soon an entry is on every phone in the hall, how long it takes to log meanwhile, and what the server needs.

    python -m benchmarks.hall_pages [--phones N] [--entries N]

`referee serve` runs as it does for people. So many phones follow one table and a third as many a tournament; they are
processes of their own. From here a game is logged, an entry a second, and half a second after each one of a tournament.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from argparse import Namespace
from bisect import bisect_right
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

from benchmarks import options, yardstick
from benchmarks.besieged import descriptors, started
from benchmarks.pressing import show
from referee.championship.office.office import KIND, Office
from referee.championship.office.said import WRITTEN, Said
from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from tests.championship.reports.made import finished

GAME = Path(__file__).parents[1] / "tests" / "games" / "seven_against_bruno.game"
BEGUN = 31
"""Lines of the game that were logged before the phones came."""
PAUSE = 1.0
AT = "2026-11-26T20:14:00.000+00:00"
PHONES = [sys.executable, "-m", "benchmarks.hall_phones"]


def resident(process: subprocess.Popen[str]) -> float:
    """Megabytes that a process holds in memory."""
    rows = Path(f"/proc/{process.pid}/status").read_text(encoding="utf-8").splitlines()
    return next(int(row.split()[1]) / 1024 for row in rows if row.startswith("VmRSS"))


class Cup:
    """A tournament in its rounds, whose log goes on as far as it was played in the tests."""

    def __init__(self, store: Path) -> None:
        log = finished(50, 9)
        first, *others = (WRITTEN.record(entry, Said(by="desk"), AT) for entry in log[: len(log) // 3])
        self._office, self._after = Office(store), iter(log[len(log) // 3 :])
        self._office.journal.create("thecup", "Cup", AT, [first, *others], KIND)
        self._log = self._office.opened("thecup")

    def log(self) -> None:
        """The next entry."""
        self._log.log(next(self._after))

    def close(self) -> None:
        """Let go of the store."""
        self._office.close()


Times = list[tuple[float, float]]
"""When something was logged, and how long that took."""


def timed(log: Callable[[], object], into: Times) -> None:
    """Log something, and then a pause."""
    begun = time.time()
    log()
    into.append((begun, time.time() - begun))
    time.sleep(PAUSE / 2)


def logged(table: TableLog, lines: Sequence[str], cup: Cup) -> tuple[Times, Times]:
    """The lines at the table, and as many entries of the tournament in between."""
    at_table, at_cup = Times(), Times()
    for line in lines:
        timed(partial(table.enter, line), at_table)
        timed(cup.log, at_cup)
    return at_table, at_cup


def delays(logged: Times, came: Sequence[float]) -> list[float]:
    """How long after the entry that it tells of each message came."""
    begun = [at for at, _ in logged]
    return [each - begun[place - 1] for each in came if (place := bisect_right(begun, each))]


def followed(server: subprocess.Popen[str], address: str, table: TableLog, cup: Cup, arguments: Namespace) -> None:
    """Phones follow, a game and a tournament are logged, and it is told what that took."""
    parts, lines = urlsplit(address), lines_of_the_game()[BEGUN : BEGUN + arguments.entries]
    before, pages = resident(server), [f"{parts.path}/en/table/{table.stream}", f"{parts.path}/en/cup/thecup"]
    many = arguments.phones, max(1, arguments.phones // 3)
    with (
        started([*PHONES, str(parts.port), str(many[0]), pages[0]], Path(os.devnull)) as (at_table, first),
        started([*PHONES, str(parts.port), str(many[1]), pages[1]], Path(os.devnull)) as (at_cup, second),
    ):
        print(f"{many[0]} phones follow the table after {float(first):.1f} s, {many[1]} the cup, {float(second):.1f} s")
        entries = logged(table, lines, cup)
        memory, files = resident(server), descriptors(server)
        came = [json.loads(ended(each))[page] for each, page in zip((at_table, at_cup), pages, strict=True)]
    for name, said, heard in zip(("the table", "the tournament"), entries, came, strict=True):
        show(f"an entry of {name} on every phone ({len(heard)} messages of {len(said)} entries)", delays(said, heard))
        show(f"logging {name} meanwhile", [took for _, took in said])
    print(f"the server: {memory:.0f} MB (before them {before:.0f}), {files} files open")


def lines_of_the_game() -> list[str]:
    """What is typed in it."""
    rows = GAME.read_text(encoding="utf-8").partition("---\n")[2].splitlines()
    return [said for row in rows if (said := row.partition("#")[0].strip())]


def ended(process: subprocess.Popen[str]) -> str:
    """The last line of a process that is told to end."""
    process.terminate()
    assert process.stdout is not None
    return process.stdout.readline()


def main(chosen: Sequence[str] | None = None) -> None:
    """A game is begun, served, followed, and gone on with."""
    parser = options.parser(__doc__, phones=6, entries=2)
    for option, usual in (("phones", 300), ("entries", 20)):
        parser.add_argument(f"--{option}", type=int, default=usual)
    arguments = parser.parse_args(chosen)
    yardstick.show()
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    deal = GAME.read_text(encoding="utf-8").partition("---\n")[0]
    with tempfile.TemporaryDirectory() as name:
        store = Path(name) / "store.sqlite"
        desk, cup = Desk(store), Cup(store)
        log = desk.bring_in("\n".join([f"{deal}---", *lines_of_the_game()[:BEGUN], ""]))
        serve = [sys.executable, "-m", "referee", f"--store={store}", "serve", "--port=0", "--json"]
        with started(serve, Path(name) / "log") as (server, said):
            followed(server, json.loads(said)["address"], log, cup, arguments)
        cup.close()
        desk.close()


if __name__ == "__main__":
    main()
