"""Where everybody comes in: the tables that are open, the tournaments, the rulings.

Tables stand in the order in which they were laid, not in that in which they were last logged at: who saw one come to
the top would know that something was logged there.
"""

from __future__ import annotations

from contextlib import suppress

from aiohttp import web
from msgspec import Struct

from referee.core.knowledge.public import public_of
from referee.desk.following import Following
from referee.desk.log_clock import seconds_of
from referee.desk.stored_game import tables_of
from referee.desk.table_titles import TOURNAMENT, title_in
from referee.errors import RefereeError
from referee.journal import Store, StreamInfo, changes, open_store
from referee.pages.addresses import get
from referee.pages.hall import Hall
from referee.pages.hub import Live
from referee.pages.rendering import fragment, page
from referee.pages.visit import OF_A_LANGUAGE, Visit, language_of
from referee.speech import visible
from referee.views.marks import TURN, WON
from referee.views.public_face import spoken_title, victory_due
from referee.views.voice import Voice

MOST, MOST_EARLIER = 24, 40
"""Tables of today and earlier ones that are listed, those laid last."""
LATELY = 12 * 3600.0
"""Seconds since the last entry after which a table is an earlier one."""


class Place(Struct, frozen=True):
    """A table or a tournament: where its page is, below the language, what it is called, how it stands.

    `where` is the page that says where somebody plays, of a tournament that may still be on.
    """

    path: str
    name: str
    sign: str = ""
    state: str = ""
    where: str = ""


class Open:
    """What the store holds; looked at as what is followed is."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._journal: Store | None = None
        self._seen: int | None = None
        self._streams: list[StreamInfo] = []
        self._following: dict[str, Following] = {}

    def look(self) -> bool:
        """List it anew; is anything otherwise? Raises `RefereeError`."""
        if self._journal is None:
            self._journal = open_store(self.hall.store)
        seen = changes(self._journal)
        if seen is not None and seen == self._seen:
            return False
        before, self._streams = self._streams, self._journal.streams()
        self._seen = seen
        if before == self._streams:
            return False
        today = {info.id: info for info in self._tables(today=True)}
        for gone in self._following.keys() - today.keys():
            self._following.pop(gone).close()
        for id_, info in today.items():
            if info not in before:
                self._look_at(id_)
        return True

    def _look_at(self, table: str) -> None:
        following = self._following.setdefault(table, Following(self.hall.store, table))
        with suppress(RefereeError):  # it is listed all the same
            following.look()

    def _tables(self, today: bool) -> list[StreamInfo]:
        """The tables that were logged at lately, or the others, the one laid last first."""
        assert self._journal is not None
        found = (each for each in tables_of(self._journal) if self._is_of_today(each) == today)
        ordered = sorted(found, key=lambda each: (each.created, each.id), reverse=True)
        return ordered[: MOST if today else MOST_EARLIER]

    def _is_of_today(self, each: StreamInfo) -> bool:
        return (seconds_of(each.last_at) or 0.0) > self.hall.now() - LATELY

    def tables(self, voice: Voice) -> list[Place]:
        """Those of today, as they stand."""
        tables = self._tables(today=True)
        return [Place(f"/table/{each.id}", self._title(each, voice), *self._state(each.id, voice)) for each in tables]

    def earlier(self, voice: Voice) -> list[Place]:
        """The others."""
        return [Place(f"/table/{each.id}", self._title(each, voice)) for each in self._tables(today=False)]

    def _title(self, table: StreamInfo, voice: Voice) -> str:
        return spoken_title(title_in(self._streams, table.id), voice) or table.id

    def tournaments(self) -> list[Place]:
        """The one begun last first."""
        found = [each for each in self._streams if each.kind == TOURNAMENT and each.length]
        return [Place(f"/cup/{each.id}", _name(each), where=self._where(each)) for each in found[::-1][:MOST]]

    def _where(self, cup: StreamInfo) -> str:
        return f"/cup/{cup.id}/where" if self._is_of_today(cup) else ""

    def _state(self, table: str, voice: Voice) -> tuple[str, str]:
        """Whose turn it is, or who has won, as everybody knows it."""
        following = self._following.get(table)
        if following is None or not following.table.seats:
            return "", ""
        seen = public_of(following.table, following.book)
        if seen.winner:
            return WON, voice.say("table-winner", side=seen.winner)
        if ending := victory_due(seen, following.book, voice):
            return WON, ending
        return (TURN, voice.speech.player(seen, seen.turn.seat)) if seen.turn.seat else ("", "")

    def close(self) -> None:
        """Let go of the store."""
        for following in self._following.values():
            following.close()
        if self._journal is not None:
            self._journal.close()
            self._journal = None


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


def what_is_on(hall: Hall, lang: str) -> Live:
    """What the store holds, as everybody sees it."""
    voice, root = hall.voice(lang), f"{hall.root}/{lang}"

    def render(found: Open) -> str:
        told = {"tables": found.tables(voice), "earlier": found.earlier(voice), "tournaments": found.tournaments()}
        return fragment(voice.speech, "live/start.html", root, **told)

    return Live("start", lambda: Open(hall), lang, render)


async def _start(visit: Visit) -> web.StreamResponse:
    now = await visit.hall.hub.text(what_is_on(visit.hall, visit.lang))
    return page(visit, "start.html", live=f"{visit.root}/live", now=now)


async def _live(visit: Visit) -> web.StreamResponse:
    return await visit.hall.hub.stream(visit.request, what_is_on(visit.hall, visit.lang))
