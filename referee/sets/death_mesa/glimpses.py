"""Cards that some see and others do not: noted once, and so that nobody learns from what only others saw."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from referee.sightings import Sightings, given, moved_unseen, seen_in
from referee.table import Sighting, Table
from referee.vocabulary import Card


def noticed(sightings: Sightings, seat: int, cards: Iterable[Card]) -> Sightings:
    """These were seen in the hand of `seat`, not by all; what was known of them already is not noted twice."""
    left = [each for each in sightings if seat in each.hands]
    for card in (each for each in cards if each != Card()):
        same = _noted_as(left, seat, card)
        if same is None:
            sightings = seen_in(sightings, seat, (card,))
            continue
        left.remove(same)
        if not same.open:
            sightings = tuple(replace(each, card=card, hands=(seat,)) if each is same else each for each in sightings)
    return sightings


def _noted_as(left: list[Sighting], seat: int, card: Card) -> Sighting | None:
    """What was noted of this card: the very card first, then one that it may be."""
    fitting = (each for each in left if each.card == card)
    others = (each for each in left if each.hands == (seat,) and each.card.may_be(card))
    return next(fitting, None) or next(others, None)


def passed_on(sightings: Sightings, of: int, to: int, cards: tuple[Card, ...], count: int, whole: bool) -> Sightings:
    """Cards of `of` went to `to`, who alone saw them: of what all know there, any may have gone."""
    noted = tuple(each for each in sightings if not each.open)
    for card in cards:
        noted = given(noted, of, card)
    if len(cards) < count:
        noted = moved_unseen(noted, of, to, whole)
    shown = tuple(each for each in sightings if each.open)
    new = [card for card in cards if not any(of in each.hands and card.may_be(each.card) for each in shown)]
    return seen_in((*moved_unseen(shown, of, to, whole), *noted), to, new)


def face_up(table: Table) -> Table:
    """All see what is known to lie in graves."""
    graves = {seat.number for seat in table.seats if seat.out}
    turned = (replace(each, open=True) if graves.issuperset(each.hands) else each for each in table.sightings)
    return replace(table, sightings=tuple(turned))
