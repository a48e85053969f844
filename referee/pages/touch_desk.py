"""The desk behind the referee's own pages, in one thread beside the server's: what they show of a table, and log.

All entries of all devices pass here one after the other. A line is logged only at the table that whoever sent it has
seen: if anything was logged since, nothing is, and he is shown what his line would do now.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from referee.championship.office.sharing import event
from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from referee.journal import StreamInfo
from referee.pages.hall import Hall
from referee.pages.referee_devices import Device, Heard
from referee.typing.conversation import Conversation

MOST_TABLES = 12
"""Tables that are kept open."""
Made = TypeVar("Made")


class TouchDesk:
    """One desk for all of the referee's devices. It is opened when it is first asked for."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._thread = ThreadPoolExecutor(1, "touch")
        self._desk: Desk | None = None
        self._logs: dict[str, TableLog] = {}
        self._talks: dict[tuple[str, str], Conversation] = {}

    async def do(self, make: Callable[[], Made]) -> Made:
        """Make something in the desk's own thread."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, make)

    def tables(self) -> list[StreamInfo]:
        """The tables of the store, the one touched last first."""
        return self._opened().tables()

    def talk(self, stream: str, lang: str) -> Conversation:
        """The words to talk about a table, as it stands in the store now. Raises `RefereeError`."""
        log = self._logs.pop(stream, None) or self._opened().table(stream)
        self._logs[stream] = log
        log.look_again()
        while len(self._logs) > MOST_TABLES:
            self._forget(next(iter(self._logs)))
        if (stream, lang) not in self._talks:
            self._talks[stream, lang] = Conversation(log, self._hall.voice(lang))
        return self._talks[stream, lang]

    def _forget(self, stream: str) -> None:
        del self._logs[stream]
        self._talks = {key: talk for key, talk in self._talks.items() if key[0] != stream}

    def _opened(self) -> Desk:
        if self._desk is None:
            self._desk = Desk(self._hall.store, shares=event)
        return self._desk

    def hear(self, stream: str, lang: str, line: str, at: int, device: Device, key: str) -> Heard:
        """Log a line, unless this form was heard already or the table has moved on. Raises `RefereeError`."""
        if key in device.heard:
            return device.heard[key]
        talk = self.talk(stream, lang)
        if talk.log.length != at:
            return Heard("moved")
        told = talk.enter(line)
        if told.level == "error" or not told.logged:
            return Heard("moved" if talk.log.length != at else "refused")
        return device.hear(key, Heard("logged", told))

    async def close(self) -> None:
        """Let go of the store."""
        await self.do(self._close)
        self._thread.shutdown(wait=False)

    def _close(self) -> None:
        if self._desk is not None:
            self._desk.close()
