"""Cards that were seen to go into a hand, and what follows from having seen cards elsewhere.

A sighting is a card and the hands it may be in, and whether all saw it. A random card taken from one of them may be
that card, so the taker joins; a card given up may be it, so it is forgotten. Knowledge only ever shrinks to what
nobody can dispute, and what all know never depends on what only some have seen.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from referee.core.nouns.table import Sighting, Table
from referee.core.nouns.vocabulary import Card

Sightings = tuple[Sighting, ...]


def seen_in(sightings: Sightings, seat: int, cards: Iterable[Card], openly: bool = False) -> Sightings:
    """These cards went into the hand of `seat`, for all to see or not."""
    return sightings + tuple(Sighting(card, (seat,), openly) for card in cards if card != Card())


def shown(sightings: Sightings, seat: int, card: Card) -> Sightings:
    """`seat` shows a card of his hand to all: one that was noted when he drew it, if any fits."""
    noted = [each for each in sightings if not each.open and each.hands == (seat,) and card.may_be(each.card)]
    same = next((each for each in reversed(noted) if each.card == card), noted[-1] if noted else None)
    return seen_in(tuple(each for each in sightings if each is not same), seat, (card,), openly=True)


def given(sightings: Sightings, seat: int, card: Card) -> Sightings:
    """`seat` gave up a card, perhaps one of those seen: the likeliest of them is no longer certain.

    First one of those that all saw; one that fewer know only where it fits better.
    """
    gone: list[Sighting] = []
    fitting = [each for each in sightings if seat in each.hands and card.may_be(each.card)]
    for known in _by_knowledge(fitting, seat):
        likeliest = min(known, key=lambda each: (each.card != card, len(each.hands)), default=None)
        if likeliest and (not gone or (likeliest.card == card and gone[-1].card != card)):
            gone.append(likeliest)
    these = {id(each) for each in gone}
    return tuple([each for each in sightings if id(each) not in these]) if gone else sightings


def _by_knowledge(sightings: Iterable[Sighting], seat: int) -> Iterator[list[Sighting]]:
    """What all saw, what `seat` itself surely holds, and the rest."""
    noted = [each for each in sightings if not each.open]
    yield [each for each in sightings if each.open]
    yield [each for each in noted if each.hands == (seat,)]
    yield [each for each in noted if each.hands != (seat,)]


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
            moved.append(replace(each, hands=(*stays, *others, to)))
    return tuple(moved)


def moved_noted(sightings: Sightings, seat: int, to: int | None, card: Card, whole_hand: bool) -> Sightings:
    """The referee noted which card of `seat` went to another hand or away, and nobody else saw it.

    What all saw is as uncertain to them as before; where that may be the card, so it is to him.
    """
    if any(each.open and seat in each.hands and card.may_be(each.card) for each in sightings):
        return moved_unseen(sightings, seat, to, whole_hand)
    opened = moved_unseen(tuple(each for each in sightings if each.open), seat, to, whole_hand)
    left = (*opened, *given(tuple(each for each in sightings if not each.open), seat, card))
    return left if to is None else seen_in(left, to, (card,))


def known_in(table: Table, seat: int) -> tuple[Card, ...]:
    """The cards that are certainly in the hand of `seat`."""
    return tuple([each.card for each in table.sightings if each.hands == (seat,)])


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
