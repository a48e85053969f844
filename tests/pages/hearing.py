"""What a page that is open hears: the messages of a stream, one by one."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from aiohttp import ClientResponse

SECONDS = 20.0


class Heard(NamedTuple):
    """A message: its number, what sort it is (`message` if it says nothing of that), and its text."""

    id: str
    event: str
    text: str


async def next_of(stream: ClientResponse) -> Heard | None:
    """The next message; None if there is none any more."""
    return await asyncio.wait_for(_next_of(stream), SECONDS)


async def _next_of(stream: ClientResponse) -> Heard | None:
    told: dict[str, list[str]] = {}
    async for line in stream.content:
        name, _, said = line.decode().rstrip("\n").partition(":")
        if name:
            told.setdefault(name, []).append(said.removeprefix(" "))
        elif "data" in told:
            id_, event = (told.get(each, [""])[-1] for each in ("id", "event"))
            return Heard(id_, event or "message", "\n".join(told["data"]))
        else:
            told = {}
    return None
