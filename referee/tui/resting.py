"""Looks for memory that nobody uses while nobody types.

Python looks through what is new every few hundred things that it makes, and now and then through everything, which in
a long log takes longer than a key may wait for its answer. While a table is open that is done after something was
logged: through what is new once it is on the screen, through everything in the next pause, the first time once for
all. All of it ends with the app.

What is worked out beside the keys lets go of the processor soon when a key is waiting.
"""

from __future__ import annotations

import gc
import sys

from textual.screen import Screen

from referee.tui.pausing import Pause

PAUSE = 2.0
"""Seconds after which somebody is thinking, not typing."""
USUAL = gc.get_threshold()
MANY, SELDOM = 50_000, 500
"""How many new things there are before they are looked through while a line is typed, and how many lines are logged
before everything is looked through without a pause.
"""
TURNS, SOON = sys.getswitchinterval(), 0.0005
"""Seconds for which what runs beside the keys keeps the processor from them, usually and while an app is open."""


class Resting:
    """The pauses of one screen."""

    def __init__(self, screen: Screen[None]) -> None:
        self._screen = screen
        self._pause = Pause(screen, PAUSE, self._tidy)
        self._settled = False
        self._lines = 0

    def put_off(self) -> None:
        """Something happened: look through what is new once it is shown, and through everything in the next pause."""
        gc.set_threshold(MANY, USUAL[1], SELDOM)
        self._screen.call_after_refresh(self._look_through_the_new)
        self._pause.await_it()

    def _tidy(self) -> None:
        """What is there in the first pause stays: it need not be looked through again."""
        gc.collect()
        if not self._settled:
            gc.freeze()
        self._settled, self._lines = True, 0

    def _look_through_the_new(self) -> None:
        self._lines += 1
        gc.collect(1 if self._lines % SELDOM else 2)


def keys_first() -> None:
    """What is worked out beside the keys takes short turns from now on."""
    sys.setswitchinterval(SOON)


def settled() -> None:
    """Much was read just now, and somebody is about to type: look through it at once, and not between two keys."""
    gc.collect()
    gc.set_threshold(*USUAL[:2], SELDOM)


def as_usual() -> None:
    """Python looks through everything again as it always does."""
    gc.set_threshold(*USUAL)
    gc.unfreeze()
    sys.setswitchinterval(TURNS)
