"""Keeps open pages up to date: whatever is followed is looked at once for all who follow it, however many they are.

A page is sent anew only when what *its reader* sees of the thing has changed, with a number that counts these changes
alone: neither when a message comes nor how it is numbered tells of what he may not see. A slow reader skips what he has
not read when there is something newer. All looks and all rendering happen in one thread beside the server's own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, NamedTuple, Protocol, TypeVar

from aiohttp import ClientConnectionResetError, web

from referee.errors import RefereeError

LOOK = 0.25
"""Seconds between two looks at what somebody follows."""
BEAT = 10.0
"""Seconds after which a page that has nothing new hears that there is nothing new."""
PATIENCE = 20.0
"""Seconds that a reader gets to take a message in."""
KEPT = 60.0
"""Seconds for which what nobody follows is still kept."""
MOST_STREAMS = 600
AGAIN = 2000
"""Milliseconds after which a browser that lost us comes back."""
Made = TypeVar("Made")


class Watched(Protocol):
    """Something that others write to."""

    def look(self) -> bool:
        """Take in what is new; has anything changed? Raises `RefereeError` where there is no such thing."""

    def close(self) -> None:
        """Let go of it."""


class Live(NamedTuple):
    """The live part of a page: what is followed, and how it is shown to whom.

    `thing` names what is followed, `view` who sees it and in which language; `render` makes HTML of what `opened` made.
    """

    thing: Hashable
    opened: Callable[[], Watched]
    view: Hashable
    render: Callable[[Any], str]


class View:
    """What readers of one kind see of a thing, and how often that has changed."""

    def __init__(self, render: Callable[[Any], str]) -> None:
        self.render = render
        self.text = ""
        self.number = 0
        self.readers: set[asyncio.Event] = set()

    def show(self, text: str) -> None:
        """This is to be seen now; readers are woken if it is anything else than before."""
        if text == self.text:
            return
        self.text, self.number = text, self.number + 1
        for reader in self.readers:
            reader.set()


class Thing:
    """What is followed, with its views."""

    def __init__(self, watched: Watched, now: float) -> None:
        self.watched = watched
        self.views: dict[Hashable, View] = {}
        self.looked = self.wanted = now - KEPT
        self.looking = asyncio.Lock()

    @property
    def followed(self) -> bool:
        """Does anybody read on?"""
        return any(view.readers for view in self.views.values())


class Hub:
    """Everything that is followed. `stays` is told of each request that becomes a stream."""

    def __init__(self) -> None:
        self.stays: Callable[[web.Request], None] = lambda request: None
        self.streams = 0
        self._things: dict[Hashable, Thing] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False
        self._thread = ThreadPoolExecutor(1, "hall")

    async def text(self, live: Live) -> str:
        """The live part as it stands now. Raises `RefereeError` where there is no such thing."""
        return (await self._view(live)).text

    async def stream(self, request: web.Request, live: Live) -> web.StreamResponse:
        """The live part now and whenever it changes, until the reader or the server ends. Raises `RefereeError`."""
        if self.streams >= MOST_STREAMS:
            return web.Response(status=503, headers={"Retry-After": "5"})
        view = await self._view(live)
        answer = web.StreamResponse(headers={"Content-Type": "text/event-stream", "Cache-Control": "no-store"})
        await answer.prepare(request)
        self.stays(request)
        woken = asyncio.Event()
        self.streams += 1
        view.readers.add(woken)
        try:
            await self._read_on(answer, view, woken)
        except (ConnectionError, ClientConnectionResetError, TimeoutError):
            pass
        finally:
            view.readers.discard(woken)
            self.streams -= 1
        return answer

    async def _read_on(self, answer: web.StreamResponse, view: View, woken: asyncio.Event) -> None:
        await _write(answer, f"retry: {AGAIN}\n\n")
        sent = -1
        while not self._closed:
            woken.clear()
            if view.number != sent:
                sent = view.number
                await _write(answer, _message(sent, view.text))
            with suppress(TimeoutError):
                await asyncio.wait_for(woken.wait(), BEAT)
            if not woken.is_set():
                await _write(answer, "event: beat\ndata:\n\n")

    async def _view(self, live: Live) -> View:
        """How it is seen now."""
        loop = asyncio.get_running_loop()
        thing = self._things.get(live.thing)
        if thing is None:
            thing = self._things[live.thing] = Thing(live.opened(), loop.time())
            task = asyncio.create_task(self._follow(live.thing, thing))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        thing.wanted = loop.time()
        await self._look(thing)
        async with thing.looking:
            view = thing.views.get(live.view)
            if view is None:
                view = View(live.render)
                view.show(await self._away(live.render, thing.watched))
                thing.views[live.view] = view
        return view

    async def _look(self, thing: Thing) -> None:
        """Look at it, unless that was done just now, and render anew what is read."""
        now = asyncio.get_running_loop().time
        async with thing.looking:
            if now() - thing.looked < LOOK:
                return
            changed = await self._away(thing.watched.look)
            thing.looked = now()
            if not changed:
                return
            thing.views = {key: view for key, view in thing.views.items() if view.readers}
            for view in list(thing.views.values()):
                view.show(await self._away(view.render, thing.watched))

    async def _follow(self, key: Hashable, thing: Thing) -> None:
        """Look again and again while anybody reads; let go of it some time after that."""
        loop = asyncio.get_running_loop()
        while thing.followed or loop.time() - thing.wanted < KEPT:
            await asyncio.sleep(LOOK)
            if not thing.followed:
                continue
            thing.wanted = loop.time()
            try:
                await self._look(thing)
            except RefereeError:
                continue
            except Exception as error:  # whatever the store holds, pages that are open go on
                loop.call_exception_handler({"message": "hall", "exception": error})
        del self._things[key]
        await self._away(thing.watched.close)

    async def _away(self, make: Callable[..., Made], *about: Any) -> Made:
        """Make something in the other thread."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, make, *about)

    async def close(self) -> None:
        """End every stream, and let go of everything."""
        self._closed = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for thing in self._things.values():
            for view in thing.views.values():
                for reader in view.readers:
                    reader.set()
            await self._away(thing.watched.close)
        self._thread.shutdown(wait=False)


def _message(number: int, text: str) -> str:
    lines = "\n".join(f"data: {line}" for line in text.splitlines())
    return f"id: {number}\n{lines}\n\n"


async def _write(answer: web.StreamResponse, said: str) -> None:
    await asyncio.wait_for(answer.write(said.encode()), PATIENCE)
