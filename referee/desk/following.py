"""A table in a store that somebody else writes to, followed as it grows: nothing is judged and nothing written.

Asked now and then, it reads what was added and says whether anything changed. A store that is locked, gone, or was put
back from elsewhere is an error now and may be there again at the next look; until then the table is as it stood last.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import time

from referee import sets
from referee.core.book.rulebook import Rulebook
from referee.core.nouns.entries import Entry, Opened
from referee.core.nouns.table import Table
from referee.core.nouns.verdict import Verdict
from referee.desk.followed_store import FollowedStore
from referee.desk.log_clock import clock_at, seconds_of
from referee.desk.stored_game import stored_game, tables_of
from referee.desk.table_log import TableLog
from referee.desk.table_titles import TableTitle, title_in
from referee.errors import UnknownId
from referee.journal import UNSIGNED, Place, ReadLog, Record, Store, changes, so_far
from referee.log.history import AMENDING, effective
from referee.log.latest import Happened, followed, latest
from referee.log.play_clock import Clock, after, clock_of


class Following:
    """The table `stream` of the store at this place; without a name whichever table was touched last."""

    def __init__(self, path: Place, stream: str = "") -> None:
        self.path = path
        self.named = stream
        self.stream = ""
        self.title = TableTitle()
        """What the table is called in the store, by its players where nobody named it."""
        self.table = Table()
        self.clock = Clock()
        self.lately: tuple[Happened, ...] = ()
        """What happened last, the latest at the end."""
        self.lost: frozenset[int] = frozenset()
        """The numbers of the entries that cannot be read; the table was followed without knowing them."""
        self.asked: frozenset[int] = frozenset()
        """The numbers of the entries against which something was said."""
        self.seen: float | None = None
        """When the store was read last, in seconds."""
        self.by = UNSIGNED
        """Who logged the last entry, and on which device, as far as that is known."""
        self._log: list[Entry] = []
        self._times: list[float | None] = []
        self._store = FollowedStore(path)
        self._seen: int | None = None

    @classmethod
    def of(cls, log: TableLog, path: Place) -> Following:
        """A table of this store that is known already, as far as its log was read."""
        following = cls(path, log.stream)
        following.table, following.clock, following.lost = log.table, clock_at(log), log.lost
        following.lately, following.seen = latest(log.moments, log.entry, log.table), time()
        return following

    @property
    def book(self) -> Rulebook:
        """The book the table is played by."""
        return sets.bind(self.table.sets)

    @property
    def entries(self) -> Sequence[Entry]:
        """The whole log as far as it was read."""
        return self._log

    def look(self) -> bool:
        """Read what was added; has the table changed? Raises `RefereeError` while it cannot be read."""
        journal, opened = self._store.now()
        seen = changes(journal)
        same = seen is not None and seen == self._seen and not opened
        found = not same and self._look_at(journal, opened)
        self._seen, self.seen = seen, time()
        return found

    def _look_at(self, journal: Store, opened: bool) -> bool:
        stream = self.named or _touched_last(journal)
        version = so_far(journal, stream)
        anew = opened or stream != self.stream or version < len(self._log)
        if version == len(self._log) and not anew:
            return False
        records = journal.read(stream, after=0 if anew else len(self._log))
        if anew:
            self.title = title_in(journal.streams(), stream)
            self._begin(stream, records)
        elif records:
            self._take_in(records, stored_game(records, self._log))
        return bool(records)

    @property
    def heard(self) -> float | None:
        """When something was logged last, in seconds; None where nobody can say."""
        return self._times[-1] if self._times else None

    def look_in(self, journal: Store, anew: bool = False) -> bool:
        """The same in a store that is open already; see `look`."""
        return self._look_at(journal, anew)

    def close(self) -> None:
        """Let go of the store."""
        self._store.close()

    def _begin(self, stream: str, records: list[Record]) -> None:
        """The table from its opening on. Raises `UnknownId` where it has none."""
        if not records:
            raise UnknownId("no_such_table", table=stream[:60])
        read = stored_game(records)
        self.stream, self._log, self._times = stream, [], []
        self.table, self.clock, self.lately = Table(), Clock(), ()
        self.lost = self.asked = frozenset()
        self._take_in(records, read)

    def _take_in(self, records: list[Record], read: ReadLog[Entry, Verdict]) -> None:
        times, added = [seconds_of(record.at) for record in records], read.log
        self.lost |= read.lost
        said = enumerate(read.said, len(self._log))
        self.asked |= {number for number, each in said if not each.clean and number not in read.lost}
        self.by = records[-1].by
        self._log += added
        self._times += times
        opening = self._log[0]
        assert isinstance(opening, Opened)
        book = sets.bind(opening.table.sets)
        if any(isinstance(entry, AMENDING) for entry in added):
            self.table, self.lately = followed((entry for _, entry in effective(self._log)), book, Table())
            self.clock = clock_of(self._log, self._times)
            return
        self.table, self.lately = followed(added, book, self.table, self.lately)
        for entry, at in zip(added, times, strict=True):
            self.clock = after(self.clock, entry, at)


def _touched_last(journal: Store) -> str:
    """The id of the table touched last. Raises `UnknownId` `no_tables`."""
    tables = tables_of(journal)
    if not tables:
        raise UnknownId("no_tables")
    return tables[0].id
