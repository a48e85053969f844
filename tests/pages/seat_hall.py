"""A hall served on this machine, with phones that come with codes, and a referee who logs."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from aiohttp import ClientResponse, ClientSession, CookieJar, web
from msgspec import Struct

from referee.desk.desk import Desk
from referee.desk.hall_register import HallRegister
from referee.journal import Journal
from referee.pages.application import application
from referee.pages.hall import Hall

POSITION = """
sets base death_mesa
title The back room
seat 1 Anna sheriff willy_the_kid life 5/5 hand 4
seat 2 Bruno outlaw slab_the_killer life 1/4 hand 2 play mustang/8h
seat 3 Carla deputy black_jack life 4/4 hand 4
seat 4 Dario outlaw jesse_jones life 4/4 hand 4
turn 1 play
deck 40
"""
DEATH = ("1 duel 2", "2 no", "2 lose 1", "2 out outlaw", "2 bury with beer", "1 draw 3", "2 conjure 1 with curse/8d")


class Message(Struct, frozen=True):
    """What a page was sent: its number and what it says; the kind is empty for a page put anew."""

    kind: str
    number: str
    said: str


class Table:
    """A table that somebody logs, as the app does, and the codes that he gives out."""

    def __init__(self, store: Path, position: str = POSITION) -> None:
        self.desk = Desk(store)
        self.log = self.desk.new(position)
        self._journal = Journal.open(store)
        self.codes = HallRegister(self._journal)

    @property
    def id(self) -> str:
        """What it is called in the store."""
        return self.log.stream

    def enter(self, *lines: str) -> None:
        """Log these."""
        for line in lines:
            self.log.enter(line)

    def issue(self, seat: int) -> str:
        """A new code for a seat."""
        return self.codes.issue(self.id, seat)

    def close(self) -> None:
        """Let go of the store."""
        self.desk.close()
        self._journal.close()


class Phone:
    """A browser with cookies of its own. `base` is the address of the hall."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.host = base.rpartition("/")[0]
        self.browser = ClientSession(cookie_jar=CookieJar(unsafe=True))

    async def get(self, path: str) -> tuple[int, str]:
        """A page below the hall."""
        async with self.browser.get(self.base + path) as answer:
            return answer.status, await answer.text()

    async def post(self, path: str, origin: str = "", **form: str) -> ClientResponse:
        """What a button of a page sends, without going where the answer leads."""
        headers = {"Origin": origin or self.host}
        return await self.browser.post(self.base + path, data=form, headers=headers, allow_redirects=False)

    async def claim(self, code: str) -> int:
        """Press the button of the page at a code."""
        return (await self.post(f"/en/seat/{code}")).status

    async def follow(self, heard: list[Message], path: str = "/en/seat/live") -> int:
        """Take in what the page is sent until that ends; the status if there is nothing to follow."""
        async with self.browser.get(self.base + path) as answer:
            if answer.status != 200:
                return answer.status
            async for message in _messages(answer):
                heard.append(message)
        return 200


async def _messages(answer: ClientResponse) -> AsyncIterator[Message]:
    kind, number, said = "", "", list[str]()
    async for raw in answer.content:
        name, _, value = raw.decode().rstrip("\n").partition(": ")
        if name == "data":
            said.append(value)
        elif name in ("event", "id"):
            kind, number = (value, number) if name == "event" else (kind, value)
        elif not name and (said or kind):
            yield Message(kind, number, "\n".join(said))
            kind, number, said = "", "", []


@asynccontextmanager
async def hall_of(store: Path, phones: int = 1) -> AsyncIterator[list[Phone]]:
    """So many phones in the hall of a store."""
    hall = Hall(store, "halltoken")
    app = web.Application()
    app.add_subapp(hall.root, application(hall))
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    assert site._server is not None
    port = site._server.sockets[0].getsockname()[1]  # type: ignore[attr-defined]
    there = [Phone(f"http://127.0.0.1:{port}{hall.root}") for _ in range(phones)]
    try:
        yield there
    finally:
        for each in there:
            await each.browser.close()
        await runner.cleanup()


async def until(heard: list[Message], number: int, seconds: float = 20.0) -> None:
    """Wait until so many messages came, or for some time."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while len(heard) < number:
                await asyncio.sleep(0.02)
