"""What a document tells of results beside what was worked out: every difference, with its place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from referee.championship.verifying.fault import Fault

ROWS = {
    "results.players": ("player",), "results.draw.tables": ("table",), "results.rounds": ("table", "round"),
    "results.accounts": ("player",), "results.standings": ("player",), "results.bracket": ("match",),
    "results.places": ("place",),
}  # fmt: skip
"""The lists whose rows are known by what they are about, wherever they stand."""


def differences(where: str, told: Any, found: Any) -> Iterator[Fault]:
    """Every difference between what is told and what was found."""
    if isinstance(told, dict) and isinstance(found, dict):
        yield from _of_objects(where, told, found)
    elif isinstance(told, list) and isinstance(found, list):
        yield from _of_lists(where, told, found)
    elif type(told) is not type(found) or told != found:
        yield Fault(where, "other_result", told=told, found=found)


def _of_objects(where: str, told: dict[str, Any], found: dict[str, Any]) -> Iterator[Fault]:
    for name in found:
        if name not in told:
            yield Fault(f"{where}.{name}", "missing", found=found[name])
        else:
            yield from differences(f"{where}.{name}", told[name], found[name])
    for name in told:
        if name not in found:
            yield Fault(f"{where}.{name}", "not_expected", told=told[name])


def _of_lists(where: str, told: list[Any], found: list[Any]) -> Iterator[Fault]:
    keys = [_key(where, row) for row in told], [_key(where, row) for row in found]
    if where not in ROWS or None in keys[0] or any(len(set(each)) < len(each) for each in keys):
        yield from _one_by_one(where, told, found)
        return
    rows, right = (dict(zip(each, given, strict=True)) for each, given in zip(keys, (told, found), strict=True))
    yield from _of_objects_by(where, rows, right)
    if list(rows) != list(right) and set(rows) == set(right):
        yield Fault(where, "other_order", told=list(rows), found=list(right))


def _of_objects_by(where: str, rows: dict[Any, Any], right: dict[Any, Any]) -> Iterator[Fault]:
    for key in right:
        if key not in rows:
            yield Fault(f"{where}[{key}]", "missing", found=right[key])
        else:
            yield from differences(f"{where}[{key}]", rows[key], right[key])
    for key in rows:
        if key not in right:
            yield Fault(f"{where}[{key}]", "not_expected", told=rows[key])


def _key(where: str, row: Any) -> str | None:
    names = ROWS.get(where, ())
    if not isinstance(row, dict) or not all(isinstance(row.get(name), int | str) for name in names):
        return None
    return ", ".join(f"{name} {row[name]}" for name in names)


def _one_by_one(where: str, told: list[Any], found: list[Any]) -> Iterator[Fault]:
    for at in range(max(len(told), len(found))):
        if at >= len(told):
            yield Fault(f"{where}[{at}]", "missing", found=found[at])
        elif at >= len(found):
            yield Fault(f"{where}[{at}]", "not_expected", told=told[at])
        else:
            yield from differences(f"{where}[{at}]", told[at], found[at])
