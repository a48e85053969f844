"""What the event decks on the table hold, and what is left: one deck, or twelve cards of two, and a last one."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain

from referee.core.book.questions import Question
from referee.core.book.rulebook import Situation
from referee.sets.events.box import NONE, OTHER
from referee.sets.events.lying import lying

MIXED = 12
"""So many cards of two decks are shuffled together, above one of the last ones."""


@dataclass(frozen=True, slots=True)
class EventDeck:
    """The deck of one box: the cards that are shuffled, and the one that lies below them."""

    box: str
    cards: tuple[str, ...]
    last: str

    @property
    def all(self) -> tuple[str, ...]:
        """Every card of it, the last one last."""
        return (*self.cards, self.last)


DECKS: Question[tuple[EventDeck, ...]] = Question("decks", ())
"""(): the event decks on the table; () where nobody said which cards lie there."""


def cards(now: Situation) -> tuple[str, ...]:
    """Every event card of the decks on the table, and whatever card nobody named."""
    decks = now.ask(DECKS)
    return (*chain.from_iterable(deck.all for deck in decks), OTHER) if decks else (OTHER, NONE)


def last_lies(now: Situation) -> bool:
    """Does the last card lie open, so that none is turned up any more?"""
    kept = lying(now.table)
    return NONE in kept.turned or any(kept.lying == deck.last for deck in now.ask(DECKS))


def turned_up(now: Situation) -> tuple[str, ...]:
    """All that were turned up, the one that lies open behind them."""
    kept = lying(now.table)
    return (*kept.turned, kept.lying) if kept.lying else kept.turned


def shuffled(now: Situation) -> int:
    """How many cards lie above the last one at the start."""
    decks = now.ask(DECKS)
    return MIXED if len(decks) > 1 else sum(len(deck.cards) for deck in decks)


def seen_on_top(now: Situation) -> str:
    """The next card, if somebody noted it and it can be so: none that was turned up lies in the deck again."""
    coming = lying(now.table).coming
    return "" if turned_before(now, coming) else coming


def left(now: Situation) -> tuple[str, ...]:
    """The cards of which the next may be one; the one that was seen on top, if somebody noted it."""
    decks, turned = now.ask(DECKS), turned_up(now)
    if coming := seen_on_top(now):
        return (coming,)
    if not decks:
        return (OTHER, NONE)
    still = tuple(card for deck in decks for card in deck.cards if card not in turned)
    if len(turned) < shuffled(now) and still:
        return still
    return tuple(deck.last for deck in decks)


def turned_before(now: Situation, event: str) -> bool:
    """Was this card turned up already? Each is there once."""
    return event != OTHER and event in turned_up(now)


def comes_too_late(now: Situation, event: str) -> bool:
    """Is this none of the last cards, though nothing but these is left of the cards of two decks?"""
    decks = now.ask(DECKS)
    mixed = len(decks) > 1 and len(turned_up(now)) >= shuffled(now)
    return mixed and not last_lies(now) and any(event in deck.cards for deck in decks)


def comes_too_early(now: Situation, event: str) -> bool:
    """Is this a last card, and are there surely others above it?"""
    is_last = any(event == deck.last for deck in now.ask(DECKS))
    return is_last and len(turned_up(now)) < shuffled(now)
