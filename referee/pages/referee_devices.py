"""The devices on which the referee's own page is open: let in by his code, known again by a cookie and nothing else.

Which they are stands in the store, as the phones of the seats do, so that a server that was started again knows them.
What a device may send is bound to it by a word of its own in every form, made of what its cookie holds; a form that was
heard is remembered, so that sending it again says again what it came to and logs nothing. That is forgotten when the
server ends: a form from before finds then that the table has moved on.
"""

from __future__ import annotations

from asyncio import to_thread

from aiohttp import web
from msgspec import Struct

from referee.desk.hall_codes import DEVICE_LASTS, LENGTH, MOST_DEVICES, digest
from referee.languages import LANGUAGES
from referee.pages.codes import alike
from referee.pages.phones import Phones
from referee.typing.conversation import LineTold

COOKIE = "referee"
MOST_HEARD = 64


class Heard(Struct, frozen=True):
    """What a form came to: where the page goes on, and what was logged, if anything was."""

    goes_on: str
    told: LineTold | None = None


class Device:
    """One device, by what its cookie holds. `word` stands in each of its forms."""

    def __init__(self, secret: str) -> None:
        self.secret = secret
        self.known_by = digest(secret)
        self.word = digest(f"{secret} word")
        self.heard: dict[str, Heard] = {}

    def hear(self, key: str, heard: Heard) -> Heard:
        """Remember what this form came to."""
        self.heard[key] = heard
        while len(self.heard) > MOST_HEARD:
            del self.heard[next(iter(self.heard))]
        return heard


class Devices:
    """Those that were let in, with what each has sent since the server began."""

    def __init__(self, phones: Phones) -> None:
        self._phones = phones
        self._known: dict[str, Device] = {}

    async def let_in(self) -> str:
        """A new device: what its cookie holds."""
        return await to_thread(self._phones.let_in)

    async def of(self, request: web.Request) -> Device | None:
        """The device that asks, if it is let in."""
        secret = request.cookies.get(COOKIE, "")[: 2 * LENGTH]
        if not secret or digest(secret) not in await to_thread(self._phones.devices):
            return None
        known = self._known.pop(digest(secret), None) or Device(secret)
        self._known[known.known_by] = known
        while len(self._known) > MOST_DEVICES:
            del self._known[next(iter(self._known))]
        return known

    async def count(self) -> int:
        """How many there are."""
        return len(await to_thread(self._phones.devices))

    async def let_go(self, device: Device, others: bool = False) -> None:
        """This device is let in no longer; or every other one."""
        await to_thread(self._phones.let_go, device.secret, others)


def is_of(device: Device, word: str) -> bool:
    """Is this the word of its forms?"""
    return alike(word, device.word)


def keep_cookie(answer: web.StreamResponse, root: str, said: str, secure: bool) -> None:
    """Give a device its cookie, for the referee's pages alone, in every language; an empty one takes it away."""
    lasts = DEVICE_LASTS if said else 0
    for lang in LANGUAGES:
        words = [f"{COOKIE}={said}", f"Path={root}/{lang}/referee", f"Max-Age={lasts}", "HttpOnly", "SameSite=Strict"]
        answer.headers.add("Set-Cookie", "; ".join([*words, *(["Secure"] if secure else [])]))
