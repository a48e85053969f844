"""Two events, each in force for a round: a Sandstorm, in which nothing works, and a Stampede, which turns the order."""

from __future__ import annotations

from msgspec.structs import replace

from referee.core.book.questions import NEXT_SEAT, TAKES_TURNS, WORKS
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Brought
from referee.core.nouns.entries import Entry, TurnBegan
from referee.core.nouns.table import Table
from referee.notation.sentence import Sentence
from tests.house.badlands.box import BADLANDS, Badlands, badlands

EVENTS = ("sandstorm", "stampede")


class Struck(Entry, frozen=True):
    """An event comes into force."""

    event: str


def _struck(table: Table, entry: Struck, before: Situation) -> Table:
    kept = replace(badlands(table), event=entry.event, since=table.turn.seat)
    return replace(table, slices={**table.slices, "badlands": kept})


def _said(event: str, said: Sentence) -> list[Entry]:
    said.only(said.rest)
    return [Struck(event)]


BADLANDS.brings.append(Brought(Struck, _struck, lambda entry: entry.event))
BADLANDS.verbs |= {event: lambda said, event=event: _said(event, said) for event in EVENTS}


@BADLANDS.remember(TurnBegan, clauses=("CRD-003",))
def over_after_a_round(now: Situation, kept: Badlands, entry: TurnBegan, before: Situation) -> Badlands:
    """It ends when the turn comes back to where it came into force, or past there where nobody is left."""
    over = kept.event and kept.since in (entry.by, *_gone_past(before.table, entry.by, kept.event))
    return replace(kept, event="", since=0) if over else kept


def _gone_past(table: Table, to: int, event: str) -> tuple[int, ...]:
    """The seats between the last turn and the one that begins, the way that turns go."""
    order = _way_round(table, table.turn.seat or to, event)
    return order[: order.index(to)] if to in order else ()


def _way_round(table: Table, last: int, event: str) -> tuple[int, ...]:
    """All the others, as turns come to them after this one."""
    order = table.round(last)[1:]
    return order[::-1] if event == "stampede" else order


@BADLANDS.amend(WORKS, "NLB-014")
def sandstorm(now: Situation, works: bool, seat: int, id_: str) -> bool:
    """In a Sandstorm no ability works, nor any card in play."""
    return works and badlands(now.table).event != "sandstorm"


@BADLANDS.amend(NEXT_SEAT, "CRD-003")
def stampede(now: Situation, seat: int, last: int) -> int:
    """In a Stampede turns go the other way round."""
    event = badlands(now.table).event
    if event != "stampede" or not last:
        return seat
    return next((number for number in _way_round(now.table, last, event) if now.ask(TAKES_TURNS, number)), 0)
