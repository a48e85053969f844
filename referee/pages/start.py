"""Where everybody comes in: the tables that are open, the tournaments, the rulings."""

from __future__ import annotations

from contextlib import closing

from aiohttp import web
from msgspec import Struct

from referee.desk.stored_game import tables_of
from referee.journal import Journal, StreamInfo
from referee.pages.hall import Hall
from referee.pages.hub import Live
from referee.pages.rendering import fragment, page
from referee.pages.visit import OF_A_LANGUAGE, Visit, get, language_of
from referee.speech import visible

MOST = 40
"""Tables that are listed, those touched last."""
TOURNAMENT = "tournament"


class Place(Struct, frozen=True):
    """A table or a tournament: where its page is, below the language, and what it is called."""

    path: str
    name: str


class Open:
    """What the store holds; looked at as what is followed is."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.tables: tuple[Place, ...] = ()
        self.tournaments: tuple[Place, ...] = ()

    def look(self) -> bool:
        """List it anew; is it another list? Raises `RefereeError`."""
        before = self.tables, self.tournaments
        with closing(Journal.open(self.hall.store)) as journal:
            found = [each for each in journal.streams() if each.kind == TOURNAMENT and each.length]
            self.tables = tuple(Place(f"/table/{each.id}", _name(each)) for each in tables_of(journal)[:MOST])
            self.tournaments = tuple(Place(f"/cup/{each.id}", _name(each)) for each in found[::-1][:MOST])
        return before != (self.tables, self.tournaments)

    def close(self) -> None:
        """There is nothing to let go of."""


def _name(info: StreamInfo) -> str:
    return visible(info.title).strip() or info.id


def routes(hall: Hall) -> list[web.RouteDef]:
    """The way in, and the start page of each language."""

    async def way_in(request: web.Request) -> web.StreamResponse:
        raise web.HTTPSeeOther(f"{hall.root}/{language_of(request)}/", headers={"Cache-Control": "no-store"})

    async def to_start(request: web.Request) -> web.StreamResponse:
        raise web.HTTPSeeOther(f"{hall.root}/{request.match_info['lang']}/")

    return [
        web.get("", way_in),
        web.get("/", way_in),
        web.get(f"/{OF_A_LANGUAGE}", to_start),
        get(hall, "/", _start),
        get(hall, "/live", _live),
    ]


def _shown(visit: Visit) -> Live:
    def render(found: Open) -> str:
        return fragment(
            visit.voice.speech, "live/start.html", visit.root, tables=found.tables, tournaments=found.tournaments
        )

    return Live("start", lambda: Open(visit.hall), visit.lang, render)


async def _start(visit: Visit) -> web.StreamResponse:
    now = await visit.hall.hub.text(_shown(visit))
    return page(visit, "start.html", live=f"{visit.root}/live", now=now)


async def _live(visit: Visit) -> web.StreamResponse:
    return await visit.hall.hub.stream(visit.request, _shown(visit))
