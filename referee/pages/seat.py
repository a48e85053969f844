"""A seat, for its player alone: his phone claims it with a code, and follows what he may know until that is over.

Asking for the address of a code changes nothing, since cameras and messengers look at it before anybody does; its
button claims the seat, and the phone keeps a secret of its own in a cookie that goes to these pages only. What is shown
is made of what this player may know, and is kept nowhere. Whoever has no seat gets one and the same answer, whatever he
tried; a phone whose code was ended hears so within a second.
"""

from __future__ import annotations

from asyncio import to_thread
from collections.abc import Sequence

from aiohttp import web

from referee.desk.following import Following
from referee.desk.hall_codes import LASTS, LENGTH, Seat, SeatPass, digest, new_secret
from referee.errors import RefereeError
from referee.languages import LANGUAGES
from referee.log.goods import GoodsMoved, goods_moved
from referee.log.history import effective
from referee.pages.addresses import get, post
from referee.pages.hall import Hall
from referee.pages.hub import Gone, Live
from referee.pages.rendering import fragment, page
from referee.pages.table import FollowedTable
from referee.pages.visit import Visit
from referee.speech import visible
from referee.views.own_seat import OwnSeats, page_over
from referee.views.voice import Voice

COOKIE = "seat"
LONGEST = 4 * LENGTH
"""Letters of what may be a code, typed with whatever one likes between them."""


class FollowedSeats:
    """The seats of a table, each with the phone that has it open."""

    def __init__(self, hall: Hall, stream: str) -> None:
        self.hall, self.stream = hall, stream
        self.table = FollowedTable(hall, stream)
        self.passes: dict[int, SeatPass] = {}
        self._looked_between = False
        self._goods: tuple[int, tuple[GoodsMoved, ...]] = -1, ()

    @property
    def following(self) -> Following:
        """The table."""
        return self.table.following

    def look(self) -> bool:
        """What was logged, and what became of codes. Raises `RefereeError` where there is no such table."""
        changed, self._looked_between = self._look() or self._looked_between, False
        return changed

    def _look(self) -> bool:
        changed, before = self.table.look(), self.passes
        self.passes = self.hall.phones.of_table(self.stream)
        return changed or self.passes != before

    def close(self) -> None:
        """Let go of the store."""
        self.table.close()

    def _is_open(self, seat: int, phone: str) -> bool:
        held = self.passes.get(seat)
        over = page_over(self.following.table, self.following.book, seat)
        return held is not None and held.phone == phone and not over

    def goods(self) -> Sequence[GoodsMoved]:
        """What went into goods and out of them, worked out anew once more is logged."""
        entries = self.following.entries
        if self._goods[0] != len(entries):
            counting = (entry for _, entry in effective(entries))
            self._goods = len(entries), goods_moved(counting, self.following.book)
        return self._goods[1]

    def shown(self, seat: int, phone: str, voice: Voice, root: str) -> str:
        """What its player sees. Raises `Gone` once this phone has it open no more, or the page is over."""
        if not self._is_open(seat, phone):  # unless it was opened since the last look
            self._looked_between |= self._look()
            if not self._is_open(seat, phone):
                raise Gone
        own = OwnSeats(voice).of(self.following.table, self.following.book, seat, self.goods())
        stale = self.table.stale(voice.say, "watch-stale")
        return fragment(voice.speech, "live/seat.html", root, own=own, stale=stale, table=self.stream)


def routes(hall: Hall) -> list[web.RouteDef]:
    """The page of one's own seat, what keeps it up to date, and the way in with a code, in an address or typed."""
    return [
        get(hall, "/seat", _seat),
        get(hall, "/seat/live", _live),
        get(hall, "/seat/{code}", _asked),
        post(hall, "/seat/{code}", _claimed),
        post(hall, "/seat", _typed),
    ]


def _shown(visit: Visit, seat: Seat) -> Live:
    (table, number), voice, root = seat, visit.voice, visit.root
    phone = digest(_secret(visit))

    def render(seats: FollowedSeats) -> str:
        return seats.shown(number, phone, voice, root)

    return Live(("seats", table), lambda: FollowedSeats(visit.hall, table), (phone, visit.lang), render)


