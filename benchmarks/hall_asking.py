"""How soon phones in the hall are answered while they type questions, all at once.

    python -m benchmarks.hall_asking [--phones N] [--seconds N]

`referee serve` runs as it does for people; each phone asks as the page's script does, once in each second of typing.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random

from aiohttp import ClientSession, TCPConnector

from benchmarks import options, yardstick
from benchmarks.besieged import started
from benchmarks.pressing import show

QUESTIONS = (
    ("nl", "mag ik een bier drinken als ik al mijn levenspunten nog heb"),
    ("it", "posso usare il barile contro il bang di slab the killer"),
    ("en", "what happens when the sheriff kills his own deputy"),
    ("de", "darf ich mit der volcanic so oft schießen wie ich will"),
)
LETTERS = 5
"""Typed in a second."""


async def typing(address: str, number: int, until: float, took: list[float]) -> int:
    """One phone, at an address of its own: how often it was put off."""
    async with ClientSession(connector=TCPConnector(local_addr=(f"127.0.0.{2 + number % 250}", 0))) as client:
        return await typed_on(client, address, number, until, took)


async def typed_on(client: ClientSession, address: str, number: int, until: float, took: list[float]) -> int:
    """A question is typed, and another one."""
    lang, words = QUESTIONS[number % len(QUESTIONS)]
    chance, refused, typed = Random(number), 0, LETTERS
    await asyncio.sleep(chance.random())
    while time.monotonic() < until:
        asked = time.monotonic()
        about = {"q": words[:typed]}
        async with client.get(f"{address}/{lang}/rulings", params=about, headers={"X-Part": "1"}) as answer:
            await answer.read()
            refused += answer.status != 200
        took.append(time.monotonic() - asked)
        typed = typed % len(words) + LETTERS
        await asyncio.sleep(max(0.0, asked + 1.0 + chance.uniform(-0.1, 0.1) - time.monotonic()))
    return refused


async def asked(address: str, phones: int, seconds: float) -> None:
    """All type, and it is told how long answers took."""
    took = list[float]()
    async with ClientSession() as client:
        await opened(client, address)
    until = time.monotonic() + seconds
    refused = sum(await asyncio.gather(*(typing(address, each, until, took) for each in range(phones))))
    show(f"an answer, {phones} phones typing ({refused} of {len(took)} put off)", took)


async def opened(client: ClientSession, address: str) -> None:
    """Until the rulings are at hand, as they are soon after the start."""
    for _ in range(60):
        begun = time.monotonic()
        async with client.get(f"{address}/en/rulings?q=bang") as answer:
            if answer.status == 200 and time.monotonic() - begun < 0.1:
                return
        await asyncio.sleep(0.5)


def main(chosen: Sequence[str] | None = None) -> None:
    """A hall is served, and asked."""
    parser = options.parser(__doc__, phones=3, seconds=1)
    for option, usual in (("phones", 20), ("seconds", 10)):
        parser.add_argument(f"--{option}", type=int, default=usual)
    arguments = parser.parse_args(chosen)
    yardstick.show()
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with tempfile.TemporaryDirectory() as name:
        serve = [sys.executable, "-m", "referee", f"--store={name}/store.sqlite", "serve", "--port=0", "--json"]
        with started(serve, Path(name) / "log") as (_, said):
            asyncio.run(asked(json.loads(said)["address"], arguments.phones, arguments.seconds))


if __name__ == "__main__":
    main()
