"""Possess: a ghost plays a card out of a living player's hand, as he likes, and with that player's distances."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable

from msgspec.structs import replace

from referee.core.book.owed_kind import OwedKind, his_own
from referee.core.book.questions import BEHIND, IS_PENALISED, MISSES_NEEDED
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Brought, Follow, Objection
from referee.core.nouns.entries import Eliminated, Played
from referee.core.nouns.sightings import given
from referee.core.nouns.table import Owed, Table
from referee.core.nouns.verdict import Argument
from referee.core.play.discards import laid
from referee.core.play.placing import with_figure, with_seat
from referee.core.play.witnesses import witnesses
from referee.notation import card_word
from referee.sets.base.equipment import no_jail_for_the_sheriff
from referee.sets.base.shooting import bang_within_reach, is_fought_by_two, panic_at_distance_one
from referee.sets.death_mesa.attacks import shot_at
from referee.sets.death_mesa.box import MESA
from referee.sets.death_mesa.entries import Possessed, Worked
from referee.sets.death_mesa.glimpses import noticed
from referee.sets.death_mesa.haunting import aimed

FOR_ONE = ("heal", "draw")
"""The effects that help one player, and may be played on another."""
AT_ANOTHER = ("take", "toss", "challenge", "other")
"""What names one who is not its player; a BANG! may be made to hit himself."""
NOT_HIS = ("the_east_wind",)
"""What takes a second card of those who attack each other: it is the ghost who attacks."""
HIS_DISTANCES = {
    "reach": (bang_within_reach, "NLB-039"),
    "near": (panic_at_distance_one, "NLB-046"),
    "jail": (no_jail_for_the_sheriff, "NLB-033"),
}
"""The bans that hold for the card whoever plays it, and the clause on each."""


def _possessed(table: Table, entry: Possessed, before: Situation) -> Table:
    if entry.back:
        saw = witnesses(entry, "card", before).besides(entry.of)
        return replace(table, sightings=noticed(table.sightings, entry.of, (entry.card,), known=saw))
    table = with_seat(table, entry.of, hand=table.seat(entry.of).hand.minus(1))
    table = replace(table, sightings=given(table.sightings, entry.of, entry.card))
    facts = before.book.cards.get(entry.card.kind)
    if facts is None or not facts.stays:
        return laid(table, entry.card)
    owner = _lies_before(entry)
    return with_figure(table, owner, in_play=(*table.seat(owner).in_play, entry.card))


def _lies_before(entry: Possessed) -> int:
    return entry.at[0] if entry.at else entry.of


def _line(entry: Possessed) -> str:
    seats = "".join(f" {seat}" for seat in entry.at)
    return f"{entry.by} possesses {entry.of} {card_word(entry.card)}{seats}{' back' if entry.back else ''}"


MESA.brings.append(Brought(Possessed, _possessed, _line, named=lambda entry: (entry.of, (entry.card,))))
MESA.owes.append(OwedKind("possess", ((Possessed, his_own),), verb="possesses"))


@MESA.follow(Worked, clauses=("DMS-100",), kinds=("possess",))
def possess(now: Situation, entry: Worked, before: Situation) -> Iterable[Follow]:
    """A card of a living player's hand is taken as it comes, to be played."""
    for target in aimed(before):
        if now.hand(target).most != 0:
            yield Follow(Owed("possess", entry.by, 1, "possess", target))


def _as_played(now: Situation, entry: Possessed) -> Played:
    """The same as if the possessed player had played it, or he whom it helps, or he before whom it is put."""
    facts = now.book.cards.get(entry.card.kind)
    own = facts is not None and facts.stays and facts.aim == "self"
    if own or now.is_a(entry.card.kind, *FOR_ONE):
        return Played(_lies_before(entry), entry.card)
    return Played(entry.of, entry.card, entry.at)


@MESA.follow(Possessed, clauses=("DMS-101", "DMS-102", "DMS-103"))
def it_does_what_it_does(now: Situation, entry: Possessed, before: Situation) -> Iterable[Follow]:
    """What follows from the card follows, and what it hits the ghost has hit, the possessed player himself too."""
    if entry.back:
        return
    solo = now.is_a(entry.card.kind, "shot") and not now.is_a(entry.card.kind, "others")
    if solo and entry.at == (entry.of,):
        yield from shot_at(now, entry.by, entry.of, entry.card.kind)
    played, place = _as_played(now, entry), "card"
    for rule in now.book.listening("follow", played):
        for follow in (each for each in rule.apply(now, played, before) if each.owed.cause not in NOT_HIS):
            yield Follow(_by_the_ghost(now, entry, follow.owed), place, _goes_on(now, entry, follow.owed))
            place = "now"


