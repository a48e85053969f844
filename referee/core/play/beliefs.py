"""What is believed of hands and cannot be so any more is given up: what the referee saw wins over it.

A card that lies in sight is in no hand, and a hand holds no more cards than it has. What only some know of is given up
on grounds that all of them know: nobody learns from it what others have seen.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from referee.core.book.rulebook import Rulebook
from referee.core.nouns.sightings import audience
from referee.core.nouns.table import Sighting, Table
from referee.core.nouns.vocabulary import Card

Lying = tuple[Card, ...]


def still_believed(before: Table, table: Table, book: Rulebook) -> Table:
    """The table without the sightings that what it shows now contradicts."""
    if not table.sightings:
        return table
    lying = _lying(table)
    if lying == _lying(before):
        lying = ()
    left = tuple([each for each in table.sightings if not _all_in_sight(each.card, lying, book)])
    left = tuple([each for each in left if not _one_too_many(each, left, table)])
    return table if len(left) == len(table.sightings) else replace(table, sightings=left)


def _lying(table: Table) -> Lying:
    """Every card in sight."""
    return (*table.discards, *table.open, *_in_play(table))


def _in_play(table: Table) -> Iterator[Card]:
    for seat in table.seats:
        for figure in seat.figures:
            yield from figure.in_play


def _all_in_sight(card: Card, lying: Lying, book: Rulebook) -> bool:
    """Does every copy of it lie there, by its name or by its face alone?"""
    if not lying:
        return False
    named = sum(card.kind == each.kind and card.face in ("", each.face) for each in lying)
    faced = sum(card.face == each.face for each in lying) if card.face else 0
    return (card.kind != "" and 0 < book.possible(card) <= named) or (
        card.face != "" and 0 < book.possible(Card("", card.face)) <= faced
    )


def _one_too_many(sighting: Sighting, others: tuple[Sighting, ...], table: Table) -> bool:
    """Do all who know of it know of more cards in that hand than it has?"""
    if len(sighting.hands) != 1:
        return False
    most = table.seats[sighting.hands[0] - 1].hand.most
    if most is None or most >= len(others):
        return False
    return most < sum(each.hands == sighting.hands and _known_as_well(each, sighting) for each in others)


def _known_as_well(one: Sighting, other: Sighting) -> bool:
    """Does everybody who knows of the other know of the one?"""
    return one.open or (not other.open and audience(other) <= audience(one))
