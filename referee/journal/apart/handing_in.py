"""What becomes of a stream that was written apart, once the server is there again.

Records are the same where their event ids are. So it is seen without trust in any clock or count where two lines part,
and what was handed in already, by a laptop that never heard the answer, is known again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from referee.errors import RefereeError, UnknownId
from referee.journal.store import Record, Store, StreamInfo

ASIDE = "parted"
"""The kind of a stream that holds what a laptop wrote beside the line that stands."""


COMMON = "hall"
"""The kind of stream whose records stand each by itself: what was written apart follows on what others wrote."""


class Sides(NamedTuple):
    """A stream as the server has it and as the laptop has it, from where they part."""

    stream: str
    fork: int
    """The version of the last record that both have."""
    theirs: list[Record]
    mine: list[Record]

    @property
    def parted(self) -> bool:
        """Has each side what the other has not?"""
        return bool(self.theirs and self.mine)


class Parted(NamedTuple):
    """A stream that somebody else went on with meanwhile; mine is kept whole on the server, as the stream `aside`."""

    sides: Sides
    aside: str


class HandedIn(NamedTuple):
    """What came of handing in: how many records of which streams, what has to be decided, and what the server refuses.

    What is `refused`, of a table that was taken away for instance, stays on the laptop and waits, with why; it is laid
    aside where whoever decides says so.
    """

    records: dict[str, int]
    parted: tuple[Parted, ...]
    refused: dict[str, RefereeError]


class WholeLine(NamedTuple):
    """All records of a stream of this kind as its laptop had them; the first `fork` are of the line that stands too."""

    stream: str
    kind: str
    fork: int
    records: list[Record]


class LaidAside(NamedTuple):
    """Where a line lies that is not handed in: on the server as the stream `aside`, if it takes that, and here."""

    aside: str
    own: str


def sides(stream: str, theirs: Sequence[Record], mine: Sequence[Record]) -> Sides:
    """Both lines from the first record on that they do not share."""
    fork = 0
    for one, other in zip(theirs, mine, strict=False):
        if one.event_id != other.event_id or not one.whole:
            break
        fork += 1
    return Sides(stream, fork, list(theirs[fork:]), list(mine[fork:]))


def line(store: Store, stream: str) -> list[Record]:
    """All records of a stream; none if the store has no such stream."""
    try:
        return store.read(stream)
    except UnknownId:
        return []


def put_aside(server: Store, device: str, info: StreamInfo, parted: Sides) -> Parted:
    """Keep mine whole on the server, beside the line that stands; again and again the same."""
    name = f"{ASIDE}/{device}/{parted.stream}/{parted.fork}/{parted.mine[0].event_id}"
    server.create(name, info.title, info.created, (), ASIDE)
    there = server.version(name)
    server.append(name, there, [record.anew for record in parted.mine[there:]])
    return Parted(parted, name)


def whole_line(store: Store, aside: str) -> WholeLine | None:
    """A line that lies aside, with what stood before it.

    None where nothing lies aside under this name, or what stood before it is not to be seen.
    """
    kinds = {info.id: info.kind for info in store.streams()}
    _, stream, fork, _ = aside.rsplit("/", 3) if aside.count("/") > 2 else ("",) * 4
    if kinds.get(aside) != ASIDE or stream not in kinds or not fork.isdecimal() or len(fork) > 9:
        return None
    before = store.read(stream)[: int(fork)]
    return WholeLine(stream, kinds[stream], len(before), [*before, *store.read(aside)])
