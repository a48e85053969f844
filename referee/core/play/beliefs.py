"""What is believed of hands and cannot be so any more is given up: what the referee saw wins over it.

A card that lies in sight is in no hand, and a hand holds no more cards than it has. What only some know of is given up
on grounds that all of them know: nobody learns from it what others have seen.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from msgspec.structs import replace

from referee.core.book.rulebook import Rulebook
from referee.core.nouns.sightings import audience, in_sight
from referee.core.nouns.table import Sighting, Table
from referee.core.nouns.vocabulary import Card


def still_believed(before: Table, table: Table, book: Rulebook) -> Table:
    """The table without the sightings that what changed since `before` contradicts."""
    left = sightings = table.sightings
    new = _newly_noted(before.sightings, sightings)
    as_it_was = table.seats is before.seats and table.discards is before.discards and table.open is before.open
    if as_it_was and not new:
        return table
    lying, hands = _changed(before, table)
    if lying:
        left = _not_all_lying(sightings, table, lying, book)
    if hands or new:
        left = _as_many_as_held(left, table, hands, new)
    return table if len(left) == len(sightings) else replace(table, sightings=left)


def _newly_noted(before: tuple[Sighting, ...], sightings: tuple[Sighting, ...]) -> tuple[Sighting, ...]:
    """Those that were not there, or not of these hands."""
    if sightings is before:
        return ()
    had = set(map(id, before))
    return tuple([each for each in sightings if id(each) not in had])


def _changed(before: Table, table: Table) -> tuple[list[Card], Collection[int]]:
    """The cards in sight of which there may be more than before, and the seats whose hands are not as they were."""
    lying, hands, were = [*table.discards[len(before.discards) :]], [], before.seats
    if table.open is not before.open:
        lying += table.open
    for seat in table.seats:
        was = were[seat.number - 1]
        if seat is was:
            continue
        if seat.hand is not was.hand:
            hands.append(seat.number)
        if seat.figures is not was.figures:
            lay = [figure.in_play for figure in was.figures]
            for figure in seat.figures:
                lying += figure.in_play if figure.in_play not in lay else ()
    return lying, hands


def _not_all_lying(
    sightings: tuple[Sighting, ...], table: Table, lying: list[Card], book: Rulebook
) -> tuple[Sighting, ...]:
    """The sightings but for those whose every copy lies there now.

    Only a card of the face of one that newly does, or of its name where no face was seen, may have lost its last copy.
    """
    named: set[str] = set()
    for one in lying:
        named.update((one.face, one.face[-1:], one.kind))
    alike = [each for each in sightings if (each.card.face or each.card.kind) in named]
    gone = [each for each in alike if _all_lying(each.card, table, lying, book)] if alike else ()
    return tuple([each for each in sightings if each not in gone]) if gone else sightings


def _all_lying(card: Card, table: Table, lying: list[Card], book: Rulebook) -> bool:
    """Does every copy of it lie there, by its name or by its face alone?"""
    return (card.kind != "" and _exhausted(card, table, lying, book)) or (
        card.face != "" and _exhausted(Card("", card.face), table, lying, book)
    )


def all_in_sight(card: Card, table: Table, book: Rulebook) -> bool:
    """Does every copy of it lie somewhere in sight?"""
    return book.possible(card) <= in_sight(table, card)


def _exhausted(card: Card, table: Table, lying: list[Card], book: Rulebook) -> bool:
    if not [each for each in lying if each.is_surely(card)]:
        return False
    return book.possible(card) > 0 and all_in_sight(card, table, book)


def _as_many_as_held(
    sightings: tuple[Sighting, ...], table: Table, hands: Collection[int], new: tuple[Sighting, ...]
) -> tuple[Sighting, ...]:
    """The sightings without those of a hand that changed, or of which more is known now, and that is too small."""
    crowded = _crowded(sightings, table, {*hands, *[each.hands[0] for each in new]})
    if not crowded:
        return sightings
    doubtful = [each for each in sightings if each.hands in crowded and _is_weighed(each, hands, new)]
    gone = {id(each) for each in doubtful if _one_too_many(each, sightings, crowded[each.hands])}
    return tuple([each for each in sightings if id(each) not in gone])


def _crowded(sightings: tuple[Sighting, ...], table: Table, hands: Iterable[int]) -> dict[tuple[int, ...], int]:
    """Those of these hands of which more cards are known than they hold, and how many they hold."""
    crowded: dict[tuple[int, ...], int] = {}
    for hand in hands:
        most = table.seats[hand - 1].hand.most
        if most is None or most >= len(sightings):
            continue
        if most < [each.hands for each in sightings].count((hand,)):
            crowded[hand,] = most
    return crowded


def _is_weighed(sighting: Sighting, hands: Collection[int], new: tuple[Sighting, ...]) -> bool:
    """Is its hand not as it was, or do all who know of it know of another card there since now?

    Not where fewer do: when it is given up would tell the others that something was noted.
    """
    if sighting.hands[0] in hands:
        return True
    return any(each.hands == sighting.hands and _known_as_well(each, sighting) for each in new)


def _one_too_many(sighting: Sighting, others: tuple[Sighting, ...], most: int) -> bool:
    """Do all who know of it know of more cards in that hand than it holds?"""
    return most < sum(each.hands == sighting.hands and _known_as_well(each, sighting) for each in others)


def _known_as_well(one: Sighting, other: Sighting) -> bool:
    """Does everybody who knows of the other know of the one?"""
    return one.open or (not other.open and audience(other) <= audience(one))
