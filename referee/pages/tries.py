"""How often somebody may try a code that opens nothing, before he has to wait."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

MOST, WITHIN = 20, 60.0
"""So many within so many seconds, from one address."""
MOST_KNOWN = 5_000
"""Addresses that are remembered: those that tried last."""


class Tries:
    """The codes that opened nothing, by the address they came from. `now` tells the time in seconds."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._wrong: dict[str, deque[float]] = {}

    def has_to_wait(self, address: str) -> bool:
        """Did too many come from there just now?"""
        wrong = self._wrong.get(address, ())
        return sum(self._now() - each < WITHIN for each in wrong) >= MOST

    def failed(self, address: str) -> None:
        """One more came from there."""
        wrong = self._wrong.pop(address, deque(maxlen=MOST))
        wrong.append(self._now())
        self._wrong[address] = wrong
        if len(self._wrong) > MOST_KNOWN:
            del self._wrong[next(iter(self._wrong))]
