"""A document proved: its form, its entries, its results."""

from __future__ import annotations

import json
from itertools import islice
from typing import Any, NamedTuple

from referee.championship.verifying.checking import checked, let_stand
from referee.championship.verifying.comparing import differences
from referee.championship.verifying.expected import results
from referee.championship.verifying.fault import Fault
from referee.championship.verifying.shapes import number, text, wrong
from referee.errors import BadJournal

FORM = 1
MOST_MALFORMED = 1_000
"""So many entries that cannot be read are told; with one of them the rest is not looked at."""


MOST_DIFFERENT = 10_000
"""So many differences of the results are told."""


class Proof(NamedTuple):
    """How many entries there are, what differs, and what speaks against entries that the referee let stand."""

    entries: int
    differences: tuple[Fault, ...]
    stood: tuple[Fault, ...] = ()


def verify(document: str) -> Proof:
    """All that is wrong with a document, of its results as much as anybody reads.

    Raises `BadJournal` `not_a_tournament`, `newer_tournament`, `taken_back_too_often`.
    """
    told = _read(document)
    items = told["entries"]
    unread = (fault for at, item in enumerate(items) for fault in _item(at, item))
    malformed = [*_form(told)[:MOST_MALFORMED], *islice(unread, MOST_MALFORMED)]
    if any(fault.entry >= 0 for fault in malformed):
        return Proof(len(items), tuple(malformed))
    entries = [item["entry"] for item in items]
    book, faults = checked(entries)
    stands = let_stand(entries)
    against = [fault for fault in faults if fault.entry not in stands]
    differing = islice(differences("results", told.get("results"), results(book)), MOST_DIFFERENT)
    stood = tuple(fault for fault in faults if fault.entry in stands)
    return Proof(len(items), (*malformed, *against, *differing), stood)


def _read(document: str) -> dict[str, Any]:
    try:
        told = json.loads(document, object_pairs_hook=_once, parse_constant=_no_number)
    except json.JSONDecodeError as error:
        raise BadJournal("not_a_tournament", line=error.lineno, why=error.msg) from None
    except (ValueError, RecursionError) as error:
        raise BadJournal("not_a_tournament", why=str(error)) from None
    if not isinstance(told, dict) or not isinstance(told.get("entries"), list) or "bang_tournament" not in told:
        raise BadJournal("not_a_tournament", why="bang_tournament, entries, results")
    if type(told["bang_tournament"]) is not int or told["bang_tournament"] != FORM:
        raise BadJournal("newer_tournament", version=told["bang_tournament"])
    return told


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object that tells everything once: of two values for one name nobody could say which is meant."""
    told = dict(pairs)
    if len(told) < len(pairs):
        names = [name for name, _ in pairs]
        raise ValueError(next(name for name in names if names.count(name) > 1))
    return told


def _no_number(word: str) -> Any:
    raise ValueError(word)


def _form(told: dict[str, Any]) -> list[Fault]:
    return [
        Fault(name, "not_expected", told=told[name])
        for name in told
        if name not in ("bang_tournament", "entries", "results")
    ]


def _item(at: int, item: Any) -> list[Fault]:
    where = f"entries[{at}]"
    if not isinstance(item, dict) or set(item) != {"number", "at", "entry"} or not text(item["at"]):
        return [Fault(where, "malformed", told=item, entry=at)]
    if not number(item["number"]) or item["number"] != at:
        return [Fault(f"{where}.number", "misnumbered", told=item["number"], found=at, entry=at)]
    if (fault := wrong(item["entry"])) is not None:
        return [Fault(f"{where}.entry.{fault}", "malformed", told=item["entry"], entry=at)]
    return []
