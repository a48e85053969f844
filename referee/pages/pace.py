"""How fast one address may ask: a whole hall may come at once from behind it, and nobody may go on like that."""

from __future__ import annotations

from collections.abc import Callable

AT_ONCE = 4000.0
"""Requests that may come in one go: four hundred phones, each with a page, what it is made of, and a stream."""
A_SECOND = 100.0
"""Requests a second that one may go on with."""
MOST_ADDRESSES = 4096
"""Addresses that are remembered: the one that asked longest ago goes first."""


class Pace:
    """What each address has left. `now` tells the time in seconds."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._left: dict[str, tuple[float, float]] = {}

    def may(self, address: str) -> bool:
        """May it ask once more now? If it may, it has."""
        now = self._now()
        left, since = self._left.pop(address, (AT_ONCE, now))
        left = min(AT_ONCE, left + (now - since) * A_SECOND)
        self._left[address] = (max(0.0, left - 1), now)
        if len(self._left) > MOST_ADDRESSES:
            del self._left[next(iter(self._left))]
        return left >= 1
