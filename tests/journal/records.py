"""Records whose content follows from their place, so that a reader can tell what must be there."""

import json

from referee.journal import NewRecord, Record

AT = "2026-11-21T20:15:00+01:00"


def item(stream: str, version: int, first: int = 0, last: int = 0) -> NewRecord:
    """The record at this place, written in one append with those from `first` to `last`."""
    entry = {"stream": stream, "n": version, "first": first, "last": last, "note": "é" * (version * 37 % 900)}
    verdict = {"level": "legal", "n": version}
    return NewRecord(f"{stream}-{version}", _json(entry), _json(verdict), AT)


def batch(stream: str, after: int, count: int) -> list[NewRecord]:
    """The next `count` records after version `after`, to be written in one append."""
    return [item(stream, after + n, after + 1, after + count) for n in range(1, count + 1)]


def stored(version: int, new: NewRecord) -> Record:
    """The record as a store gives it back."""
    return Record(version, new.event_id, new.at, new.entry_json, new.verdict_json)


def assert_whole(stream: str, records: list[Record]) -> None:
    """No gap, nothing altered, and no append that is there in part."""
    for version, record in enumerate(records, 1):
        said = json.loads(record.entry_json)
        assert record == stored(version, item(stream, version, said["first"], said["last"]))
    assert not records or json.loads(records[-1].entry_json)["last"] == len(records)


def _json(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode()
