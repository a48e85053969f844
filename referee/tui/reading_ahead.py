"""Reads what a table is about to say while nobody types.

A message is read when it is first said, so that a program begins soon. At a table the first shot or the first flag
would wait for a dozen at once; so they are read once the table is on the screen, a few at a time, in between.
"""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter

from textual.screen import Screen
from textual.timer import Timer

from referee.views.voice import Voice

SAID = ("owed-", "entry-", "verdict-", "flag-", "table-", "acting-", "change-", "side-", "phase-", "reason-")
"""How the messages begin that a line may bring up, those that come first at the head."""
BETWEEN, AT_ONCE = 0.02, 0.002
"""Seconds that a key has between two goes, and that one of them takes."""


class ReadingAhead:
    """What is still to be read for one screen."""

    def __init__(self) -> None:
        self._timer: Timer | None = None
        self._lang = ""
        self._left: Iterator[str] = iter(())

    def begin(self, screen: Screen[None], voice: Voice) -> None:
        """Read for the language spoken now; what was read stays."""
        if voice.lang == self._lang:
            return
        self._lang = voice.lang
        self._left = (each for begins in SAID for each in voice.speech.words.ahead((begins,)))
        if self._timer is not None:
            self._timer.stop()
        self._timer = screen.set_interval(BETWEEN, self._go_on)

    def _go_on(self) -> None:
        end = perf_counter() + AT_ONCE
        for _ in self._left:
            if perf_counter() > end:
                return
        if self._timer is not None:
            self._timer.stop()
