"""Appends and readings beside those of another checkout: `python -m benchmarks.commit_paired CHECKOUT`.

Both are measured in turn, a process each, so that whatever else the machine does falls on both alike. Prints p50 and
p99 of an append to a long stream, and the median of reading it whole, here and there, and how they compare.
`--folder` is on the disk to try, by default the one for temporary files.
"""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median, quantiles

from benchmarks import options, yardstick

HERE = Path(__file__).parents[1]
WORK = """
import json, sys, tempfile
from pathlib import Path
from benchmarks.commit import append, clock, fill
from referee.journal import Journal

folder, length, rounds = sys.argv[1] or None, int(sys.argv[2]), int(sys.argv[3])
with tempfile.TemporaryDirectory(dir=folder) as place, Journal.open(Path(place) / "s.sqlite") as journal:
    fill(journal, "long", length)
    reads = [clock(lambda: journal.read("long")) for _ in range(10)]
    print(json.dumps([[append(journal, "long", 1) for _ in range(rounds)], reads]))
"""


def main(arguments: Sequence[str] | None = None) -> None:
    parser = options.parser(__doc__, pairs=2, rounds=20, long=200)
    parser.add_argument("other", type=Path, nargs="?", default=HERE, help="the other checkout; without one, this again")
    parser.add_argument("--folder", default="")
    parser.add_argument("--long", type=int, default=5000, help="entries in the long stream")
    parser.add_argument("--rounds", type=int, default=200, help="appends of each process")
    parser.add_argument("--pairs", type=int, default=15)
    chosen = parser.parse_args(arguments)
    yardstick.show()
    here, there = _measured([HERE, chosen.other] * chosen.pairs, chosen.folder, chosen.long, chosen.rounds)
    for name, place in (("append", 0), (f"read {chosen.long:,} entries", 1)):
        _show(name, here[place], there[place])


def _measured(checkouts: Sequence[Path], folder: str, long: int, rounds: int) -> list[list[list[float]]]:
    """The appends and the readings of the even ones, and of the odd ones."""
    found: list[list[list[float]]] = [[[], []], [[], []]]
    for number, checkout in enumerate(checkouts):
        command = [sys.executable, "-c", WORK, folder, str(long), str(rounds)]
        told = {**os.environ, "PYTHONPATH": str(checkout)}
        ran = subprocess.run(command, capture_output=True, check=True, cwd=checkout, env=told)
        for all_, new in zip(found[number % 2], json.loads(ran.stdout), strict=True):
            all_.extend(new)
    return found


def _show(name: str, here: list[float], there: list[float]) -> None:
    for what, of in (("p50", median), ("p99", lambda seconds: quantiles(seconds, n=100)[98])):
        mine, other = of(here) * 1000, of(there) * 1000
        print(
            f"{name:20} {what}  here {mine:8.3f} ms   there {other:8.3f} ms   ratio {mine / other:5.2f}   n {len(here)}"
        )


if __name__ == "__main__":
    main()
