"""The pages of a store for the tests: a server that listens in this process, asked as a phone asks it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from socket import create_server
from ssl import SSLContext
from typing import NamedTuple

from aiohttp import ClientResponse, ClientSession
from multidict import CIMultiDictProxy

from referee.desk.desk import Desk
from referee.pages.hall import Hall
from referee.serving.doors import Doors
from referee.serving.guard import LOOPBACK, Guard, guard_of
from referee.serving.server import Server, serving
from referee.speech import Speech

TOKEN = "thehall"
NOW = 1_800_000_000.0


class Answer(NamedTuple):
    """What a page was answered with."""

    status: int
    text: str
    headers: CIMultiDictProxy[str]


class OpenHall:
    """The pages that are served, and how to get at them."""

    def __init__(self, hall: Hall, app: Guard, doors: Doors, port: int, client: ClientSession) -> None:
        self.hall = hall
        self.app = app
        self.doors = doors
        self.port = port
        self.host = f"{LOOPBACK}:{port}"
        self.client = client

    def url(self, path: str) -> str:
        """A page of the hall, as it is asked for: `/en/table/abc`."""
        return f"http://{self.host}{self.hall.root}{path}"

    async def get(self, path: str, **headers: str) -> Answer:
        """A page as it stands now: nothing that was looked at a moment ago counts."""
        for thing in self.hall.hub._things.values():
            thing.looked = float("-inf")
        async with self.client.get(self.url(path), headers=headers, allow_redirects=False) as answer:
            return await _told(answer)

    async def post(self, path: str, said: dict[str, str], **headers: str) -> Answer:
        """What a form says, as a browser sends it from a page of ours."""
        sent = {"Origin": f"http://{self.host}"} | headers
        async with self.client.post(self.url(path), data=said, headers=sent, allow_redirects=False) as answer:
            return await _told(answer)


async def _told(answer: ClientResponse) -> Answer:
    return Answer(answer.status, await answer.text(), answer.headers)


@asynccontextmanager
async def open_hall(
    store: Path, port: int = 0, now: float = NOW, tls: SSLContext | None = None
) -> AsyncIterator[OpenHall]:
    """The pages of this store on this machine, at a free port or at this one, ended at the end."""
    hall = Hall(store, TOKEN, lambda: now)
    server = Server(lambda shown: [], Speech.of("en"), guard_of(LOOPBACK), hall)
    async with ClientSession() as client:
        with create_server((LOOPBACK, port)) as bound:
            async with serving(server, bound, tls) as doors:
                yield OpenHall(hall, server.guard, doors, bound.getsockname()[1], client)


def played(store: Path, game: str, lines: Sequence[str] = ()) -> str:
    """The id of a table with this game, and these lines typed after it."""
    desk = Desk(store)
    try:
        log = desk.bring_in(game)
        for line in lines:
            log.enter(line)
        return log.stream
    finally:
        desk.close()


def typed(store: Path, table: str, *lines: str) -> None:
    """Lines typed at a table by somebody else."""
    desk = Desk(store)
    try:
        log = desk.table(table)
        for line in lines:
            log.enter(line)
    finally:
        desk.close()
