"""Cards that were seen to go into a hand, and what follows from having seen cards elsewhere.

A sighting is a card and the hands it may be in, and who saw it. A random card taken from one of them may be
that card, so the taker joins; a card given up may be it, so it is forgotten. Knowledge only ever shrinks to what
nobody can dispute, and what all know never depends on what only some have seen.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from referee.core.nouns.table import Sighting, Table
from referee.core.nouns.vocabulary import SUITS, Card, is_whole

Sightings = tuple[Sighting, ...]


def seen_in(
    sightings: Sightings, seat: int, cards: Iterable[Card], openly: bool = False, known: tuple[int, ...] = ()
) -> Sightings:
    """These cards went into the hand of `seat`, for all to see, or for those in `known`, or for nobody else."""
    return sightings + tuple(Sighting(card, (seat,), openly, known) for card in cards if card != Card())


def shown(sightings: Sightings, seat: int, card: Card) -> Sightings:
    """`seat` shows a card of his hand to all: one that was noted when he drew it, if any fits."""
    noted = tuple([each for each in reversed(sightings) if not each.open and each.hands == (seat,)])
    left = given(noted, seat, card)
    gone = {id(each) for each in noted} - {id(each) for each in left}
    return seen_in(tuple(each for each in sightings if id(each) not in gone), seat, (card,), openly=True)


def given(sightings: Sightings, seat: int, card: Card) -> Sightings:
    """`seat` gave up a card, perhaps one of those seen: the likeliest of them is no longer certain.

    Of several as likely it is the one seen last. Nobody learns from what others saw: the likeliest of those that the
    same seats know is forgotten, unless one that they all know went in its place and fits as well.
    """
    if not sightings:
        return sightings
    fitting = [each for each in sightings if seat in each.hands and card.may_be(each.card)]
    if not fitting:
        return sightings
    gone: list[Sighting] = []
    blurred: dict[int, Sighting] = {}
    for knowing, alike in _byaudience(fitting):
        likeliest = min(reversed(alike), key=lambda each: (not _named(card, each), len(each.hands)))
        told = [each for each in gone if each.open or knowing <= audience(each)]
        if not told or (likeliest.card == card and all(each.card != card for each in told)):
            gone.append(likeliest)
            rivals = _rivals(alike, likeliest, card)
            if all(each.card.kind == card.kind for each in (likeliest, *rivals)):
                blurred.update((id(each), _either(likeliest, each)) for each in rivals)
            else:
                gone += rivals
        elif not is_whole(card.face) and all(each.card.kind == card.kind for each in (told[-1], *alike)):
            blurred.update((id(each), _either(told[-1], each)) for each in alike)
        elif not is_whole(card.face):
            gone += alike
    if not gone:
        return sightings
    forgotten = {id(each) for each in gone}
    return tuple([blurred.get(id(each), each) for each in sightings if id(each) not in forgotten])


def _named(card: Card, sighting: Sighting) -> bool:
    """Is it the very card, by rank and suit?"""
    return is_whole(card.face) and sighting.card == card


def _rivals(alike: list[Sighting], likeliest: Sighting, card: Card) -> list[Sighting]:
    """Those that may have gone as well as the likeliest, and differ from it."""
    if _named(card, likeliest):
        return []
    return [each for each in alike if (each.card, each.hands) != (likeliest.card, likeliest.hands)]


def _either(gone: Sighting, left: Sighting) -> Sighting:
    """What is still certain where the one or the other of the same name went."""
    return replace(left, card=Card(left.card.kind), hands=tuple(dict.fromkeys((*left.hands, *gone.hands))))


def _byaudience(sightings: Iterable[Sighting]) -> Iterator[tuple[frozenset[int], list[Sighting]]]:
    """What all saw, then what the same seats know, those that most of them know first; last what only is noted."""
    in_public = [each for each in sightings if each.open]
    if in_public:
        yield frozenset(), in_public
    alike: dict[frozenset[int], list[Sighting]] = {}
    for each in sightings:
        if not each.open:
            alike.setdefault(audience(each), []).append(each)
    yield from sorted(alike.items(), key=lambda known: -len(known[0]))


def audience(sighting: Sighting) -> frozenset[int]:
    """Who knows of it that not all know."""
    return frozenset(sighting.known + (sighting.hands if len(sighting.hands) == 1 else ()))


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


def passed_on(
    sightings: Sightings, seat: int, to: int | None, card: Card, whole_hand: bool, saw: tuple[int, ...]
) -> Sightings:
    """The referee noted which card of `seat` went to another hand or away, and these seats saw it too.

    To others what they know is as uncertain as before; where that may be the card, it is not noted twice. He who had it
    and did not see it go knows no longer which of his are left.
    """
    noted = tuple(each for each in sightings if not each.open and set(each.known).issubset(saw))
    others = tuple(each for each in sightings if each.open or not set(each.known).issubset(saw))
    twice = any(seat in each.hands and card.may_be(each.card) for each in others)
    kept = given(noted, seat, card)
    if seat not in saw:
        kept = moved_unseen(kept, seat, to, whole_hand)
    left = (*moved_unseen(others, seat, to, whole_hand), *kept)
    known = tuple(each for each in saw if each != to)
    return left if to is None or twice else seen_in(left, to, (card,), known=known)


def known_in(table: Table, seat: int) -> tuple[Card, ...]:
    """The cards that are certainly in the hand of `seat`."""
    return tuple([each.card for each in table.sightings if each.hands == (seat,)])


def may_hold(table: Table, seat: int, kind: str) -> bool:
    """May a card of this name be in the hand of `seat`, or is all of it known to be others?"""
    most, known = table.seats[seat - 1].hand.most, known_in(table, seat)
    return most is None or most > len(known) or any(each.kind in ("", kind) for each in known)


def elsewhere(table: Table, card: Card, seat: int, besides: Iterable[Card] = ()) -> int:
    """How many cards that may be `card` are certainly not in the hand of `seat` nor in the deck, nor one of these."""
    count = in_sight(table, card, besides)
    for sighting in table.sightings:
        if seat not in sighting.hands and sighting.card.is_surely(card):
            count += 1
    return count


def in_sight(table: Table, card: Card, besides: Iterable[Card] = ()) -> int:
    """How many cards that may be `card` surely lie face up on the table, or are one of these."""
    lying = [*(() if table.perhaps_turned else table.discards), *table.open, *besides]
    for seat in table.seats:
        for figure in seat.figures:
            lying += figure.in_play
    return _count(lying, card)


def _count(lying: list[Card], card: Card) -> int:
    """How many of these have the name and the face of the card, as far as it has them."""
    if card.face in SUITS:
        return sum(each.is_surely(card) for each in lying)
    if card.kind and card.face:
        return lying.count(card)
    if card.kind:
        return [each.kind for each in lying].count(card.kind)
    return [each.face for each in lying].count(card.face) if card.face else len(lying)
