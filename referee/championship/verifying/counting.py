"""Which entries count, and in which order, once what was taken back, put right and put in is worked in.

An entry stands unless something that stands takes it back. Of the corrections of an entry that stand, the latest
holds. Only earlier entries can be taken back, put right, or have something put before them.
"""

from __future__ import annotations

from typing import Any

from referee.championship.verifying.shapes import filled
from referee.errors import BadJournal

MOST_STEPS = 2_000_000
"""From what is taken back to what that had taken back; enough for 2,000 retractions, each of the one before."""
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


def facts(entries: Entries) -> set[int]:
    """The numbers of all that tells what happened, whether it stands or not."""
    found: set[int] = set()
    for number, entry in enumerate(entries):
        if entry["type"] not in AMENDING or (entry["type"] == "inserted" and entry["before"] in found):
            found.add(number)
    return found


def happened(entries: Entries) -> list[int]:
    """All that happened, in order: what was forgotten goes right before what it names, the earlier said first."""
    order: list[int] = []
    forgotten: dict[int, list[int]] = {}
    for number in sorted(facts(entries), reverse=True):
        entry = entries[number]
        if entry["type"] == "inserted":
            forgotten.setdefault(entry["before"], []).append(number)
    to_tell = [number for number in reversed(range(len(entries))) if entries[number]["type"] not in AMENDING]
    while to_tell:
        number = to_tell.pop()
        if number in forgotten:
            to_tell += [number, *forgotten.pop(number)]
        else:
            order.append(number)
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
    """The amendments of what was not there, did not count any more, or was no fact when they were logged."""
    found, told, by_then = [], facts(entries), Standing(entries)
    for number, entry in enumerate(entries):
        if entry["type"] in AMENDING:
            target = entry["before"] if entry["type"] == "inserted" else entry["entry"]
            if not 0 <= target < number:
                found.append((number, "entry_unknown"))
            elif entry["type"] != "retracted" and target not in told:
                found.append((number, "not_a_fact"))
            elif not by_then.stands[target]:
                found.append((number, "taken_back_already"))
        by_then.goes_on()
    return found


class Standing:
    """Which of the entries so far stand, as the log grows by one after the other."""

    def __init__(self, entries: Entries) -> None:
        self._entries = entries
        self._against: list[int] = []
        self._steps = 0
        self.stands: list[bool] = []

    def goes_on(self) -> None:
        """One more entry: it stands, and what it takes back does not; what that had taken back may stand again.

        Raises `BadJournal` `taken_back_too_often`.
        """
        number = len(self.stands)
        self.stands.append(True)
        self._against.append(0)
        while self._entries[number]["type"] == "retracted" and 0 <= self._entries[number]["entry"] < number:
            self._steps += 1
            if self._steps > MOST_STEPS:
                raise BadJournal("taken_back_too_often", number=len(self.stands) - 1)
            target = self._entries[number]["entry"]
            self._against[target] += 1 if self.stands[number] else -1
            if self.stands[target] == (self._against[target] == 0):
                return
            self.stands[target], number = not self.stands[target], target
