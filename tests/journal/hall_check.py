"""Was anything lost or doubled? By plain SQL and the histories of the writers; shares no code with the store."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import psycopg

Stored = dict[str, list[tuple[int, str]]]
"""The records of each stream, as version and id."""


class Line(NamedTuple):
    """A line of a history."""

    at: int
    what: str
    stream: str
    version: int
    ids: tuple[str, ...]


def stored_at(address: str) -> tuple[Stored, dict[str, int]]:
    """What stands there, and how far each stream is said to go."""
    found: Stored = {}
    with psycopg.connect(address) as db:
        for stream, version, event_id in db.execute(
            "select stream, version, event_id from referee.record order by 1, 2"
        ):
            found.setdefault(stream, []).append((version, event_id))
        counts = dict(db.execute("select id, version from referee.stream").fetchall())
    return found, counts


def history(files: list[Path]) -> list[Line]:
    """All that the writers told, in order."""
    lines = (line.split() for file in files for line in file.read_text().splitlines() if line.count(" ") == 4)
    told = (Line(int(at), what, s, int(version), tuple(ids.split(","))) for at, what, s, version, ids in lines)
    return sorted(told)


def faults(found: Stored, counts: dict[str, int], lines: list[Line]) -> Iterator[str]:
    """What is not as it has to be."""
    places: dict[str, list[tuple[str, int]]] = {}
    for stream, records in found.items():
        if [version for version, _ in records] != list(range(1, counts[stream] + 1)):
            yield f"{stream} has gaps, or more than was counted"
        for version, event_id in records:
            places.setdefault(event_id, []).append((stream, version))
    yield from (f"{each} stands {len(at)} times" for each, at in places.items() if len(at) > 1)
    asked = {each for line in lines if line.what == "asks" for each in line.ids}
    yield from (f"{each} is from nowhere" for each in places.keys() - asked)
    yield from _groups(places, lines)
    yield from _order(lines)


def _groups(places: dict[str, list[tuple[str, int]]], lines: list[Line]) -> Iterator[str]:
    for line in lines:
        at = [places.get(each, [("", 0)])[0] for each in line.ids]
        there = [each for each in at if each[1]]
        follow = all(b[1] - a[1] == 1 for a, b in pairwise(there))
        if there and (len(there) != len(at) or not follow):
            yield f"{line.ids} stand apart"
        if line.what == "told" and at[-1] != (line.stream, line.version):
            yield f"{line.ids} were acknowledged as {line.version} and stand at {at[-1][1]}"
        if line.what == "refused" and there:
            yield f"{line.ids} were refused and are there"


def _order(lines: list[Line]) -> Iterator[str]:
    """What was acknowledged before another was asked for stands before it."""
    furthest: dict[str, int] = {}
    before: dict[tuple[str, ...], int] = {}
    for line in lines:
        if line.what == "asks":
            before[line.ids] = furthest.get(line.stream, 0)
        elif line.what == "told":
            if line.version - len(line.ids) < before[line.ids]:
                yield f"{line.ids} stand before what was acknowledged earlier"
            furthest[line.stream] = max(furthest.get(line.stream, 0), line.version)
