"""What a laptop holds of the server in its own file: each stream as far as it was used here, and is whole."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from referee.errors import Stale, UnknownId
from referee.journal.apart.diary import DIARY, Diary
from referee.journal.store import Batch, Record, Store, StreamInfo


class Holding:
    """The laptop's own file, its streams asked for by the names that all know."""

    def __init__(self, own: Store, diary: Diary) -> None:
        self.own = own
        self._diary = diary

    def name(self, stream: str) -> str:
        """What a stream is called in the file now."""
        return self._diary.held(stream).own

    def version(self, stream: str) -> int:
        """How far a stream is held. Raises UnknownId."""
        return self.own.version(self.name(stream))

    def reaches(self, stream: str, version: int) -> bool:
        """Is a stream held up to this version?"""
        try:
            return self.version(stream) >= version
        except UnknownId:
            return False

    def read(self, stream: str, after: int = 0) -> list[Record]:
        """What is held of a stream. Raises UnknownId."""
        return self.own.read(self.name(stream), after)

    def streams(self) -> dict[str, StreamInfo]:
        """All that is held; no line that was decided against, and not the diary."""
        names = self._diary.names()
        held = (_named(info, names) for info in self.own.streams() if info.kind != DIARY)
        return {info.id: info for info in held if info is not None}

    def touched(self) -> int:
        """A number that is another one whenever the file was written."""
        return max((info.touched for info in self.own.streams()), default=0)

    def append_together(self, batches: Sequence[Batch]) -> None:
        """Store the items of all batches or none; see `Store.append_together`."""
        self.own.append_together([batch._replace(stream=self.name(batch.stream)) for batch in batches])

    def take(self, stream: str, found: Sequence[Record], info: Callable[[], StreamInfo | None]) -> None:
        """Hold records of the server, as far as they follow on what is held and none of them is lost."""
        there = self._opened(stream, info)
        lacking = [] if there is None else _following(found, there)
        if lacking:
            try:
                self.own.append(self.name(stream), lacking[0].version - 1, [record.anew for record in lacking])
            except Stale:
                return  # another program of this laptop was quicker

    def _opened(self, stream: str, asked: Callable[[], StreamInfo | None]) -> int | None:
        """How far the stream is held, which is opened if it is not; None if nobody tells what it is."""
        try:
            return self.version(stream)
        except UnknownId:
            info = asked()
        if info is None:
            return None
        self.own.create(self.name(stream), info.title, info.created, (), info.kind)
        return 0


def _named(info: StreamInfo, names: dict[str, str]) -> StreamInfo | None:
    """A stream of the file by the name that all know; None for a line that was decided against."""
    if info.id in names:
        return info._replace(id=names[info.id])
    return None if info.id in names.values() else info


def _following(found: Sequence[Record], there: int) -> list[Record]:
    """The records right after this version, up to the first that is lost or lacking."""
    following: list[Record] = []
    for record in found:
        if record.version <= there:
            continue
        if not record.whole or record.version != there + len(following) + 1:
            break
        following.append(record)
    return following
