"""Logs that no tournament would leave: entries left out, said twice, altered; still both readings come to the same.

Facts are not moves: whatever is logged is folded, and judged against what went before. Here the core and the second
reading have to agree on every figure and on every entry that something speaks against, whatever that is.
"""

import json
from copy import deepcopy
from random import Random
from typing import Any

import msgspec
import pytest

from referee.championship.office.document import document_of, written
from referee.championship.rules.entries import Corrected, Inserted, Logged, Retracted
from referee.championship.rules.history import taken_back
from referee.championship.rules.judging import audit, judge_amending
from referee.championship.simulating.slips import objected
from referee.championship.simulating.tournament import simulated
from referee.championship.verifying.proof import verify
from tests.hunts import many

HUNT = many("tournaments", 24)
PIECE = 20
WORDS = (
    "law", "outlaws", "renegade", "sheriff", "deputy", "outlaw", "", "x", "semi_1", "final", "between_rounds",
    "during_game", "during_duel", "after_rounds", "before_draw", "seating", "lots",
)  # fmt: skip
AMENDING = ("retracted", "corrected", "inserted")

_DECODE = msgspec.json.Decoder(Logged).decode


@pytest.mark.parametrize("first", range(0, HUNT, PIECE))
def test_both_readings_agree_on_whatever_is_logged(first: int) -> None:
    """Every figure, and every entry at fault."""
    compared = 0
    for seed in range(first, min(first + PIECE, HUNT)):
        try:
            log = [_DECODE(json.dumps(entry)) for entry in wild(seed)]
        except msgspec.ValidationError:
            continue
        proof = verify(written(document_of(log)))
        assert [fault for fault in proof.differences if fault.entry < 0] == [], seed
        assert {fault.entry for fault in (*proof.stood, *proof.differences)} == at_fault(log), seed
        compared += 1
    assert compared


def at_fault(log: list[Logged]) -> set[int]:
    """The entries that the core objects to, and the amendments of nothing that still stand."""
    judged = audit(log)
    found = {each.counted.number for each in judged if objected(each) or "reason_missing" in each.verdict.keys}
    back = taken_back(log)
    for number, entry in enumerate(log):
        if isinstance(entry, Retracted | Corrected | Inserted) and number not in back:
            found |= {number} if judge_amending(log[:number], entry).doubts else set()
    return found


def wild(seed: int) -> list[dict[str, Any]]:
    """The entries of a tournament, a few of them not as they were."""
    chance = Random(seed)
    log = simulated(chance.randint(10, 16), seed % 50)
    entries: list[dict[str, Any]] = [json.loads(msgspec.json.encode(entry)) for entry in log]
    for _ in range(chance.choice((1, 1, 2, 3, 6))):
        chance.choice((_drop, _double, _alter, _alter, _amend))(entries, chance)
    return entries


def _drop(entries: list[dict[str, Any]], chance: Random) -> None:
    del entries[chance.randrange(len(entries))]


def _double(entries: list[dict[str, Any]], chance: Random) -> None:
    entries.insert(chance.randrange(len(entries) + 1), deepcopy(chance.choice(entries)))


def _amend(entries: list[dict[str, Any]], chance: Random) -> None:
    number = chance.randrange(len(entries))
    to = deepcopy(chance.choice([entry for entry in entries if entry["type"] not in AMENDING]))
    back = {"type": "retracted", "entry": number}
    right = {"type": "corrected", "entry": number, "to": to}
    missing = {"type": "inserted", "before": number, "fact": to}
    entries.append(chance.choice((back, right, missing, missing)))


def _alter(entries: list[dict[str, Any]], chance: Random) -> None:
    """One value somewhere in an entry, however deep."""
    spots = list(_spots(chance.choice(entries)))
    if spots:
        holder, key = chance.choice(spots)
        holder[key] = _other(holder[key], chance)


def _spots(value: Any) -> Any:
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in inside:
        if key != "type":
            yield value, key
            yield from _spots(each)


def _other(value: Any, chance: Random) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return chance.choice((value + 1, value - 1, value + 100, value - 100, 0, chance.randint(1, 12)))
    if isinstance(value, str):
        return chance.choice(WORDS)
    if isinstance(value, list) and value:
        return chance.choice((value[1:], value[::-1], [*value, value[0]]))
    return value
