"""A table, for everybody: on a phone, and on a wall to be read from across the room."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from aiohttp import web

from referee.desk.following import Following
from referee.pages.addresses import get
from referee.pages.followed import AsItStoodLast
from referee.pages.hall import Hall
from referee.pages.hub import Live
from referee.pages.rendering import fragment, page
from referee.pages.ring import ring
from referee.pages.scanning import scanned
from referee.pages.visit import Visit
from referee.views.public_face import public_face


class FollowedTable(AsItStoodLast):
    """A table of the store."""

    def __init__(self, hall: Hall, stream: str) -> None:
        self.following = Following(hall.store, stream)
        super().__init__(self.following, known=lambda: bool(self.following.table.seats))


def routes(hall: Hall) -> list[web.RouteDef]:
    """The page, the same for a wall, and what keeps both up to date."""
    return [
        get(hall, "/table/{id}", _table),
        get(hall, "/table/{id}/live", _table_live),
        get(hall, "/table/{id}/wall", _wall),
        get(hall, "/table/{id}/wall/live", _wall_live),
    ]


def followed(hall: Hall, stream: str, view: Hashable, render: Callable[[FollowedTable], str]) -> Live:
    """A table, however it is shown: all who look at it look at one and the same."""
    return Live(("table", stream), lambda: FollowedTable(hall, stream), view, render)


def for_everybody(hall: Hall, stream: str, lang: str, wall: bool = False) -> Live:
    """A table as everybody sees it, on a phone or on a wall."""
    voice, template = hall.voice(lang), "live/table.html"

    def render(table: FollowedTable) -> str:
        face = public_face(table.following, voice)
        stale = table.stale(voice.say, "watch-stale")
        return fragment(
            voice.speech, template, face=face, stale=stale, places=ring(len(face.seats)), wall=wall, covered=()
        )

    return followed(hall, stream, ("everybody", wall, lang), render)


def titled(hall: Hall, stream: str, lang: str) -> Live:
    """What a table is called."""

    def render(table: FollowedTable) -> str:
        return public_face(table.following, hall.voice(lang)).title

    return followed(hall, stream, ("title", lang), render)


async def _table(visit: Visit) -> web.StreamResponse:
    return await _page(visit, "table.html", wall=False)


async def _wall(visit: Visit) -> web.StreamResponse:
    return await _page(visit, "wall.html", wall=True)


async def _page(visit: Visit, template: str, wall: bool) -> web.StreamResponse:
    hall, table = visit.hall, visit.given("id")
    now = await hall.hub.text(for_everybody(hall, table, visit.lang, wall))
    title = await hall.hub.text(titled(hall, table, visit.lang))
    scan = scanned(hall) if wall else None
    live = f"{visit.root}{visit.path}/live"
    return page(visit, template, live=live, now=now, title=title, id=table, scan=scan)


async def _table_live(visit: Visit) -> web.StreamResponse:
    return await _followed(visit, wall=False)


async def _wall_live(visit: Visit) -> web.StreamResponse:
    return await _followed(visit, wall=True)


async def _followed(visit: Visit, wall: bool) -> web.StreamResponse:
    live = for_everybody(visit.hall, visit.given("id"), visit.lang, wall)
    return await visit.hall.hub.stream(visit.request, live)
