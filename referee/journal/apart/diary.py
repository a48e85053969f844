"""What a laptop knows of its own streams: under which name it holds each now, and which it writes apart.

It is a stream of the laptop's own file, so that nothing of it is lost or rewritten either. A line that was decided
against stays where it is; its stream goes on under another name, as the server tells it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from threading import RLock
from uuid import uuid4

from referee.errors import BadJournal, Stale, UnknownId
from referee.journal.store import NewRecord, Record, Store

DIARY = "apart"
"""The stream, and its kind."""


@dataclass(frozen=True, slots=True)
class WentApart:
    """From here on a stream is written in the laptop's own file; the server was known to have version `since`."""

    stream: str
    since: int


@dataclass(frozen=True, slots=True)
class CameBack:
    """All that was written apart in a stream is on the server."""

    stream: str


@dataclass(frozen=True, slots=True)
class StoodAside:
    """The server's line goes on; this laptop's stays, on the server as the stream `aside`, else in its file alone."""

    stream: str
    aside: str
    why: str = ""


Told = WentApart | CameBack | StoodAside
KINDS: dict[str, type[WentApart] | type[CameBack] | type[StoodAside]] = {
    "apart": WentApart,
    "back": CameBack,
    "decided": StoodAside,
}
NAMES = {kind: name for name, kind in KINDS.items()}


@dataclass(frozen=True, slots=True)
class Held:
    """How a stream is held: its name in the laptop's own file, when it went apart and from which version on.

    `since` is None while the server has all of it.
    """

    own: str
    since: int | None = None
    when: str = ""
    decided: int = 0


class Diary:
    """The diary in this store, as it stands whenever it is asked: another program of the laptop may write it too."""

    def __init__(self, own: Store, clock: Callable[[], str] | None = None) -> None:
        self._own = own
        self._clock = clock or _now
        self._read = 0
        self._held: dict[str, Held] = {}
        self._lock = RLock()

    def held(self, stream: str) -> Held:
        """How this stream is held now."""
        self._look()
        return self._held.get(stream, Held(stream))

    def apart(self) -> dict[str, Held]:
        """The streams that are written apart, in the order in which they went."""
        self._look()
        return {stream: held for stream, held in self._held.items() if held.since is not None}

    def names(self) -> dict[str, str]:
        """Which stream is held under a name in the laptop's own file; lines that were decided against are not told."""
        self._look()
        return {held.own: stream for stream, held in self._held.items()}

    def note(self, told: Told) -> None:
        """Write what happened. Raises what the store raises."""
        record = NewRecord(uuid4().hex, _written(told), b"{}", self._clock())
        while True:
            self._look()
            try:
                self._put(record)
            except Stale:
                continue
            return self._look()

    def _put(self, record: NewRecord) -> None:
        if self._read == 0:
            self._own.create(DIARY, "", "", (), DIARY)
        self._own.append(DIARY, self._read, [record])

    def _look(self) -> None:
        with self._lock:
            try:
                if self._own.version(DIARY) == self._read:
                    return
                for record in self._own.read(DIARY, self._read):
                    self._fold(record)
            except UnknownId:
                return  # nothing has happened yet

    def _fold(self, record: Record) -> None:
        told = _told(record)
        was = self._held.pop(told.stream, Held(told.stream))
        self._held[told.stream] = _after(was, told, record.at)
        self._read = record.version


def _after(was: Held, told: Told, at: str) -> Held:
    match told:
        case WentApart(since=since):
            return Held(was.own, since, at, was.decided)
        case CameBack():
            return Held(was.own, decided=was.decided)
        case StoodAside(stream=stream):
            return Held(f"{stream}~{was.decided + 1}", decided=was.decided + 1)


def _written(told: Told) -> bytes:
    return json.dumps({"what": NAMES[type(told)], **asdict(told)}).encode()


def _told(record: Record) -> Told:
    try:
        told = json.loads(record.entry_json)
        return KINDS[told.pop("what")](**told)
    except (ValueError, KeyError, TypeError, AttributeError):
        raise BadJournal("diary_unreadable", number=record.version) from None


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")
