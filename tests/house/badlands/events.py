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
    """It ends when the turn comes back to where it came into force."""
    return replace(kept, event="", since=0) if entry.by == kept.since else kept


@BADLANDS.amend(WORKS, "NLB-014")
def sandstorm(now: Situation, works: bool, seat: int, id_: str) -> bool:
    """In a Sandstorm no ability works, nor any card in play."""
    return works and badlands(now.table).event != "sandstorm"


@BADLANDS.amend(NEXT_SEAT, "CRD-003")
def stampede(now: Situation, seat: int, last: int) -> int:
    """In a Stampede turns go the other way round."""
    if badlands(now.table).event != "stampede" or not last:
        return seat
    back = reversed(now.table.round(last)[1:])
    return next((number for number in back if now.ask(TAKES_TURNS, number)), 0)
