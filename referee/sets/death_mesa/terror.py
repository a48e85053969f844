"""Terrify lays a card sideways until the ghost's next turn; Seance shows two of a hand to two."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from referee.core.book.owed_kind import OwedKind, his_own, his_own_with_the_card
from referee.core.book.questions import WORKS
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Brought, Follow, Objection
from referee.core.nouns import entries as e
from referee.core.nouns.sightings import given, seen_in
from referee.core.nouns.table import Owed, Table
from referee.core.nouns.verdict import Argument
from referee.core.nouns.vocabulary import Card
from referee.core.play.owing import moves_on
from referee.core.play.placing import with_figure, with_seat, without
from referee.core.play.witnesses import witnesses
from referee.notation import card_word
from referee.sets.death_mesa.box import MESA
from referee.sets.death_mesa.entries import Buried, Haunted, Regained, Terrified, Unveiled, Worked
from referee.sets.death_mesa.glimpses import noticed
from referee.sets.death_mesa.haunting import aimed
from referee.sets.death_mesa.mesa import Lasting, Mesa, bonds_of, remembered, the_mesa

SHOWN = 2


def _terrified(table: Table, entry: Terrified, before: Situation) -> Table:
    seat = table.seat(entry.of)
    if entry.hidden:
        table = with_seat(table, entry.of, hand=seat.hand.minus(1))
        table = with_figure(table, entry.of, in_play=(*seat.in_play, entry.card))
        table = replace(table, sightings=given(table.sightings, entry.of, entry.card))
    lying = Lasting("terrify", entry.of, entry.by, card=entry.card)
    return remembered(table, lasting=(*the_mesa(table).lasting, lying))


def _regained(table: Table, entry: Regained, before: Situation) -> Table:
    left, card = without(table.seat(entry.by).in_play, entry.card)
    if left == table.seat(entry.by).in_play:
        return table
    table = with_seat(with_figure(table, entry.by, in_play=left), entry.by, hand=table.seat(entry.by).hand.plus(1))
    return replace(table, sightings=seen_in(table.sightings, entry.by, (card,), openly=True))


def _unveiled(table: Table, entry: Unveiled, before: Situation) -> Table:
    """The ghost who played it sees them, and whom he chose (DMS-109)."""
    play = the_mesa(table).play
    ghost = play.by if play is not None and before.met is not None else entry.to
    told = witnesses(entry, "seen", before).besides(entry.by)
    two = tuple(seat for seat in dict.fromkeys((ghost, *told)) if seat != entry.by)
    return replace(table, sightings=noticed(table.sightings, entry.by, entry.seen, known=two))


def _terrify_line(entry: Terrified) -> str:
    return f"{entry.by} terrifies {entry.of} {'hand ' if entry.hidden else ''}{card_word(entry.card)}"


def _unveil_line(entry: Unveiled) -> str:
    cards = "".join(f" {card_word(card)}" for card in entry.seen)
    return f"{entry.by} unveils to {entry.to}" + (f" with{cards}" if cards else "")


MESA.brings += [
    Brought(Terrified, _terrified, _terrify_line, named=lambda x: (x.of, (x.card,) if x.hidden else ())),
    Brought(Regained, _regained, lambda x: f"{x.by} reclaims {card_word(x.card)}"),
    Brought(Unveiled, _unveiled, _unveil_line, named=lambda x: (x.by, x.seen)),
]
MESA.owes += [
    OwedKind(
        "terrify",
        ((Terrified, his_own),),
        choices=lambda now, owed: ("hand", *(card.kind or "?" for card in now.seat(owed.other).in_play)),
        verb="terrifies",
    ),
    OwedKind(
        "regain",
        ((Regained, his_own_with_the_card),),
        forced=lambda now, owed: Regained(owed.seat, _lying(now, owed.seat, owed.cause)),
        choices=lambda now, owed: (owed.cause,),
        verb="reclaims",
    ),
    OwedKind(
        "unveil",
        ((Unveiled, his_own),),
        forced=lambda now, owed: Unveiled(owed.seat, owed.other),
        verb="unveils",
    ),
]


def _lying(now: Situation, seat: int, kind: str) -> Card:
    return next((card for card in now.seat(seat).in_play if card.kind == kind), Card(kind))


@MESA.follow(Worked, clauses=("DMS-115", "DMS-116"), kinds=("terrify",))
def terrify(now: Situation, entry: Worked, before: Situation) -> Iterable[Follow]:
    """The ghost picks a card of a player, unseen out of his hand or one in play, and it is laid sideways."""
    for target in aimed(before):
        if now.hand(target).most != 0 or now.seat(target).in_play:
            yield Follow(Owed("terrify", entry.by, 1, "terrify", target))


@MESA.object(Terrified, clauses=("DMS-115",), due=True)
def only_by_terrify(now: Situation, entry: Terrified) -> Objection | None:
    """No card is laid sideways but by Terrify, before the player it was played at."""
    if now.met is not None and now.met.other == entry.of:
        return None
    return Objection("nobody_terrified", {"by": entry.by, "of": entry.of})


@MESA.amend(WORKS, "DMS-117")
def a_card_laid_sideways_does_nothing(now: Situation, works: bool, seat: int, id_: str) -> bool:
    """Until the ghost's next turn it cannot be used; another one of its name can."""
    sideways = sum(id_ == each.card.kind and not each.unsure for each in bonds_of(now.table, "terrify", seat))
    return works and not (sideways and sideways >= sum(card.kind == id_ for card in now.seat(seat).in_play))


