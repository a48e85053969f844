"""What every store offers, whatever keeps it: streams that only grow, one version a record.

Nothing here assumes a file, an order between streams or a single writer: a writer says which version it last
saw, and is refused if another was quicker.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple, Protocol


class NewRecord(NamedTuple):
    """An entry and its verdict, as JSON in UTF-8, not yet stored; the writer chose `event_id` and `at`."""

    event_id: str
    entry_json: bytes
    verdict_json: bytes
    at: str


class Batch(NamedTuple):
    """Items for one stream, to stand right after the version that their writer last saw."""

    stream: str
    expected_version: int
    items: Sequence[NewRecord]


class Record(NamedTuple):
    """A stored entry with the verdict given at the time; versions count 1, 2, 3 … within their stream."""

    version: int
    event_id: str
    at: str
    entry_json: bytes
    verdict_json: bytes


TABLE = "table"
"""The kind of stream that a table's log is, and every stream of a store older than kinds."""


class StreamInfo(NamedTuple):
    """A stream from outside; `last_at` is the time of its last record, or its own while it has none."""

    id: str
    title: str
    created: str
    length: int
    last_at: str
    kind: str = TABLE


class Store(Protocol):
    """Append-only streams. What was acknowledged is durable; what was stored is never rewritten."""

    def create(
        self, stream_id: str, title: str, created: str, first: Sequence[NewRecord] = (), kind: str = TABLE
    ) -> None:
        """Open a stream with its first records, both or neither; the same call again changes nothing.

        Raises Stale if others have this id, and what `append` raises.
        """

    def streams(self) -> list[StreamInfo]:
        """All streams, the oldest first."""

    def version(self, stream: str) -> int:
        """The version of the last record, 0 in a new stream. Raises UnknownId."""

    def append(self, stream: str, expected_version: int, items: Sequence[NewRecord]) -> int:
        """Store all items or none, right after `expected_version`; gives the version of the last.

        Items that are stored already are left as they are, so that a writer may safely try again. Raises
        Stale if the stream has grown meanwhile, UnknownId, and BadJournal if an event id belongs to another
        entry.
        """

    def append_together(self, batches: Sequence[Batch]) -> None:
        """Store the items of all these batches or none, as `append` stores one; its errors name the stream."""

    def read(self, stream: str, after: int = 0) -> list[Record]:
        """The records later than version `after`, in order. Raises UnknownId."""

    def copy(self, path: Path) -> None:
        """The whole store as it stands into a file. Raises BadJournal where a file stands already."""

    def close(self) -> None:
        """Let go of the store."""
