"""The deck of this box: fourteen cards that are shuffled, and the one whose name it bears below them."""

from __future__ import annotations

from referee.core.book.rulebook import Situation
from referee.sets.events.deck import DECKS, EventDeck
from referee.sets.fistful.box import FISTFUL
from referee.sets.fistful.facts import LAST, SHUFFLED


@FISTFUL.amend(DECKS, "FCX-001", "FCX-002")
def fifteen_cards(now: Situation, decks: tuple[EventDeck, ...]) -> tuple[EventDeck, ...]:
    """Handled as those of High Noon."""
    return (*decks, EventDeck("fistful", SHUFFLED, last=LAST))
