"""What every store offers, whatever keeps it: streams that only grow, one version a record.

Nothing here assumes a file, an order between streams or a single writer: a writer says which version it last
saw, and is refused if another was quicker.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple, Protocol, Self, runtime_checkable


class Writer(NamedTuple):
    """Who logged something, by the name that he came to the event with, and on which device; empty where unknown.

    The name is the server's word, the device's is its own.
    """

    who: str = ""
    device: str = ""


UNSIGNED = Writer()
"""As everything is in a store that only one laptop writes."""


class NewRecord(NamedTuple):
    """An entry and its verdict, as JSON in UTF-8, not yet stored; the writer chose `event_id` and `at`.

    `by` is told of what was logged elsewhere before; a server goes by who writes to it.
    """

    event_id: str
    entry_json: bytes
    verdict_json: bytes
    at: str
    by: Writer = UNSIGNED


class Batch(NamedTuple):
    """Items for one stream, to stand right after the version that their writer last saw."""

    stream: str
    expected_version: int
    items: Sequence[NewRecord]


class Record(NamedTuple):
    """A stored entry with the verdict given at the time; versions count 1, 2, 3 … within their stream.

    One that does not fit its checksum, or is not there, is not `whole`: it says where it stands and nothing else.
    """

    version: int
    event_id: str
    at: str
    entry_json: bytes
    verdict_json: bytes
    whole: bool = True
    by: Writer = UNSIGNED

    @property
    def anew(self) -> NewRecord:
        """The same as it is written into another stream or store: with the id, the time and the writer it has."""
        return NewRecord(self.event_id, self.entry_json, self.verdict_json, self.at, self.by)

    @property
    def said(self) -> tuple[int, str, str, bytes, bytes, bool]:
        """What it says, whoever logged it."""
        return self[:6]

    @classmethod
    def lost(cls, version: int) -> Self:
        """The gap in the place of a record."""
        return cls(version, "", "", b"", b"", whole=False)


TABLE = "table"
"""The kind of stream that a table's log is, and every stream of a store older than kinds."""


class StreamInfo(NamedTuple):
    """A stream from outside; `last_at` is the time of its last record, or its own while it has none.

    `touched` counts all that is written to the store, so that no clock says what came last; 0 where it was not yet
    counted.

    One that is not `whole` may bear another title, or be of another kind, than was written.
    """

    id: str
    title: str
    created: str
    length: int
    last_at: str
    kind: str = TABLE
    whole: bool = True
    touched: int = 0

    @property
    def recency(self) -> tuple[int, str, str]:
        """What streams are ordered by, the one touched last having the greatest."""
        return self.touched, self.last_at, self.id


class Aside(NamedTuple):
    """Records that were found beside the store and are not in it: so many of a stream, the first with this version.

    `parted` if the stream went on without them, so that they have no place in it any more.
    """

    stream: str
    first: int
    lacking: int
    parted: bool


class Checked(NamedTuple):
    """What a look at everything found: streams, records, where some are lost, and whether the rest of it is sound.

    `lost` are places, as stream and version; version 0 is what is said of the stream itself, or how far it goes.
    """

    streams: int
    records: int
    lost: tuple[tuple[str, int], ...]
    sound: bool

    @property
    def whole(self) -> bool:
        """Is everything as it was written?"""
        return self.sound and not self.lost


class Store(Protocol):
    """Append-only streams. What was acknowledged is durable; what was stored is never rewritten."""

    def create(
        self, stream_id: str, title: str, created: str, first: Sequence[NewRecord] = (), kind: str = TABLE
    ) -> None:
        """Open a stream with its first records, both or neither; the same call again changes nothing.

        Raises Stale if others have this id, and what `append` raises; BadJournal `holds_nul` for a NUL in any of it.
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
        """The records later than version `after`, in order, those lost in their places. Raises UnknownId."""

    def aside(self) -> Sequence[Aside]:
        """What was found beside the store when it was opened, and is not in it: acknowledged, perhaps, and lost."""

    def check(self) -> Checked:
        """Look at all that is stored, whether it is as it was written."""

    def copy(self, path: Path) -> None:
        """The whole store as it stands into a file. Raises BadJournal where a file stands already."""

    def close(self) -> None:
        """Let go of the store."""


@runtime_checkable
class Announcing(Protocol):
    """A store that tells by itself what is written to it: it need not be asked to be followed, and nobody waits."""

    def so_far(self, stream: str) -> int:
        """How far the stream goes as far as that is known: never less than was read here, at most a second behind.

        Raises UnknownId, and StoreUnreachable while nothing is heard.
        """

    def changes(self) -> int:
        """A number that is another one whenever anything was written. Raises StoreUnreachable."""


@runtime_checkable
class Signing(Protocol):
    """A store that says of each record who logged it."""

    @property
    def signs(self) -> Writer:
        """What is said of the records written here."""


def signature(store: Store) -> Writer:
    """What is said of the records that are written through this store."""
    return store.signs if isinstance(store, Signing) else UNSIGNED


def so_far(store: Store, stream: str) -> int:
    """How far the stream goes, for who follows it. Raises UnknownId."""
    return store.so_far(stream) if isinstance(store, Announcing) else store.version(stream)


def changes(store: Store) -> int | None:
    """A number that is another one whenever anything was written; None where the store has to be looked at."""
    return store.changes() if isinstance(store, Announcing) else None
