"""Listens for pages: gives out the page, and ties each socket of one to an app process of its own."""

from __future__ import annotations

import asyncio
import json
import signal
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from aiohttp import WSCloseCode, WSMsgType, web

from referee.serving.guard import Guard
from referee.serving.page import OURS, THEIRS, headers, html
from referee.serving.process import PATIENCE, AppProcess
from referee.speech import Speech

MOST_PAGES = 24
MOST_REMEMBERED = 200
LARGEST = 1 << 20
"""The most bytes that a page may send at once."""
HEARTBEAT = 10.0
"""Seconds after which a page that says nothing is asked whether it is still there."""


class Server:
    """The pages of one store. `command` are the words that start an app at a table, empty where none is known."""

    def __init__(self, command: Callable[[str], list[str]], speech: Speech, guard: Guard) -> None:
        self.command = command
        self.speech = speech
        self.guard = guard
        self.open: dict[web.WebSocketResponse, AppProcess] = {}
        self.tables: dict[str, str] = {}

    def application(self) -> web.Application:
        """The routes, behind the guard."""
        entrance, root = self.guard.entrance, self.guard.root
        app = web.Application(middlewares=[self._guarded])
        app.add_routes(
            [
                *(web.get(path, self._page) for path in {entrance, root}),
                web.get(root + r"ws/{page:\w{1,64}}", self._socket),
                web.static(f"{root}static", THEIRS),
                web.static(f"{root}page", OURS),
            ]
        )
        app.on_shutdown.append(self._close)
        return app

    @web.middleware
    async def _guarded(
        self, request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        if not self.guard.passes(request.path, request.host, request.headers.get("Origin", "")):
            return web.Response(status=403, text=self.speech.say("serve-refused"))
        return await handler(request)

    async def _page(self, request: web.Request) -> web.Response:
        text = html(self.speech, self.guard.root, request.query.get("fontsize", ""))
        return web.Response(text=text, content_type="text/html", headers=headers(request.host))

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        if len(self.open) >= MOST_PAGES:
            return web.Response(status=503, text=self.speech.say("serve-full"))
        page = request.match_info["page"]
        answer = web.WebSocketResponse(timeout=1.0, heartbeat=HEARTBEAT, max_msg_size=LARGEST)
        app = self.open[answer] = AppProcess(self.command(self.tables.get(page, "")), answer)
        try:
            await answer.prepare(request)
            await app.start(_number(request, "width", 80), _number(request, "height", 24))
            await self._pass_on(answer, app)
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

    async def _pass_on(self, answer: web.WebSocketResponse, app: AppProcess) -> None:
        """What the page says, to the app, until one of them is gone; what makes no sense is the page's end."""
        async for message in answer:
            if message.type is not WSMsgType.TEXT:
                continue
            try:
                what, *with_ = json.loads(message.data)
                await self._said(answer, app, what, with_[0] if with_ else None)
            except (ValueError, TypeError, KeyError):
                await answer.close(code=WSCloseCode.UNSUPPORTED_DATA)

    async def _said(self, answer: web.WebSocketResponse, app: AppProcess, what: str, value: Any) -> None:
        match what:
            case "stdin":
                await app.send_bytes(str(value).encode(errors="replace"))
            case "resize":
                await app.set_terminal_size(int(value["width"]), int(value["height"]))
            case "ping":
                await answer.send_json(["pong", value])

    async def _close(self, app: web.Application) -> None:
        """End every page; it comes back by itself if the server does."""
        pages = [each.close(code=WSCloseCode.GOING_AWAY) for each in self.open if each.prepared]
        await asyncio.gather(*pages, return_exceptions=True)


def _number(request: web.Request, name: str, otherwise: int) -> int:
    given = request.query.get(name, "")
    return int(given) if given.isascii() and given.isdecimal() and len(given) < 6 else otherwise


async def listen(server: Server, at: socket.socket, ready: Callable[[], None]) -> None:
    """Serve on a bound socket until the process is told to end."""
    runner = web.AppRunner(server.application(), access_log=None, shutdown_timeout=PATIENCE + 2)
    await runner.setup()
    try:
        await web.SockSite(runner, at).start()
        ready()
        await _told_to_end()
    finally:
        await runner.cleanup()


async def _told_to_end() -> None:
    end = asyncio.Event()
    for each in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # where there are no such signals, Ctrl-C is an exception
            asyncio.get_running_loop().add_signal_handler(each, end.set)
    await end.wait()
