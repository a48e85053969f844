"""Elimination becomes burial: hand and cards in play go face down to the buried goods of him who is a ghost now.

The goods are what his seat holds from then on. Where Vulture Sam takes the cards, as many come from the deck.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from referee.core.book.owed_kind import OwedKind, always, his_own
from referee.core.book.owed_kinds import FORFEIT
from referee.core.book.questions import CARDS_GO_TO
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Brought, Follow, Objection
from referee.core.nouns.entries import Drew, Eliminated, Entry, Forfeited, RoleSet
from referee.core.nouns.sightings import seen_in
from referee.core.nouns.table import Owed, Table
from referee.core.play.placing import kept_and_put_away, with_figure, with_seat
from referee.notation import card_word
from referee.sets.base.drawing import as_many_as_due
from referee.sets.base.elimination import spent, who_loses_all_cards
from referee.sets.base.taking import bare
from referee.sets.death_mesa.box import MESA
from referee.sets.death_mesa.entries import Buried
from referee.sets.death_mesa.glimpses import noticed


def _buried(table: Table, entry: Buried, before: Situation) -> Table:
    lying, left = kept_and_put_away(table, entry.by)
    hand = table.seat(entry.by).hand.plus(len(lying))
    table = with_seat(with_figure(table, entry.by, in_play=left), entry.by, hand=hand)
    noted = noticed(table.sightings, entry.by, entry.seen)
    return replace(table, sightings=seen_in(noted, entry.by, lying, openly=True))


def _written(entry: Buried) -> str:
    words = [card_word(card) for card in entry.seen]
    return f"{entry.by} bury" + (f" with {' '.join(words)}" if words else "")


def _spoils(owed: Owed, entry: Buried) -> bool:
    """What lay aside for an heir, not what the Sheriff gives up."""
    return owed.seat == entry.by and not owed.cause


def _heir_or_grave(now: Situation, owed: Owed) -> Entry | None:
    """What lay aside for an heir who died of the same card is buried."""
    orphaned = not owed.cause and now.seat(owed.seat).out and not now.ask(CARDS_GO_TO, owed.seat, "")
    given: Entry | None = Buried(owed.seat) if orphaned else FORFEIT.forced(now, owed)
    return given


MESA.brings.append(Brought(Buried, _buried, _written, named=lambda entry: (entry.by, entry.seen)))
MESA.owes += [
    OwedKind("bury", ((Buried, his_own),), forced=lambda now, owed: Buried(owed.seat), happens=always),
    OwedKind("forfeit", ((Buried, _spoils),), forced=_heir_or_grave),
    OwedKind("role", ((RoleSet, his_own),), choices=lambda now, owed: ("set",)),
]


@MESA.follow(Eliminated, clauses=("DMS-008", "CRD-034"), replaces="base.cards_of_the_eliminated")
def cards_become_buried_goods(now: Situation, entry: Eliminated, before: Situation) -> Iterable[Follow]:
    """The cards of the eliminated are buried before him; Vulture Sam takes them when the card under way is over."""
    heir = now.ask(CARDS_GO_TO, entry.by, "")
    has_cards = now.hand(entry.by).most != 0 or len(now.seat(entry.by).in_play) > len(spent(before, entry.by))
    if heir:
        yield Follow(Owed("forfeit", entry.by, 1, "", heir, must=has_cards), "later")
    else:
        yield Follow(Owed("bury", entry.by, must=has_cards))


@MESA.follow(Forfeited, clauses=("DMS-008",))
def as_many_from_the_deck(now: Situation, entry: Forfeited, before: Situation) -> Iterable[Follow]:
    """For the cards that Vulture Sam takes the ghost draws as many from the deck, as his buried goods."""
    seat = before.seat(entry.by)
    count = seat.hand.plus(len(seat.in_play) - len(spent(before, entry.by)))
    if entry.to and seat.out and count.most != 0:
        yield Follow(Owed("draw", entry.by, max(1, count.least), "vulture_sam", must=count.exact is not None))


@MESA.object(Drew, clauses=("NLB-010", "DMS-008"), due=True, replaces="base.as_many_as_due")
def as_many_as_were_taken(now: Situation, entry: Drew) -> Objection | None:
    """As many as are due; how many Vulture Sam took of a hand that nobody counted is not known."""
    met = now.met
    if met is not None and not met.must and entry.cause == "vulture_sam" and entry.count > met.count:
        return None
    return as_many_as_due(now, entry)


@MESA.trigger("DMS-012")
def his_role_is_open(now: Situation) -> Iterable[Owed]:
    """The role of a ghost lies open before him: where nobody noted it, it is asked for."""
    for seat in now.table.seats:
        if seat.out and not seat.role:
            yield Owed("role", seat.number, must=False)


@MESA.object(Forfeited, clauses=("DMS-008",))
def buried_without_an_heir(now: Situation, entry: Forfeited) -> Objection | None:
    """The cards of the eliminated go to the grave, and not to the discards, also where an heir fell with them."""
    spoils = not entry.to and now.seat(entry.by).out and (now.met is None or not now.met.cause)
    if not spoils or bare(now, entry.by) or now.ask(CARDS_GO_TO, entry.by, ""):
        return None
    return Objection("to_be_buried", {"by": entry.by})


@MESA.object(Forfeited, clauses=("CRD-016", "NLB-018"), due=True, replaces="base.who_loses_all_cards")
def who_gives_up_all_cards(now: Situation, entry: Forfeited) -> Objection | None:
    """Of whose cards it is said that they are buried, no more is said."""
    return None if buried_without_an_heir(now, entry) is not None else who_loses_all_cards(now, entry)


@MESA.object(Buried, clauses=("DMS-008",), due=True)
def only_the_eliminated_are_buried(now: Situation, entry: Buried) -> Objection | None:
    """Cards are buried once, when their owner is eliminated and nobody takes them."""
    taken = now.met is not None and now.met.kind == "forfeit" and now.ask(CARDS_GO_TO, entry.by, "")
    return None if now.met is not None and not taken else Objection("no_burial_due", {"by": entry.by})


def buried_from_the_deck(now: Situation, entry: Entry) -> tuple[Entry, ...]:
    """`buries a card`, of a ghost who has one of the normal deck for his goods: he draws it."""
    if not isinstance(entry, Buried) or not now.seat(entry.by).out:
        return ()
    owed = [each for each in now.table.owed() if each.seat == entry.by]
    draw = next((each for each in owed if each.kind == "draw"), None)
    if draw is None or any(each.kind == FORFEIT.name for each in owed):
        return ()
    return (Drew(entry.by, draw.count, cause=draw.cause, seen=entry.seen),)


MESA.means.append(buried_from_the_deck)
