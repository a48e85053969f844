"""The app's driver in a page: textual's own, which ends with its server, and takes no more than the app keeps up with.

What a page sends passes for what a keyboard and a mouse send, and for nothing else: the size is told by the server.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any, cast

from msgspec import to_builtins
from textual.app import ScreenStackError
from textual.drivers.web_driver import WebDriver
from textual.events import AppFocus, CursorPosition, Resize
from textual.message import Message
from textual.messages import ExitApp, InBandWindowResize

from referee.serving.messages import CalledOff, News, Offers, Shows, Wants

MOST_WAITING = 200
"""Keys and movements that the app has not come to yet; then no more is read, and the page has to wait."""
NOT_FROM_KEYS = (Resize, InBandWindowResize, CursorPosition)


class FileNews(Message):
    """What became of a file in the page."""

    def __init__(self, news: News, name: str) -> None:
        super().__init__()
        self.news: News = news
        self.name = name


class PageDriver(WebDriver):
    """Reads from the server and writes to it."""

    def start_application_mode(self) -> None:
        """The page is always in front: an app that believes it is not gives its keys to nobody."""
        super().start_application_mode()
        self._app.call_later(self._app.post_message, AppFocus())

    def run_input_thread(self) -> None:
        """Until nothing more can come; then nobody is there any more, and the app leaves."""
        super().run_input_thread()
        if not self.exit_event.is_set():
            self._app.post_message(ExitApp())

    def process_message(self, message: Message) -> None:
        """Keys and the mouse, one after the other."""
        if isinstance(message, NOT_FROM_KEYS):
            return
        while self._waiting() > MOST_WAITING and not self.exit_event.is_set():
            time.sleep(0.01)
        super().process_message(message)

    def send_message(self, message: Message) -> None:
        """Hand it over, and wait until it is with the app."""
        posted = asyncio.run_coroutine_threadsafe(self._app._post_message(message), loop=self._loop)
        with suppress(TimeoutError, RuntimeError, asyncio.CancelledError):
            posted.result(1.0)

    def _waiting(self) -> int:
        with suppress(ScreenStackError):
            pumps = (self._app, self._app.screen, self._app.focused)
            return sum(pump.message_queue_size for pump in pumps if pump is not None)
        return 0

    def on_meta(self, packet_type: str, payload: dict[str, object]) -> None:
        """What the server tells."""
        if packet_type == "file":
            self._app.post_message(FileNews(cast(News, payload["news"]), str(payload["name"])))
        else:
            super().on_meta(packet_type, payload)

    def tell(self, said: Shows | Wants | Offers | CalledOff) -> None:
        """Tell the server."""
        about: dict[str, Any] = to_builtins(said)
        self.write_meta(about)
