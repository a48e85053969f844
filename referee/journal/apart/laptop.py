"""A store on a server for as long as it can be reached, and a file of this laptop for as long as not.

What is read or written is held in the laptop's own file as well, record by record as the server has it. Where the
server does not answer an append, the same records, ids included, go into the file; from then on their stream is written
there, although the server may be back, until `hand_in`. So what was typed is in one of the two when a call returns.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from referee.errors import StoreUnreachable
from referee.journal.apart.absence import Absence
from referee.journal.apart.coming_back import ComingBack
from referee.journal.apart.diary import Diary, Held, StoodAside, WentApart
from referee.journal.apart.handing_in import HandedIn, LaidAside, Parted
from referee.journal.apart.holding import Holding
from referee.journal.apart.reach import GONE, Gone, Reach
from referee.journal.sqlite import Journal
from referee.journal.store import (
    TABLE,
    Aside,
    Batch,
    Checked,
    NewRecord,
    Record,
    Store,
    StreamInfo,
    Writer,
    changes,
    so_far,
)

Answer = TypeVar("Answer")
SENT_AWAY = "not_let_in"
"""The error of a server that knows this laptop no more: what it has not handed in then is told with it."""


class Laptop:
    """A `Store` that goes on without its server. `device` is what the laptop is called in the hall."""

    def __init__(
        self, server: Callable[[], Store], own: Store, device: str, reach: Reach | None = None, who: str = ""
    ) -> None:
        self.reach = reach or Reach(server)
        self.device = device
        self.signs = Writer(who, device)
        """Who writes here, by the name that the server knows, and on which device."""
        self._diary = Diary(own)
        self._holding = Holding(own, self._diary)
        self._changes = 0

    @classmethod
    def open(
        cls,
        server: Callable[[], Store],
        path: Path,
        device: str,
        who: str = "",
        answers: Callable[[], bool] | None = None,
        named: str = "",
    ) -> Laptop:
        """The laptop's own file at `path`, and the server as far as it answers, of which `answers` tells by a knock.

        `named` is what the server is called where it is told of.

        Raises what opening either raises; StoreUnreachable for a silent server only while nothing of it is held yet.
        """
        path.parent.mkdir(parents=True, exist_ok=True)
        reach = Reach(server, answers=answers, absence=Absence(path.with_name(f"{path.name}.alone")), named=named)
        laptop = cls(server, Journal.open(path), device, reach, who)
        try:
            if isinstance(laptop.reach.asked(_there), Gone) and laptop.reach.gone and not laptop.held():
                raise laptop.reach.gone
        except StoreUnreachable as error:
            waits = sum(map(laptop.waiting, laptop.apart()))
            laptop.close()
            if error.key != SENT_AWAY:
                raise
            raise StoreUnreachable(SENT_AWAY, **{**error.about, "waits": waits, "held": str(path)}) from error
        except BaseException:
            laptop.close()
            raise
        return laptop

    def held(self) -> bool:
        """Does this laptop hold anything that it could go on with?"""
        return bool(self._holding.streams())

    # What a store offers

    def create(
        self, stream_id: str, title: str, created: str, first: Sequence[NewRecord] = (), kind: str = TABLE
    ) -> None:
        """Open a stream, on the server if it answers; see `Store.create`."""
        if isinstance(self.reach.asked(lambda store: store.create(stream_id, title, created, first, kind)), Gone):
            self._diary.note(WentApart(stream_id, 0))
            self._holding.own.create(self._holding.name(stream_id), title, created, self._signed(first), kind)

    def streams(self) -> list[StreamInfo]:
        """All streams that the server has, and those of this laptop that it has not, as long as they are."""
        mine, theirs = self._holding.streams(), self.reach.asked(lambda store: store.streams())
        if not isinstance(theirs, Gone):
            apart = self._diary.apart()
            mine = {each.id: each for each in theirs} | {each: mine[each] for each in apart if each in mine}
        return sorted(mine.values(), key=lambda info: (info.created, info.id))

    def version(self, stream: str) -> int:
        """The version of the last record of the line that this laptop writes; see `Store.version`."""
        found = self._of(stream, lambda store: store.version(stream))
        return self._holding.version(stream) if isinstance(found, Gone) else found

    def append(self, stream: str, expected_version: int, items: Sequence[NewRecord]) -> int:
        """Store all items or none; see `Store.append`."""
        self.append_together([Batch(stream, expected_version, items)])
        return expected_version + len(items) if items else self.version(stream)

    def append_together(self, batches: Sequence[Batch]) -> None:
        """Store all of it or none, on the server if none of it is written apart; see `Store.append_together`."""
        apart = any(self._diary.held(batch.stream).since is not None for batch in batches)
        if apart or isinstance(self.reach.asked(lambda store: store.append_together(batches)), Gone):
            self._append_apart(batches)
        else:
            for batch in batches:
                self._hold(batch.stream)

    def read(self, stream: str, after: int = 0) -> list[Record]:
        """The records of the line that this laptop writes; see `Store.read`."""
        found = self._of(stream, lambda store: store.read(stream, after))
        if isinstance(found, Gone):
            return self._holding.read(stream, after)
        self._holding.take(stream, found, lambda: self._told(stream))
        return found

    def aside(self) -> Sequence[Aside]:
        """What the laptop's own file lacks."""
        return self._holding.own.aside()

    def check(self) -> Checked:
        """Look at all that the server has; at the laptop's own file while it has none."""
        found = self.reach.asked(lambda store: store.check(), waits=True)
        return self._holding.own.check() if isinstance(found, Gone) else found

    def copy(self, path: Path) -> None:
        """The whole store into a file: the server's, or what the laptop holds of it."""
        if isinstance(self.reach.asked(lambda store: store.copy(path), waits=True), Gone):
            self._holding.own.copy(path)

    def so_far(self, stream: str) -> int:
        """How far the line that this laptop writes goes, for who follows it; see `Announcing`."""
        found = self._of(stream, lambda store: so_far(store, stream))
        return self._holding.version(stream) if isinstance(found, Gone) else found

    def changes(self) -> int:
        """A number that is another one whenever anything was written, there or here; see `Announcing`."""
        found = self.reach.asked(changes)
        self._changes = self._changes if isinstance(found, Gone) else found or 0
        return self._changes + self._holding.touched()

    def close(self) -> None:
        """Let go of both."""
        self.reach.close()
        self._holding.own.close()

    # Gone and back

    def apart(self) -> dict[str, Held]:
        """The streams with records that are not handed in, and since when."""
        return self._diary.apart()

    def waiting(self, stream: str) -> int:
        """How many records of a stream are not handed in, as far as this laptop knows."""
        since = self._diary.held(stream).since
        return 0 if since is None or not self._holding.reaches(stream, since) else self._holding.version(stream) - since

    def hand_in(self) -> HandedIn:
        """Bring back what was written apart. Raises StoreUnreachable; what is done then stays done."""
        return self._coming_back().hand_in()

    def lay_aside(self, stream: str, why: str) -> LaidAside:
        """Give up handing in a stream that the server refuses: its line lies aside then, and nothing of it is lost.

        Raises StoreUnreachable, and UnknownId where nothing of it waits.
        """
        return self._coming_back().lay_aside(stream, why)

    def _coming_back(self) -> ComingBack:
        return ComingBack(self.reach.anew(), self._holding, self._diary, self.device, self._hold)

    def theirs(self) -> Store:
        """The server's store as it is, to be judged and gone on with. Raises StoreUnreachable."""
        return self.reach.anew()

    def stand_aside(self, parted: Parted) -> None:
        """The server's line goes on from now; mine stays in this file and on the server."""
        self._diary.note(StoodAside(parted.sides.stream, parted.aside))
        self._hold(parted.sides.stream)

    # The two stores

    def _of(self, stream: str, what: Callable[[Store], Answer]) -> Answer | Gone:
        """The same, of a stream that is not written apart."""
        return GONE if self._diary.held(stream).since is not None else self.reach.asked(what)

    def _append_apart(self, batches: Sequence[Batch]) -> None:
        """Write into the laptop's own file. Raises why the server was not reached, where the file holds too little."""
        for stream, expected, _ in batches:
            if self.reach.gone is not None and not self._holding.reaches(stream, expected):
                raise self.reach.gone
        for stream, expected, _ in batches:
            if self._diary.held(stream).since is None:
                self._diary.note(WentApart(stream, expected))
        self._holding.append_together([batch._replace(items=self._signed(batch.items)) for batch in batches])

    def _signed(self, items: Sequence[NewRecord]) -> list[NewRecord]:
        """The same, by whoever writes here."""
        return [each._replace(by=self.signs) for each in items]

    def _hold(self, stream: str) -> None:
        """Hold what the server has of a stream."""
        there = self._holding.version(stream) if self._holding.reaches(stream, 0) else 0
        found = self.reach.asked(lambda store: store.read(stream, there))
        if not isinstance(found, Gone):
            self._holding.take(stream, found, lambda: self._told(stream))

    def _told(self, stream: str) -> StreamInfo | None:
        """What the server says a stream is."""
        infos = self.reach.asked(lambda store: store.streams())
        return None if isinstance(infos, Gone) else next((info for info in infos if info.id == stream), None)


def _there(store: Store) -> None:
    """It answers."""
