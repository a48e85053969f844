"""The files of one page: one at a time comes in through its browser or goes out, over a folder that nobody else has.

In go what the app wants or offers, and a request of the browser; out come what the page shall do, and what became of
it. Names on the host are ours, sizes are bound, and the folder goes with the page.
"""

from __future__ import annotations

import re
import secrets
from asyncio import timeout
from hmac import compare_digest
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from urllib.parse import unquote

from aiohttp import web
from aiohttp.helpers import content_disposition_header
from msgspec import Struct

from referee.serving.messages import CalledOff, News, Offers, Wants
from referee.speech import visible
from referee.tui.named_file import COMING, GOING

MOST_BYTES = 64_000_000
"""Of any file, whatever an app asks for."""
SECONDS = 120.0
"""For one file to come or go."""
LONGEST_NAME = 80
_CHUNK = 1 << 16
_ODD = re.compile(r"[^\w.\-]+")


class Transfer(Struct):
    """A file to come (of at most `most` bytes) or to go (under `name`); only who knows the key may bring or take it."""

    key: str
    most: int = 0
    name: str = ""


class PageFiles:
    """What one page brings and takes; at most one file is asked for or offered."""

    def __init__(self) -> None:
        self._folder: Path | None = None
        self._now: Transfer | None = None

    @property
    def folder(self) -> Path:
        """Made when its app is started."""
        if self._folder is None:
            self._folder = Path(mkdtemp(prefix="referee-page-"))
        return self._folder

    def remove(self) -> None:
        """The page is gone."""
        self._now = None
        if self._folder is not None:
            rmtree(self._folder, ignore_errors=True)

    def begin(self, said: Wants | Offers | CalledOff) -> list[object]:
        """What the page is told to do: let somebody choose a file, or save one, or neither."""
        self._now = None
        (self.folder / COMING).unlink(missing_ok=True)
        key = secrets.token_urlsafe(18)
        match said:
            case Wants():
                self._now = Transfer(key, most=min(said.most, MOST_BYTES))
                return ["choose", {"key": key, "most": self._now.most}]
            case Offers() if self._size() <= MOST_BYTES:
                self._now = Transfer(key, name=_name(said.name))
                return ["save", {"key": key, "name": self._now.name}]
            case _:
                return ["neither"]

    def _size(self) -> int:
        path = self.folder / GOING
        return path.stat().st_size if path.is_file() else MOST_BYTES + 1

    def is_asked(self, key: str, going: bool) -> bool:
        """Is this what the app asks for or offers now?"""
        now = self._now
        return now is not None and bool(now.name) is going and compare_digest(now.key.encode(), key.encode())

    async def take(self, request: web.Request) -> tuple[int, News, str]:
        """Put what the browser sends into the folder: the status of the answer, and what the app is told."""
        now = self._now
        assert now is not None
        if (request.content_length or 0) > now.most:
            return 413, "too_large", ""
        part = self.folder / f"{COMING}-{now.key}"
        try:
            async with timeout(SECONDS):
                whole = await _received(request, part, now.most)
            if now is not self._now:
                return 409, "failed", ""
            if not whole:
                return 413, "too_large", ""
            self._now = None
            part.replace(self.folder / COMING)
        except (OSError, TimeoutError, web.HTTPException):
            return 400, "failed", ""
        finally:
            part.unlink(missing_ok=True)
        return 204, "done", _called(request.headers.get("X-File-Name", ""))

    async def give(self, request: web.Request, answer: dict[str, str]) -> web.StreamResponse:
        """Send what is offered; it can be taken again until something else is asked for."""
        assert self._now is not None
        with (self.folder / GOING).open("rb") as file:
            size = (self.folder / GOING).stat().st_size
            named = content_disposition_header("attachment", filename=self._now.name)
            headers = answer | {"Content-Disposition": named, "Content-Length": str(size), "Cache-Control": "no-store"}
            response = web.StreamResponse(headers=headers)
            response.content_type = "application/octet-stream"
            await response.prepare(request)
            async with timeout(SECONDS):
                while chunk := file.read(_CHUNK):
                    await response.write(chunk)
                await response.write_eof()
        return response


async def _received(request: web.Request, path: Path, most: int) -> bool:
    """Was it no larger than that? More is not written."""
    size = 0
    with path.open("xb") as file:
        async for chunk in request.content.iter_chunked(_CHUNK):
            size += len(chunk)
            if size > most:
                return False
            file.write(chunk)
    return True


def _name(said: str) -> str:
    """A name for a file on any machine."""
    return _ODD.sub("-", said).strip(".-")[-LONGEST_NAME:] or "file"


def _called(header: str) -> str:
    """What the file is called where it comes from: told to people, and used for nothing else."""
    return visible(re.split(r"[/\\]", unquote(header))[-1]).strip()[:LONGEST_NAME] or "file"
