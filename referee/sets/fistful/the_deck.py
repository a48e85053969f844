"""The deck of this box: fourteen cards that are shuffled, and the one whose name it bears below them."""

from __future__ import annotations

from referee.core.book.rulebook import Situation
from referee.core.book.rules import Objection
from referee.sets.events.deck import DECKS, EventDeck, comes_too_early, turned_before
from referee.sets.events.entries import EventBegan, EventSeen
from referee.sets.fistful.box import FISTFUL
from referee.sets.fistful.facts import FACTS, LAST, SHUFFLED

FIFTEEN = EventDeck("fistful", SHUFFLED, last=LAST)


@FISTFUL.amend(DECKS, "FCX-001", "FCX-002")
def fifteen_cards(now: Situation, decks: tuple[EventDeck, ...]) -> tuple[EventDeck, ...]:
    """Handled as those of High Noon."""
    return (*decks, FIFTEEN)


@FISTFUL.object(EventBegan, EventSeen, clauses=("FCX-001",), kinds=FACTS.events, sight=True)
def each_card_once(now: Situation, entry: EventBegan | EventSeen) -> Objection | None:
    """A card that another has covered does not come back."""
    return Objection("event_twice", {"event": entry.event}, doubt=True) if turned_before(now, entry.event) else None


@FISTFUL.object(EventBegan, EventSeen, clauses=("FCX-002",), kinds=FACTS.events, sight=True)
def the_last_one_lies_below(now: Situation, entry: EventBegan | EventSeen) -> Objection | None:
    """A Fistful of Cards comes after all the others."""
    early = comes_too_early(now, entry.event)
    return Objection("event_too_early", {"event": entry.event}, doubt=True) if early else None
