"""Cards that everybody saw go into a hand, and what follows from having seen cards elsewhere.

A sighting is a card and the hands it may be in. A random card taken from one of them may be that card, so the taker
joins; a card given up may be it, so it is forgotten. Knowledge only ever shrinks to what nobody can dispute.
"""

from __future__ import annotations

from collections.abc import Iterable

from referee.table import Sighting, Table
from referee.vocabulary import Card

Sightings = tuple[Sighting, ...]


def seen_in(sightings: Sightings, seat: int, cards: Iterable[Card]) -> Sightings:
    """These cards went openly into the hand of `seat`."""
    return sightings + tuple(Sighting(card, (seat,)) for card in cards if card.kind)


def given(sightings: Sightings, seat: int, card: Card) -> Sightings:
    """`seat` gave up a card, perhaps one of those seen: the likeliest of them is no longer certain."""
    fitting = [each for each in sightings if seat in each.hands and card.may_be(each.card)]
    if not fitting:
        return sightings
    gone = min(fitting, key=lambda each: (each.card != card, len(each.hands)))
    return tuple(each for each in sightings if each is not gone)


def moved_unseen(sightings: Sightings, seat: int, to: int | None, whole_hand: bool) -> Sightings:
    """One card (or the whole hand) of `seat` went to another hand, or face down or unnoted elsewhere (None)."""
    if not sightings:
        return sightings
    moved = []
    for each in sightings:
        if seat not in each.hands:
            moved.append(each)
        elif to is not None:
            stays = () if whole_hand else (seat,)
            others = tuple(hand for hand in each.hands if hand not in (seat, to))
            moved.append(Sighting(each.card, (*stays, *others, to)))
    return tuple(moved)


def known_in(table: Table, seat: int) -> tuple[Card, ...]:
    """The cards that are certainly in the hand of `seat`."""
    return tuple(each.card for each in table.sightings if each.hands == (seat,))


def elsewhere(table: Table, card: Card, seat: int) -> int:
    """How many cards that may be `card` are certainly not in the hand of `seat` nor in the deck."""
    wanted_kind, wanted_face = card.kind, card.face
    count = 0
    for other in (*table.discards, *table.open):
        if (not wanted_kind or other.kind == wanted_kind) and (not wanted_face or other.face == wanted_face):
            count += 1
    for each in table.seats:
        for other in each.figures[0].in_play:
            if (not wanted_kind or other.kind == wanted_kind) and (not wanted_face or other.face == wanted_face):
                count += 1
    for sighting in table.sightings:
        if seat not in sighting.hands and card.kind == sighting.card.kind and sighting.card.face in ("", wanted_face):
            count += wanted_face in ("", sighting.card.face)
    return count
