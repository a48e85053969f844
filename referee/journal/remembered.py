"""How far the streams go that were written to here: nobody has to ask for it as long as nobody else writes.

Each line that is logged goes by it, and to find a head and unseal it costs as much as to put a record into the file.
Whether anybody else wrote is said by SQLite, and surely so to whoever holds the write lock. What is remembered tells a
writer where to go on, and nobody anything else: what is read is read from the file, and by its checksums.
"""

from __future__ import annotations

import sqlite3

from referee.journal import reading
from referee.journal.reading import Extent

CHANGES = "pragma data_version"
"""A number that is another one once anybody but this connection wrote to the file."""


class Misremembered(Exception):
    """What is remembered does not fit the file, or an id is taken: to be forgotten, and the file to be asked."""


class Remembered:
    """What one connection wrote. Whoever rolls back forgets it all, so that only what is committed is remembered."""

    def __init__(self) -> None:
        self._changes = self._latest = 0
        self._streams: dict[str, tuple[int, Extent]] = {}

    def look(self, db: sqlite3.Connection) -> None:
        """Did anybody else write? To be asked with the write lock in hand, before anything else."""
        (self._changes,) = db.execute(CHANGES).fetchone()

    def extent(self, stream: str) -> Extent | None:
        """How far a stream goes; None where the file has to be asked, be it that somebody wrote to it meanwhile."""
        changes, known = self._streams.get(stream, (0, None))
        if known is None or changes != self._changes:
            return None
        return known if known.latest == self._latest else known._replace(latest=self._latest)

    def ask(self, db: sqlite3.Connection, stream: str) -> Extent | None:
        """How far it goes by the file; see `reading.extent`."""
        return reading.extent(db, stream, self._streams.get(stream, (0, None))[1])

    def wrote(self, stream: str, extent: Extent) -> None:
        """How far it goes now. What damage left unsure is looked for again by the next who writes."""
        if not extent.sure or not extent.latest:
            self.forget()
        else:
            self._streams[stream] = self._changes, extent
            self._latest = extent.latest

    def forget(self) -> None:
        """Whatever it was."""
        self._streams.clear()
