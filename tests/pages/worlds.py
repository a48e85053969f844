"""A game put into a store entry by entry, with the same times in every world, and what its page says meanwhile."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

from referee.core.nouns import entries as e
from referee.core.nouns.verdict import Verdict
from referee.desk.stored_game import WRITTEN
from referee.journal import Journal
from referee.pages.followed import Live, View

TABLE = "twintable"
BEGAN = datetime(2026, 11, 26, 20, 14, tzinfo=UTC)


class Growing:
    """A store with one table, whose log grows."""

    def __init__(self, path: Path, log: Sequence[e.Entry]) -> None:
        self._log, self._length = log, 1
        self._journal = Journal.open(path)
        self._journal.create(TABLE, "Twins", BEGAN.isoformat(), [self._record(0)])

    def _record(self, number: int):  # type: ignore[no-untyped-def]
        at = (BEGAN + timedelta(seconds=7 * number)).isoformat()
        return WRITTEN.record(self._log[number], Verdict(), at)

    def grow(self, to: int) -> None:
        """So many entries are in it from here on."""
        added = [self._record(number) for number in range(self._length, to)]
        self._journal.append(TABLE, self._length, added)
        self._length = to

    def close(self) -> None:
        """Let go of the store."""
        self._journal.close()


Heard = tuple[int, int, str]
"""After how many entries something was sent, with which number, and what."""


def messages(path: Path, log: Sequence[e.Entry], steps: Sequence[int], pages: Sequence[Live]) -> list[list[Heard]]:
    """What each of these pages is sent while the log grows in these steps."""
    growing, views = Growing(path, log), [View(live.render) for live in pages]
    watched, heard = [live.opened() for live in pages], [list[Heard]() for _ in pages]
    for step in steps:
        growing.grow(step)
        for view, thing, said in zip(views, watched, heard, strict=True):
            before = view.number
            if thing.look():
                view.show(view.render(thing))
            if view.number != before:
                said.append((step, view.number, view.text))
    for each in (*watched, growing):
        each.close()
    return heard
