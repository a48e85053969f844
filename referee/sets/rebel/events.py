"""Event cards: what is turned up, and that the new Sheriff takes the deck over and turns up the next one."""

from __future__ import annotations

from collections.abc import Iterable

from referee.core.book.owed_kind import OwedKind, whoever
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Brought, Follow, Objection
from referee.core.nouns.table import Owed, Table
from referee.sets.events.deck import last_lies
from referee.sets.events.turning import NEXT
from referee.sets.rebel.box import EVENT_CARDS, REBEL
from referee.sets.rebel.entries import EventTurned, Revolution
from referee.sets.rebel.facts import IN_DECK
from referee.sets.rebel.rebellion import remembered

USUAL = "none"


def deck_in_use(now: Situation) -> str:
    """The event deck on the table, by the value of the option."""
    return now.table.options.get("events", USUAL)


def _turned(table: Table, entry: EventTurned, before: Situation) -> Table:
    return remembered(table, event="" if entry.event == "none" else entry.event, raised=False)


EVENT_CARDS.brings.append(Brought(EventTurned, _turned, lambda entry: f"event {entry.event}"))
EVENT_CARDS.owes.append(
    OwedKind(
        "event",
        ((EventTurned, whoever),),
        choices=lambda now, owed: tuple(event for event, decks in IN_DECK.items() if deck_in_use(now) in decks),
    )
)


@EVENT_CARDS.object(EventTurned, clauses=("REB-032",), sight=True)
def event_of_a_deck_in_use(now: Situation, entry: EventTurned) -> Objection | None:
    """Only cards of a deck that is on the table are turned up."""
    if deck_in_use(now) in IN_DECK[entry.event]:
        return None
    return Objection("no_such_event", {"event": entry.event}, doubt=True)


@REBEL.follow(Revolution, clauses=("REB-032", "REB-033"))
def new_sheriff_turns_an_event(now: Situation, entry: Revolution, before: Situation) -> Iterable[Follow]:
    """The new Sheriff takes the event deck and turns up the next card at once."""
    if NEXT in now.book.kinds and not last_lies(now):
        yield Follow(Owed(NEXT, entry.by))
    elif deck_in_use(now) != USUAL:
        yield Follow(Owed("event", entry.by))
