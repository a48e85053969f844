"""How many entries a second are read, judged and applied when whole games are checked; memory after a long log.

    python -m benchmarks.judging [--games 1000]

The games come from the tests' second engine, so that no two are alike; the first ones warm up and are not counted.
"""

from __future__ import annotations

import argparse
import resource
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from referee import sets
from referee.core.nouns.table import Table
from referee.core.play.evolve import evolve
from referee.desk.checking import audit_game, audit_text
from referee.desk.desk import Desk
from referee.lexicon import load
from referee.notation import read_game
from tests.second_engine import play


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--games", type=int, default=1000)
    texts = [play(seed).text for seed in range(arguments.parse_args().games)]
    for text in texts[:20]:
        audit_text(text)
    count, seconds = timed(texts, lambda text: audit_text(text).entries)
    print(f"check, text to findings: {count} entries of {len(texts)} games, {count / seconds:,.0f} a second")
    games = [read_game(text, sets.bind, load()) for text in texts[:200]]
    count, seconds = timed(games, lambda game: audit_game(game).entries)
    print(f"judged only:             {count / seconds:,.0f} a second")
    count, seconds = timed(games, lambda game: applied(game.entries, game.book))
    print(f"applied only:            {count / seconds:,.0f} a second")
    long_log(texts)


def timed(items: Sequence, act: Callable) -> tuple[int, float]:
    start = time.perf_counter()
    count = sum(act(item) for item in items)
    return count, time.perf_counter() - start


def applied(entries: Sequence, book: object) -> int:
    table = Table()
    for entry in entries:
        table = evolve(table, entry, book)
    return len(entries)


def long_log(texts: Sequence[str], wanted: int = 10_000) -> None:
    """One table of 10,000 entries through the desk: memory, and what a line costs at its start and at its end."""
    with TemporaryDirectory() as folder:
        desk = Desk(Path(folder) / "store.sqlite")
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        log = desk.bring_in(texts[0])
        costs: list[float] = []
        while log.length < wanted:
            start = time.perf_counter()
            log.enter("note a line like any other")
            costs.append(time.perf_counter() - start)
        after = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        early, late = sorted(costs[:500]), sorted(costs[-500:])
        print(f"memory: {before / 1024:.0f} MiB before, {after / 1024:.0f} MiB with a table of {log.length} entries")
        for name, part in (("first 500", early), ("last 500", late)):
            print(
                f"judged, applied and committed, {name}: p50 {part[250] * 1000:.2f} ms, p99 {part[495] * 1000:.2f} ms"
            )


if __name__ == "__main__":
    main()
