"""All addresses of the hall, as an application to be hung in below its token.

Each page's module says its own; one that is to be served is named in `PAGES`.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from aiohttp import web
from aiohttp.typedefs import Middleware

from referee.pages import assets, cup, rulings, seat, start, table, touch
from referee.pages.addresses import sorry
from referee.pages.hall import Hall
from referee.pages.pace import Pace
from referee.pages.visit import Visit, spoken_on

PAGES = (
    assets,
    rulings,
    start,
    table,
    seat,
    cup,
    touch,
)
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def application(hall: Hall) -> web.Application:
    """The pages of the hall."""
    app = web.Application(middlewares=[_at_a_pace(Pace(time.monotonic)), _in_words(hall)])
    for module in PAGES:
        app.add_routes(module.routes(hall))
    app.on_shutdown.append(lambda _: _closed(hall))
    app.on_cleanup.append(lambda _: asyncio.to_thread(hall.phones.close))
    return app


async def _closed(hall: Hall) -> None:
    """No stream and no question is left open."""
    await hall.hub.close()
    await hall.shelf.close()
    for end in hall.ends:
        await end()


def _at_a_pace(pace: Pace) -> Middleware:
    """Who asks faster than a whole hall does is told to wait."""

    @web.middleware
    async def answered(request: web.Request, handler: Handler) -> web.StreamResponse:
        if not pace.may(request.remote or ""):
            return web.Response(status=429, headers={"Retry-After": "10", "Cache-Control": "no-store"})
        return await handler(request)

    return answered


def _in_words(hall: Hall) -> Middleware:
    """What there is not, or may not be, is told on a page."""

    @web.middleware
    async def answered(request: web.Request, handler: Handler) -> web.StreamResponse:
        try:
            return await handler(request)
        except web.HTTPException as error:
            if error.status < 400:
                raise
            visit = Visit(hall, request, spoken_on(hall, request))
            return sorry(visit, error.status, visit.voice.say("hall-nothing_here"))

    return answered
