"""Looks for memory that nobody uses while nobody types.

Python looks through everything now and then, which in a long log takes longer than a key may wait for its answer. Here
that is done once when a table is open, and then in a pause after something was logged. All of it ends with the app.
"""

from __future__ import annotations

import gc

from textual.screen import Screen
from textual.timer import Timer

PAUSE = 2.0
"""Seconds after which somebody is thinking, not typing."""
USUAL = gc.get_threshold()
SELDOM = 500
"""How many rounds of the usual kind pass before everything is looked through without a pause."""


class Resting:
    """The pauses of one screen."""

    def __init__(self) -> None:
        self._timer: Timer | None = None
        self._settled = False

    def put_off(self, screen: Screen[None]) -> None:
        """Something happened: wait for the next pause."""
        gc.set_threshold(*USUAL[:2], SELDOM)
        if self._timer is not None:
            self._timer.stop()
        self._timer = screen.set_timer(PAUSE, self._tidy)

    def _tidy(self) -> None:
        """What is there in the first pause stays: it need not be looked through again."""
        gc.collect()
        if not self._settled:
            gc.freeze()
        self._settled = True


def settled() -> None:
    """Much was read just now, and somebody is about to type: look through it at once, and not between two keys."""
    gc.collect()
    gc.set_threshold(*USUAL[:2], SELDOM)


def as_usual() -> None:
    """Python looks through everything again as it always does."""
    gc.set_threshold(*USUAL)
    gc.unfreeze()
