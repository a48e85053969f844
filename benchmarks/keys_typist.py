"""Presses keys at the app as the terminal sends them, one by one, and counts them."""

import asyncio
from dataclasses import dataclass, field

from benchmarks.pressing import busy, send
from referee.desk.table_log import TableLog
from referee.tui.app import RefereeApp
from referee.tui.screens.table import TableScreen

KEYS = {" ": "space", "\t": "tab", "\n": "enter", "↑": "up", "↓": "down", "⑤": "f5"}
QUICK = "\t↑↓:"
"""Keys that act on what was typed before them."""


@dataclass
class Counts:
    """Keys by what they were pressed for."""

    line: list[int] = field(default_factory=list)
    entry: list[float] = field(default_factory=list)
    play: list[int] = field(default_factory=list)
    event: list[int] = field(default_factory=list)


class Typist:
    """Presses keys at an app, and counts them."""

    def __init__(self, app: RefereeApp, screen: TableScreen) -> None:
        self.app = app
        self.screen = screen
        self.pressed = 0

    @property
    def log(self) -> TableLog:
        """The table's log, as the app holds it."""
        return self.screen.log_of_table

    async def press(self, keys: str) -> None:
        """Each sign is one key."""
        from textual.keys import _character_to_key  # not before the app, which sets the pace of its frames

        await self.leave_the_page_after_a_win()
        for sign in keys:
            character = {"\n": "\r"}.get(sign, sign if sign not in "↑↓⑤" else None)
            if sign in QUICK:
                await self.settled()
            send(self.app, KEYS.get(sign) or _character_to_key(sign), character)
            self.pressed += 1
            if sign in QUICK:
                await self.settled()

    async def leave_the_page_after_a_win(self) -> None:
        """Whoever types on after a win goes back to the table first, by one key."""
        if not self.log.table.winner:
            return
        while busy(self.app):
            await asyncio.sleep(0.005)
        if self.app.screen is not self.screen:
            send(self.app, "escape", None)
            self.pressed += 1
            while self.app.screen is not self.screen or busy(self.app):
                await asyncio.sleep(0.005)

    async def finished(self) -> None:
        """Wait for the page that comes up after a win: an app left while it does has lost what is to be on it."""
        for _ in range(400):
            if not busy(self.app) and (not self.log.table.winner or self.app.screen is not self.screen):
                return
            await asyncio.sleep(0.005)

    async def settled(self) -> None:
        """Wait until what was pressed has been taken in: nobody types within a millisecond of a key that chooses."""
        quiet = 0
        nodes = (self.app, self.screen, self.screen.typing, self.screen.entry)
        while quiet < 5:
            await asyncio.sleep(0.001)
            quiet = 0 if any(node._message_queue.qsize() for node in nodes) else quiet + 1

    async def until_logged(self, length: int) -> None:
        """Wait until the log is as long as this."""
        for _ in range(2000):
            if self.log.length >= length and not self.screen._message_queue.qsize():
                return
            await asyncio.sleep(0.005)
        raise SystemExit(f"not logged: {self.screen.typing.told} {self.screen.entry.value!r}")
