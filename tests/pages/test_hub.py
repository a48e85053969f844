"""Whoever follows something hears of it when what he sees of it changes, and of nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
from aiohttp import ClientResponse, web
from aiohttp.test_utils import TestClient, TestServer

from referee.errors import UnknownId
from referee.pages import hub as hub_module
from referee.pages.hub import Hub, Live
from tests.pages.hearing import next_of

MANY = 40


class Told:
    """Something followed: what everybody sees of it, and what one seat does."""

    def __init__(self) -> None:
        self.open = self.secret = "at first"
        self.looks = self.closed = 0
        self._seen = ""
        self.missing = False

    def look(self) -> bool:
        """Is it otherwise than at the last look?"""
        self.looks += 1
        if self.missing:
            raise UnknownId("no_such_table", table="x")
        before, self._seen = self._seen, f"{self.open} {self.secret}"
        return before != self._seen

    def close(self) -> None:
        """It is let go of."""
        self.closed += 1


class Opened:
    """A hub that is asked at `/everybody` and `/seat`."""

    def __init__(self, told: Told, client: TestClient, hub: Hub) -> None:  # type: ignore[type-arg]
        self.told, self.client, self.hub = told, client, hub

    async def follow(self, who: str) -> ClientResponse:
        """A stream."""
        return await self.client.get(f"/{who}")

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait for something that happens in its own time."""
        for _ in range(500):
            if true():
                return
            await asyncio.sleep(0.01)
        raise AssertionError


@asynccontextmanager
async def opened() -> AsyncIterator[Opened]:
    """A hub that is served, ended at the end."""
    told, hub = Told(), Hub()
    renders = {"everybody": lambda each: each.open, "seat": lambda each: f"{each.open}, {each.secret}"}

    async def stream(request: web.Request) -> web.StreamResponse:
        who = request.match_info["who"]
        return await hub.stream(request, Live("told", lambda: told, who, renders[who]))

    app = web.Application()
    app.add_routes([web.get("/{who}", stream)])
    app.on_shutdown.append(lambda _: hub.close())
    async with TestClient(TestServer(app)) as client:
        yield Opened(told, client, hub)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """It looks often, so that nobody waits."""
    monkeypatch.setattr(hub_module, "LOOK", 0.01)


async def test_who_sees_no_change_hears_of_none() -> None:
    """Neither a message nor a gap in the numbers tells everybody how often something secret happened."""
    async with opened() as here:
        everybody, seat = await here.follow("everybody"), await here.follow("seat")
        assert [(await next_of(each))[:1] for each in (everybody, seat)] == [("1",), ("1",)]
        for drawn in ("one", "two", "three"):
            here.told.secret = drawn
            assert (await next_of(seat)).text == f"at first, {drawn}"
        here.told.open = "played"
        assert await next_of(everybody) == ("2", "message", "played")
        assert await next_of(seat) == ("5", "message", "played, three")


async def test_what_many_follow_is_looked_at_once() -> None:
    """However many follow it: each look is for all of them."""
    async with opened() as here:
        streams = [await here.follow("everybody") for _ in range(MANY)]
        assert {(await next_of(each)).text for each in streams} == {"at first"}
        before = here.told.looks
        here.told.open = "played"
        assert {await next_of(each) for each in streams} == {("2", "message", "played")}
        assert here.told.looks - before < MANY


async def test_nothing_new_is_said_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that hears nothing for long knows that it is cut off: while nothing happens it hears a beat."""
    monkeypatch.setattr(hub_module, "BEAT", 0.02)
    async with opened() as here:
        stream = await here.follow("everybody")
        assert [(await next_of(stream)).event for _ in range(3)] == ["message", "beat", "beat"]


async def test_what_nobody_follows_is_let_go_of(monkeypatch: pytest.MonkeyPatch) -> None:
    """When the last page is closed nothing stays open; the next one opens it anew."""
    monkeypatch.setattr(hub_module, "KEPT", 0.05)
    monkeypatch.setattr(hub_module, "BEAT", 0.02)
    async with opened() as here:
        for times in (1, 2):
            stream = await here.follow("everybody")
            assert await next_of(stream) == ("1", "message", "at first")
            assert here.hub.streams == 1
            stream.close()
            await here.until(lambda times=times: here.told.closed == times and here.hub.streams == 0)
            here.told._seen = ""


async def test_it_ends_with_the_hall() -> None:
    """A stream does not hold up the end of the server."""
    async with opened() as here:
        stream = await here.follow("everybody")
        await next_of(stream)
        await here.hub.close()
        assert await next_of(stream) is None


async def test_what_cannot_be_read_any_more_stays_as_it_was() -> None:
    """Pages that are open go on from where they were, once it can be read again."""
    async with opened() as here:
        stream = await here.follow("everybody")
        await next_of(stream)
        here.told.missing = True
        before = here.told.looks
        await here.until(lambda: here.told.looks > before + 2)
        here.told.missing, here.told.open = False, "played"
        assert await next_of(stream) == ("2", "message", "played")


async def test_too_many_streams_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """They cost what others need; pages are still given out."""
    monkeypatch.setattr(hub_module, "MOST_STREAMS", 1)
    async with opened() as here:
        await next_of(await here.follow("everybody"))
        assert (await here.follow("everybody")).status == 503
