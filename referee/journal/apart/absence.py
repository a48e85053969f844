"""That the server was gone a moment ago, for the next program of this laptop, which then waits less for it.

Each line on the command line is a program of its own, and would wait anew. What stands here is only when the server was
lost; it is forgotten once it answers, or after a while.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

LASTS = 60.0
"""Seconds for which it is remembered; then the server is waited for as ever."""


class Absence:
    """An empty file, as old as the absence is."""

    def __init__(self, path: Path, clock: Callable[[], float] = time.time) -> None:
        self._path, self._clock = path, clock

    @property
    def lately(self) -> bool:
        """Was it gone a moment ago?"""
        with suppress(OSError):
            return 0 <= self._clock() - self._path.stat().st_mtime < LASTS
        return False

    def note(self) -> None:
        """It is gone, since now if that is not known."""
        if not self.lately:
            with suppress(OSError):  # it is waited for once more then
                self._path.touch()

    def forget(self) -> None:
        """It is there."""
        with suppress(OSError):
            self._path.unlink(missing_ok=True)
