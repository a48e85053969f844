"""The way from the hall's network to a server of one's own: encrypted, and closed to its owner.

The package that the server comes from knows no TLS, so that it listens on this machine alone, and this stands before
it: it answers who asks for TLS, refuses who does not, and carries what comes to and fro.
"""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Collection
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread

from referee.errors import StoreUnreachable
from referee.journal.server.certificate import ASK_FOR_TLS
from referee.journal.server.own_server import OWNER

PATIENCE = 10.0
"""Seconds that a laptop gets to say who it is."""
LONGEST = 10_000
"""Bytes in which it does."""
MOST = 90
"""Laptops at once, so that the desk always has room on the server."""


class Front:
    """Listens at this address for the server at that port of this machine."""

    def __init__(self, host: str, port: int, certificate: Path, behind: int) -> None:
        self.port = port
        self._host, self._behind = host, behind
        self._tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self._tls.minimum_version = ssl.TLSVersion.TLSv1_2
        self._tls.load_cert_chain(certificate)
        self._lines = 0
        self._up = Event()
        self._wrong: OSError | None = None
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._run, name="front", daemon=True)

    def start(self) -> None:
        """From now on. Raises StoreUnreachable where it cannot listen there."""
        self._thread.start()
        self._up.wait()
        if self._wrong is not None:
            because = self._wrong.strerror or str(self._wrong)
            raise StoreUnreachable("server_unreachable", path=self._host, because=because)

    def stop(self) -> None:
        """No more."""
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)

    def _run(self) -> None:
        try:
            server = self._loop.run_until_complete(asyncio.start_server(self._come, self._host, self.port))
            self.port = server.sockets[0].getsockname()[1]
        except OSError as error:
            self._wrong = error
            return
        finally:
            self._up.set()
        self._loop.run_forever()
        server.close()
        self._loop.run_until_complete(_all_ended(asyncio.all_tasks(self._loop)))
        self._loop.close()

    async def _come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._lines += 1
        try:
            with suppress(OSError, asyncio.IncompleteReadError, TimeoutError, ValueError, asyncio.CancelledError):
                if self._lines <= MOST:
                    await self._let_in(reader, writer)
        finally:
            self._lines -= 1
            writer.close()

    async def _let_in(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        async with asyncio.timeout(PATIENCE):
            if await reader.readexactly(len(ASK_FOR_TLS)) != ASK_FOR_TLS:
                return
            writer.write(b"S")
            await writer.start_tls(self._tls)
            said = await _first_words(reader)
        there, back = await asyncio.open_connection("127.0.0.1", self._behind)
        try:
            back.write(said)
            ways = {asyncio.ensure_future(_carry(*way)) for way in ((reader, back), (there, writer))}
            _, going = await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in going:
                way.cancel()
        finally:
            back.close()


async def _all_ended(lines: Collection[asyncio.Task[None]]) -> None:
    """Lines that are open when the front is stopped end without a word: their laptops find that out by themselves."""
    for each in lines:
        each.cancel()
    await asyncio.gather(*lines, return_exceptions=True)


async def _first_words(reader: asyncio.StreamReader) -> bytes:
    """Who it is, as PostgreSQL's protocol says it. Raises ValueError for the owner, and for what is no such words."""
    length = await reader.readexactly(4)
    count = int.from_bytes(length)
    if not 8 < count < LONGEST:
        raise ValueError
    said = await reader.readexactly(count - 4)
    words = said[4:].split(b"\0")
    if said[:2] == b"\x00\x03" and dict(zip(words[::2], words[1::2], strict=False)).get(b"user") == OWNER.encode():
        raise ValueError
    return length + said


async def _carry(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while held := await source.read(65536):
            target.write(held)
            await target.drain()
