"""A tournament, for everybody: where do I play, its tables, results, ladder and clocks, and all of it on a wall.

Each page shows a part of one record, made of what everybody heard. The ranking has no page before it may be seen: its
address is then one like any other at which nothing stands (`ITC-119`).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any
from urllib.parse import quote

from aiohttp import web
from msgspec import Struct, json

from referee.championship.hall.listening import Listening
from referee.championship.hall.people import MOST_TYPED, found
from referee.championship.hall.records import Person, Whereabouts
from referee.errors import UnknownId
from referee.pages.addresses import Handler, get
from referee.pages.followed import AsItStoodLast
from referee.pages.hall import Hall
from referee.pages.hub import Gone, Live
from referee.pages.rendering import fragment, page
from referee.pages.scanning import scanned
from referee.pages.visit import Visit

SECTIONS = ("where", "tables", "results", "ranking", "ladder", "clock", "penalties")
"""The parts that have a page each, in their order."""
HIDDEN = "ranking"
"""The one that has none before the last duel is over."""


class About(Struct, frozen=True):
    """What has to be known of a tournament beside what a page shows: its name, its players, whether all may be seen."""

    name: str
    people: tuple[Person, ...]
    over: bool


class FollowedCup(AsItStoodLast):
    """A tournament of the store, as it was heard."""

    def __init__(self, hall: Hall, stream: str) -> None:
        self.listening = Listening(hall.store, stream, hall.now)
        super().__init__(self.listening, known=lambda: bool(self.listening.heard.said))


def routes(hall: Hall) -> list[web.RouteDef]:
    """Its first page, one for each part, one for each player, the wall; and what keeps each of them up to date."""
    parts = ["", "/wall", "/where/{number}", *(f"/{name}" for name in SECTIONS if name != "where")]
    pages = [get(hall, f"/cup/{{id}}{path}", _whole(path)) for path in parts]
    streams = [get(hall, f"/cup/{{id}}{path}/live", _stream(path)) for path in parts]
    return [*pages, *streams, get(hall, "/cup/{id}/where", _where)]


def followed(hall: Hall, stream: str, view: Hashable, render: Callable[[FollowedCup], str]) -> Live:
    """A tournament, however it is shown: all who look at it look at one and the same."""
    return Live(("cup", stream), lambda: FollowedCup(hall, stream), view, render)


def for_everybody(hall: Hall, stream: str, lang: str, part: str, number: int = 0) -> Live:
    """A part of a tournament as everybody sees it; `own` is where the player of this number plays."""
    speech, at = hall.voice(lang).speech, address(hall, stream, lang)

    def render(followed: FollowedCup) -> str:
        cup, own = followed.listening.cup(lang), None
        if part == HIDDEN and cup.ranking is None:
            raise Gone
        if part == "own":
            own = _own(followed, number, lang)
        stale = followed.stale(speech.say, "cup-stale")
        scan = scanned(hall) if part == "wall" else None
        tables = followed.listening.at_tables.items()
        shown: dict[str, Any] = {"cup": cup, "own": own, "stale": stale, "at": at, "scan": scan}
        playing = {number: f"{hall.root}/{lang}/table/{quote(game, safe='')}" for number, game in tables}
        return fragment(speech, f"live/cup_{part}.html", playing=playing, **shown)

    return followed(hall, stream, (part, number, lang), render)


def _own(followed: FollowedCup, number: int, lang: str) -> Whereabouts:
    if number not in followed.listening.heard.state.players:
        raise Gone
    return followed.listening.whereabouts(number, lang)


def known_of(hall: Hall, stream: str, lang: str) -> Live:
    """What has to be known of a tournament beside what a page shows, as JSON of `About`."""

    def render(followed: FollowedCup) -> str:
        told = followed.listening.cup(lang)
        return json.encode(About(told.name, told.people, followed.listening.heard.over)).decode()

    return followed(hall, stream, ("about", lang), render)


def address(hall: Hall, stream: str, lang: str) -> str:
    """What the addresses of a tournament begin with."""
    return f"{hall.root}/{lang}/cup/{quote(stream, safe='')}"


async def _about(visit: Visit) -> About:
    """What is known of the tournament asked for. Raises `HTTPNotFound` where there is none, and what the store does."""
    try:
        told = await visit.hall.hub.text(known_of(visit.hall, visit.given("id"), visit.lang))
    except UnknownId:
        raise web.HTTPNotFound from None
    return json.decode(told, type=About)


async def _opened(visit: Visit, path: str) -> tuple[About, Live]:
    """The same, and what a page shows; where it may not be yet it is as if there never was one: `HTTPNotFound`."""
    about = await _about(visit)
    given = visit.given("number")
    number = next((each.number for each in about.people if str(each.number) == given), 0)
    if (given and not number) or (path == f"/{HIDDEN}" and not about.over):
        raise web.HTTPNotFound
    part = "own" if given else path.strip("/") or "overview"
    return about, for_everybody(visit.hall, visit.given("id"), visit.lang, part, number)


def _whole(path: str) -> Handler:
    async def answered(visit: Visit) -> web.StreamResponse:
        about, live = await _opened(visit, path)
        try:
            now = await visit.hall.hub.text(live)
        except Gone:
            raise web.HTTPNotFound from None
        template = "cup_wall.html" if path == "/wall" else "cup.html"
        return _page(visit, template, about, path, live=f"{visit.root}{visit.path}/live", now=now)

    return answered


def _stream(path: str) -> Handler:
    async def answered(visit: Visit) -> web.StreamResponse:
        _, live = await _opened(visit, path)
        try:
            return await visit.hall.hub.stream(visit.request, live)
        except Gone:
            raise web.HTTPNotFound from None

    return answered


async def _where(visit: Visit) -> web.StreamResponse:
    """Everybody by name, or those who may be meant by what was typed; one alone is gone to at once."""
    about, typed = await _about(visit), visit.request.query.get("q", "").strip()[:MOST_TYPED]
    meant = found(about.people, typed) if typed else about.people
    if typed and len(meant) == 1:
        raise web.HTTPSeeOther(f"{_at(visit)}/where/{meant[0].number}")
    return _page(visit, "cup_where.html", about, "/where", people=meant, typed=typed)


def _at(visit: Visit) -> str:
    return address(visit.hall, visit.given("id"), visit.lang)


def _page(visit: Visit, template: str, about: About, path: str, **values: Any) -> web.Response:
    parts = [("", "overview"), *((f"/{name}", name) for name in SECTIONS if about.over or name != HIDDEN)]
    here = "/where" if path.startswith("/where") else path
    return page(visit, template, name=about.name, parts=parts, here=here, cup_at=_at(visit), **values)
