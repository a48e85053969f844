"""The rulings as the verbs open them: while their index is made, once, the terminal shows how far it is."""

from __future__ import annotations

import sys

from referee.cli.output import put, put_over
from referee.cli.settings import Settings
from referee.library.search import Index, rulings_index


def opened(settings: Settings) -> Index:
    """The shelf with the precedents of the store; what keeps it from being whole, or kept, is told on stderr."""
    index = rulings_index(settings.store, Indexing(settings).tell)
    if index.unkept or index.faults:
        from referee.cli.session import Session
        from referee.speech import visible

        say = Session(settings).say
        if index.unkept:
            put(say("ask-unkept", folder=visible(str(index.unkept))), err=True)
        if index.faults:
            put(say("ask-left_out", count=len(index.faults)), err=True)
    return index


class Indexing:
    """How far the index is, on stderr when that is a terminal; the line is gone at the end."""

    def __init__(self, settings: Settings) -> None:
        self._settings, self._percent = settings, -1

    def tell(self, share: float) -> None:
        """So much is done."""
        percent = int(100 * share)
        if sys.stderr.isatty() and percent != self._percent:
            self._percent = percent
            put_over(self._said(percent) if share < 1 else "")

    def _said(self, percent: int) -> str:
        from referee.cli.session import Session

        return Session(self._settings).say("ask-indexing", percent=percent)
