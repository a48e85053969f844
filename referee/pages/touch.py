"""The referee's own table, by touch: behind his code; a line is made by touches, previewed, and logged when confirmed.

A page holds nothing between two touches but the line in its address. Without a device that was let in there is no page
at all here, but for the one that asks for the code.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from urllib.parse import urlencode

from aiohttp import web

from referee.notation import quoted
from referee.pages.addresses import Handler, get, post
from referee.pages.codes import alike, new_code
from referee.pages.forms import fields
from referee.pages.hall import Hall
from referee.pages.hub import Gone, Live
from referee.pages.referee_devices import Device, Devices, is_of, keep_cookie
from referee.pages.rendering import fragment, page
from referee.pages.table import FollowedTable
from referee.pages.touch_desk import TouchDesk
from referee.pages.touch_page import TouchPage, touch_page
from referee.pages.tries import Tries
from referee.pages.visit import Visit
from referee.speech import visible
from referee.typing.conversation import LineTold
from referee.views.covered import Covered, covered
from referee.views.public_face import PublicFace, public_face

LONGEST, LONGEST_REASON = 600, 300
"""Letters of a line, which has room in an address, and of a reason."""


def routes(hall: Hall) -> list[web.RouteDef]:
    """The code, the tables, a table, its entries, and what keeps it up to date."""
    touch = Touch(hall)
    return [
        get(hall, "/referee", touch.door),
        post(hall, "/referee", touch.claimed),
        post(hall, "/referee/leave", touch.own(touch.left)),
        post(hall, "/referee/others", touch.own(touch.others_left)),
        get(hall, "/referee/table/{id}", touch.own(touch.table)),
        post(hall, "/referee/table/{id}", touch.own(touch.logged)),
        get(hall, "/referee/table/{id}/live", touch.own(touch.live)),
        get(hall, "/referee/{code}", touch.door),
    ]


OwnHandler = Callable[[Visit, Device], Awaitable[web.StreamResponse]]


class OfTheReferee(FollowedTable):
    """A table with the devices on which the referee may look at it."""

    def __init__(self, hall: Hall, stream: str) -> None:
        super().__init__(hall, stream)
        self._hall = hall
        self.devices: frozenset[str] = frozenset()

    def look(self) -> bool:
        """What was logged, and which devices are let in. Raises `RefereeError` where there is no such table."""
        before, self.devices = self.devices, self._hall.phones.devices()
        return super().look() or self.devices != before


class Touch:
    """The referee's pages of one hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.devices = Devices(hall.phones)
        self.tries = Tries(hall.now)
        self.desk = TouchDesk(hall)
        hall.ends.append(self.desk.close)

    def own(self, handler: OwnHandler) -> Handler:
        """For devices that were let in; for all others there is nothing at this address."""

        async def answered(visit: Visit) -> web.StreamResponse:
            device = await self.devices.of(visit.request)
            if device is None:
                raise web.HTTPNotFound
            return await handler(visit, device)

        return answered

    # The code

    async def door(self, visit: Visit) -> web.StreamResponse:
        """Ask for the code, or whether to open it here; the tables, where that was done already."""
        device = await self.devices.of(visit.request)
        if device is None or visit.given("code"):
            return self._asks(visit, visit.given("code"))
        tables = [(each.id, visible(each.title).strip() or each.id) for each in await self.desk.do(self.desk.tables)]
        devices, word = await self.devices.count(), device.word
        return page(visit, "referee_tables.html", secret=True, tables=tables, word=word, devices=devices)

    def _asks(self, visit: Visit, code: str = "", wrong: str = "", status: int = 200) -> web.StreamResponse:
        return page(visit, "referee_code.html", status=status, secret=True, code=code[:60], wrong=wrong)

    async def claimed(self, visit: Visit) -> web.StreamResponse:
        """Somebody gives a code: with the right one this device is let in."""
        address, say = visit.request.remote or "", visit.voice.say
        if self.tries.has_to_wait(address):
            return self._asks(visit, wrong=say("touch-too_many"), status=429)
        said = (await fields(visit.request)).get("code", "")
        if not alike(said.strip().lower(), self.hall.code):
            self.tries.failed(address)
            return self._asks(visit, wrong=say("touch-wrong_code"), status=404)
        answer = _see(f"{visit.root}/referee")
        keep_cookie(answer, self.hall.root, await self.devices.let_in(), visit.request.secure)
        return answer

    async def left(self, visit: Visit, device: Device) -> web.StreamResponse:
        """This device is let in no longer."""
        await self._said(visit, device)
        await self.devices.let_go(device)
        answer = _see(f"{visit.root}/referee")
        keep_cookie(answer, self.hall.root, "", visit.request.secure)
        return answer

    async def others_left(self, visit: Visit, device: Device) -> web.StreamResponse:
        """Every other device is let in no longer: one of them was lost, or lent."""
        await self._said(visit, device)
        await self.devices.let_go(device, others=True)
        return _see(f"{visit.root}/referee")

    async def _said(self, visit: Visit, device: Device) -> dict[str, str]:
        """What a form of this device says. Raises HTTP 403 where it is none of its own."""
        said = await fields(visit.request)
        if not is_of(device, said.get("word", "")):
            raise web.HTTPForbidden
        return said

    # A table

    async def table(self, visit: Visit, device: Device) -> web.StreamResponse:
        """The table, and what may be touched."""
        asked = visit.request.query
        line = asked.get("line", "")
        if reason := asked.get("reason", "").strip():
            line = f"stand {asked.get('entry', '')[:9]} {quoted(reason[:LONGEST_REASON])}"
        heard = device.heard.get(asked.get("heard", ""))
        shown = await self._page(visit, line, heard.told if heard else None, asked.get("entry", ""))
        now = _table(visit, shown.stream, shown.face, shown.covered)
        waits = {} if shown.pad.line or shown.looked else {"anew": "1"}
        live = f"{visit.root}/referee/table/{shown.stream}/live?{urlencode({'at': shown.at} | waits)}"
        form = {"word": device.word, "key": new_code()}
        return page(
            visit, "touch.html", secret=True, live=live, now=now, moved="moved" in asked, form=form, shown=shown
        )

    async def _page(self, visit: Visit, line: str, told: LineTold | None, entry: str) -> TouchPage:
        number = int(entry) if entry.isascii() and entry.isdecimal() and len(entry) < 7 else 0
        stream, lang, store = visit.given("id"), visit.lang, self.hall.store
        return await self.desk.do(lambda: touch_page(self.desk.talk(stream, lang), store, line, told, number))

    async def logged(self, visit: Visit, device: Device) -> web.StreamResponse:
        """Log what was confirmed, once; then show what it came to, or what it would do at the table as it is now."""
        said = await self._said(visit, device)
        line, key, at = said.get("line", ""), said.get("key", "")[:32], said.get("at", "")
        if not line.strip() or len(line) > LONGEST or not key or not (at.isascii() and at.isdecimal() and len(at) < 10):
            raise web.HTTPBadRequest
        stream = visit.given("id")
        heard = await self.desk.do(lambda: self.desk.hear(stream, visit.lang, line, int(at), device, key))
        asked = {"heard": key} if heard.told else {"line": line} | ({"moved": "1"} if heard.goes_on == "moved" else {})
        return _see(f"{visit.root}/referee/table/{stream}?{urlencode(asked)}#pad")

    async def live(self, visit: Visit, device: Device) -> web.StreamResponse:
        """The table above the pad, as it changes; where nothing is begun, all of the page anew."""
        at, anew = visit.request.query.get("at", ""), "anew" in visit.request.query
        number = int(at) if at.isascii() and at.isdecimal() and len(at) < 10 else 0
        try:
            return await self.hall.hub.stream(visit.request, self._followed(visit, device, number, anew))
        except Gone:
            return web.Response(text="event: ended\ndata:\n\n", content_type="text/event-stream")

    def _followed(self, visit: Visit, device: Device, at: int, anew: bool) -> Live:
        """The table; it says so when somebody else has logged since this page was made, and ends with the device."""
        voice, stream = visit.voice, visit.given("id")

        def render(table: OfTheReferee) -> str:
            if device.known_by not in table.devices:
                raise Gone
            moved = len(table.following.entries) > at
            if moved and anew:
                raise Gone
            stale = table.stale(voice.say, "watch-stale") or (voice.say("touch-look_anew") if moved else "")
            face, secrets = public_face(table.following, voice), covered(table.following, voice)
            return _table(visit, stream, face, secrets, stale)

        view = (device.known_by, visit.lang, at, anew)
        return Live(("touch", stream), lambda: OfTheReferee(self.hall, stream), view, render)


def _table(visit: Visit, stream: str, face: PublicFace, secrets: tuple[Covered, ...], stale: str = "") -> str:
    """The table above the pad as everybody sees it, its seats in rows; what the referee alone sees is under a cover."""
    values = {"face": face, "stale": stale, "id": stream, "places": [""] * len(face.seats), "wall": False}
    return fragment(visit.voice.speech, "live/table.html", visit.root, covered=secrets, **values)


def _see(address: str) -> web.Response:
    """Go on there; going back and forth sends nothing a second time."""
    return web.Response(status=303, headers={"Location": address, "Cache-Control": "no-store"})
