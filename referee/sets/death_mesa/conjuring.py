"""The Dead Men's Deck: a card for a new ghost, two at the beginning of his turns, and no more than two at its end."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from referee.core.book.owed_kind import OwedKind, always, his_own, his_own_for_the_cause
from referee.core.book.questions import DISCARDS_BY, SURPLUS, TURN_STEPS
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Brought, Follow, Objection
from referee.core.nouns.entries import Eliminated, TurnEnded
from referee.core.nouns.table import Owed, Table
from referee.core.nouns.verdict import Argument, Level
from referee.core.nouns.vocabulary import Count
from referee.sets.base.turns import discards_none
from referee.sets.death_mesa.box import MESA
from referee.sets.death_mesa.entries import Conjured, GhostCard, Shed
from referee.sets.death_mesa.mesa import Ghost, Mesa, ghost_of, the_mesa, with_ghost
from referee.sets.death_mesa.mesa import remembered as kept_in_mind
from referee.sets.death_mesa.writing import spirits

A_TURN = 2
LIMIT = 2


def _conjured(table: Table, entry: Conjured, before: Situation) -> Table:
    ghost = ghost_of(table, entry.by)
    seen = tuple(card for card in entry.spirits if card != GhostCard())
    astray = not table.seat(entry.by).out
    table = with_ghost(table, Ghost(entry.by, ghost.hand.plus(entry.count), (*ghost.known, *seen), astray))
    died_in_his_turn = before.met is not None and before.met.cause == BIRTH and table.turn.seat == entry.by
    return replace(table, turn=replace(table.turn, phase="over")) if died_in_his_turn else table


BIRTH = "birth"
"""Marks the card that a new ghost draws."""
RISEN = "risen"
"""For what one gives up the cards of the Dead Men's Deck who lives again."""


def parted_with(table: Table, seat: int, cards: tuple[GhostCard, ...]) -> Table:
    """The table after a ghost gave these of his cards to the discards of their deck."""
    ghost = ghost_of(table, seat)
    known = ghost.known
    for card in cards:
        known = _without(known, card)
    left = ghost.hand.minus(len(cards))
    if ghost.hand.most is not None and ghost.hand.most < len(cards):
        left = Count(0, max(0, ghost.hand.most + A_TURN - len(cards)))  # those of a turn were drawn and not written
    known = known if left.most is None else known[: left.most]
    table = with_ghost(table, Ghost(seat, left, known))
    return kept_in_mind(table, discards=(*the_mesa(table).discards, *cards))


def with_spirits(table: Table, seat: int, count: int) -> Table:
    """The table where a ghost has so many cards more that nobody saw."""
    ghost = ghost_of(table, seat)
    return with_ghost(table, Ghost(seat, ghost.hand.plus(count), ghost.known))


def spent_unseen(table: Table, seat: int, count: int, most: int | None = None) -> Table:
    """The table where a ghost parted with so many of his cards, or all but the most, and nobody wrote it."""
    hand = ghost_of(table, seat).hand.minus(count)
    return with_ghost(table, Ghost(seat, hand if most is None else Count(min(hand.least, most), most)))


def _without(known: tuple[GhostCard, ...], card: GhostCard) -> tuple[GhostCard, ...]:
    """What is certainly still held after this card went: of cards that it may have been none is certain."""
    same = next((each for each in known if each == card), None)
    gone = same if same is not None and card.kind else next((each for each in known if each.may_be(card)), None)
    if gone is None:
        return known
    if not card.kind:
        return ()
    place = known.index(gone)
    return (*known[:place], *known[place + 1 :])


def all_of(count: int, cards: tuple[GhostCard, ...]) -> tuple[GhostCard, ...]:
    """So many cards, those not seen as unknown."""
    return cards[:count] + (GhostCard(),) * (count - len(cards))


def _shed(table: Table, entry: Shed, before: Situation) -> Table:
    table = parted_with(table, entry.by, all_of(max(entry.count, len(entry.spirits)), entry.spirits))
    return table if table.seat(entry.by).out else with_ghost(table, Ghost(entry.by))


MESA.brings += [
    Brought(Conjured, _conjured, lambda entry: f"{entry.by} conjure {entry.count}{spirits(entry.spirits)}"),
    Brought(Shed, _shed, lambda entry: f"{entry.by} shed {entry.count}{_for(entry)}{spirits(entry.spirits)}"),
]
MESA.owes += [
    OwedKind(
        "conjure",
        ((Conjured, his_own),),
        forced=lambda now, owed: Conjured(owed.seat, owed.count),
        perhaps=lambda now, owed: with_spirits(now.table, owed.seat, owed.count),
        happens=always,
    ),
    OwedKind(
        "shed",
        ((Shed, his_own_for_the_cause),),
        forced=lambda now, owed: Shed(owed.seat, owed.count, owed.cause),
        perhaps=lambda now, owed: spent_unseen(now.table, owed.seat, owed.count),
    ),
]


def _for(entry: Shed) -> str:
    return "" if entry.cause == "limit" else f" for {entry.cause}"


@MESA.follow(Eliminated, clauses=("DMS-014", "DMS-013"))
def a_card_for_the_new_ghost(now: Situation, entry: Eliminated, before: Situation) -> Iterable[Follow]:
    """Who is eliminated is a ghost from then on and draws his first card."""
    yield Follow(Owed("conjure", entry.by, 1, BIRTH))


