"""Requests of all kinds that a stranger in the hall might send, by seed, and what may never come back."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from html.parser import HTMLParser
from random import Random
from typing import NamedTuple
from urllib.parse import quote

MARKUP = (
    "<script>alert(1)</script>",
    "\"'><img src=x onerror=alert(1)>",
    "</title><svg/onload=alert(1)>",
    "{{ 7*7 }}{% raw %}",
    "<b>bold</b>",
    "'; DROP TABLE records; --",
)
"""Names that are no markup, no template and no SQL."""
METHODS = ("GET", "GET", "GET", "GET", "HEAD", "POST", "POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "BREW")
PIECES = (
    "", ".", "..", "%2e%2e", "%00", "%ff%fe", "%0d%0aSet-Cookie:%20a=b", "assets", "live", "wall", "table", "seat",
    "cup", "rulings", "ruling", "referee", "en", "nl", "xx", "pages.css", "live.js",
    "..%2f..%2fetc%2fpasswd", "static", "ws",
    "%F0%9F%98%80", "\\", "//", ";a=b", "*", "a" * 900, "-1", "0", "null", "None", "__class__", "index.html",
    "dispute", "where", "ladder", "clock", "where?name=x", "1,2,3",
)  # fmt: skip
HEADERS = (
    "Accept-Language", "Cookie", "If-None-Match", "Last-Event-ID", "X-Part", "Origin", "Referer", "Range",
    "Accept-Encoding", "Content-Type", "Transfer-Encoding", "Content-Length", "X-Forwarded-For",
    "Sec-Fetch-Site", "Upgrade", "Expect",
    "If-Modified-Since", "Authorization", "Accept",
)  # fmt: skip
VALUES = (
    "", "*", "de", "xx-XX;q=9", "\"W/\x01\"", "seat=" + "a" * 500, "seat=; seat==;;\"", "referee=\x7f", "bytes=0-",
    "chunked", "9999999999", "-1", "http://evil.example", "null", "application/json", "multipart/form-data; boundary=x",
    "application/x-www-form-urlencoded", "100-continue", "websocket", "\xff\xfe", "1", "a" * 2000, "gzip",
)  # fmt: skip
BODIES = (b"", b"a=b", b"code=" + b"a" * 500, b"line=bang%202", b"{}", b"\x00\xff" * 50, b"--x\r\n\r\n", b"x" * 20_000)
DONE = (
    "100", "200", "204", "206", "301", "302", "303", "304", "400", "403", "404", "405", "408", "411", "413", "414",
    "415", "416", "417", "421", "429", "431", "501", "503",
)  # fmt: skip
"""How a request may be answered: no 500, which would be a fault of ours."""


class Answered(NamedTuple):
    """The status, the head and the body that came back; no status where the connection was closed without a word."""

    status: str
    head: str
    body: str


def request(chance: Random, host: str, known: Sequence[str]) -> bytes:
    """One request; `known` are addresses that there are, which most of them begin with."""
    path = chance.choice(known) if chance.random() < 0.8 else "/"
    path += "".join(f"/{_piece(chance)}" for _ in range(chance.choice((0, 0, 1, 1, 2, 5))))
    asked = f"?{chance.choice(('q', 'table', 'name', 'lang', ''))}={_said(chance)}" if chance.random() < 0.3 else ""
    lines = [f"{chance.choice(METHODS)} {path}{asked} HTTP/1.1", f"Host: {host}"]
    lines += [f"{chance.choice(HEADERS)}: {_value(chance)}" for _ in range(chance.choice((0, 0, 1, 2, 5)))]
    body = chance.choice(BODIES) if chance.random() < 0.3 else b""
    if body and chance.random() < 0.8:
        lines += [f"Content-Length: {len(body)}", f"Origin: http://{host}"]
    return "\r\n".join([*lines, "Connection: close", "", ""]).encode("latin-1", "replace") + body


def _piece(chance: Random) -> str:
    return chance.choice(PIECES) if chance.random() < 0.8 else _said(chance)


def _said(chance: Random) -> str:
    return quote(chance.choice(MARKUP), safe="")


def _value(chance: Random) -> str:
    return chance.choice(VALUES) if chance.random() < 0.8 else chance.choice(MARKUP)


async def sent(port: int, said: bytes, seconds: float = 0.5) -> Answered:
    """What comes back to a request within so long; of a page that is followed what comes at once."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    told = bytearray()
    with suppress(ConnectionError, TimeoutError):  # a request that promises more than it brings is waited for in vain
        writer.write(said)
        await asyncio.wait_for(_read(reader, told), seconds)
    writer.close()
    head, _, body = told.decode("utf-8", "replace").partition("\r\n\r\n")
    return Answered(head.split(" ")[1] if " " in head else "", head, body)


async def _read(reader: asyncio.StreamReader, told: bytearray) -> None:
    while more := await reader.read(1 << 16):
        told += more
        if b"text/event-stream" in told and told.endswith(b"\n\n") and b"data:" in told:
            break


class Accuser(HTMLParser):
    """Reads a page and says what in it no page of ours has."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """A tag that people typed, a script that is not a file of ours, something that would run or style by itself."""
        told = dict(attrs)
        bad = tag in ("img", "svg", "iframe") or (tag == "script" and not str(told.get("src", "")).startswith("/"))
        bad = bad or any(name.startswith("on") or name == "style" for name in told)
        bad = bad or any(str(value or "").strip().lower().startswith("javascript:") for value in told.values())
        self.found += [str((tag, attrs))] if bad else []


def accusations(answer: Answered) -> list[str]:
    """What is wrong with an answer."""
    wrong = [f"status {answer.status}"] if answer.status and answer.status not in DONE else []
    if "text/html" in answer.head or "text/event-stream" in answer.head:
        accuser = Accuser()
        accuser.feed(answer.body)
        wrong += accuser.found
        wrong += [each for each in ("<script>", "onerror=alert(1)>", "49{%", "<b>bold") if each in answer.body]
    wrong += ["a header of theirs"] if "Set-Cookie: a=b" in answer.head else []
    return wrong


def accusations_of(page: str) -> list[str]:
    """What is wrong with a page."""
    return accusations(Answered("200", "Content-Type: text/html", page))