def _may_be_it(now: Situation, bond: Lasting) -> int:
    """How many of the cards in play may be the one that was laid sideways?"""
    return sum(card.may_be(bond.card) for card in now.seat(bond.seat).in_play)


@MESA.remember(
    *(e.Took, e.Tossed, e.Dropped, e.Forfeited, e.Passed, e.Played, e.Answered, e.InPlaySet, e.Lost, Buried),
    clauses=("DMS-119",),
)
def it_may_be_stolen_or_discarded(now: Situation, kept: Mesa, entry: e.Entry, before: Situation) -> Mesa:
    """With the card that lay sideways its effect is gone; which of several went is not known."""

    def left(bond: Lasting) -> Lasting | None:
        fewer = _may_be_it(now, bond) < _may_be_it(before, bond)
        return bond if not fewer else replace(bond, unsure=True) if _may_be_it(now, bond) else None

    lasting = (left(each) if each.kind == "terrify" else each for each in kept.lasting)
    return replace(kept, lasting=tuple(each for each in lasting if each is not None))


@MESA.follow(e.TurnBegan, clauses=("DMS-118",))
def terror_ends(now: Situation, entry: e.TurnBegan, before: Situation) -> Iterable[Follow]:
    """On the ghost's next turn its owner takes it into his hand, if it is still there."""
    for each in the_mesa(before.table).lasting:
        if each.kind == "terrify" and each.author == entry.by and _may_be_it(now, each):
            yield Follow(Owed("regain", each.seat, 1, each.card.kind, must=not each.unsure))


@MESA.object(Regained, clauses=("DMS-118",), due=True)
def only_what_lay_sideways(now: Situation, entry: Regained) -> Objection | None:
    """Nothing else that lies in play goes back to a hand."""
    if now.met is not None:
        return None
    return Objection("nothing_to_regain", {"by": entry.by, "card": entry.card.kind})


@MESA.follow(Worked, clauses=("DMS-109",), kinds=("seance",))
def seance(now: Situation, entry: Worked, before: Situation) -> Iterable[Follow]:
    """Two cards of a hand are shown to the ghost and to a living player of his choice."""
    named = aimed(before)
    if len(named) > 1 and now.hand(named[0]).most != 0:
        most = now.hand(named[0]).most
        yield Follow(Owed("unveil", named[0], SHOWN if most is None else min(SHOWN, most), "seance", named[1]))


@MESA.object(e.Played, e.Drew, e.Discarded, e.TurnEnded, Haunted, clauses=("DMS-110",))
def nothing_happens_in_a_seance(now: Situation, entry: e.Entry) -> Objection | None:
    """Until the cards are back in the hand nothing else is done; where the turn goes on they are."""
    unveiling = next((owed for owed in now.table.top.owed if owed.kind == "unveil"), None)
    if unveiling is None or moves_on(now.table, entry, None, now.book):
        return None
    return Objection("seance_goes_on", {"by": unveiling.seat})


@MESA.object(Unveiled, clauses=("DMS-109",))
def two_cards_of_it(now: Situation, entry: Unveiled) -> Objection | None:
    """Two cards are shown, or the only one; where they are named, all are."""
    shown, held = len(entry.seen), now.hand(entry.by)
    if now.met is None or not shown or min(SHOWN, held.least) <= shown <= now.met.count:
        return None
    args: dict[str, Argument] = {"by": entry.by, "what": "cards", "count": shown, "due": now.met.count}
    return Objection("wrong_amount", args)


@MESA.object(Unveiled, clauses=("DMS-109",), due=True)
def shown_to_the_chosen_one(now: Situation, entry: Unveiled) -> Objection | None:
    """Nobody shows his hand but for a Seance, and to nobody but whom the ghost chose."""
    if now.met is not None and now.met.other == entry.to:
        return None
    return Objection("no_seance", {"by": entry.by, "to": entry.to})
