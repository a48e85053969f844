"""Listens for pages: gives out the page, ties each socket of one to an app process of its own, and passes on files.

A page that says something that nobody would say is closed. What goes wrong in here is said in a line (`notices.py`).
"""

from __future__ import annotations

import asyncio
import gc
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from socket import socket
from ssl import SSLContext

from aiohttp import WSCloseCode, WSMsgType, web
from msgspec.structs import replace

from referee.pages.application import application
from referee.pages.hall import Hall
from referee.serving.doors import Doors, Inside, open_doors
from referee.serving.guard import Guard
from referee.serving.messages import LARGEST, Declined, Nonsense, Pinged, Resized, Size, Told, Typed, from_page
from referee.serving.notices import Notices
from referee.serving.page import OURS, THEIRS, headers, html
from referee.serving.process import PATIENCE, AppProcess
from referee.serving.transfers import SECONDS
from referee.speech import Speech

MOST_PAGES = 24
MOST_REMEMBERED = 200
LARGEST_FORM = 1 << 14
"""Bytes of what a form may say; files are taken in parts, and bounded there."""
HEARTBEAT = 10.0
"""Seconds after which a page that says nothing is asked whether it is still there."""


class Server:
    """The app of one store in a browser. `command` are the words that start one at a table, empty where none is known.

    The pages of the `hall`, if there are any, stand beside it under a token of their own.
    """

    def __init__(
        self, command: Callable[[str], list[str]], speech: Speech, guard: Guard, hall: Hall | None = None
    ) -> None:
        self.command = command
        self.speech = speech
        self.guard = guard
        self.hall = hall
        self.notices = Notices(speech)
        self.open: dict[web.WebSocketResponse, AppProcess] = {}
        self.tables: dict[str, str] = {}
        self._starting = asyncio.Lock()

    def application(self) -> web.Application:
        """The routes, behind the guard."""
        root = self.guard.root
        app = web.Application(client_max_size=LARGEST_FORM, middlewares=[self._guarded])
        app.add_routes(
            [
                *(web.get(path, self._page) for path in (self.guard.entrance, root)),
                web.get(root + r"ws/{page:\w{1,64}}", self._socket),
                web.put(root + r"file/{key:[\w-]{1,64}}", self._comes),
                web.get(root + r"file/{key:[\w-]{1,64}}", self._goes, allow_head=False),
                web.static(f"{root}static", THEIRS),
                web.static(f"{root}page", OURS),
            ]
        )
        if self.hall is not None:
            self.hall.hub.stays = _stay
            app.add_subapp(self.hall.root, application(self.hall))
        app.on_shutdown.append(self._close)
        return app

    @property
    def guards(self) -> tuple[Guard, ...]:
        """Those at the app, and at the hall: they answer to the same names."""
        return (self.guard, *([replace(self.guard, token=self.hall.token)] if self.hall is not None else []))

    def doors(self, server: web.Server) -> Doors:
        """How connections come in."""
        sentences = {403: self.speech.say("serve-refused"), 503: self.speech.say("serve-full")}
        return Doors(server, [guard.knows for guard in self.guards], sentences)

    @web.middleware
    async def _guarded(
        self, request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        if (inside := _inside(request)) is not None:
            inside.begin()
        asked = request.path, request.host, request.headers.get("Origin", "")
        if not any(guard.passes(*asked) for guard in self.guards):
            return web.Response(status=403, text=self.speech.say("serve-refused"))
        return await handler(request)

    async def _page(self, request: web.Request) -> web.Response:
        text = html(self.speech, self.guard.root, request.query.get("fontsize", ""))
        return web.Response(text=text, content_type="text/html", headers=headers(request.host))

    # A page and its app

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        if len(self.open) >= MOST_PAGES:
            return web.Response(status=503, text=self.speech.say("serve-full"))
        page = request.match_info["page"]
        answer = web.WebSocketResponse(timeout=1.0, heartbeat=HEARTBEAT, max_msg_size=LARGEST)
        app = self.open[answer] = AppProcess(self.command(self.tables.get(page, "")), answer, self.notices.tell)
        try:
            await answer.prepare(request)
            if (inside := _inside(request)) is not None:
                inside.stay()
            async with self._starting:  # one at a time, so that a game that goes on is not held up
                await app.start(Size(_number(request, "width", 80), _number(request, "height", 24)))
            await self._listen(answer, app)
        finally:
            await asyncio.shield(self._ended(page, answer, app))
        return answer

    async def _ended(self, page: str, answer: web.WebSocketResponse, app: AppProcess) -> None:
        """The page is gone or its app is: so is the other."""
        if app.table:
            self._remember(page, app.table)
        await app.stop()
        self.open.pop(answer, None)
        if not answer.closed and answer.prepared:
            await answer.close()

    def _remember(self, page: str, table: str) -> None:
        self.tables.pop(page, None)
        self.tables[page] = table
        if len(self.tables) > MOST_REMEMBERED:
            del self.tables[next(iter(self.tables))]

    async def _listen(self, answer: web.WebSocketResponse, app: AppProcess) -> None:
        """What the page says, to the app, until one of them is gone; what makes no sense is the page's end."""
        async for message in answer:
            try:
                if message.type is not WSMsgType.TEXT:
                    raise Nonsense
                match from_page(message.data):
                    case Typed() | Resized() as said:
                        await app.hear(said)
                    case Pinged() as ping:
                        await app.answer(ping)
                    case Declined():
                        await app.hear(Told("declined"))
            except Nonsense:
                await answer.close(code=WSCloseCode.UNSUPPORTED_DATA)

    # Files

    def _with(self, request: web.Request, going: bool) -> AppProcess | None:
        """The app that asks for this file, or offers it."""
        key = request.match_info["key"]
        return next((app for app in self.open.values() if app.files.is_asked(key, going)), None)

    async def _comes(self, request: web.Request) -> web.Response:
        app = self._with(request, going=False)
        if app is None:
            return web.Response(status=404)
        if (inside := _inside(request)) is not None:
            inside.begin(SECONDS)
        status, news, name = await app.files.take(request)
        await app.hear(Told(news, name))
        return web.Response(status=status)

    async def _goes(self, request: web.Request) -> web.StreamResponse:
        app = self._with(request, going=True)
        if app is None:
            return web.Response(status=404)
        if (inside := _inside(request)) is not None:
            inside.begin(SECONDS)
        answer = await app.files.give(request, headers(request.host))
        await app.hear(Told("done"))
        return answer

    async def _close(self, app: web.Application) -> None:
        """End every page; it comes back by itself if the server does."""
        pages = [each.close(code=WSCloseCode.GOING_AWAY) for each in self.open if each.prepared]
        await asyncio.gather(*pages, return_exceptions=True)


def _inside(request: web.Request) -> Inside | None:
    """Its connection."""
    return request.protocol if isinstance(request.protocol, Inside) else None


def _stay(request: web.Request) -> None:
    """There is no end to this request."""
    if (inside := _inside(request)) is not None:
        inside.stay()


def _number(request: web.Request, name: str, otherwise: int) -> int:
    given = request.query.get(name, "")
    return int(given) if given.isascii() and given.isdecimal() and len(given) < 6 else otherwise


@asynccontextmanager
async def serving(server: Server, at: socket, tls: SSLContext | None = None) -> AsyncIterator[Doors]:
    """While this lasts, a bound socket is served, encrypted if it is said how."""
    with server.notices.heard():
        runner = web.AppRunner(server.application(), access_log=None, shutdown_timeout=PATIENCE + 2)
        await runner.setup()
        assert runner.server is not None
        doors = server.doors(runner.server)
        try:
            async with open_doors(doors, at, tls):
                yield doors
        finally:
            await runner.cleanup()


async def listen(server: Server, at: socket, ready: Callable[[], None], tls: SSLContext | None = None) -> None:
    """Serve on a bound socket until the process is told to end."""
    async with serving(server, at, tls):
        gc.freeze()  # what is loaded now stays: no pause between two keys to look through it again
        ready()
        await _told_to_end()


async def _told_to_end() -> None:
    end = asyncio.Event()
    for each in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # where there are no such signals, Ctrl-C is an exception
            asyncio.get_running_loop().add_signal_handler(each, end.set)
    await end.wait()
