"""One app process for one page: it starts with the page and ends with it, whatever state it is in.

Killing it loses nothing: what was acknowledged is in the store.
"""

from __future__ import annotations

import asyncio
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from aiohttp import web
from textual_serve.app_service import AppService
from textual_serve.download_manager import DownloadManager

PATIENCE = 3.0
"""Seconds that an app gets to leave by itself."""
MOST_COLUMNS, MOST_ROWS = 500, 200
DRIVER = "referee.serving.driver:PageDriver"
TERMINAL = {"TEXTUAL_DRIVER": DRIVER, "TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8"}
"""What the app is shown on, whatever terminal the server was started in."""


class AppProcess(AppService):
    """The app of one page. `table` is the one that its page looks at, empty where that is none."""

    def __init__(self, command: Sequence[str], socket: web.WebSocketResponse) -> None:
        super().__init__(
            command[0],
            write_bytes=socket.send_bytes,
            write_str=socket.send_str,
            close=socket.close,  # type: ignore[arg-type]  # it gives a bool that nobody looks at
            download_manager=DownloadManager(),
        )
        self._words = tuple(command)
        self.table = ""

    def _build_environment(self, width: int = 80, height: int = 24) -> dict[str, str]:
        return super()._build_environment(width, height) | TERMINAL

    async def _open_app_process(self, width: int = 80, height: int = 24) -> Process:
        """Without a shell between it and us, and not for the Ctrl-C that ends the server."""
        environment = self._build_environment(*_size(width, height))
        process = await asyncio.create_subprocess_exec(
            *self._words, stdin=PIPE, stdout=PIPE, stderr=PIPE, env=environment, start_new_session=True
        )
        self._process, self._stdin = process, process.stdin
        return process

    async def run(self) -> None:
        """Pass on what the app shows; when it has ended, its page has."""
        try:
            await super().run()
        finally:
            await self.remote_close()

    async def on_meta(self, data: bytes) -> None:
        """Keep in mind which table is on the screen; the rest is for the page."""
        from msgspec import json

        said: dict[str, Any] = json.decode(data)
        if said.get("type") == "table":
            self.table = str(said["table"])
        else:
            await super().on_meta(data)

    async def set_terminal_size(self, width: int, height: int) -> None:
        """The size of the page, within reason."""
        await super().set_terminal_size(*_size(width, height))

    async def stop(self) -> None:
        """Ask the app to leave; end it if it does not."""
        process = self._process
        if process is None:
            return
        if process.returncode is None:
            await self.send_meta({"type": "quit"})
        try:
            await asyncio.wait_for(self._left(process), PATIENCE)
        except TimeoutError:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
        self._process = None

    async def _left(self, process: Process) -> None:
        """Until it is gone; what it still has to show is let go, for it cannot leave before."""
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)
        while process.stdout is not None and await process.stdout.read(1 << 16):
            pass
        await process.wait()


def _size(width: int, height: int) -> tuple[int, int]:
    return min(max(int(width), 1), MOST_COLUMNS), min(max(int(height), 1), MOST_ROWS)