async def _seat(visit: Visit) -> web.StreamResponse:
    secret = _secret(visit)
    seat = await to_thread(visit.hall.phones.holder, secret)
    if seat is None:  # a phone keeps a secret of ours only once it had a seat open
        return _none(visit, visit.voice.say("seat-closed") if secret else "")
    try:
        now = await visit.hall.hub.text(_shown(visit, seat))
    except Gone:
        return await _over(visit, seat)
    return page(visit, "seat.html", secret=True, live=f"{visit.root}/seat/live", now=now)


async def _live(visit: Visit) -> web.StreamResponse:
    seat = await to_thread(visit.hall.phones.holder, _secret(visit))
    if seat is None:
        raise web.HTTPNotFound
    try:
        return await visit.hall.hub.stream(visit.request, _shown(visit, seat))
    except Gone:
        raise web.HTTPNotFound from None


async def _asked(visit: Visit) -> web.StreamResponse:
    """Whose seat it is, and a button; nothing is changed by asking."""
    seat = await _meant(visit, visit.given("code"))
    if isinstance(seat, web.Response):
        return seat
    if await to_thread(visit.hall.phones.holder, _secret(visit)) == seat:
        raise _to_own(visit)
    name, table = await _name(visit, seat)
    return page(visit, "seat_open.html", secret=True, seat=seat, name=name, table=table, taken=False)


async def _typed(visit: Visit) -> web.StreamResponse:
    told = await visit.request.post()
    return await _claim(visit, str(told.get("code", ""))[:LONGEST])


async def _claimed(visit: Visit) -> web.StreamResponse:
    return await _claim(visit, visit.given("code"))


async def _claim(visit: Visit, code: str) -> web.StreamResponse:
    """The first phone that comes with a code opens the seat; another one is told so."""
    seat = await _meant(visit, code)
    if isinstance(seat, web.Response):
        return seat
    phones, secret = visit.hall.phones, new_secret()
    if await to_thread(phones.holder, _secret(visit)) == seat:
        raise _to_own(visit)
    answer, _ = await to_thread(phones.claim, code, secret)
    if answer == "opened":
        raise _to_own(visit, secret)
    if answer == "unknown":
        return _none(visit, visit.voice.say("seat-unknown"))
    name, table = await _name(visit, seat)
    return page(visit, "seat_open.html", status=409, secret=True, seat=seat, name=name, table=table, taken=True)


async def _meant(visit: Visit, code: str) -> Seat | web.Response:
    """The seat that this code opens, unless too many from there opened none."""
    tries, address = visit.hall.tries, visit.request.remote or ""
    if tries.has_to_wait(address):
        return _none(visit, visit.voice.say("seat-too_many"), 429)
    seat = await to_thread(visit.hall.phones.meant, code[:LONGEST])
    if seat is None:
        tries.failed(address)
        return _none(visit, visit.voice.say("seat-unknown"))
    return seat


def _none(visit: Visit, why: str = "", status: int = 404) -> web.Response:
    return page(visit, "seat_none.html", status=status, secret=True, why=why, longest=LONGEST)


async def _over(visit: Visit, seat: Seat) -> web.Response:
    """Why there is nothing more to see on this phone."""
    following = Following(visit.hall.store, seat[0])
    try:
        await to_thread(following.look)
        over = page_over(following.table, following.book, seat[1])
    finally:
        following.close()
    return _none(visit, visit.voice.say("seat-over", why=over) if over else visit.voice.say("seat-closed"))


async def _name(visit: Visit, seat: Seat) -> tuple[str, str]:
    """What everybody calls the player and the table."""
    following = Following(visit.hall.store, seat[0])
    try:
        await to_thread(following.look)
    except RefereeError:
        return "", ""
    finally:
        following.close()
    table = following.table
    name = visit.voice.speech.player(table, seat[1]) if seat[1] <= len(table.seats) else ""
    return name, visible(table.title)


def _secret(visit: Visit) -> str:
    return visit.request.cookies.get(COOKIE, "")[:LONGEST]


def _to_own(visit: Visit, secret: str = "") -> web.HTTPSeeOther:
    """Go to one's own page, from whose address nobody learns anything; with what the phone is to keep."""
    away = web.HTTPSeeOther(f"{visit.root}/seat", headers={"Cache-Control": "no-store"})
    safe = "; Secure" if visit.request.secure else ""
    for lang in LANGUAGES if secret else ():
        path = f"{visit.hall.root}/{lang}/seat"
        kept = f"{COOKIE}={secret}; Path={path}; Max-Age={LASTS}; HttpOnly; SameSite=Lax{safe}"
        away.headers.add("Set-Cookie", kept)
    return away
