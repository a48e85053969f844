"""A store on a server beside one in a file, written by many: `python -m benchmarks.hall_store`.

Server and writers share this machine and its loopback. Each writer is a process that writes as fast as it can, to a
stream of its own or all to one; who is refused there is told how far it goes and tries again. Then 50 who follow, each
with a connection of its own: from the moment before an entry is written until each has heard of it.
"""

import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from multiprocessing import get_context
from multiprocessing.synchronize import Barrier
from pathlib import Path
from queue import SimpleQueue
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any

from benchmarks import options, yardstick
from referee.errors import StoreBusy
from referee.journal import NewRecord, Place, Server, open_store, place_of
from referee.journal.server.news import News
from referee.journal.server.own_server import OwnServer

ENTRY, VERDICT = b'{"play": "%s"}' % (b"x" * 180), b'{"level": "%s"}' % (b"x" * 180)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = options.parser(__doc__, seconds=0.2, writers=[2], followers=2, entries=3)
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each number of writers writes")
    parser.add_argument("--writers", type=int, nargs="*", default=[1, 8, 32])
    parser.add_argument("--followers", type=int, default=50)
    parser.add_argument("--entries", type=int, default=100, help="entries that the followers hear of")
    chosen = parser.parse_args(arguments)
    yardstick.show()
    with TemporaryDirectory() as folder, _server(Path(folder)) as server:
        places: dict[str, Place] = {"file": Path(folder) / "s.sqlite", "server": server}
        for number in chosen.writers:
            for one in (False, True):
                for name, place in places.items():
                    _show(name, number, one, _written(place, number, one, chosen.seconds), chosen.seconds)
        _followed(server, chosen.followers, chosen.entries)


@contextmanager
def _server(folder: Path) -> Iterator[Server]:
    own = OwnServer(folder / "hall")
    own.start()
    try:
        place = place_of(own.address())
        assert isinstance(place, Server)
        yield place
    finally:
        own.stop()


def _written(place: Place, writers: int, one: bool, seconds: float) -> list[tuple[list[float], int]]:
    """Of each writer the seconds that each append took, and how often he was refused."""
    context, run = get_context("spawn"), f"{time.monotonic_ns()}"
    names = [f"{run}.{'' if one else number}" for number in range(writers)]
    with closing(open_store(place)) as store:
        for name in {*names}:
            store.create(name, "", "")
    with context.Manager() as manager:
        told: Any = manager.list()
        together = context.Barrier(writers)
        work = [
            context.Process(target=_write, args=(place, name, f"{n}", seconds, together, told))
            for n, name in enumerate(names)
        ]
        for each in work:
            each.start()
        for each in work:
            each.join()
        return list(told)


def _write(place: Place, stream: str, who: str, seconds: float, together: Barrier, told: Any) -> None:
    took, refused, random = [], 0, Random(who)
    with closing(open_store(place)) as store:
        was, number = store.version(stream), 0
        together.wait()
        end = time.perf_counter() + seconds
        while (began := time.perf_counter()) < end:
            number += 1
            item = NewRecord(f"{who}.{number}", ENTRY, VERDICT, "2026-11-27T12:00:00+00:00")
            while True:
                try:
                    was = store.append(stream, was, [item])
                    break
                except StoreBusy as late:  # another was quicker, or kept the file to himself for too long
                    refused += 1
                    was = int(str(late.about.get("version", was)))
                    time.sleep(random.uniform(0, 0.005))
            took.append(time.perf_counter() - began)
    told.append((took, refused))


def _show(name: str, writers: int, one: bool, told: list[tuple[list[float], int]], seconds: float) -> None:
    took = sorted(1000 * each for each, _ in told for each in each)
    p99 = quantiles(took, n=100)[98] if len(took) > 1 else took[0]
    refused = sum(each for _, each in told) / len(took)
    where = "one stream " if one else "own streams"
    print(
        f"{writers:>2} writers, {where}, {name:<6}  {len(took) / seconds:>6,.0f}/s"
        f"  p50 {median(took):7.2f} ms  p99 {p99:7.2f} ms  refused {refused:.1f} an append"
    )


class _Follower(News):
    """Notes when it heard of a version."""

    def __init__(self, server: Server) -> None:
        super().__init__(server)
        self.heard: SimpleQueue[tuple[int, float]] = SimpleQueue()
        self._thread.start()

    def note(self, stream: str, version: int) -> None:
        self.heard.put((version, time.perf_counter()))
        super().note(stream, version)


def _followed(server: Server, followers: int, entries: int) -> None:
    with closing(open_store(server)) as store:
        store.create("followed", "", "")
        all_of_them = [_Follower(server) for _ in range(followers)]
        for each in all_of_them:
            each.version("followed")
        wrote = {}
        for n in range(entries):
            wrote[n + 1] = time.perf_counter()
            store.append("followed", n, [NewRecord(f"{n}", ENTRY, VERDICT, "")])
            time.sleep(0.05)
        time.sleep(1.5)
    took = []
    for each in all_of_them:
        first: dict[int, float] = {}
        while not each.heard.empty():
            version, at = each.heard.get()
            first.setdefault(version, at)
        took += [1000 * (first[n] - wrote[n]) for n in wrote if n in first]
        each._ended.set()
    p99 = quantiles(took, n=100)[98]
    print(
        f"{followers} follow: heard {len(took)} of {followers * entries}"
        f"  p50 {median(took):.1f} ms  p99 {p99:.1f} ms  at most {max(took):.1f} ms"
    )


if __name__ == "__main__":
    main()
