"""What the living owe a ghost at the next of their phases, and what they get for a turn without a card."""

from __future__ import annotations

from collections.abc import Iterable

from referee.core.book.questions import DRAW_COUNT
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Follow, Objection
from referee.core.nouns.entries import Drew, TurnBegan, TurnEnded
from referee.core.nouns.table import Owed, Table
from referee.core.nouns.verdict import Argument
from referee.sets.base.drawing import black_jack_shows
from referee.sets.death_mesa.box import MESA
from referee.sets.death_mesa.lasting import ending, without
from referee.sets.death_mesa.mesa import Mesa, bonds_of, bound_by

BURIAL_CARDS = 2


@MESA.amend(DRAW_COUNT, "DMS-077")
def one_card_less(now: Situation, count: int, seat: int) -> int:
    """Each Death and Taxes takes a card off the next drawing phase."""
    return max(0, count - len(bonds_of(now.table, "death_and_taxes", seat)))


def _drawn(table: Table, entry: Drew) -> bool:
    """Has he drawn all cards of phase 1 with these?"""
    left = any((owed.kind, owed.cause, owed.seat) == ("draw", "turn", entry.by) for owed in table.frames[0].owed)
    return entry.cause == "turn" and not left


@MESA.follow(Drew, clauses=("DMS-078",), kinds=("turn",))
def the_tax(now: Situation, entry: Drew, before: Situation) -> Iterable[Follow]:
    """At that moment the ghost draws a card for his buried goods."""
    if _drawn(now.table, entry):
        for bond in bonds_of(before.table, "death_and_taxes", entry.by):
            yield Follow(Owed("draw", bond.author, 1, "death_and_taxes"))


@MESA.follow(TurnBegan, clauses=("DMS-078",))
def the_tax_on_nothing(now: Situation, entry: TurnBegan, before: Situation) -> Iterable[Follow]:
    """The ghosts draw all the same."""
    if not now.ask(DRAW_COUNT, entry.by):
        for bond in bonds_of(now.table, "death_and_taxes", entry.by):
            yield Follow(Owed("draw", bond.author, 1, "death_and_taxes"))


@MESA.follow(Drew, clauses=("CRD-021", "DMS-077"), kinds=("turn",), replaces="base.black_jack_shows")
def no_second_card_to_show(now: Situation, entry: Drew, before: Situation) -> Iterable[Follow]:
    """Black Jack, who draws one card only, has no second one to show."""
    if bound_by(before.table, "death_and_taxes", entry.by) is None:
        yield from black_jack_shows(now, entry, before)


@MESA.remember(Drew, TurnEnded, clauses=("DMS-077",))
def the_tax_is_paid(now: Situation, kept: Mesa, entry: Drew | TurnEnded, before: Situation) -> Mesa:
    """Once."""
    paid = _drawn(now.table, entry) if isinstance(entry, Drew) else not before.ask(DRAW_COUNT, entry.by)
    return without(kept, ending("draw"), seat=entry.by) if paid else kept


def _had_phase_three(before: Situation) -> bool:
    """Was this turn one that ends with a discard phase, and not skipped?"""
    return before.met is None or before.met.kind != "end"


@MESA.follow(TurnEnded, clauses=("DMS-075", "DMS-076"))
def the_curse(now: Situation, entry: TurnEnded, before: Situation) -> Iterable[Follow]:
    """After the discard phase one more card goes for each Curse, to the buried goods of its ghost."""
    hand = now.hand(entry.by)
    if not _had_phase_three(before):
        return
    for number, bond in enumerate(bonds_of(before.table, "curse", entry.by)):
        if hand.most is None or hand.most > number:
            yield Follow(Owed("draw", bond.author, 1, "curse", entry.by, must=hand.least > number))


OUT_OF_HIS_HAND = {"curse": ("DMS-075", "DMS-076"), "unfinished_business": ("DMS-123",)}
"""What takes a card of the one it was played at, and the clauses on it."""


@MESA.object(Drew, clauses=("DMS-075", "DMS-076", "DMS-123"), kinds=tuple(OUT_OF_HIS_HAND))
def out_of_his_own_hand(now: Situation, entry: Drew) -> Objection | None:
    """The card comes out of the hand of him whom it was played at."""
    if now.met is None or (entry.source == "hand" and entry.of == now.met.other):
        return None
    args: dict[str, Argument] = {"by": entry.by, "of": now.met.other, "card": entry.cause}
    return Objection("out_of_another_hand", args, only=OUT_OF_HIS_HAND[entry.cause])


@MESA.remember(TurnEnded, clauses=("DMS-075",))
def the_curse_is_over(now: Situation, kept: Mesa, entry: TurnEnded, before: Situation) -> Mesa:
    """Once; a turn without a discard phase does not lift it."""
    return without(kept, ending("discard"), seat=entry.by) if _had_phase_three(before) else kept


@MESA.follow(TurnEnded, clauses=("DMS-105", "DMS-106"))
def a_proper_burial(now: Situation, entry: TurnEnded, before: Situation) -> Iterable[Follow]:
    """Who plays no card in that turn may draw two after his discard phase, for each Proper Burial."""
    turn = before.table.turn
    if turn.seat == entry.by and not turn.played and _had_phase_three(before):
        for _ in bonds_of(before.table, "proper_burial", entry.by):
            yield Follow(Owed("draw", entry.by, BURIAL_CARDS, "proper_burial", must=False))
