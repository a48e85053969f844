"""The server, as far as it can be reached now.

Who was refused once does not wait again with every key: for a while the answer stays the same. And nobody waits long
for an answer that does not come: after a moment there is a knock at the server's door, and where nobody opens it is
gone. What was asked may be answered still, later and unheard; its records are known again by their ids.
"""

from __future__ import annotations

import errno
import os
import time
from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures import TimeoutError as FutureTimeout
from threading import Thread
from typing import TypeVar

from referee.errors import StoreUnreachable
from referee.journal.apart.absence import Absence
from referee.journal.store import Store

Answer = TypeVar("Answer")
PASSING = ("starting up", "shutting down", "recovery", "terminating connection")
"""What a server says that is only not there at the moment."""
SILENT = "server_unreachable"
"""The error of a server that gives no answer."""
PAUSE = 15.0
"""Seconds after which it is tried again by itself."""


def is_silence(error: StoreUnreachable) -> bool:
    """Is it that nobody answered? A server that refuses, a name that was sent away for instance, has answered."""
    if error.key != SILENT:
        return False
    said, cause = "", error.__cause__ or error.__context__
    while cause is not None:
        said, cause = f"{said} {cause}", cause.__cause__ or cause.__context__
    return "FATAL" not in said or any(each in said for each in PASSING)


MOMENT = 0.5
"""Seconds for an answer, until there is a knock."""


class Gone:
    """The server gave no answer."""


GONE = Gone()


class Reach:
    """Opens the server's store when it is asked for, and again after it was gone."""

    def __init__(
        self,
        opened: Callable[[], Store],
        clock: Callable[[], float] = time.monotonic,
        answers: Callable[[], bool] | None = None,
        absence: Absence | None = None,
        named: str = "",
    ) -> None:
        self._opened = opened
        self._absence = absence
        self._named = named
        self._clock = clock
        self._answers = answers
        self._store: Store | None = None
        self._gone: StoreUnreachable | None = None
        self._again = 0.0
        self.pause = PAUSE

    @property
    def gone(self) -> StoreUnreachable | None:
        """Why it could not be reached when it was tried last; None if it could."""
        return self._gone

    def now(self) -> Store:
        """The server's store. Raises StoreUnreachable."""
        if self._gone is not None and self._clock() < self._again:
            raise self._gone
        return self.anew()

    def anew(self) -> Store:
        """The same, tried at once."""
        try:
            self._knock()
            self._store = self._store or self._open()
        except StoreUnreachable as error:
            self.lost(error)
            raise
        self._gone = None
        return self._store

    def heard(self) -> None:
        """Somebody else heard it just now: it is asked at once, and nothing more is written apart for its absence."""
        self._again = 0.0

    def _knock(self) -> None:
        """A server that was gone a moment ago is not waited for before it opens its door. Raises StoreUnreachable."""
        gone = self._gone is not None or (self._absence is not None and self._absence.lately)
        if gone and self._answers is not None and not self._answers():
            raise self._silent()

    def _open(self) -> Store:
        if self._answers is None:
            return self._opened()
        store = _soon(self._opened, self._answers, self._silent, lambda late: late.close())
        if self._absence is not None:
            self._absence.forget()
        return store

    def _silent(self) -> StoreUnreachable:
        """In the words of the system, as it would say it some seconds later."""
        return StoreUnreachable(SILENT, path=self._named, because=os.strerror(errno.ETIMEDOUT))

    def asked(self, what: Callable[[Store], Answer], waits: bool = False) -> Answer | Gone:
        """What the server answers, if it does; of what may take its time the answer is waited for."""
        try:
            store = self.now()
        except StoreUnreachable as error:
            if not is_silence(error):
                raise
            return GONE
        try:
            return (
                what(store)
                if self._answers is None or waits
                else _soon(lambda: what(store), self._answers, self._silent)
            )
        except StoreUnreachable as error:
            if not self.lost(error):
                raise
            return GONE

    def lost(self, error: StoreUnreachable) -> bool:
        """Did it give no answer? Any other error is an answer. What was open opens connections of its own later."""
        silent = is_silence(error)
        if silent:
            self._gone, self._again = error, self._clock() + self.pause
            if self._absence:
                self._absence.note()
        return silent

    def close(self) -> None:
        """Let go of it."""
        if self._store is not None:
            self._store.close()
            self._store = None


def _soon(
    act: Callable[[], Answer],
    answers: Callable[[], bool],
    silent: Callable[[], StoreUnreachable],
    late: Callable[[Answer], object] = lambda _: None,
) -> Answer:
    """What it comes to. Raises what it raises, and that it is `silent` where nobody answers a knock meanwhile.

    What it comes to afterwards is `late`.
    """
    came: Future[Answer] = Future()
    Thread(target=_done, args=(act, came), name="asking", daemon=True).start()
    while True:
        try:
            return came.result(MOMENT)
        except FutureTimeout:
            if came.done():
                return came.result()
            if not answers():
                came.add_done_callback(lambda done: done.exception() or late(done.result()))
                raise silent() from None


def _done(act: Callable[[], Answer], came: Future[Answer]) -> None:
    try:
        came.set_result(act())
    except BaseException as error:  # whoever asked is told, if he waits still
        came.set_exception(error)
