"""How often something may be done: so many times at once, and then so many times a second, by all and by each."""

from __future__ import annotations

from collections.abc import Callable, Hashable

MOST_REMEMBERED = 1000


class Pace:
    """A measure that fills by itself. `at_once` it holds, `a_second` runs in; `now` tells seconds."""

    def __init__(self, at_once: float, a_second: float, now: Callable[[], float]) -> None:
        self._at_once, self._a_second, self._now = at_once, a_second, now
        self._left, self._since = at_once, now()

    def takes(self, doing: bool = True) -> bool:
        """May it be done once more? Then that is counted, if it is done."""
        now = self._now()
        self._left = min(self._at_once, self._left + (now - self._since) * self._a_second)
        self._since = now
        if self._left < 1:
            return False
        self._left -= doing
        return True


class SharedPace:
    """One pace for all, of which nobody alone can take everything: each has a slower one of his own."""

    def __init__(self, all_together: Pace, each: Callable[[], Pace]) -> None:
        self._all, self._each = all_together, each
        self._known: dict[Hashable, Pace] = {}

    def takes(self, who: Hashable) -> bool:
        """May he do it once more? Then that is counted."""
        own = self._known.pop(who, None) or self._each()
        self._known[who] = own  # the one who asked last goes last
        if len(self._known) > MOST_REMEMBERED:
            del self._known[next(iter(self._known))]
        return self._all.takes(doing=False) and own.takes() and self._all.takes()
