"""Cards that some see and others do not: noted once, and so that nobody learns from what only others saw.

Two see the cards of a Seance; whoever leaves a card to somebody by a Last Testament knows that he has it, and whoever
gives one for a Curse knows where it lies.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from referee.core.book.questions import GLIMPSED
from referee.core.book.rulebook import Situation
from referee.core.nouns.entries import DeckTurned, Drew
from referee.core.nouns.sightings import Sightings, given, moved_unseen, seen_in
from referee.core.nouns.table import Sighting, Table
from referee.core.nouns.vocabulary import Card
from referee.sets.death_mesa.box import MESA
from referee.sets.death_mesa.entries import Exhumed, Unveiled
from referee.sets.death_mesa.mesa import Glimpse, Mesa, the_mesa

CHOSEN = "last_testament"
"""The card that gives what its ghost chooses of his goods."""

CURSE = "curse"
"""The card for which one gives a card of one's own choice."""


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


def _seen(kept: Mesa, viewers: Iterable[int], of: int, cards: tuple[Card, ...]) -> Mesa:
    told = [card for card in cards if card != Card()]
    shown = tuple(Glimpse(seat, of, card) for seat in viewers for card in told if seat != of)
    return replace(kept, glimpses=(*kept.glimpses, *shown))


@MESA.remember(Unveiled, clauses=("DMS-109",))
def two_see_a_seance(now: Situation, kept: Mesa, entry: Unveiled, before: Situation) -> Mesa:
    """The ghost who played it, and whom he chose."""
    ghost = kept.play.by if kept.play is not None and before.met is not None else entry.to
    return _seen(kept, dict.fromkeys((ghost, entry.to)), entry.by, entry.seen)


@MESA.remember(Exhumed, clauses=("DMS-092",))
def the_giver_knows_what_he_gave(now: Situation, kept: Mesa, entry: Exhumed, before: Situation) -> Mesa:
    """The ghost chose it himself."""
    return kept if entry.cause != CHOSEN else _seen(kept, (entry.of,), entry.by, entry.seen)


@MESA.remember(Drew, clauses=("DMS-075", "DMS-076"))
def the_cursed_knows_what_he_gave(now: Situation, kept: Mesa, entry: Drew, before: Situation) -> Mesa:
    """The card was his to choose."""
    return kept if entry.cause != CURSE or entry.source != "hand" else _seen(kept, (entry.of,), entry.by, entry.seen)


@MESA.remember(DeckTurned, clauses=("DMS-109", "DMS-092", "DMS-076"))
def what_left_the_hand_is_forgotten(now: Situation, kept: Mesa, entry: DeckTurned, before: Situation) -> Mesa:
    """A card that comes back out of a new deck is another's secret."""
    still = tuple(each for each in kept.glimpses if any(_is(each, sighting) for sighting in now.table.sightings))
    return kept if still == kept.glimpses else replace(kept, glimpses=still)


def _is(glimpse: Glimpse, sighting: Sighting) -> bool:
    return sighting.hands == (glimpse.of,) and sighting.card.may_be(glimpse.card)


@MESA.amend(GLIMPSED, "DMS-109", "DMS-092", "DMS-076")
def shown_to_him(now: Situation, glimpsed: bool, seat: int, sighting: Sighting) -> bool:
    """As long as it is certainly there."""
    return glimpsed or any(each.seat == seat and _is(each, sighting) for each in the_mesa(now.table).glimpses)
