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
from referee.pages.table import FollowedTable

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


def messages(path: Path, log: Sequence[e.Entry], steps: Sequence[int], live: Live) -> list[tuple[int, int, str]]:
    """What a page that is open is sent while the log grows in these steps: after which, with which number, and what."""
    growing, view, heard = Growing(path, log), View(live.render), list[tuple[int, int, str]]()
    table = live.opened()
    assert isinstance(table, FollowedTable)
    try:
        for step in steps:
            growing.grow(step)
            if table.look():
                before = view.number
                view.show(live.render(table))
                heard += [(step, view.number, view.text)] if view.number != before else []
    finally:
        table.close()
        growing.close()
    return heard
