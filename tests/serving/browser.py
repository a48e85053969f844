"""Chromium without a window, driven over its DevTools protocol: a page opened, typed into, and looked at."""

from __future__ import annotations

import asyncio
import base64
import shutil
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from aiohttp import ClientSession, ClientWebSocketResponse

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
TABLET = (1180, 820)
FLAGS = ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--remote-debugging-port=0")
BETWEEN_PAGES = "Inspected target navigated or closed"
CODES = {"Enter": (13, "\r"), "F7": (118, None), "F6": (117, None)}


class Gone(Exception):
    """The page that was asked is being left for another."""


class Tab:
    """The page that is open; `asked` are the addresses that it asked for."""

    def __init__(self, socket: ClientWebSocketResponse) -> None:
        self.asked: list[str] = []
        self._socket = socket
        self._count = 0
        self._waiting: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for message in self._socket:
            told = message.json()
            if "id" in told:
                self._waiting.pop(told["id"]).set_result(told)
            elif told["method"] == "Network.requestWillBeSent":
                self.asked.append(told["params"]["request"]["url"])
            elif told["method"] == "Network.webSocketCreated":
                self.asked.append(told["params"]["url"])

    async def do(self, method: str, **about: Any) -> dict[str, Any]:
        """One command of the protocol, and what it answers."""
        self._count += 1
        number = self._count
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._waiting[number] = answer
        await self._socket.send_json({"id": number, "method": method, "params": about})
        told = await asyncio.wait_for(answer, 30)
        if told.get("error", {}).get("message") == BETWEEN_PAGES:
            raise Gone
        assert "error" not in told, told
        return dict(told["result"])

    async def holds(self, expression: str) -> bool:
        """Is this true in the page?"""
        told = await self.do("Runtime.evaluate", expression=expression, returnByValue=True)
        return bool(told["result"].get("value"))

    async def until(self, expression: str) -> None:
        """Wait until this is true in the page, or in the one that follows it."""
        for _ in range(600):
            with suppress(Gone):
                if await self.holds(expression):
                    return
            await asyncio.sleep(0.05)
        raise AssertionError(expression)

    async def types(self, text: str) -> None:
        """Type a line, without Enter."""
        await self.do("Input.insertText", text=text)

    async def presses(self, key: str) -> None:
        """Press a key that is no letter."""
        code, text = CODES[key]
        about: dict[str, Any] = {"key": key, "code": key, "windowsVirtualKeyCode": code}
        down = {"type": "keyDown", "text": text} if text else {"type": "rawKeyDown"}
        await self.do("Input.dispatchKeyEvent", **about, **down)
        await self.do("Input.dispatchKeyEvent", **about, type="keyUp")

    async def settled(self) -> bytes:
        """The page once it looks the same twice: all that was typed is drawn."""
        before, now = b"", await self.picture()
        while now != before:
            await asyncio.sleep(0.3)
            before, now = now, await self.picture()
        return now

    async def changes(self, before: bytes) -> None:
        """Wait until the page looks otherwise."""
        for _ in range(100):
            if await self.picture() != before:
                return
            await asyncio.sleep(0.1)
        raise AssertionError("nothing is drawn")

    async def picture(self) -> bytes:
        """The page as it is seen, a PNG."""
        told = await self.do("Page.captureScreenshot", format="png")
        return base64.b64decode(told["data"])


@asynccontextmanager
async def tab(folder: Path) -> AsyncIterator[Tab]:
    """A browser of tablet size with one page, ended at the end."""
    assert CHROMIUM is not None
    size = "--window-size={},{}".format(*TABLET)
    words = [CHROMIUM, *FLAGS, f"--user-data-dir={folder}", size, "about:blank"]
    quiet = subprocess.DEVNULL
    with subprocess.Popen(words, stdout=quiet, stderr=quiet) as process:
        try:
            async with (
                ClientSession() as client,
                client.ws_connect(await _page(client, folder), max_msg_size=0) as socket,
            ):
                opened = Tab(socket)
                for domain in ("Page", "Runtime", "Network"):
                    await opened.do(f"{domain}.enable")
                yield opened
        finally:
            process.terminate()


async def _page(client: ClientSession, folder: Path) -> str:
    """The address of the page's socket, once the browser runs."""
    told = folder / "DevToolsActivePort"
    for _ in range(600):
        if told.exists() and (words := told.read_text(encoding="utf-8").split()):
            async with client.get(f"http://127.0.0.1:{words[0]}/json") as answer:
                found = [each for each in await answer.json() if each["type"] == "page"]
            if found:
                return str(found[0]["webSocketDebuggerUrl"])
        await asyncio.sleep(0.05)
    raise AssertionError("the browser did not start")
