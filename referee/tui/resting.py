"""Looks for memory that nobody uses while nobody types.

Python looks through everything now and then, which in a long log takes longer than a key may wait for its answer. Here
that is done once when a table is open, and then in a pause after something was logged.
"""

from __future__ import annotations

import gc

from textual.screen import Screen
from textual.timer import Timer

PAUSE = 2.0
"""Seconds after which somebody is thinking, not typing."""
NEVER = 1_000_000


class Resting:
    """The pauses of one screen."""

    def __init__(self) -> None:
        gc.set_threshold(*gc.get_threshold()[:2], NEVER)
        self._timer: Timer | None = None
        self._settled = False

    def put_off(self, screen: Screen[None]) -> None:
        """Something happened: wait for the next pause."""
        if self._timer is not None:
            self._timer.stop()
        self._timer = screen.set_timer(PAUSE, self._tidy)

    def _tidy(self) -> None:
        """What is there in the first pause stays: it need not be looked through again."""
        gc.collect()
        if not self._settled:
            gc.freeze()
        self._settled = True
