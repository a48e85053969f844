"""Whose turn it is: a player's, who plays as his front character."""

from __future__ import annotations

from referee.core.book.questions import ACTS, HAND_WITH, TAKES_TURNS
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Objection
from referee.core.nouns.entries import Played, TurnBegan
from referee.sets.base.turns import in_ones_own_turn, no_turn_for_the_dead
from referee.sets.duel.box import DUEL
from referee.sets.duel.pile import waiting
from referee.sets.duel.places import front_of, is_front, rear_of


def in_the_duel(now: Situation, seat: int) -> bool:
    """Has the player of this place a character left, in play or waiting?"""
    places = (front_of(seat), rear_of(now.table, seat))
    return any(place and not now.seat(place).out for place in places) or bool(waiting(now.table, seat))


@DUEL.amend(HAND_WITH, "ITC-148", "ITC-175")
def one_hand_for_both(now: Situation, holder: int, seat: int) -> int:
    """A player has one hand, that of his front character."""
    return holder if is_front(seat) else front_of(seat)


@DUEL.amend(ACTS, "ITC-166")
def who_has_a_character_left_acts(now: Situation, acts: bool, seat: int) -> bool:
    """A player goes on with his other character."""
    return acts or (is_front(seat) and in_the_duel(now, seat))


@DUEL.amend(TAKES_TURNS, "ITC-158")
def turns_come_to_the_front(now: Situation, takes: bool, seat: int) -> bool:
    """Turns are of players, each with one character in front."""
    return takes and is_front(seat)


@DUEL.object(TurnBegan, clauses=("ITC-158", "CRD-016"), sight=True, replaces="base.no_turn_for_the_dead")
def no_turn_for_the_rear(now: Situation, entry: TurnBegan) -> Objection | None:
    """The rear character has none of his own."""
    if is_front(entry.by):
        dead: Objection | None = no_turn_for_the_dead(now, entry)
        return dead
    return Objection("rear_takes_no_turn", {"by": entry.by, "first": front_of(entry.by)}, only=("ITC-158",))


@DUEL.object(Played, clauses=("ITC-160", "CRD-004", "NLB-056"), replaces="base.in_ones_own_turn")
def the_front_plays(now: Situation, entry: Played) -> Objection | None:
    """In a turn cards are played by the character in front."""
    turn = now.table.turn
    drinks = now.is_a(entry.card.kind, "beer")
    if drinks or is_front(entry.by) or front_of(entry.by) != turn.seat or turn.phase == "over":
        out_of_turn: Objection | None = in_ones_own_turn(now, entry)
        return out_of_turn
    return Objection("rear_plays", {"by": entry.by, "first": turn.seat}, only=("ITC-160",))
