"""Every connection waits at the door until it has asked for something below the token; then only does HTTP begin.

Strangers are many and may be slow: few of them wait, each for a few seconds, and the one that came first makes room.
They cost neither a parser nor a task. Who came in has so many seconds for each request; only a page stays. So neither
descriptors nor memory can be taken from outside, and an address without the token is answered in a fixed sentence.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from socket import socket
from ssl import SSLContext
from typing import Any, cast

from aiohttp import web

MOST_STRANGERS = 32
MOST_INSIDE, MOST_IN_HALL = 128, 700
"""Connections behind the app's token, and behind the hall's, whose many phones shall never keep the referee out."""
PATIENCE = 5.0
"""Seconds in which a stranger has to say what it wants."""
LIFE = 30.0
"""Seconds for one request, from its first byte to the last one of the answer."""
IDLE = 10.0
"""Seconds for which a connection stays open for the next request."""
LONGEST = 2048
"""Bytes of the line that says what is wanted."""
AT_ONCE = 8
"""Connections taken in one go, so that whoever plays comes in between."""
QUEUE = 512
"""Connections that the system holds until they are taken."""
DESCRIPTORS = 1200
"""As many files as this may need open: those at the door and inside, and five for each app."""


class Inside(web.RequestHandler):
    """A connection that knows the token."""

    def __init__(self, doors: Doors, server: web.Server, room: int) -> None:
        loop = asyncio.get_running_loop()
        none: Any = None
        super().__init__(server, loop=loop, access_log=none, keepalive_timeout=IDLE, lingering_time=1.0)
        self._doors = doors
        self.room = room
        self._end: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It has so long for its first request."""
        self._whole = cast(asyncio.Transport, transport)
        self.address = address_of(self._whole)
        self.begin()
        super().connection_made(transport)

    def begin(self, more: float = 0.0) -> None:
        """A request: it ends in due time, or so many seconds later."""
        self.stay()
        self._end = asyncio.get_running_loop().call_later(LIFE + more, self._whole.abort)

    def stay(self) -> None:
        """There is no end to it from here on."""
        if self._end is not None:
            self._end.cancel()
        self._end = None

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        """What somebody expects in bytes that are no letters, aiohttp fails to repeat: that is no fault of ours."""
        if isinstance(exc, UnicodeEncodeError) and "Expect" in request.headers:
            status, exc = 417, None
        return super().handle_error(request, status, exc, message)

    def leave(self) -> None:
        """It makes room for another at once."""
        self._doors.inside.pop(self, None)
        self._whole.abort()

    def connection_lost(self, exc: BaseException | None) -> None:
        """It makes room."""
        self.stay()
        self._doors.inside.pop(self, None)
        super().connection_lost(exc)


