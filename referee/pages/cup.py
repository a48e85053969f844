"""A tournament, for everybody: where do I play, its tables, results, ladder and clocks, and all of it on a wall.

Each page shows a part of one record, made of what everybody heard. The ranking has no page before it may be seen: its
address is then one like any other at which nothing stands (`ITC-119`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import web
from msgspec import Struct, json

from referee.championship.hall.listening import Listening
from referee.championship.hall.people import MOST_TYPED, found
from referee.championship.hall.records import Person
from referee.errors import RefereeError, UnknownId
from referee.pages.hall import Hall
from referee.pages.hub import Live
from referee.pages.rendering import fragment, page
from referee.pages.visit import Visit, get

SECTIONS = ("where", "tables", "results", "ranking", "ladder", "clock", "penalties")
"""The parts that have a page each, in their order."""
HIDDEN = "ranking"
"""The one that has none before the last duel is over."""


class About(Struct, frozen=True):
    """What has to be known of a tournament beside what a page shows: its name, its players, whether all may be seen."""

    name: str
    people: tuple[Person, ...]
    over: bool


class FollowedCup:
    """A tournament of the store. While the store cannot be read it stays as it was heard last, and `wrong` says why."""

    def __init__(self, hall: Hall, stream: str) -> None:
        self.listening = Listening(hall.store, stream, hall.now)
        self.wrong: RefereeError | None = None

    def look(self) -> bool:
        """Hear what is new; is anything else to be seen? Raises `RefereeError` where it was never there."""
        changed, wrong = False, None
        try:
            changed = self.listening.look()
        except RefereeError as error:
            if not self.listening.heard.said:
                raise
            wrong = error
        trouble = (wrong is None) != (self.wrong is None)
        self.wrong = wrong
        return changed or trouble

    def close(self) -> None:
        """Let go of the store."""
        self.listening.close()


def routes(hall: Hall) -> list[web.RouteDef]:
    """Its first page, one for each part, one for each player, the wall; and what keeps each of them up to date."""
    pages: dict[str, Callable[[Visit], Live]] = {"": _part("overview"), "/wall": _part("wall"), "/where/{number}": _own}
    pages |= {f"/{name}": _part(name) for name in SECTIONS if name != "where"}
    followed = [
        each
        for path, live in pages.items()
        for each in (
            get(hall, f"/cup/{{id}}{path}", _whole(live, path)),
            get(hall, f"/cup/{{id}}{path}/live", _stream(live, path)),
        )
    ]
    return [*followed, get(hall, "/cup/{id}/where", _where)]


def _live(visit: Visit, view: Any, render: Callable[[FollowedCup], str]) -> Live:
    """The tournament asked for, however it is shown: all who look at it look at one and the same."""
    stream = visit.given("id")
    return Live(("cup", stream), lambda: FollowedCup(visit.hall, stream), (view, visit.lang), render)


def _fragment(visit: Visit, template: str, cup: FollowedCup, **values: Any) -> str:
    speech = visit.voice.speech
    stale = speech.say("cup-stale") if cup.wrong else ""
    told = cup.listening.cup(visit.lang)
    return fragment(speech, f"live/cup_{template}.html", visit.root, cup=told, stale=stale, at=_at(visit), **values)


def _at(visit: Visit) -> str:
    """What the addresses of this tournament begin with."""
    return f"{visit.root}/cup/{visit.given('id')}"


def _part(name: str) -> Callable[[Visit], Live]:
    def live(visit: Visit) -> Live:
        return _live(visit, name, lambda cup: _fragment(visit, name, cup))

    return live


def _own(visit: Visit) -> Live:
    """Where one player plays."""
    given = visit.given("number")

    def render(cup: FollowedCup) -> str:
        return _fragment(visit, "own", cup, own=cup.listening.whereabouts(int(given), visit.lang))

    return _live(visit, ("own", given), render)


async def _about(visit: Visit) -> About:
    """What is known of the tournament asked for. Raises `HTTPNotFound` where there is none, and what the store does."""

    def render(cup: FollowedCup) -> str:
        told = cup.listening.cup(visit.lang)
        return json.encode(About(told.name, told.people, cup.listening.heard.over)).decode()

    try:
        return json.decode(await visit.hall.hub.text(_live(visit, "about", render)), type=About)
    except UnknownId:
        raise web.HTTPNotFound from None


async def _opened(visit: Visit, path: str) -> About:
    """The same, for a page that there is now; else it is as if there never was one. Raises `HTTPNotFound`."""
    about = await _about(visit)
    number = visit.given("number")
    known = not number or number in {str(each.number) for each in about.people}
    if not known or (path == f"/{HIDDEN}" and not about.over):
        raise web.HTTPNotFound
    return about


def _whole(live: Callable[[Visit], Live], path: str) -> Callable[[Visit], Awaitable[web.StreamResponse]]:
    async def answered(visit: Visit) -> web.StreamResponse:
        about = await _opened(visit, path)
        now = await visit.hall.hub.text(live(visit))
        template = "cup_wall.html" if path == "/wall" else "cup.html"
        return _page(visit, template, about, path, live=f"{visit.root}{visit.path}/live", now=now)

    return answered


def _stream(live: Callable[[Visit], Live], path: str) -> Callable[[Visit], Awaitable[web.StreamResponse]]:
    async def answered(visit: Visit) -> web.StreamResponse:
        await _opened(visit, path)
        return await visit.hall.hub.stream(visit.request, live(visit))

    return answered


async def _where(visit: Visit) -> web.StreamResponse:
    """Everybody by name, or those who may be meant by what was typed; one alone is gone to at once."""
    about, typed = await _about(visit), visit.request.query.get("q", "").strip()[:MOST_TYPED]
    meant = found(about.people, typed) if typed else about.people
    if typed and len(meant) == 1:
        raise web.HTTPSeeOther(f"{_at(visit)}/where/{meant[0].number}")
    return _page(visit, "cup_where.html", about, "/where", people=meant, typed=typed)


def _page(visit: Visit, template: str, about: About, path: str, **values: Any) -> web.Response:
    parts = [("", "overview"), *((f"/{name}", name) for name in SECTIONS if about.over or name != HIDDEN)]
    here = "/where" if path.startswith("/where") else path
    return page(visit, template, name=about.name, parts=parts, here=here, cup_at=_at(visit), **values)
