"""Which entries count, and in which order, once what was taken back, put right and put in is worked in.

An entry stands unless something that stands takes it back. Of the corrections of an entry that stand, the latest
holds. Only earlier entries can be taken back, put right, or have something put before them.
"""

from __future__ import annotations

from typing import Any

from referee.championship.verifying.shapes import filled

Entries = list[dict[str, Any]]
AMENDING = ("retracted", "corrected", "inserted")
"""What is said about earlier entries."""


def standing(entries: Entries) -> list[bool]:
    """Of every entry, does it stand? An entry can only be taken back by later ones, so the last is known first."""
    stands = [True] * len(entries)
    for number in reversed(range(len(entries))):
        entry = entries[number]
        if stands[number] and entry["type"] == "retracted" and 0 <= entry["entry"] < number:
            stands[entry["entry"]] = False
    return stands


def happened(entries: Entries) -> list[int]:
    """All that happened, whether it stands or not, in order: what was forgotten goes right before what it names."""
    order: list[int] = []
    for number, entry in enumerate(entries):
        if entry["type"] not in AMENDING:
            order.append(number)
        elif entry["type"] == "inserted" and entry["before"] in order:
            order.insert(order.index(entry["before"]), number)
    return order


def counting(entries: Entries) -> list[tuple[int, dict[str, Any]]]:
    """The facts that count, as corrected, by the numbers of the places they stand in."""
    stands = standing(entries)
    instead: dict[int, dict[str, Any]] = {}
    for number, entry in enumerate(entries):
        if entry["type"] == "inserted":
            instead[number] = entry["fact"]
        elif stands[number] and entry["type"] == "corrected" and 0 <= entry["entry"] < number:
            instead[entry["entry"]] = entry["to"]
    return [(number, filled(instead.get(number, entries[number]))) for number in happened(entries) if stands[number]]


def amending_wrongly(entries: Entries) -> list[tuple[int, str]]:
    """The amendments of what is not there, does not count any more, or is no fact."""
    found = []
    for number, entry in enumerate(entries):
        if entry["type"] not in AMENDING:
            continue
        target = entry["before"] if entry["type"] == "inserted" else entry["entry"]
        if not 0 <= target < number:
            found.append((number, "entry_unknown"))
        elif entry["type"] != "retracted" and target not in happened(entries[:number]):
            found.append((number, "not_a_fact"))
        elif not standing(entries[:number])[target]:
            found.append((number, "taken_back_already"))
    return found
