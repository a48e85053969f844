"""How an address is tied to the handler that answers it: in a language, and in words where there is nothing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from aiohttp import web

from referee.errors import RefereeError, UnknownId
from referee.languages import LANGUAGES, OTHERWISE
from referee.pages.hall import Hall
from referee.pages.rendering import page
from referee.pages.visitor import Visit

__all__ = ["Visit", "get", "language_of", "post", "sorry", "spoken_on"]

OF_A_LANGUAGE = "{lang:" + "|".join(LANGUAGES) + "}"


Handler = Callable[[Visit], Awaitable[web.StreamResponse]]


def get(hall: Hall, path: str, handler: Handler) -> web.RouteDef:
    """Who gives out the page at this address below the language: `get(hall, "/table/{id}", handler)`."""
    streams = path.endswith("/live")  # without a body there is nothing to follow
    return web.get(f"/{OF_A_LANGUAGE}{path}", _visited(hall, handler), allow_head=not streams)


def post(hall: Hall, path: str, handler: Handler) -> web.RouteDef:
    """Who hears what a form of one of our own pages says. From elsewhere, or where the browser does not tell: 403."""

    async def ours(visit: Visit) -> web.StreamResponse:
        if visit.request.headers.get("Origin", "").partition("://")[2] != visit.request.host:
            raise web.HTTPForbidden
        return await handler(visit)

    return web.post(f"/{OF_A_LANGUAGE}{path}", _visited(hall, ours))


def _visited(hall: Hall, handler: Handler) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    async def answered(request: web.Request) -> web.StreamResponse:
        visit = Visit(hall, request, request.match_info["lang"])
        try:
            return await handler(visit)
        except UnknownId as error:
            return sorry(visit, 404, visit.voice.wrong(error))
        except RefereeError as error:
            return sorry(visit, 503, visit.voice.wrong(error))

    return answered


def sorry(visit: Visit, status: int, why: str) -> web.Response:
    """A page that says in words why there is none."""
    return page(visit, "sorry.html", status=status, why=why)


def spoken_on(hall: Hall, request: web.Request) -> str:
    """The language of an address that there is not: the one that stands in it, else the browser's."""
    first = request.path.removeprefix(hall.root).partition("/")[2].partition("/")[0]
    return first if first in LANGUAGES else language_of(request)


def language_of(request: web.Request) -> str:
    """The first language of ours that the browser asks for; English if it asks for none."""
    asked = request.headers.get("Accept-Language", "")[:200].split(",")
    codes = [each.partition(";")[0].strip()[:2].lower() for each in asked]
    return next((code for code in codes if code in LANGUAGES), OTHERWISE)
