"""How long a durable append takes, short or long the stream: `python -m benchmarks.commit`.

Prints p50 and p99 of one entry with its verdict, from the call until it is on disk, in streams of 50 and of
5,000 entries (taken in turn, in one store), of a line that makes three entries, and of reading a long stream.
`--folder` is on the disk to try, by default the one for temporary files.
"""

import sqlite3
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import quantiles

from benchmarks import options, yardstick
from referee.journal import Journal, NewRecord

SHORT = 50
ENTRY = b'{"type":"played","seat":3,"card":"bang","face":{"rank":"9","suit":"hearts"},"targets":[5]}'
VERDICT = b'{"level":"illegal","reasons":[{"key":"out_of_reach","clause":"NLB-039","args":{"distance":3}}]}'
AT = "2026-11-21T20:15:00.000+01:00"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = options.parser(__doc__, long=200, rounds=20)
    parser.add_argument("--folder", type=Path)
    parser.add_argument("--long", type=int, default=5000, help="entries in the long stream")
    parser.add_argument("--rounds", type=int, default=1000)
    chosen = parser.parse_args(arguments)
    yardstick.show()
    with tempfile.TemporaryDirectory(dir=chosen.folder) as place, Journal.open(Path(place) / "s.sqlite") as journal:
        print(f"SQLite {sqlite3.sqlite_version}, on {place}")
        show_appends(journal, chosen.long, chosen.rounds)
        length, reads = journal.version("long"), max(2, chosen.rounds // 10)
        show(f"read {length:,} entries", [clock(lambda: journal.read("long", 0)) for _ in range(reads)])
        show("ask a stream's version", [clock(lambda: journal.version("long")) for _ in range(chosen.rounds)])


def show_appends(journal: Journal, length: int, rounds: int) -> None:
    fill(journal, "long", length)
    short, long, triple = [], [], []
    for n in range(rounds):
        if n % 10 == 0:
            fill(journal, stream := f"short{n}", SHORT)
        short.append(append(journal, stream, 1))
        long.append(append(journal, "long", 1))
        triple.append(append(journal, stream, 3))
    show(f"append at {SHORT} to {SHORT + 40} entries", short)
    show(f"append at {length:,} to {length + rounds:,}", long)
    show("append three together", triple)


def fill(journal: Journal, stream: str, length: int) -> None:
    journal.create(stream, "Table", AT)
    journal.append(stream, 0, records(0, length))


def append(journal: Journal, stream: str, count: int) -> float:
    last = journal.version(stream)
    items = records(last, count)
    return clock(lambda: journal.append(stream, last, items))


def records(after: int, count: int) -> list[NewRecord]:
    return [NewRecord(f"{n:032x}", ENTRY, VERDICT, AT) for n in range(after + 1, after + count + 1)]


def clock(run: Callable[[], object]) -> float:
    start = time.perf_counter()
    run()
    return time.perf_counter() - start


def show(name: str, seconds: list[float]) -> None:
    cut = quantiles(seconds, n=100)
    print(f"{name:32} p50 {cut[49] * 1000:7.3f} ms   p99 {cut[98] * 1000:7.3f} ms   n {len(seconds)}")


if __name__ == "__main__":
    main()