@MESA.amend(TURN_STEPS, "DMS-016")
def ghosts_draw_their_own_cards(now: Situation, steps: tuple[Owed, ...], seat: int) -> tuple[Owed, ...]:
    """A ghost begins his turn with two cards of the Dead Men's Deck, unless it brings him back to life."""
    if not now.seat(seat).out or not {step.kind for step in steps} <= {"draw", *now.book.before_drawing}:
        return steps
    return (Owed("conjure", seat, A_TURN, ordered=True, clauses=("DMS-016",)),)


@MESA.amend(SURPLUS, "DMS-020")
def over_his_limit(now: Situation, surplus: tuple[str, int], seat: int) -> tuple[str, int]:
    """Before his turn can end a ghost discards what is over his limit."""
    over = ghost_of(now.table, seat).hand.least - LIMIT
    return ("shed", over) if now.seat(seat).out and over > 0 else surplus


@MESA.amend(DISCARDS_BY, "DMS-009", "DMS-020")
def he_discards_of_that_deck(now: Situation, verb: str, seat: int) -> str:
    """What a ghost discards are cards of the Dead Men's Deck: what lies buried before him is no hand."""
    return "shed" if now.seat(seat).out else verb


@MESA.trigger("DMS-007")
def the_living_hold_none(now: Situation) -> Iterable[Owed]:
    """Who lives again gives up all his cards of the Dead Men's Deck."""
    for ghost in the_mesa(now.table).ghosts:
        if ghost.hand.most != 0 and not ghost.astray and not now.seat(ghost.seat).out:
            yield Owed("shed", ghost.seat, max(1, ghost.hand.least), RISEN, must=ghost.hand.least > 0)


@MESA.object(Conjured, clauses=("DMS-007",), sight=True)
def only_ghosts_draw_them(now: Situation, entry: Conjured) -> Objection | None:
    """The living draw no cards of the Dead Men's Deck."""
    return None if now.seat(entry.by).out else Objection("not_a_ghost", {"by": entry.by})


@MESA.object(Conjured, clauses=("DMS-014", "DMS-016"), due=True)
def as_many_as_are_due(now: Situation, entry: Conjured) -> Objection | None:
    """One card when he becomes a ghost, two at the beginning of his turn."""
    if now.met is None:
        return Objection("no_conjuring_due", {"by": entry.by}) if now.seat(entry.by).out else None
    if entry.count == now.met.count:
        return None
    args: dict[str, Argument] = {"by": entry.by, "what": "cards", "count": entry.count, "due": now.met.count}
    return Objection("wrong_amount", args, only=now.met.clauses)


@MESA.object(Shed, clauses=("DMS-021", "DMS-022", "DMS-007"))
def as_many_as_he_must_give(now: Situation, entry: Shed) -> Objection | None:
    """One card for a card of the living, all of them when he lives again."""
    met = now.met
    if met is None or not met.must or entry.count == met.count or entry.cause == "redraw":
        return None
    args: dict[str, Argument] = {"by": entry.by, "what": "cards", "count": entry.count, "due": met.count}
    return Objection("wrong_amount", args)


@MESA.object(Shed, clauses=("DMS-020",), kinds=("limit",))
def one_at_least(now: Situation, entry: Shed) -> Objection | None:
    """Who discards nothing has not discarded to his limit."""
    return None if entry.count else discards_none(entry.by, ghost_of(now.table, entry.by).hand.least - LIMIT)


@MESA.object(Shed, clauses=("DMS-020",), kinds=("limit",))
def none_below_the_limit(now: Situation, entry: Shed) -> Objection | None:
    """Whether a ghost may discard cards that his limit lets him keep is said nowhere."""
    held = ghost_of(now.table, entry.by).hand.most
    if held is None or not entry.count or not 0 <= held - entry.count < LIMIT or not now.seat(entry.by).out:
        return None
    args: dict[str, Argument] = {"by": entry.by, "held": held, "count": entry.count, "limit": LIMIT}
    return Objection("shed_within_limit", args)


def to_conjure(now: Situation, seat: int) -> bool:
    """Are the cards that begin the turn of this ghost still to be drawn?"""
    return any(owed.kind == "conjure" and owed.seat == seat and owed.ordered for owed in now.table.frames[0].owed)


@MESA.remember(TurnEnded, clauses=("DMS-020",))
def told_once(now: Situation, kept: Mesa, entry: TurnEnded, before: Situation) -> Mesa:
    """A ghost who ends his turn with more has parted with them, and nobody wrote it: it is told once."""
    hand = ghost_of(now.table, entry.by).hand
    if not now.seat(entry.by).out or (hand.most is not None and hand.most <= LIMIT):
        return kept
    return the_mesa(spent_unseen(now.table, entry.by, 0, most=LIMIT))


@MESA.object(TurnEnded, clauses=("DMS-016",))
def no_end_before_drawing(now: Situation, entry: TurnEnded) -> Objection | None:
    """A ghost does not end his turn without having drawn."""
    return (
        Objection("step_skipped", {"by": entry.by, "steps": ("conjure",)}, doubt=True)
        if to_conjure(now, entry.by)
        else None
    )


@MESA.object(TurnEnded, clauses=("DMS-020",))
def two_cards_at_the_end(now: Situation, entry: TurnEnded) -> Objection | None:
    """At the end of his turn a ghost keeps two cards at most; what he puts back may not have been written."""
    hand = ghost_of(now.table, entry.by).hand
    if not now.seat(entry.by).out or (hand.most is not None and hand.most <= LIMIT):
        return None
    over = hand.least > LIMIT
    level = Level.ILLEGAL if over else Level.UNCLEAR
    return Objection("over_ghost_limit", {"by": entry.by, "held": hand.least, "limit": LIMIT}, level, doubt=over)
