"""A store that keeps nothing: its streams are gone with the program. For games that are only shown, or practised."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from referee.errors import Stale, UnknownId
from referee.journal.store import TABLE, Aside, Batch, Checked, NewRecord, Record, StreamInfo


class Unkept:
    """A `Store` of one program, held in memory. There is no file: nothing of it can be lost, found again or copied."""

    def __init__(self) -> None:
        self._opened: dict[str, tuple[str, str, str]] = {}
        self._records: dict[str, list[Record]] = {}

    def create(
        self, stream_id: str, title: str, created: str, first: Sequence[NewRecord] = (), kind: str = TABLE
    ) -> None:
        """Open a stream with its first records; see `Store.create`. Raises Stale."""
        if self._opened.setdefault(stream_id, (title, created, kind)) != (title, created, kind):
            raise Stale("stream_taken", stream=stream_id)
        self._records.setdefault(stream_id, [])
        self.append(stream_id, 0, first)

    def streams(self) -> list[StreamInfo]:
        """All streams, the oldest first."""
        return [
            StreamInfo(id_, title, created, len(records), records[-1].at if records else created, kind)
            for (id_, (title, created, kind)), records in zip(self._opened.items(), self._records.values(), strict=True)
        ]

    def version(self, stream: str) -> int:
        """The version of the last record. Raises UnknownId."""
        return len(self._of(stream))

    def append(self, stream: str, expected_version: int, items: Sequence[NewRecord]) -> int:
        """Store these items and give the version of the last; see `Store.append`. Raises Stale, UnknownId."""
        self.append_together([Batch(stream, expected_version, items)])
        return self.version(stream)

    def append_together(self, batches: Sequence[Batch]) -> None:
        """Store the items of all these batches or none; see `Store.append_together`. Raises Stale, UnknownId."""
        for stream, expected, items in batches:
            known = [record.event_id for record in self._of(stream)[expected : expected + len(items)]]
            if len(self._of(stream)) != expected and known != [item.event_id for item in items]:
                raise Stale("stream_has_grown", stream=stream, expected=expected, version=len(self._of(stream)))
        for stream, expected, items in batches:
            new = items if len(self._of(stream)) == expected else ()
            self._of(stream).extend(
                Record(version, item.event_id, item.at, item.entry_json, item.verdict_json, by=item.by)
                for version, item in enumerate(new, expected + 1)
            )

    def read(self, stream: str, after: int = 0) -> list[Record]:
        """The records later than version `after`, in order. Raises UnknownId."""
        return self._of(stream)[after:]

    def aside(self) -> Sequence[Aside]:
        """There is nothing beside it."""
        return ()

    def check(self) -> Checked:
        """All of it is as it was written."""
        return Checked(len(self._records), sum(map(len, self._records.values())), (), sound=True)

    def copy(self, path: Path) -> None:
        """Nothing of it is kept anywhere."""

    def close(self) -> None:
        """There is nothing to let go of."""

    def _of(self, stream: str) -> list[Record]:
        if stream not in self._records:
            raise UnknownId("unknown_stream", stream=stream)
        return self._records[stream]
