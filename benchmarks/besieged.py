"""How long a key waits in a page while others besiege the server: half-open connections, and hostile ones.

    python -m benchmarks.besieged [--silent N] [--hostile N] [--keys N]

`referee serve` runs as it does for people; a page types at a table, and each key is timed until the screen answers. A
second page has an app that only gives back what it is sent: what it waits for is the server alone. Both are measured
undisturbed, then beside a process that does nothing but take a processor, then besieged from a process of its own,
which takes one too.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType

from benchmarks import options, yardstick
from benchmarks.pressing import show
from tests.serving.test_session import ECHO
from tests.tui.seated import prepared

ECHOING = """
import asyncio, socket, sys
from referee.serving.guard import Guard
from referee.serving.server import Server, listen
from referee.speech import Speech
at = socket.create_server(("127.0.0.1", 0))
server = Server(lambda shown: [sys.executable, "-S", "-c", sys.argv[1]], Speech.of("en"), Guard("abcdefgh"))
said = f"http://127.0.0.1:{at.getsockname()[1]}/abcdefgh"
asyncio.run(listen(server, at, lambda: print(said, flush=True)))
"""

LONG = 0.1
BUSY = "print(flush=True)\nwhile True: pass"


@contextmanager
def started(words: list[str], log: Path, **environment: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A process, and the first line that it prints; what it complains of goes into the log."""
    with (
        log.open("w") as complaints,
        subprocess.Popen(
            words, stdout=subprocess.PIPE, stderr=complaints, text=True, env=os.environ | environment
        ) as process,
    ):
        assert process.stdout is not None
        try:
            yield process, process.stdout.readline().strip()
        finally:
            process.terminate()


async def answered(page: ClientWebSocketResponse, key: str) -> float:
    """Seconds from a key until the screen says something."""
    begun = time.perf_counter()
    await page.send_json(["stdin", key])
    while (await page.receive(30)).type is not WSMsgType.BINARY:
        pass
    return time.perf_counter() - begun


async def quiet(page: ClientWebSocketResponse) -> None:
    """Until nothing more comes for a moment."""
    try:
        while True:
            await page.receive(0.2)
    except TimeoutError:
        return


async def timed(address: str, keys: int, settling: float) -> list[float]:
    """One page that was given some seconds to settle: a letter and its taking back, so many times."""
    async with ClientSession() as client, client.ws_connect(f"{address}/ws/page?width=100&height=30") as page:
        await asyncio.sleep(settling)
        taken = []
        for turn in range(keys):
            await quiet(page)
            taken.append(await answered(page, "\x7f" if turn % 2 else "b"))
        return taken


def told(name: str, taken: list[float]) -> None:
    """How long they took, and how many longer than the tenth of a second that nobody notices."""
    show(f"{name} ({sum(each > LONG for each in taken)} of {len(taken)} over {LONG:.1f} s)", taken)


def descriptors(process: subprocess.Popen[str]) -> int:
    """Files that a process has open."""
    return len(list(Path(f"/proc/{process.pid}/fd").iterdir()))


def measure(name: str, words: list[str], arguments: argparse.Namespace, folder: Path) -> None:
    """Undisturbed, then besieged."""
    log, keys, settling = folder / f"{name}.log", arguments.keys, arguments.settling
    with started(words, log) as (server, said):
        address = json.loads(said)["app"] if said.startswith("{") else said
        parts = urlsplit(address)
        told(f"{name}, undisturbed", asyncio.run(timed(address, keys, settling)))
        with started([sys.executable, "-c", BUSY], folder / "busy.log"):
            told(f"{name}, beside a busy process", asyncio.run(timed(address, keys, settling)))
        siege = [sys.executable, "-m", "tests.serving.siege", str(parts.port), str(arguments.silent)]
        with started([*siege, str(arguments.hostile), parts.path[1:]], folder / "siege.log"):
            told(f"{name}, besieged", asyncio.run(timed(address, keys, settling)))
            print(f"{name}: {descriptors(server)} files open, {log.stat().st_size} bytes in the log")


def main(chosen: Sequence[str] | None = None) -> None:
    """Both of them."""
    parser = options.parser(__doc__, silent=8, hostile=3, keys=2, settling=0.5)
    for option, usual in (("silent", 1500), ("hostile", 200), ("keys", 100)):
        parser.add_argument(f"--{option}", type=int, default=usual)
    parser.add_argument("--settling", type=float, default=3.0, help="seconds that a page is given before its first key")
    arguments = parser.parse_args(chosen)
    yardstick.show()
    load = f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
    print(f"{arguments.silent} half-open, {arguments.hostile} hostile; {load}")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        store = folder / "store.sqlite"
        table = prepared(store, lines=["."])
        measure("the server alone", [sys.executable, "-c", ECHOING, ECHO], arguments, folder)
        serve = [sys.executable, "-m", "referee", f"--store={store}", "serve", table, "--port=0", "--json"]
        measure("the app", serve, arguments, folder)


if __name__ == "__main__":
    main()
