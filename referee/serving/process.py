"""One app process for one page: it starts with the page and ends with it, whatever state it is in.

Killing it loses nothing: what was acknowledged is in the store. It speaks textual's packets: a letter for the kind, the
length in four bytes, and what is said, `D` for the screen and the keys, `M` for messages.
"""

from __future__ import annotations

import asyncio
import os
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib.metadata import version

from aiohttp import web
from msgspec import to_builtins

from referee.serving.messages import (
    FOLDER,
    CalledOff,
    Left,
    Offers,
    Pinged,
    Resized,
    Shows,
    Size,
    Told,
    Typed,
    Wants,
    from_app,
    write,
)
from referee.serving.transfers import PageFiles

PATIENCE = 3.0
"""Seconds that an app gets to leave by itself."""
STARTING = 10.0
"""Seconds after which the next app may start, whether this one is ready or not."""
LARGEST = 1 << 24
"""Bytes of one packet: far more than the largest screen takes."""
LAST_WORDS = 2000
"""Bytes kept of what an app says when it breaks."""
READY = b"__GANGLION__\n"
PRELUDE = 10
DRIVER = "referee.serving.driver:PageDriver"
TERMINAL = {
    "TEXTUAL_DRIVER": DRIVER, "TEXTUAL_FPS": "60", "TEXTUAL_COLOR_SYSTEM": "truecolor", "TERM": "xterm-256color",
    "TERM_PROGRAM": "textual", "PYTHONIOENCODING": "utf-8",
}  # fmt: skip
"""What the app is shown on, whatever terminal the server was started in."""


class AppProcess:
    """The app of one page. `table` is the one that its page looks at, empty where that is none.

    `complain` is called with what it said last, if it broke.
    """

    def __init__(
        self, command: Sequence[str], socket: web.WebSocketResponse, complain: Callable[[str], None] = lambda _: None
    ) -> None:
        self._command = tuple(command)
        self._socket = socket
        self._complain = complain
        self._task: asyncio.Task[None] | None = None
        self._ready = asyncio.Event()
        self._said = b""
        self.process: Process | None = None
        self.files = PageFiles()
        self.table = ""

    async def start(self, size: Size) -> None:
        """Start it, and wait until it shows something; not for the Ctrl-C that ends the server."""
        now = size.bounded()
        environment = dict(os.environ) | TERMINAL | {
            "TERM_PROGRAM_VERSION": version("textual-serve"), "COLUMNS": str(now.width), "ROWS": str(now.height),
            FOLDER: str(self.files.folder),
        }  # fmt: skip
        self.process = await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, stderr=PIPE, env=environment, start_new_session=True
        )
        self._task = asyncio.create_task(self._run(self.process))
        with suppress(TimeoutError):
            await asyncio.wait_for(self._ready.wait(), STARTING)

    async def _run(self, process: Process) -> None:
        """Pass on what the app shows; when it has ended, its page has."""
        assert process.stdout is not None
        last_words = asyncio.create_task(self._listen(process))
        try:
            await self._pass_on(process.stdout)
        except (asyncio.IncompleteReadError, ConnectionError, ValueError):
            pass
        finally:
            self._ready.set()
            last_words.cancel()
            with suppress(ConnectionError):
                await self._socket.close()

    async def _pass_on(self, stdout: asyncio.StreamReader) -> None:
        """Raises `IncompleteReadError` when it says no more, `ConnectionError` when nobody listens."""
        for _ in range(PRELUDE):
            if (line := await stdout.readline()) in (READY, b""):
                break
        while line == READY:
            self._ready.set()
            kind, size = await stdout.readexactly(1), int.from_bytes(await stdout.readexactly(4), "big")
            if size > LARGEST:
                break
            said = await stdout.readexactly(size)
            if kind == b"D":
                await self._socket.send_bytes(said)
            elif kind == b"M":
                await self._heard(said)

    async def _heard(self, data: bytes) -> None:
        match from_app(data):
            case Shows(table):
                self.table = table
            case Wants() | Offers() | CalledOff() as said:
                await self._socket.send_str(write(self.files.begin(said)).decode())
            case Left():
                await self._socket.close()

    async def _listen(self, process: Process) -> None:
        """Keep the end of what it complains of."""
        assert process.stderr is not None
        while data := await process.stderr.read(4096):
            self._said = (self._said + data)[-LAST_WORDS:]

    async def hear(self, said: Typed | Resized | Told) -> None:
        """Tell the app; when it listens no more, nobody does."""
        if isinstance(said, Typed):
            await self._send(b"D", said.keys.encode())
        elif isinstance(said, Resized):
            await self._meta("resize", to_builtins(said.size.bounded()))
        else:
            await self._meta("file", {"news": said.news, "name": said.name})

    async def _meta(self, kind: str, about: dict[str, object]) -> None:
        await self._send(b"M", write({"type": kind, **about}))

    async def _send(self, kind: bytes, data: bytes) -> None:
        """Raises nothing: an app that is gone is noticed elsewhere."""
        stdin = self.process.stdin if self.process is not None else None
        if stdin is not None:
            with suppress(ConnectionError, RuntimeError):
                stdin.write(kind + len(data).to_bytes(4, "big") + data)
                await stdin.drain()

    async def answer(self, ping: Pinged) -> None:
        """How far away the page is, it measures itself."""
        await self._socket.send_str(write(["pong", ping.mark]).decode())

    async def stop(self) -> None:
        """Ask the app to leave; end it if it does not."""
        process = self.process
        if process is not None:
            try:
                await asyncio.wait_for(self._left(process), PATIENCE)
            except TimeoutError:
                with suppress(ProcessLookupError):
                    process.kill()
                await process.wait()
            if process.returncode not in (0, None, -9):
                self._complain(_last_line(self._said))
        self.files.remove()

    async def _left(self, process: Process) -> None:
        """Until it is gone; what it still has to show is let go, for it cannot leave before."""
        if process.returncode is None:
            await self._meta("quit", {})
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)
        while process.stdout is not None and await process.stdout.read(1 << 16):
            pass
        while process.stderr is not None and (data := await process.stderr.read(4096)):
            self._said = (self._said + data)[-LAST_WORDS:]
        await process.wait()


def _last_line(said: bytes) -> str:
    lines = said.decode(errors="replace").strip().splitlines()
    return lines[-1] if lines else "?"
