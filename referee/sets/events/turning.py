"""Turning up the next card: before each turn of the Sheriff but his first."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from referee.core.book.owed_kind import OwedKind, nothing, whoever
from referee.core.book.questions import ACTS, ROLES, Question
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Brought, Objection
from referee.core.nouns.entries import TurnBegan
from referee.core.nouns.table import Owed, Table
from referee.sets.base.turns import next_turn
from referee.sets.events.box import EVENTS, NONE
from referee.sets.events.deck import MIXED, cards, comes_too_late, last_lies, left, seen_on_top
from referee.sets.events.entries import EventBegan, EventSeen
from referee.sets.events.lying import Lying, lying, remembered

TURNS_EVENTS: Question[int] = Question("turns_events", 0)
"""(): the seat before whose turns the next event is turned up; 0: nobody's."""
NEXT = "next_event"
"""The kind of owed thing that is met by turning one up."""


def _began(table: Table, entry: EventBegan, before: Situation) -> Table:
    """It covers the one before, but where no card is left."""
    kept, between = lying(table), not table.turn.seat or table.turn.phase == "over"
    fresh = between or not before.ask(ACTS, table.turn.seat)
    if entry.event == NONE:
        return remembered(table, turned=(*kept.turned, NONE), coming="", fresh=fresh)
    turned = (*kept.turned, kept.lying) if kept.lying else kept.turned
    return remembered(table, lying=entry.event, turned=turned, coming="", fresh=fresh)


def _forced(now: Situation, owed: Owed) -> EventBegan | None:
    """Which card it is everybody knows who sees the deck, or where but one is left."""
    may_be = left(now)
    return EventBegan(may_be[0]) if len(may_be) == 1 else None


EVENTS.brings += [
    Brought(EventBegan, _began, lambda entry: f"event {entry.event}"),
    Brought(
        EventSeen,
        lambda table, entry, before: remembered(table, coming=entry.event),
        lambda entry: f"coming {entry.event}",
    ),
]
EVENTS.owes.append(
    OwedKind(
        NEXT,
        ((EventBegan, whoever),),
        forced=_forced,
        choices=lambda now, owed: left(now),
        verb="event",
        causes=nothing,
    )
)


@EVENTS.amend(TURNS_EVENTS, "HNX-006", "FCX-003")
def the_sheriff_turns(now: Situation, turner: int) -> int:
    """The Sheriff; where none is dealt, as to three, the Deputy, or when he is out whoever comes after him."""
    seats = now.table.seats
    sheriff = next((seat for seat in seats if seat.role == "sheriff"), None)
    if sheriff is not None:
        return 0 if sheriff.out else sheriff.number
    dealt = now.ask(ROLES, len(seats))
    deputy = next((seat.number for seat in seats if seat.role == "deputy"), 0)
    if not deputy or not dealt or "sheriff" in dealt:
        return turner
    return next(iter(now.table.clockwise(deputy)), 0)


@EVENTS.trigger("HNX-006", "HNX-007", "FCX-003")
def the_next_event_is_turned(now: Situation) -> Iterable[Owed]:
    """Before each of his turns but the first; in one turn that follows on another of his own none is."""
    coming = [owed.seat for owed in next_turn(now)]
    if not coming or not now.table.turn.seat or lying(now.table).fresh:
        return
    turner = now.ask(TURNS_EVENTS)
    if coming == [turner] and turner != now.table.turn.seat and not last_lies(now):
        yield Owed(NEXT, turner, ordered=True)


@EVENTS.remember(TurnBegan, clauses=("HNX-007",))
def one_for_each_turn(now: Situation, kept: Lying, entry: TurnBegan, before: Situation) -> Lying:
    """When a turn has begun, the next one of the Sheriff asks for another."""
    return replace(kept, fresh=False) if kept.fresh else kept


@EVENTS.object(EventBegan, EventSeen, clauses=("HNX-001", "FCX-001"), sight=True)
def of_a_deck_on_the_table(now: Situation, entry: EventBegan | EventSeen) -> Objection | None:
    """Only cards of the decks that lie on the table are turned up, and seen on top of them."""
    nothing_seen = isinstance(entry, EventSeen) and entry.event == NONE
    if entry.event in cards(now) and not nothing_seen:
        return None
    return Objection("event_not_here", {"event": entry.event}, doubt=True)


@EVENTS.object(EventBegan, clauses=("HNX-004",), sight=True)
def the_one_that_was_seen(now: Situation, entry: EventBegan) -> Objection | None:
    """The deck lies face up, so that all know which card is turned up next."""
    coming = seen_on_top(now)
    if coming in ("", entry.event):
        return None
    return Objection("event_was_another", {"event": entry.event, "seen": coming}, doubt=True)


@EVENTS.object(EventBegan, EventSeen, clauses=("HNX-009", "FCX-004"), sight=True)
def the_last_one_stays(now: Situation, entry: EventBegan | EventSeen) -> Objection | None:
    """After the last card none is turned up."""
    return Objection("event_after_the_last", {"event": entry.event}, doubt=True) if last_lies(now) else None


@EVENTS.object(EventBegan, EventSeen, clauses=("HNX-016",), sight=True)
def twelve_of_two_decks(now: Situation, entry: EventBegan | EventSeen) -> Objection | None:
    """After twelve cards of two decks one of the last ones comes, unless a longer game was agreed on."""
    if not comes_too_late(now, entry.event):
        return None
    return Objection("event_after_twelve", {"event": entry.event, "count": MIXED}, doubt=True)


@EVENTS.object(EventBegan, clauses=("HNX-006", "HNX-007", "FCX-003"), due=True)
def before_a_turn_of_his(now: Situation, entry: EventBegan) -> Objection | None:
    """At no other moment, nor before an extra turn of his; what is said of it just after it has begun is said late."""
    if now.met is not None:
        return None
    turner, turn = now.ask(TURNS_EVENTS), now.table.turn
    late = turn.seat == turner and turn.untold and now.table.quiet
    again = [owed.seat for owed in next_turn(now)] == [turn.seat]
    because = ("HNX-014",) if again and turn.seat == turner else ()
    return Objection("event_not_due", {"by": turner, "event": entry.event}, because=because, doubt=late)
