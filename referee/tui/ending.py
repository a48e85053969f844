"""Ends the app in order when the system asks it to, or when its terminal is gone."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from contextlib import suppress

from textual.app import App


def end_in_order(app: App[None], close_store: Callable[[], None]) -> None:
    """Leave the terminal as it was when asked to end; end at once when there is no terminal any more.

    What was logged is in the store already; between two of its steps nothing is half written.
    """
    loop = asyncio.get_running_loop()
    with suppress(NotImplementedError, RuntimeError, AttributeError, ValueError):  # not everywhere can one listen
        loop.add_signal_handler(signal.SIGTERM, lambda: app.exit(return_code=128 + signal.SIGTERM))
        loop.add_signal_handler(signal.SIGHUP, _gone, close_store)


def _gone(close_store: Callable[[], None]) -> None:
    """There is nothing to write to: let go of the store, and end without a farewell."""
    close_store()
    os._exit(128 + signal.SIGHUP)
