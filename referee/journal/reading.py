"""What stands in the file, as far as it fits its checksums; what does not fit is given as lost, in its place.

The usual way reads a stream at once and sums it at once. Only where that does not come out are its records read one by
one, so that what is wrong with one of them, or with the page it stands on, costs no other.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import repeat
from operator import add, itemgetter
from typing import Any, NamedTuple

from referee.journal import seal
from referee.journal.seal import Running
from referee.journal.store import UNSIGNED, Checked, Record, StreamInfo, Writer

BEHIND = 256
"""So many records a head may be behind: it is a page more to write, which an append without it need not wait for."""

HEAD = "select version, event_ids, times, entries, verdicts, touched, seal from head where stream = ?"
TOUCHED = "select max(touched) from head"
LAST = "select max(version) from record where stream = ?"
COUNTED = f"{LAST} and typeof(version) = 'integer'"
"""The same in spite of a version that damage made a word of, which is more than any number."""
USUAL = """select version, event_ids, times, entries, verdicts, touched, seal,
    (select max(version) from record where stream = ?1), (select max(touched) from head) from head where stream = ?1"""
"""All three in one, since each line that is logged asks them; damage to any of them is in the way of all."""
NAMED = "select exists (select 1 from stream where id = ?)"
ALL = """select version, event_id, at, cast(entry as blob), cast(verdict as blob)
    from record where stream = ? order by version"""
SINCE = """select version, event_id, at, cast(entry as blob), cast(verdict as blob), seal
    from record where stream = ? and version > ? order by version"""
SIGNED = "select event_id, who, device, seal from signed where stream = ?"
ONE = """select cast(event_id as blob), cast(at as blob), cast(entry as blob), cast(verdict as blob), seal
    from record where stream = ? and version = ?"""
STREAM = """select cast(title as blob), cast(created as blob), cast(kind as blob), seal from stream where id = ?"""
STREAMS = (
    "select cast(id as blob) from stream",
    "select cast(stream as blob) from head",
    """with recursive logged(id) as (
        select min(stream) from record not indexed
        union all select (select min(stream) from record not indexed where stream > id)
        from logged where id is not null)
    select cast(id as blob) from logged where id is not null""",
)
"""A stream is there if any of the three tables knows it, whatever has become of the others and of their indexes."""


NOTHING = Running()
VERSION, *SUMMED = map(itemgetter, range(5))
"""What a record says first, and all of which the sums of its stream are made, in their order."""
_AS_IT_IS: Callable[[tuple[Any, ...]], Record] = partial(tuple.__new__, Record)
"""A record of a row, without the count of its fields that `_make` does: there are thousands in a log."""


class Extent(NamedTuple):
    """How far a stream goes, and whether that is sure; what its head says: how far, of what sums, touched when.

    `latest` is the number of the last touch of all streams, 0 where it was not asked; `sums` are those of all records,
    for whoever wrote the last of them.
    """

    last: int
    sure: bool
    told: int = 0
    running: Running = NOTHING
    touched: int = 0
    latest: int = 0
    sums: Running | None = None

    def may_lag(self, last: int) -> bool:
        """May the head stay as it is when the stream goes on to this version? Only in the one touched last.

        A first record is always told: a head of nothing would be no witness that there is anything.
        """
        return self.sure and self.told > 0 and 0 < self.touched == self.latest and last - self.told <= BEHIND


def extent(db: sqlite3.Connection, stream: str, written: Extent | None = None) -> Extent | None:
    """How far a stream goes, by its head or by the last record that fits; None if there is none of this name.

    What the caller has `written` himself, if its last record is the last, need not be looked at again. Raises what
    SQLite does where neither can be read.
    """
    *usual, last, latest = _asked(db, USUAL, stream) or (None,) * 3
    last = 0 if last is None else last  # no record yet
    if isinstance(last, int) and isinstance(latest, int) and _fits(usual, stream):
        told = Extent(last, True, usual[0], Running(*usual[1:5]), usual[5], latest)
        if written is not None and written.last == last and usual[0] <= last <= usual[0] + BEHIND:
            return told._replace(sums=written.sums)
        if _follows(db, stream, usual[0], last):
            return told
    head = _asked(db, HEAD, stream)
    if head is not None and _fits(head, stream):
        return _beyond(db, stream, head[0], Running(*head[1:5]), head[5])
    found = db.execute(LAST, (stream,)).fetchone()[0]
    if head is None and found is None and not (_asked(db, NAMED, stream) or (False,))[0]:
        return None
    return Extent(_last_whole(db, stream, 0) if found else 0, sure=False)


def _follows(db: sqlite3.Connection, stream: str, told: int, last: int) -> bool:
    """Is this the last record by a head that tells so much?"""
    return last == told or (_may_follow(told, last) and _one(db, stream, last).whole)


def _may_follow(told: int, last: int) -> bool:
    return told < last <= told + BEHIND


def _beyond(db: sqlite3.Connection, stream: str, version: int, running: Running, touched: int) -> Extent:
    """As far as the head tells, or as a record stands further on that fits or that it may be behind of."""
    found = _asked(db, LAST, stream)
    if found and isinstance(found[0], str | bytes):
        found = _asked(db, COUNTED, stream)
    last = (found and found[0]) or version
    further = last if _may_follow(version, last) or last == version else _last_whole(db, stream, version)
    sure = found is not None and (further <= version or _follows(db, stream, version, further))
    return Extent(max(version, further), sure, version, running, touched)


def _asked(db: sqlite3.Connection, sql: str, *arguments: str) -> tuple[Any, ...] | None:
    """One row; none where damage is in the way."""
    try:
        row: tuple[Any, ...] | None = db.execute(sql, arguments).fetchone()
    except sqlite3.Error as error:
        if not is_damage(error):
            raise
        return None
    return row


def _fits(head: Sequence[Any], stream: str) -> bool:
    version, *running, touched, sealed = head
    sure = isinstance(version, int) and version >= 0 and isinstance(touched, int)
    return sure and seal.of_head(stream, version, Running(*running), touched) == sealed


def next_touch(db: sqlite3.Connection, found: Extent | None) -> int:
    """The number that what is touched now bears; where damage hides the others, one more than its own."""
    if found is not None and found.latest:
        return found.latest + 1
    last = _asked(db, TOUCHED)
    known = last[0] if last is not None and isinstance(last[0], int) else 0
    return max(known, found.touched if found is not None else 0) + 1


def _last_whole(db: sqlite3.Connection, stream: str, after: int) -> int:
    """The version of the last record after this one that fits, 0 if none does."""
    versions = [
        row[0] for row in db.execute("select version from record where stream = ? and version > ?", (stream, after))
    ]
    counted = sorted([each for each in versions if isinstance(each, int)], reverse=True)
    return next((each for each in counted if _one(db, stream, each).whole), 0)


def records(db: sqlite3.Connection, stream: str, found: Extent, after: int = 0) -> list[Record]:
    """The records after one version up to the last, each one or its gap. Raises what SQLite does, but for damage."""
    whole = _at_once(db, stream, found) if after <= 0 and found.sure else []
    return _signed(db, stream, whole or one_by_one(db, stream, found, after))


def _signed(db: sqlite3.Connection, stream: str, found: list[Record]) -> list[Record]:
    """The same with who logged each, where that is known; damage there costs nothing else."""
    by = dict(_writers(db, stream)) if found else {}
    return [each._replace(by=by.get(each.event_id, UNSIGNED)) for each in found] if by else found


def _writers(db: sqlite3.Connection, stream: str) -> Iterator[tuple[str, Writer]]:
    try:
        for event_id, who, device, sealed in db.execute(SIGNED, (stream,)).fetchall():
            if seal.of_signed(stream, event_id, who, device) == sealed:
                yield event_id, Writer(who, device)
    except sqlite3.Error as error:
        if not is_damage(error):
            raise


def one_by_one(db: sqlite3.Connection, stream: str, found: Extent, after: int = 0) -> list[Record]:
    """The same, each by its own checksum."""
    return [_one(db, stream, version) for version in range(max(after, 0) + 1, found.last + 1)]


def _at_once(db: sqlite3.Connection, stream: str, found: Extent) -> list[Record]:
    """All records if there is nothing wrong with any of them, else none."""
    try:
        rows = [*map(_AS_IT_IS, map(add, db.execute(ALL, (stream,)), repeat((True, UNSIGNED))))]
        if not rows or [*map(VERSION, rows)] != [*range(1, found.last + 1)]:
            return []
        fits = NOTHING.on(*[map(each, rows[: found.told]) for each in SUMMED]) == found.running
        whole = fits and all(each.whole for each in _since_head(db, stream, found))
    except sqlite3.Error as error:
        if not is_damage(error):
            raise
        return []
    except (TypeError, UnicodeError):  # another kind of value than was written
        return []
    return rows if whole else []


def _since_head(db: sqlite3.Connection, stream: str, found: Extent) -> list[Record]:
    """The records that the head does not tell of yet, at once where nothing is wrong with any of them."""
    try:
        rows = db.execute(SINCE, (stream, found.told)).fetchall()
        whole = [
            _AS_IT_IS((*said, True, UNSIGNED)) for *said, sealed in rows if seal.of_record(stream, *said) == sealed
        ]
    except sqlite3.Error as error:
        if not is_damage(error):
            raise
        whole = []
    except (TypeError, AttributeError, UnicodeError):  # another kind of value than was written
        whole = []
    in_order = [each.version for each in whole] == [*range(found.told + 1, found.last + 1)]
    return whole if in_order else one_by_one(db, stream, found, found.told)


def running(db: sqlite3.Connection, stream: str, found: Extent) -> Running:
    """What the records of a stream come to: by its head as far as that is sure and tells, by themselves beyond."""
    if not found.sure:
        return of([each for each in one_by_one(db, stream, found) if each.whole])
    return of([each for each in _since_head(db, stream, found) if each.whole], found.running)


def of(found: Iterable[Record], before: Running = NOTHING) -> Running:
    """What these records come to, after others."""
    rows = list(found)
    if not rows:
        return before
    _, event_ids, times, entries, verdicts, *_ = zip(*rows, strict=True)
    return before.on(event_ids, times, entries, verdicts)


def _one(db: sqlite3.Connection, stream: str, version: int) -> Record:
    try:
        row = db.execute(ONE, (stream, version)).fetchone()
        event_id, at, entry, verdict = (bytes(each) for each in row[:4])
        record = Record(version, event_id.decode(), at.decode(), entry, verdict)
        fits = seal.of_record(stream, *record[:5]) == row[4]
    except (TypeError, UnicodeError):
        fits = False
    except sqlite3.Error as error:
        if not is_damage(error):
            raise
        fits = False
    return record if fits else Record.lost(version)


def is_damage(error: sqlite3.Error) -> bool:
    """Is it the file that SQLite objects to?"""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT)
    return code & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR)


def streams(db: sqlite3.Connection) -> Iterator[StreamInfo]:
    """Every stream that anything is known of. Raises what SQLite does where none of the tables can be read."""
    for id_ in _ids(db):
        found = extent(db, id_)
        if found is not None:
            yield _info(db, id_, found)


def _ids(db: sqlite3.Connection) -> list[str]:
    ids, damaged = set[str](), list[sqlite3.Error]()
    for sql in STREAMS:
        try:
            for (name,) in db.execute(sql):
                ids.add(bytes(name or b"").decode(errors="replace"))
        except sqlite3.Error as error:
            if not is_damage(error):
                raise
            damaged.append(error)
    if len(damaged) == len(STREAMS):
        raise damaged[0]
    return sorted(ids)


def checked(db: sqlite3.Connection) -> Checked:
    """A look at everything."""
    found = list(streams(db))
    every = [(info.id, each) for info in found for each in _every(db, info.id)]
    gaps = [(stream, each.version) for stream, each in every if not each.whole]
    lost = [(info.id, 0) for info in found if not info.whole]
    return Checked(len(found), len(every) - len(gaps), tuple(sorted((*lost, *gaps))), _is_sound(db))


def _every(db: sqlite3.Connection, stream: str) -> list[Record]:
    found = extent(db, stream)
    return one_by_one(db, stream, found) if found else []


def _is_sound(db: sqlite3.Connection) -> bool:
    """Does SQLite find nothing wrong with its pages and indexes?"""
    try:
        return [tuple(row) for row in db.execute("pragma integrity_check(1)")] == [("ok",)]
    except sqlite3.Error as error:
        if not is_damage(error):
            raise
        return False


def _info(db: sqlite3.Connection, id_: str, found: Extent) -> StreamInfo:
    row = _asked(db, STREAM, id_) or (b"", b"", b"", None)
    title, created, kind = (bytes(each or b"").decode(errors="replace") for each in row[:3])
    whole = found.sure and row[3] == seal.of_stream(id_, title, created, kind)
    record = _one(db, id_, found.last) if found.last else Record.lost(0)
    return StreamInfo(
        id_, title, created, found.last, record.at if record.whole else created, kind, whole, found.touched
    )
