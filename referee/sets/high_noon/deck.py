"""The deck of the box: each card once, the last one last."""

from __future__ import annotations

from referee.core.book.questions import NEXT_SEAT
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Objection
from referee.sets.events.deck import DECKS, EventDeck, comes_too_early, turned_before
from referee.sets.events.entries import EventBegan, EventSeen
from referee.sets.events.lying import lying
from referee.sets.events.turning import TURNS_EVENTS
from referee.sets.high_noon.box import HIGH_NOON
from referee.sets.high_noon.facts import FACTS, OPTION, deck


@HIGH_NOON.amend(DECKS, "HNX-001", "HNX-002", "HNX-003")
def the_deck_of_the_box(now: Situation, decks: tuple[EventDeck, ...]) -> tuple[EventDeck, ...]:
    """Twelve or fourteen cards above High Noon."""
    return (*decks, deck(now.table.options.get(OPTION, "")))


@HIGH_NOON.object(EventBegan, EventSeen, clauses=("HNX-001", "HNX-008"), kinds=FACTS.events, sight=True)
def each_card_once(now: Situation, entry: EventBegan | EventSeen) -> Objection | None:
    """A card that another has covered does not come back."""
    return Objection("event_twice", {"event": entry.event}, doubt=True) if turned_before(now, entry.event) else None


@HIGH_NOON.object(EventBegan, EventSeen, clauses=("HNX-002",), kinds=FACTS.events, sight=True)
def the_last_one_lies_below(now: Situation, entry: EventBegan | EventSeen) -> Objection | None:
    """High Noon comes after all the others."""
    early = comes_too_early(now, entry.event)
    return Objection("event_too_early", {"event": entry.event}, doubt=True) if early else None


@HIGH_NOON.amend(NEXT_SEAT, "HNX-011", "HNX-058", "HNX-061")
def a_round_begins_with_him(now: Situation, seat: int, last: int) -> int:
    """An event has just been turned up: whichever way turns go, the first one is his before whom it was."""
    if not last or not lying(now.table).fresh:
        return seat
    turner = now.ask(TURNS_EVENTS)
    return seat if turner in (0, last) else turner