class Stranger(asyncio.Protocol):
    """A connection that has not said yet what it wants."""

    def __init__(self, doors: Doors) -> None:
        self._doors = doors
        self._said = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It waits, but not for ever."""
        self.transport = cast(asyncio.Transport, transport)
        self.end = asyncio.get_running_loop().call_later(PATIENCE, self.transport.abort)
        self._doors.waits(self)

    def data_received(self, data: bytes) -> None:
        """As soon as the first line is there, it is in or out."""
        self._said += data
        line, ended, _ = self._said.partition(b"\n")
        if self.transport.is_closing() or not (ended or len(line) > LONGEST):
            return
        room = self._doors.room(_path(line)) if ended and len(line) <= LONGEST else None
        if room is None:
            self.refuse(403)
        else:
            self._doors.let_in(self, self._said, room)

    def refuse(self, status: int) -> None:
        """Say why, and close."""
        self._said = b""
        self.transport.write(self._doors.refusals[status])
        self.transport.close()

    def connection_lost(self, exc: BaseException | None) -> None:
        """It makes room."""
        self.end.cancel()
        self._doors.strangers.pop(self, None)


class Doors:
    """Makes a protocol for each connection. Each of `knows` says whether a path lies below a token."""

    def __init__(self, server: web.Server, knows: Sequence[Callable[[str], bool]], sentences: dict[int, str]) -> None:
        self.server = server
        self.knows = knows
        self.refusals = {status: _refusal(status, sentence) for status, sentence in sentences.items()}
        self.strangers: dict[Stranger, None] = {}
        self.inside: dict[Inside, None] = {}

    def __call__(self) -> Stranger:
        """The protocol of a connection that was just taken."""
        return Stranger(self)

    def waits(self, stranger: Stranger) -> None:
        """One more at the door; the first that came goes, if they are too many."""
        self.strangers[stranger] = None
        if len(self.strangers) > MOST_STRANGERS:
            first = next(iter(self.strangers))
            del self.strangers[first]
            first.transport.abort()

    def room(self, path: str) -> int | None:
        """Behind which token this path lies, the app's (0) or the hall's (1)."""
        known = [knows(path) for knows in self.knows]
        return known.index(True) if any(known) else None

    def let_in(self, stranger: Stranger, said: bytes, room: int) -> None:
        """From here on it speaks HTTP, unless too many do."""
        if not self._has_room(stranger, room):
            stranger.refuse(503)
            return
        stranger.connection_lost(None)
        guest = Inside(self, self.server, room)
        self.inside[guest] = None
        stranger.transport.set_protocol(guest)
        guest.connection_made(stranger.transport)
        guest.data_received(said)

    def _has_room(self, stranger: Stranger, room: int) -> bool:
        """Is there room for one more? In a full hall an address that has most of it gives up the oldest it has."""
        guests = [guest for guest in self.inside if guest.room == room]
        if len(guests) < (MOST_INSIDE, MOST_IN_HALL)[room]:
            return True
        having = Counter(guest.address for guest in guests)
        greediest, most = having.most_common(1)[0]
        if room == 0 or having[address_of(stranger.transport)] + 1 >= most:
            return False
        next(guest for guest in guests if guest.address == greediest).leave()
        return True


def address_of(transport: asyncio.Transport) -> str:
    """Where the other end is."""
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if peer else ""


def _path(line: bytes) -> str:
    """What the first line of a request asks for, empty if it is none."""
    words = line.rstrip(b"\r").split(b" ")
    return words[1].partition(b"?")[0].decode("ascii", "replace") if len(words) == 3 else ""


def _refusal(status: int, sentence: str) -> bytes:
    body = sentence.encode()
    head = (
        f"HTTP/1.1 {status} -\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: {len(body)}\r\n"
        "X-Content-Type-Options: nosniff\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n"
    )
    return head.encode() + body


@asynccontextmanager
async def open_doors(doors: Doors, at: socket, tls: SSLContext | None = None) -> AsyncIterator[None]:
    """While this lasts, connections to a bound socket are taken; encrypted ones, if it is said how."""
    _have_descriptors()
    patience = PATIENCE if tls is not None else None
    taking = await asyncio.get_running_loop().create_server(
        doors, sock=at, backlog=AT_ONCE, ssl=tls, ssl_handshake_timeout=patience
    )
    at.listen(QUEUE)
    try:
        yield
    finally:
        taking.close()
        for stranger in list(doors.strangers):
            stranger.transport.abort()


def _have_descriptors() -> None:
    """Some systems give a process fewer than it needs, though it may have more."""
    with suppress(ImportError, OSError, ValueError):
        from resource import RLIM_INFINITY, RLIMIT_NOFILE, getrlimit, setrlimit

        soft, hard = getrlimit(RLIMIT_NOFILE)
        enough = DESCRIPTORS if hard == RLIM_INFINITY else min(DESCRIPTORS, hard)
        if soft != RLIM_INFINITY and soft < enough:
            setrlimit(RLIMIT_NOFILE, (enough, hard))
