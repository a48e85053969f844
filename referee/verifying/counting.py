"""Which entries count, once what was taken back and put right is worked in.

An entry stands unless something that stands takes it back. Of the corrections of an entry that stand, the latest
holds. Only earlier entries can be taken back or put right.
"""

from __future__ import annotations

from typing import Any

from referee.verifying.shapes import filled

Entries = list[dict[str, Any]]


def standing(entries: Entries) -> list[bool]:
    """Of every entry, does it stand? An entry can only be taken back by later ones, so the last is known first."""
    stands = [True] * len(entries)
    for number in reversed(range(len(entries))):
        entry = entries[number]
        if stands[number] and entry["type"] == "retracted" and 0 <= entry["entry"] < number:
            stands[entry["entry"]] = False
    return stands


def counting(entries: Entries) -> list[tuple[int, dict[str, Any]]]:
    """The facts that count, as corrected, by the numbers of the places they stand in."""
    stands = standing(entries)
    instead: dict[int, dict[str, Any]] = {}
    for number, entry in enumerate(entries):
        if stands[number] and entry["type"] == "corrected" and 0 <= entry["entry"] < number:
            instead[entry["entry"]] = entry["to"]
    return [
        (number, filled(instead.get(number, entry)))
        for number, entry in enumerate(entries)
        if stands[number] and entry["type"] not in ("retracted", "corrected")
    ]


def amending_wrongly(entries: Entries) -> list[tuple[int, str]]:
    """The retractions and corrections of what is not there, does not count any more, or is no fact."""
    found = []
    for number, entry in enumerate(entries):
        if entry["type"] not in ("retracted", "corrected"):
            continue
        target = entry["entry"]
        if not 0 <= target < number:
            found.append((number, "entry_unknown"))
        elif entry["type"] == "corrected" and entries[target]["type"] in ("retracted", "corrected"):
            found.append((number, "not_a_fact"))
        elif not standing(entries[:number])[target]:
            found.append((number, "taken_back_already"))
    return found
