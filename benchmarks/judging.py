"""How many entries a second are read, judged and applied when whole games are checked; memory after a long log.

    python -m benchmarks.judging

The games come from the tests' second engine, so that no two are alike; the first ones warm up and are not counted.
"""

from __future__ import annotations

import resource
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory

from benchmarks import options, yardstick
from referee import sets
from referee.core.nouns.table import Table
from referee.core.play.evolve import evolve
from referee.desk.checking import Audit, audit_game
from referee.desk.desk import Desk
from referee.lexicon import load
from referee.notation import read_game
from tests.second_engine import play


def main(arguments: Sequence[str] | None = None) -> None:
    parser = options.parser(__doc__, games=3, length=1000)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--length", type=int, default=10_000, help="entries in one long table")
    chosen = parser.parse_args(arguments)
    yardstick.show()
    texts = [play(seed).text for seed in range(chosen.games)]
    for text in texts[:20]:
        checked(text)
    count, seconds = timed(texts, lambda text: checked(text).entries)
    print(f"check, text to findings: {count} entries of {len(texts)} games, {count / seconds:,.0f} a second")
    games = [read_game(text, sets.bind, load()) for text in texts[:200]]
    count, seconds = timed(games, lambda game: audit_game(game).entries)
    print(f"judged only:             {count / seconds:,.0f} a second")
    count, seconds = timed(games, lambda game: applied(game.entries, game.book))
    print(f"applied only:            {count / seconds:,.0f} a second")
    long_log(texts[0], chosen.length)


def checked(text: str) -> Audit:
    return audit_game(read_game(text, sets.bind, load()))


def timed(items: Sequence, act: Callable) -> tuple[int, float]:
    start = time.perf_counter()
    count = sum(act(item) for item in items)
    return count, time.perf_counter() - start


def applied(entries: Sequence, book: object) -> int:
    table = Table()
    for entry in entries:
        table = evolve(table, entry, book)
    return len(entries)


def long_log(text: str, wanted: int) -> None:
    """One table of so many entries through the desk: memory, and what a line costs at its start and at its end."""
    with TemporaryDirectory() as folder:
        desk = Desk(Path(folder) / "store.sqlite")
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        log = desk.bring_in(text)
        costs: list[float] = []
        while log.length < wanted:
            start = time.perf_counter()
            log.enter("note a line like any other")
            costs.append(time.perf_counter() - start)
        after = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        part = min(500, len(costs) // 2)
        print(f"memory: {before / 1024:.0f} MiB before, {after / 1024:.0f} MiB with a table of {log.length} entries")
        for name, some in (("first", costs[:part]), ("last", costs[-part:])):
            cut = [1000 * each for each in quantiles(some, n=100)]
            print(f"judged, applied and committed, {name} {part}: p50 {cut[49]:.2f} ms, p99 {cut[98]:.2f} ms")


if __name__ == "__main__":
    main()
