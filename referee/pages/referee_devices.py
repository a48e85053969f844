"""The devices on which the referee's own page is open: let in by his code, known again by a cookie and nothing else.

What a device may send is bound to it by a word of its own in every form; a form that was heard is remembered, so that
sending it again says again what it came to and logs nothing. All of it is forgotten when the server ends.
"""

from __future__ import annotations

from hashlib import sha256

from aiohttp import web
from msgspec import Struct

from referee.languages import LANGUAGES
from referee.pages.codes import alike, new_code
from referee.typing.conversation import LineTold

COOKIE = "referee"
MOST_DEVICES, MOST_HEARD = 24, 64
LASTS = 18 * 3600
"""Seconds after which a device has to be let in anew: longer than a day's tournament."""


class Heard(Struct, frozen=True):
    """What a form came to: where the page goes on, and what was logged, if anything was."""

    goes_on: str
    told: LineTold | None = None


class Device:
    """One device. `word` stands in each of its forms."""

    def __init__(self, since: float) -> None:
        self.since = since
        self.word = new_code()
        self.heard: dict[str, Heard] = {}

    def hear(self, key: str, heard: Heard) -> Heard:
        """Remember what this form came to."""
        self.heard[key] = heard
        while len(self.heard) > MOST_HEARD:
            del self.heard[next(iter(self.heard))]
        return heard


class Devices:
    """Those that were let in, by a digest of what their cookie holds; of too many the first has to be let in anew."""

    def __init__(self) -> None:
        self._known: dict[bytes, Device] = {}

    def let_in(self, now: float) -> str:
        """A new device: what its cookie holds."""
        said = new_code(32)
        self._known[_digest(said)] = Device(now)
        while len(self._known) > MOST_DEVICES:
            del self._known[next(iter(self._known))]
        return said

    def of(self, request: web.Request, now: float) -> Device | None:
        """The device that asks, if it was let in."""
        found = self._known.get(_digest(request.cookies.get(COOKIE, "")))
        return found if found is not None and now - found.since < LASTS else None

    def let_go(self, request: web.Request) -> None:
        """This device is let in no longer."""
        self._known.pop(_digest(request.cookies.get(COOKIE, "")), None)


def _digest(said: str) -> bytes:
    return sha256(said.encode(errors="replace")).digest()


def is_of(device: Device, word: str) -> bool:
    """Is this the word of its forms?"""
    return alike(word, device.word)


def keep_cookie(answer: web.StreamResponse, root: str, said: str, secure: bool) -> None:
    """Give a device its cookie, for the referee's pages alone, in every language; an empty one takes it away."""
    lasts = LASTS if said else 0
    for lang in LANGUAGES:
        words = [f"{COOKIE}={said}", f"Path={root}/{lang}/referee", f"Max-Age={lasts}", "HttpOnly", "SameSite=Strict"]
        answer.headers.add("Set-Cookie", "; ".join([*words, *(["Secure"] if secure else [])]))
