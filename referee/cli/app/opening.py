"""`referee` without a verb: the app."""

from __future__ import annotations

import sys

from referee.cli.codes import Exit
from referee.cli.misuse import Misuse
from referee.cli.settings import Settings


def open_app(settings: Settings) -> Exit:
    """Open the app on the store. Raises `Misuse` `needs_terminal`."""
    if not all(stream and stream.isatty() for stream in (sys.stdin, sys.stdout)):
        raise Misuse("needs_terminal")
    from referee.tui.app import run

    run(settings.place, settings.lang, settings.table or None)
    return Exit.CLEAN
