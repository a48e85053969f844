"""Wrong codes are counted by address: whoever gave too many has to wait, so that nobody finds one by trying."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

MOST, WITHIN = 20, 60.0
"""Wrong codes of one address in so many seconds."""
MOST_ADDRESSES = 4096
"""Addresses that are remembered: the one that was wrong longest ago goes first."""


class Tries:
    """The wrong codes of the last minute. `now` tells the time in seconds."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._wrong: dict[str, deque[float]] = {}

    def may(self, address: str) -> bool:
        """May a code be tried from there now?"""
        return len(self._lately(address)) < MOST

    def was_wrong(self, address: str) -> None:
        """A code from there was none."""
        lately = self._lately(address)
        lately.append(self._now())
        self._wrong.pop(address, None)
        self._wrong[address] = lately
        if len(self._wrong) > MOST_ADDRESSES:
            del self._wrong[next(iter(self._wrong))]

    def _lately(self, address: str) -> deque[float]:
        found, since = self._wrong.get(address, deque(maxlen=MOST)), self._now() - WITHIN
        while found and found[0] <= since:
            found.popleft()
        return found
