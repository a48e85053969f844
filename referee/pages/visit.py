"""What a handler gets of a request: the language, the addresses to write into the page, and the hall."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from aiohttp import web
from msgspec import Struct

from referee.errors import RefereeError, UnknownId
from referee.languages import LANGUAGES, OTHERWISE, facts
from referee.pages.hall import Hall
from referee.views.voice import Voice

OF_A_LANGUAGE = "{lang:" + "|".join(LANGUAGES) + "}"


class Visit(Struct, frozen=True):
    """Somebody asks for a page in a language. `root` stands before the address of every page in it: `/HALL/nl`."""

    hall: Hall
    request: web.Request
    lang: str

    @property
    def root(self) -> str:
        """What the addresses of all pages in this language begin with."""
        return f"{self.hall.root}/{self.lang}"

    @property
    def path(self) -> str:
        """The address asked for, below the language: `/table/abc`."""
        return self.request.path.removeprefix(self.root)

    @property
    def voice(self) -> Voice:
        """What is said in its language."""
        return self.hall.voice(self.lang)

    @property
    def others(self) -> list[tuple[str, str, str]]:
        """This page in every language: its code, its name, the address."""
        asked = f"?{self.request.query_string}" if self.request.query_string else ""
        return [(lang, facts(lang).name, f"{self.hall.root}/{lang}{self.path}{asked}") for lang in LANGUAGES]

    def given(self, name: str) -> str:
        """A part of the address that has a name; empty if it has none."""
        return self.request.match_info.get(name, "")


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
    from referee.pages.rendering import page

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
