"""A table, for everybody: on a phone, and on a wall to be read from across the room."""

from __future__ import annotations

from aiohttp import web

from referee.desk.following import Following
from referee.errors import RefereeError
from referee.pages.hall import Hall
from referee.pages.hub import Live
from referee.pages.rendering import fragment, page
from referee.pages.visit import Visit, get
from referee.views.public_face import public_face


class FollowedTable:
    """A table of the store. While the store cannot be read it stays as it stood last, and `wrong` says why."""

    def __init__(self, hall: Hall, stream: str) -> None:
        self.following = Following(hall.store, stream)
        self.wrong: RefereeError | None = None

    def look(self) -> bool:
        """Read what was added; is anything else to be seen? Raises `RefereeError` where it was never there."""
        changed, wrong = False, None
        try:
            changed = self.following.look()
        except RefereeError as error:
            if not self.following.table.seats:
                raise
            wrong = error
        trouble = (wrong is None) != (self.wrong is None)
        self.wrong = wrong
        return changed or trouble

    def close(self) -> None:
        """Let go of the store."""
        self.following.close()


def routes(hall: Hall) -> list[web.RouteDef]:
    """The page, the same for a wall, and what keeps both up to date."""
    return [
        get(hall, "/table/{id}", _table),
        get(hall, "/table/{id}/wall", _wall),
        get(hall, "/table/{id}/live", _live),
        get(hall, "/table/{id}/wall/live", _wall_live),
    ]


def shown(visit: Visit, template: str = "live/table.html") -> Live:
    """The table asked for, as everybody sees it."""
    stream, voice, root = visit.given("id"), visit.voice, visit.root

    def render(followed: FollowedTable) -> str:
        face = public_face(followed.following, voice)
        stale = voice.say("watch-stale") if followed.wrong else ""
        return fragment(voice.speech, template, root, face=face, stale=stale, id=stream)

    return Live(("table", stream), lambda: FollowedTable(visit.hall, stream), (template, visit.lang), render)


async def _table(visit: Visit) -> web.StreamResponse:
    now = await visit.hall.hub.text(shown(visit))
    return page(visit, "table.html", live=f"{visit.root}{visit.path}/live", now=now)


async def _wall(visit: Visit) -> web.StreamResponse:
    now = await visit.hall.hub.text(shown(visit))
    return page(visit, "wall.html", live=f"{visit.root}{visit.path}/live", now=now)


async def _live(visit: Visit) -> web.StreamResponse:
    return await visit.hall.hub.stream(visit.request, shown(visit))


_wall_live = _live
