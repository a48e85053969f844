"""A store written anew from all that can still be read: of itself, of logs kept aside, of its copies.

A checksum tells of each record whether it is what was written at that place, so that it does not matter where it was
found. What is found nowhere stays a gap. A stream that went on in two ways is taken as the store has it; the other way
becomes a stream of its own, so that nothing acknowledged is thrown away.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from referee.errors import StoreBusy, StoreNewer
from referee.journal import acknowledged, kept
from referee.journal.faults import as_errors
from referee.journal.opening import VERSION
from referee.journal.rescue import Found, Place, found_in
from referee.journal.sqlite import Journal
from referee.journal.store import UNSIGNED, Record

PARTED = "-aside"
"""What the id of a stream ends with that holds what did not go on."""


class Mended(NamedTuple):
    """What came of it: records in the new store, those among them that the old one lacked, gaps, and the old file."""

    records: int
    back: int
    gaps: int
    old: Path


def mend(path: Path, copies: Iterable[Path] = ()) -> Mended:
    """Write the store anew, and leave the old file beside it.

    Raises StoreBusy `store_open` while anybody has it open, StoreNewer, StoreUnreachable.
    """
    with as_errors(path):
        if kept.is_open(path):
            raise StoreBusy("store_open", path=str(path))
        here = found_in(path) if path.exists() else Found()
        if here.schema > VERSION:
            raise StoreNewer("store_newer", path=str(path), version=here.schema, known=VERSION)
        before = set(here.records)
        for other in _elsewhere(path, copies):
            _join(here, other)
        return _put(path, here, before)


def _elsewhere(path: Path, copies: Iterable[Path]) -> Iterator[Found]:
    """What else there is, the surest first."""
    yield from map(kept.found_in_log, kept.logs(path))
    yield from map(found_in, copies)
    yield Found(heads=acknowledged.read(path))


def _join(here: Found, other: Found) -> None:
    """Take in what was found elsewhere; a stream that went on otherwise there becomes one of its own."""
    known = here.by_stream()
    here.signed.update({**other.signed, **here.signed})
    for stream, told in other.by_stream().items():
        held = known.get(stream, {})
        parts = min((v for v, record in told.items() if v in held and held[v].event_id != record.event_id), default=0)
        if parts:
            common = {version: record for version, record in held.items() if version < parts}
            _take_in(here, other, stream, _beside(stream, told), {**common, **told})
        else:
            here.heads[stream] = max(other.heads.get(stream, 0), here.heads.get(stream, 0))
            _take_in(here, other, stream, stream, told)


def _take_in(here: Found, other: Found, stream: str, name: str, told: dict[int, Record]) -> None:
    if stream in other.streams or stream in here.streams:
        here.streams.setdefault(name, here.streams.get(stream) or other.streams[stream])
    for version, record in told.items():
        here.records.setdefault((name, version), record)


def _beside(stream: str, told: dict[int, Record]) -> str:
    """The id of what did not go on: the same whenever the same is found."""
    return f"{stream}{PARTED}-{told[max(told)].event_id[:6]}"


def _put(path: Path, whole: Found, before: set[Place]) -> Mended:
    """Write it all into a new file, and put that in the place of the old one."""
    new, streams = path.with_name(f"{path.name}.mended"), {k: v for k, v in whole.by_stream().items() if v}
    _clear(new)
    lengths = {name: max(whole.heads.get(name, 0), *told, 0) for name, told in streams.items()}
    with Journal.open(new) as journal:
        for name, told in sorted(streams.items(), key=lambda each: _recency(whole, *each)):
            signed = [each._replace(by=whole.signed.get(each.event_id, UNSIGNED)) for each in told.values()]
            journal.restore(name, whole.streams.get(name), signed, lengths[name])
    old = _set_aside(path)
    new.replace(path)
    acknowledged.write(path, lengths)
    for number, log in enumerate(kept.logs(path), 1):
        log.replace(f"{old}-kept-{number}")
    _clear(new)
    lost = sum(version for name, version in whole.heads.items() if name not in streams)
    count = len(whole.records)
    return Mended(count, len(set(whole.records) - before), sum(lengths.values()) - count + lost, old)


def _recency(whole: Found, name: str, told: dict[int, Record]) -> tuple[int, str, str]:
    """What orders the streams as the store did; see `StreamInfo.recency`."""
    return whole.touched.get(name, 0), told[max(told)].at, name


def _set_aside(path: Path) -> Path:
    """The old file under another name; its log is kept too, so that whoever is killed now leaves nothing untold."""
    old = next(each for n in range(1, 10_000) if not (each := path.with_name(f"{path.name}.damaged-{n}")).exists())
    log = kept.log_of(path)
    for held, copy in ((log, f"{old}-wal"), (path, str(old))):
        if held.exists():
            shutil.copyfile(held, copy)
    kept.put_aside(path)
    for end in ("-shm", "-wal"):
        log.with_name(f"{path.resolve().name}{end}").unlink(missing_ok=True)
    return old


def _clear(path: Path) -> None:
    for end in ("", "-wal", "-shm", "-acknowledged"):
        Path(f"{path}{end}").unlink(missing_ok=True)