def _goes_on(now: Situation, entry: Possessed, owed: Owed) -> int:
    """Who goes on with it: in a challenge of one the possessed player himself, who has the cards for it."""
    return entry.of if is_fought_by_two(now, owed.cause) else entry.by


def _by_the_ghost(now: Situation, entry: Possessed, owed: Owed) -> Owed:
    """It is the ghost who plays it, and he has no ability that would ask for a second Missed!."""
    if owed.other != entry.of or owed.kind != "answer":
        return owed
    if is_fought_by_two(now, owed.cause):
        return replace(owed, other=entry.by) if now.holds("possessed_duel") else owed
    return replace(owed, other=entry.by, count=now.ask(MISSES_NEEDED, entry.by, owed.cause))


@MESA.amend(BEHIND, "DMS-101")
def the_ghost_whose_turn_it_is(now: Situation, behind: int, seat: int, card: str) -> int:
    """A living player who fights a Duel of his own in a ghost's turn was made to."""
    ghost = now.table.turn.seat
    made_to = ghost and seat and now.seat(ghost).out and not now.seat(seat).out and is_fought_by_two(now, card)
    return ghost if made_to and now.holds("possessed_duel") else behind


@MESA.object(Eliminated, clauses=("DMS-101", "NLB-017", "NLB-018"))
def whose_kill_his_duel_is(now: Situation, entry: Eliminated) -> Objection | None:
    """In a Duel out of the hand of one who then fights it no text says who kills: told where it makes a difference."""
    fought = next((frame for frame in now.table.frames if is_fought_by_two(now, frame.card)), None)
    if fought is None or fought.card != entry.cause or fought.author == entry.by or not entry.author:
        return None
    role = entry.role or now.seat(entry.by).role
    penalty = ("NLB-018",) if role in ("deputy", "") and now.ask(IS_PENALISED, fought.author) else ()
    reward = ("NLB-017",) if role in ("outlaw", "") else ()
    if not now.seat(entry.author).out or not (penalty or reward):
        return None
    args: dict[str, Argument] = {"by": entry.by, "author": entry.author, "of": fought.author}
    return Objection("possessed_duel", args, only=("DMS-101", *reward, *penalty))


@MESA.object(Possessed, clauses=("DMS-100",), due=True)
def only_whom_he_possesses(now: Situation, entry: Possessed) -> Objection | None:
    """A card is taken out of the hand of him at whom Possess was played, and out of no other."""
    if now.met is not None and now.met.other == entry.of:
        return None
    return Objection("nobody_possessed", {"by": entry.by, "of": entry.of})


@MESA.object(Possessed, clauses=("DMS-104",))
def back_to_its_owner(now: Situation, entry: Possessed) -> Objection | None:
    """A card that is only given against an attack goes back."""
    if entry.back or not now.is_a(entry.card.kind, "avert"):
        return None
    return Objection("cannot_be_played", {"by": entry.by, "card": entry.card.kind})


@MESA.object(Possessed, clauses=("DMS-104",))
def back_only_if_it_must(now: Situation, entry: Possessed) -> Objection | None:
    """What can be played, were it at the possessed player himself, does not go back."""
    if not entry.back or not _can_be_played(now, entry):
        return None
    return Objection("could_be_played", {"by": entry.by, "of": entry.of, "card": entry.card.kind})


def _can_be_played(now: Situation, entry: Possessed) -> bool:
    """Is there anybody at whom, or before whom, nothing speaks against it?"""
    facts = now.book.cards.get(entry.card.kind)
    if facts is None:
        return False
    if not facts.stays and facts.aim in ("none", "others"):
        return back_to_its_owner(now, replace(entry, back=False)) is None
    others = (seat for seat in now.table.alive if seat != entry.of or not now.is_a(entry.card.kind, *AT_ANOTHER))
    ways = (replace(entry, at=(seat,), back=False) for seat in others)
    return any(by_his_distances(now, way) is None for way in ways)


@MESA.object(Possessed, clauses=("DMS-101", "DMS-103"))
def by_his_distances(now: Situation, entry: Possessed) -> Objection | None:
    """What is out of his reach is out of the ghost's, and nobody gets a second card of one name before him."""
    kind, facts = entry.card.kind, now.book.cards.get(entry.card.kind)
    if entry.back or facts is None:
        return None
    owner = _lies_before(entry)
    if facts.stays and any(card.kind == kind for card in now.seat(owner).in_play):
        return Objection("same_card_in_play", {"by": owner, "card": kind}, because=("CRD-012", "NLB-015"))
    for trait, (ban, clause) in HIS_DISTANCES.items():
        found: Objection | None = ban(now, _as_played(now, entry)) if now.is_a(kind, trait) else None
        if found is not None:
            return dataclasses.replace(found, because=(clause, *found.because), only=("DMS-101",))
    return None
