"""What page, server and app say to each other, each kind with its type: whatever is not one of these is nonsense.

In go bytes from outside, out come values, of bounded size. A page speaks in JSON lists that begin with the kind (the
terminal in it is textual-serve's), an app in objects with a `type`.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import DecodeError, Meta, Struct
from msgspec.json import Decoder, Encoder

LARGEST = 1 << 20
"""The most bytes that a page may send at once."""
MOST_COLUMNS, MOST_ROWS = 500, 200


FOLDER = "REFEREE_PAGE_FOLDER"
"""The variable that tells an app where it finds what came through its page, and puts what goes."""


class Nonsense(Exception):
    """A message that nobody would send who means well."""


class Size(Struct):
    """Of a terminal, in letters."""

    width: int
    height: int

    def bounded(self) -> Size:
        """The same within reason."""
        return Size(min(max(self.width, 1), MOST_COLUMNS), min(max(self.height, 1), MOST_ROWS))


class Typed(Struct, tag="stdin", array_like=True):
    """Keys, as a terminal sends them."""

    keys: str


class Resized(Struct, tag="resize", array_like=True):
    """The page has another size."""

    size: Size


class Pinged(Struct, tag="ping", array_like=True):
    """The page measures how far away the server is."""

    mark: Annotated[str, Meta(max_length=40)]


class Focused(Struct, tag="focus", array_like=True):
    """The terminal is in front. The app believes so anyway."""


class Blurred(Struct, tag="blur", array_like=True):
    """The terminal is not in front."""


class Declined(Struct, tag="decline", array_like=True):
    """Whoever looks at the page chooses no file, or saves none."""


FromPage = Typed | Resized | Pinged | Focused | Blurred | Declined


class Shows(Struct, tag="table"):
    """Which table is on the screen."""

    table: str


class Wants(Struct, tag="wants"):
    """The app would like a file of at most so many bytes."""

    most: int


class Offers(Struct, tag="offers"):
    """The app has a file for whoever looks at the page."""

    name: str


class CalledOff(Struct, tag="called_off"):
    """It wants and offers none any more."""


class Left(Struct, tag="exit"):
    """The app is being left."""


FromApp = Shows | Wants | Offers | CalledOff | Left
News = Literal["done", "declined", "too_large", "failed"]


class Told(Struct, tag="file"):
    """To the app: what became of a file."""

    news: News
    name: str = ""


_PAGE: Decoder[FromPage] = Decoder(FromPage)
_APP: Decoder[FromApp] = Decoder(FromApp)
write = Encoder().encode


def from_page(text: str | bytes) -> FromPage:
    """What a page says. Raises `Nonsense`."""
    try:
        return _PAGE.decode(text)
    except (DecodeError, RecursionError, UnicodeError):
        raise Nonsense from None


def from_app(data: bytes) -> FromApp | None:
    """What an app says, None if it is nothing for the server."""
    try:
        return _APP.decode(data)
    except (DecodeError, RecursionError, UnicodeError):
        return None
