"""Documents to alter: as plain data, with entries taken out or put in, and results made anew by whoever forges them."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from typing import Any

import msgspec

from referee.championship.office.document import document_of, written
from referee.championship.rules.entries import Logged
from referee.championship.verifying.fault import Fault
from referee.championship.verifying.proof import verify
from tests.championship.simulated import MANY, tournament

Told = dict[str, Any]
_DECODE = msgspec.json.Decoder(Logged).decode


@cache
def documents() -> tuple[Told, ...]:
    """Simulated documents of all sizes, in which `test_verified.py` finds nothing wrong; nobody changes these."""
    return tuple(json.loads(written(document_of(tournament(seed)))) for seed in range(MANY))


def having(wanted: Callable[[Told], bool]) -> Told:
    """A copy of the first document of which this is true."""
    return deepcopy(next(told for told in documents() if wanted(told)))


def with_entry(kind: str, wanted: Callable[[Told], object] = lambda entry: True) -> tuple[Told, Told]:
    """A copy of a document with an entry of this kind, and its item."""

    def found(told: Told) -> list[Told]:
        return [item for item in told["entries"] if item["entry"]["type"] == kind and wanted(item["entry"])]

    told = having(lambda each: bool(found(each)))
    return told, found(told)[0]


def faults(told: Told) -> tuple[Fault, ...]:
    """What a document is found to be wrong in."""
    return verify(json.dumps(told)).differences


def forged(told: Told) -> Told:
    """The document with results that fit its entries, as whoever has the program can make them."""
    log = [_DECODE(json.dumps(item["entry"])) for item in told["entries"]]
    fresh: Told = json.loads(written(document_of(log)))
    return fresh


def dropped(told: Told, number: int) -> Told:
    """Without this entry; the later ones are numbered anew, and so is whatever speaks of them."""
    del told["entries"][number]
    return _renumbered(told, lambda each: each - 1 if each > number else each)


def inserted(told: Told, number: int, entry: Told) -> Told:
    """With one more entry in this place."""
    _renumbered(told, lambda each: each + 1 if each >= number else each)
    told["entries"].insert(number, {"number": number, "at": "", "entry": entry})
    return told


def _renumbered(told: Told, moved: Callable[[int], int]) -> Told:
    for item in told["entries"]:
        item["number"] = moved(item["number"])
        for entry in (item["entry"], item["entry"].get("to", {}), item["entry"].get("fact", {})):
            for name in {"entry", "before"} & entry.keys():
                entry[name] = moved(entry[name])
    return told


def keys(told: Told) -> set[str]:
    """By what keys a document is found wrong."""
    return {fault.key for fault in faults(told)}


def places(told: Told) -> set[str]:
    """Where a document is found wrong."""
    return {fault.where for fault in faults(told)}
