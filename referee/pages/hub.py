"""Keeps open pages up to date: whatever is followed is looked at once for all who follow it, however many they are.

A page is sent anew only when what *its reader* sees of the thing has changed, with a number that counts these changes
alone: neither when a message comes nor how it is numbered tells of what he may not see. A slow reader skips what he has
not read when there is something newer. All looks and all rendering happen in one thread beside the server's own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from typing import Any, TypeVar

from aiohttp import web

from referee.errors import RefereeError
from referee.pages.followed import Gone, Live, Thing, View, Watched

__all__ = ["Gone", "Hub", "Live", "Watched"]

LOOK = 0.15
"""Seconds between two looks at what somebody follows."""
BEAT = 10.0
"""Seconds after which a page that has nothing new hears that there is nothing new."""
PATIENCE = 20.0
"""Seconds that a reader gets to take a message in."""
KEPT = 60.0
"""Seconds for which what nobody follows is still kept."""
MOST_STREAMS, MOST_THINGS = 600, 150
"""Pages that are kept up to date, and things that are followed for them."""
STILL, ENDED = b"event: beat\ndata:\n\n", b"event: ended\ndata:\n\n"
AGAIN = 2000
"""Milliseconds after which a browser that lost us comes back."""
Made = TypeVar("Made")


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
        if self.streams >= MOST_STREAMS or self._closed:
            return web.Response(status=503, headers={"Retry-After": "5"})
        answer = web.StreamResponse(headers={"Content-Type": "text/event-stream", "Cache-Control": "no-store"})
        with self._reader(await self._view(live)) as (view, woken):
            try:
                await answer.prepare(request)
                self.stays(request)
                await self._read_on(answer, view, woken)
            except (ConnectionError, TimeoutError):  # who has gone, or takes nothing in any more, is let go of at once
                if request.transport is not None:
                    request.transport.abort()
        return answer

    @contextmanager
    def _reader(self, view: View) -> Iterator[tuple[View, asyncio.Event]]:
        """One more who reads this; woken when there is anything new."""
        woken = asyncio.Event()
        self.streams += 1
        view.readers.add(woken)
        try:
            yield view, woken
        finally:
            view.readers.discard(woken)
            self.streams -= 1

    async def _read_on(self, answer: web.StreamResponse, view: View, woken: asyncio.Event) -> None:
        await _write(answer, b"retry: %d\n\n" % AGAIN)
        sent = -1
        while not self._closed:
            woken.clear()
            if view.over:
                await _write(answer, ENDED)
                return
            if view.number != sent:
                sent = view.number
                await _write(answer, view.message)
            with suppress(TimeoutError):
                await asyncio.wait_for(woken.wait(), BEAT)
            if not woken.is_set():
                await _write(answer, STILL)

    async def _view(self, live: Live) -> View:
        """How it is seen now."""
        thing = self._things.get(live.thing) or self._open(live)
        thing.wanted = asyncio.get_running_loop().time()
        try:
            await self._look(thing)
        except RefereeError:
            if not thing.views:  # it was never there: nothing of it is kept
                await self._let_go(live.thing, thing)
            raise
        async with thing.looking:
            view = thing.views.get(live.view)
            if view is None:
                view = View(live.render)
                view.show(await self._away(live.render, thing.watched))
                thing.views[live.view] = view
        return view

    def _open(self, live: Live) -> Thing:
        """Begin to follow it; what nobody reads makes room. Raises `HTTPServiceUnavailable`."""
        loop = asyncio.get_running_loop()
        if self._closed or (len(self._things) >= MOST_THINGS and not self._makes_room()):
            raise web.HTTPServiceUnavailable
        thing = self._things[live.thing] = Thing(live.opened(), loop.time())
        task = loop.create_task(self._follow(live.thing, thing))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return thing

    def _makes_room(self) -> bool:
        """Is there something that nobody reads? What was asked for longest ago goes."""
        unread = [key for key, thing in self._things.items() if not thing.followed]
        if unread:
            oldest = min(unread, key=lambda key: self._things[key].wanted)
            self._things.pop(oldest).wanted = float("-inf")
        return bool(unread)

    async def _look(self, thing: Thing) -> None:
        """Look at it, unless that was done just now, and render anew what is read."""
        now = asyncio.get_running_loop().time
        async with thing.looking:
            if now() - thing.looked < LOOK:
                return
            changed = await self._away(thing.watched.look)
            thing.looked = now()
            if changed:
                await self._show(thing)

    async def _show(self, thing: Thing) -> None:
        thing.forget_unread()
        for key, view in list(thing.views.items()):
            try:
                view.show(await self._away(view.render, thing.watched))
            except Gone:
                view.end()
                del thing.views[key]

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
        await self._let_go(key, thing)

    async def _let_go(self, key: Hashable, thing: Thing) -> None:
        if self._things.get(key) is thing:
            del self._things[key]
        thing.wanted = float("-inf")
        await self._away(thing.watched.close)

    async def _away(self, make: Callable[..., Made], *about: Any) -> Made:
        """Make something in the other thread."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, make, *about)

    async def close(self) -> None:
        """End every stream, and let go of everything."""
        if self._closed:
            return
        self._closed = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for thing in self._things.values():
            for view in thing.views.values():
                view.wake()
            await self._away(thing.watched.close)
        self._thread.shutdown(wait=False)


async def _write(answer: web.StreamResponse, said: bytes) -> None:
    async with asyncio.timeout(PATIENCE):
        await answer.write(said)
