"""The deck: how many cards are left in it when some leave it, and when the discards have become a new one.

A deck that was counted ends when its last card is drawn (CRD-011). Of one that is known between two numbers only who
sits there sees that. Until it is noted it counts as the old one, and below nothing is how many cards of a new one may
have been drawn in the same go; that it was turned over is certain once the old one can have no card left.
"""

from __future__ import annotations

from msgspec.structs import replace

from referee.core.nouns.table import Table
from referee.core.nouns.vocabulary import Count


def fewer(deck: Count, count: int) -> Count:
    """Cards leave the deck; it may be short of some in the middle of a draw, until it is turned over.

    Who draws from a deck that nobody noted to be turned over draws from one in which a card was left.
    """
    if deck.most is None:
        return deck.minus(count)
    return Count(max(deck.least, min(1, deck.most)) - count, deck.most - count)


def new_deck(table: Table, whole: int) -> Count:
    """The deck once all discards but those of a draw! under way have gone into it, of so many cards in all.

    It was empty before that, if it may have been. No more can be in it than are in no hand and lie nowhere else: where
    more were counted, one was counted twice.
    """
    old, shuffled = table.deck, len(table.discards) - table.held_back
    room = max(0, whole - _elsewhere(table))
    least = min(old.least + shuffled, room)
    if old.most is None:
        return Count(least, None)
    left = old if old.least > 0 else Count(old.least, min(old.most, 0))
    unwritten = replace(table, deck=left).unwritten
    return Count(least, max(least, min((left.most or 0) + shuffled + unwritten, room)))


def _elsewhere(table: Table) -> int:
    """How many cards are surely in hands, in play, open, or held back from the shuffle."""
    held = sum([seat.hand.least for seat in table.seats])
    in_play = sum([len(figure.in_play) for seat in table.seats for figure in seat.figures])
    return held + in_play + len(table.open) + table.held_back
