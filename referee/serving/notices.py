"""What the server says of what goes wrong: short lines, few of them, without a control character or a traceback.

Much of it comes from whoever is at the other end: it must neither fill a disk nor write on the terminal.
"""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from referee.speech import Speech, visible

MOST = 20
"""Lines within `SPAN`; what is beyond is counted."""
SPAN = 600.0
"""Seconds."""
LONGEST = 160
LIBRARIES = ("aiohttp", "asyncio")


class Notices(logging.Handler):
    """Writes to standard error, in one language, what we and the libraries below complain of."""

    def __init__(self, speech: Speech) -> None:
        super().__init__(logging.ERROR)
        self._speech = speech
        self._since = -SPAN
        self._count = 0

    def emit(self, record: logging.LogRecord) -> None:
        """A complaint of a library: what it says and which error it was, on one line."""
        error = record.exc_info[1] if record.exc_info else None
        told = record.getMessage().partition("\n")[0]
        self.tell(f"{told}: {type(error).__name__}" if error is not None else told)

    def tell(self, what: str) -> None:
        """Say it, unless too much was said already."""
        now = time.monotonic()
        if now - self._since > SPAN:
            self._since, left_out, self._count = now, self._count - MOST, 0
            if left_out > 0:
                self._write(self._speech.say("serve-left_out", count=left_out))
        self._count += 1
        if self._count <= MOST:
            self._write(self._speech.say("serve-trouble", what=visible(what)[:LONGEST]))

    def _write(self, line: str) -> None:
        print(f"! {line}", file=sys.stderr, flush=True)

    @contextmanager
    def heard(self) -> Iterator[None]:
        """While this lasts the libraries complain here and nowhere else."""
        loggers = [logging.getLogger(name) for name in LIBRARIES]
        before = [each.propagate for each in loggers]
        for each in loggers:
            each.addHandler(self)
            each.propagate = False
        try:
            yield
        finally:
            for each, propagate in zip(loggers, before, strict=True):
                each.removeHandler(self)
                each.propagate = propagate
