"""A browser's page for the tests: a socket to a server that listens in this process, and what its app wrote there."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from socket import create_server
from typing import Any

from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType

from referee.serving.child import REFEREE, command
from referee.serving.doors import Doors
from referee.serving.guard import LOOPBACK, Guard, guard_of
from referee.serving.process import AppProcess
from referee.serving.server import Server, serving
from referee.speech import Speech

CONTROL = re.compile(r"\x1b\[[0-9;?<=>]*[a-zA-Z]")
SECONDS = 20.0


class Page:
    """One page; `text` is everything its app wrote, without the control sequences, `told` what the page shall do."""

    def __init__(self, socket: ClientWebSocketResponse) -> None:
        self.socket = socket
        self._bytes = b""
        self._forgotten = 0
        self.told: list[list[Any]] = []
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for message in self.socket:
            if message.type is WSMsgType.BINARY:
                self._bytes += message.data
            elif message.type is WSMsgType.TEXT:
                self.told.append(message.json())

    @property
    def text(self) -> str:
        """What was written on the screen since the page last forgot."""
        return CONTROL.sub("", self._bytes[self._forgotten :].decode(errors="replace"))

    @property
    def everything(self) -> str:
        """What was ever written on the screen."""
        return CONTROL.sub("", self._bytes.decode(errors="replace"))

    def forget(self) -> None:
        """What was written before does not count any more."""
        self._forgotten = len(self._bytes)

    async def shows(self, words: str) -> None:
        """Wait until this was written."""
        await until(lambda: words in self.text, f"{words!r} in {self.text[-2000:]!r}")

    async def types(self, keys: str) -> None:
        """Type."""
        await self.socket.send_json(["stdin", keys])

    async def closed(self) -> int | None:
        """Wait until the server closed it: the code it gave."""
        await asyncio.wait_for(self._reading, SECONDS)
        return self.socket.close_code

    async def leave(self) -> None:
        """Close the page."""
        await self.socket.close()
        await self._reading


class Site:
    """A server that listens, and how to get there."""

    def __init__(self, server: Server, doors: Doors, port: int, client: ClientSession) -> None:
        self.server = server
        self.doors = doors
        self.port = port
        self.host = f"{LOOPBACK}:{port}"
        self.client = client

    def url(self, path: str) -> str:
        """A path on it, as it is asked for."""
        return f"http://{self.host}{path}"

    def inside(self, path: str) -> str:
        """A path below its token, as it is asked for."""
        return self.url(self.server.guard.root + path)

    async def status(self, path: str, **headers: str) -> int:
        """How it answers."""
        async with self.client.get(self.url(path), headers=headers) as answer:
            return answer.status

    async def page(self, name: str = "page1", **headers: str) -> Page:
        """A page that opens its socket."""
        path = self.inside(f"ws/{name}?width=100&height=30")
        return Page(await self.client.ws_connect(path, headers=headers, autoping=True))

    async def app(self) -> AppProcess:
        """The process of the only page there is, once it runs."""
        await until(lambda: any(each.process for each in self.server.open.values()), "no app runs")
        (app,) = self.server.open.values()
        return app


def starting(store: Path, table: str = "") -> Callable[[str], list[str]]:
    """The words that start the referee's app on a store."""
    return lambda shown: command(REFEREE, store, "en", shown or table)


@asynccontextmanager
async def site(words: Callable[[str], Sequence[str]], guard: Guard | None = None) -> AsyncIterator[Site]:
    """A server on a free port of this machine, ended at the end."""
    server = Server(lambda shown: list(words(shown)), Speech.of("en"), guard or guard_of(LOOPBACK))
    async with ClientSession() as client:
        with create_server((LOOPBACK, 0)) as bound:
            async with serving(server, bound) as doors:
                yield Site(server, doors, bound.getsockname()[1], client)


async def until(true: Callable[[], bool], otherwise: str) -> None:
    """Wait for something that happens in its own time."""
    for _ in range(int(SECONDS / 0.02)):
        if true():
            return
        await asyncio.sleep(0.02)
    raise AssertionError(otherwise)
