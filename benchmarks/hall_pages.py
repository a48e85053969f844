"""How soon an entry is on every phone in the hall, how long it takes to log meanwhile, and what the server needs.

    python -m benchmarks.hall_pages [--phones N] [--entries N]

`referee serve` runs as it does for people. So many phones follow one table and a third as many the start page, or the
tournament of the store; they are a process of their own. A game is logged from here, an entry a second.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from bisect import bisect_right
from collections.abc import Sequence
from pathlib import Path
from urllib.parse import urlsplit

from benchmarks import options, yardstick
from benchmarks.besieged import descriptors, started
from benchmarks.pressing import show
from referee.desk.desk import Desk
from referee.desk.table_log import TableLog

GAME = Path(__file__).parents[1] / "tests" / "games" / "seven_against_bruno.game"
BEGUN = 31
"""Lines of the game that were logged before the phones came."""
PAUSE = 1.0
PHONES = [sys.executable, "-m", "benchmarks.hall_phones"]


def resident(process: subprocess.Popen[str]) -> float:
    """Megabytes that a process holds in memory."""
    rows = Path(f"/proc/{process.pid}/status").read_text(encoding="utf-8").splitlines()
    return next(int(row.split()[1]) / 1024 for row in rows if row.startswith("VmRSS"))


def logged(log: TableLog, lines: Sequence[str]) -> tuple[list[float], list[float]]:
    """When each line was entered, and how long that took."""
    begun, took = [], []
    for line in lines:
        begun.append(time.time())
        log.enter(line)
        took.append(time.time() - begun[-1])
        time.sleep(PAUSE)
    return begun, took


def delays(begun: Sequence[float], came: Sequence[float]) -> list[float]:
    """How long after the entry that it tells of each message came."""
    return [each - begun[place - 1] for each in came if (place := bisect_right(begun, each))]


def followed(server: subprocess.Popen[str], address: str, table: TableLog, lines: Sequence[str], phones: int) -> None:
    """Phones follow, a game is logged, and it is told what that took."""
    parts = urlsplit(address)
    before, page, other = resident(server), f"{parts.path}/en/table/{table.stream}", f"{parts.path}/en/"
    with (
        started([*PHONES, str(parts.port), str(phones), page], Path(os.devnull)) as (many, first),
        started([*PHONES, str(parts.port), str(max(1, phones // 3)), other], Path(os.devnull)) as (few, second),
    ):
        print(
            f"{phones} phones follow the table after {float(first):.1f} s, a third as many another page, {second[:4]} s"
        )
        begun, took = logged(table, lines)
        memory, files = resident(server), descriptors(server)
        told = [json.loads(ended(each)) for each in (many, few)]
    came = told[0][page]
    show(f"an entry on every phone ({len(came)} of {phones * len(lines)} messages)", delays(begun, came))
    show("logging it meanwhile", took)
    print(f"the server: {memory:.0f} MB (before them {before:.0f}), {files} files open")


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
    deal, _, rest = GAME.read_text(encoding="utf-8").partition("---\n")
    lines = [said for line in rest.splitlines() if (said := line.partition("#")[0].strip())]
    with tempfile.TemporaryDirectory() as name:
        store = Path(name) / "store.sqlite"
        desk = Desk(store)
        log = desk.bring_in("\n".join([f"{deal}---", *lines[:BEGUN], ""]))
        serve = [sys.executable, "-m", "referee", f"--store={store}", "serve", "--port=0", "--json"]
        with started(serve, Path(name) / "log") as (server, said):
            address = json.loads(said)["address"]
            followed(server, address, log, lines[BEGUN : BEGUN + arguments.entries], arguments.phones)
        desk.close()


if __name__ == "__main__":
    main()
