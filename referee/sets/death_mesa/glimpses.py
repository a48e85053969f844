"""Cards that some see and others do not: noted once, and so that nobody learns from what only others saw.

Two see the cards of a Seance; whoever leaves a card to somebody by a Last Testament knows that he has it.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from referee.core.nouns.sightings import Sightings, seen_in
from referee.core.nouns.table import Sighting, Table
from referee.core.nouns.vocabulary import Card


def noticed(sightings: Sightings, seat: int, cards: Iterable[Card], known: tuple[int, ...] = ()) -> Sightings:
    """These were seen in the hand of `seat` by those in `known`; what was known of them already is not noted twice."""
    left = [each for each in sightings if seat in each.hands]
    for card in (each for each in cards if each != Card()):
        same = _noted_as(left, seat, card)
        if same is None:
            sightings = seen_in(sightings, seat, (card,), known=known)
            continue
        left.remove(same)
        if not same.open:
            seen = _also_seen(same, seat, card, known)
            sightings = tuple(seen if each is same else each for each in sightings)
    return sightings


def _also_seen(sighting: Sighting, seat: int, card: Card, known: tuple[int, ...]) -> Sighting:
    """Others who know of it learn neither which card of its name it is nor that it is still there."""
    seen = replace(sighting, known=tuple(dict.fromkeys((*sighting.known, *known))))
    return seen if set(sighting.known) - set(known) else replace(seen, card=card, hands=(seat,))


def _noted_as(left: list[Sighting], seat: int, card: Card) -> Sighting | None:
    """What was noted of this card: the very card first, then one that it may be."""
    fitting = (each for each in left if each.card == card)
    others = (each for each in left if each.hands == (seat,) and each.card.may_be(card))
    return next(fitting, None) or next(others, None)


def face_up(table: Table) -> Table:
    """All see what is known to lie in graves."""
    graves = {seat.number for seat in table.seats if seat.out}
    turned = (replace(each, open=True, known=()) if graves.issuperset(each.hands) else each for each in table.sightings)
    return replace(table, sightings=tuple(turned))
