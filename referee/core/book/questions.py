"""The typed questions that rules answer.

A question has a plain start value, which the rules of the sets amend layer by layer, and may have a finishing
step over the sum of them (a distance is held at 1 or more). Arguments are given by position, seats as numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar, TypeVarTuple

from msgspec import Struct

from referee.core.nouns.entries import Played
from referee.core.nouns.table import Owed

A = TypeVar("A")
Asked = TypeVarTuple("Asked")


@dataclass(frozen=True, slots=True, eq=False)
class Question(Generic[*Asked, A]):
    """A question with the answer it has before any rule amends it; `finish` is applied after the last rule.

    `kind(*arguments)` is the kind of card that is asked about, where rules may be for some kinds alone.
    """

    name: str
    start: A
    finish: Callable[[A], A] | None = None
    kind: Callable[[*Asked], str] | None = None


class Answer(Struct, Generic[A], frozen=True):
    """An answer and the steps to it: (rule, clauses, value after it)."""

    value: A
    steps: tuple[tuple[str, tuple[str, ...], Any], ...]

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses of every rule that changed the answer."""
        return tuple(dict.fromkeys(c for _, clauses, _ in self.steps for c in clauses))


def _at_least_one(distance: int) -> int:
    return max(1, distance)


def _none_at_least(count: int) -> int:
    return max(0, count)


ROLES: Question[int, tuple[str, ...]] = Question("roles", ())
"""(number of seats): the roles dealt; empty if the game is not for so many."""
ROLE_IS_OPEN: Question[str, bool] = Question("role_is_open", False)
"""(role): is this role known to everybody from the start?"""
MOST_LIFE: Question[str, str, int] = Question("most_life", 0)
"""(character, role): the life points a player starts with and cannot exceed."""
MAY_HAVE_ROLE: Question[int, tuple[str, ...]] = Question("may_have_role", ())
"""(seat): the roles that this seat may have, as far as roles are known; () where nothing is known of the mix."""
STARTING_HAND: Question[int, str, int] = Question("starting_hand", 0)
"""(most life points, role): the cards dealt."""
HAND_IS_OPEN: Question[int, bool] = Question("hand_is_open", False)
"""(seat): do the cards of this hand lie face up, so that everybody knows them?"""
NEXT_SEAT: Question[int, int] = Question("next_seat", 0)
"""(seat): whose turn comes after the turn of seat; 0 before the first turn."""
ACTS: Question[int, bool] = Question("acts", False)
"""(seat): does this seat play, take turns and answer?"""
PLAYS: Question[int, bool] = Question("plays", True)
"""(seat): does this seat choose and play, or does it only bear what comes to it?"""
TAKES_TURNS: Question[int, bool] = Question("takes_turns", False)
"""(seat): do turns come to this seat?"""
MAY_PASS_BY: Question[int, bool] = Question("may_pass_by", False)
"""(seat): may all there is of this player's turn be one draw!, so that a log easily lacks it whole?"""
IS_ASKED: Question[int, bool] = Question("is_asked", False)
"""(seat): does what is aimed at everybody ask this seat too?"""
PICK_ORDER: Question[int, tuple[int, ...]] = Question("pick_order", ())
"""(seat): who takes one of the cards that this seat has turned up for all, in this order."""
GOES_ROUND: Question[int, tuple[int, ...]] = Question("goes_round", ())
"""(seat): every seat once, in the order in which what this one plays comes to them; itself first."""
COUNTS_FOR_DISTANCE: Question[int, bool] = Question("counts_for_distance", False)
"""(seat): is this seat a step on the way round the table?"""
WORKS: Question[int, str, bool] = Question("works", True)
"""(seat, id): does this ability or card in play work for this seat now?"""
ABILITIES: Question[int, tuple[str, ...]] = Question("abilities", ())
"""(seat): the characters whose abilities this seat has besides its own."""
SERVES_AS: Question[int, str, tuple[str, ...]] = Question("serves_as", (), kind=lambda seat, kind: kind)
"""(seat, kind): the kinds that this card may stand for in the hand of seat."""
DISTANCE: Question[int, int, int] = Question("distance", 0, _at_least_one)
"""(from, to): how far `from` sees `to`."""
REACH: Question[int, str, int | None] = Question("reach", None)
"""(seat, kind): how far this card of this seat reaches; None: any distance."""
BANG_LIMIT: Question[int, int | None] = Question("bang_limit", 1)
"""(seat): how many BANG! cards a turn; None: no limit."""
MISSES_NEEDED: Question[int, str, int] = Question("misses_needed", 1)
"""(author, kind): how many Missed! it takes to avert this card of this player."""
ANSWERED_BY: Question[str, tuple[str, ...]] = Question("answered_by", ())
"""(kind): the cards given up against this attack."""
HIT_COSTS: Question[int, str, int] = Question("hit_costs", 1)
"""(seat, attack): how many life points this seat loses that gives nothing against this attack; none is possible."""
ANSWER_IS_PLAYED: Question[str, bool] = Question("answer_is_played", True)
"""(attack): is a card given up against this attack played, so that it does what else it does?"""
MAY_GIVE: Question[int, str, str, bool] = Question("may_give", True)
"""(seat, kind, attack): may this seat give up such a card against this attack?"""
BARRELS: Question[int, str, tuple[str, ...]] = Question("barrels", ())
"""(seat, kind): what this seat may make a draw! with instead of giving up a card against this attack."""
RESCUES: Question[int, tuple[str, ...]] = Question("rescues", ())
"""(seat): what may still save this falling player, by the words that are typed for it."""
GAINED_BY: Question[int, tuple[Owed, ...]] = Question("gained_by", ())
"""(seat): what others have by it that this seat leaves the game, each owed when the card under way is over."""
TURN_STEPS: Question[int, tuple[Owed, ...]] = Question("turn_steps", ())
"""(seat): what must be done at the beginning of a turn before anything is played, in this order."""
DRAW_COUNT: Question[int, int] = Question("draw_count", 2, _none_at_least)
"""(seat): how many cards in phase 1."""
PUTS_BACK: Question[int, int] = Question("puts_back", 0, _none_at_least)
"""(seat): how many of the cards of phase 1 go back on the deck."""
TURNS_UP: Question[int, int] = Question("turns_up", 1)
"""(seat): how many cards are turned up for a "draw!", one of which counts."""
DRAW_SOURCES: Question[int, tuple[str, ...]] = Question("draw_sources", ("deck",))
"""(seat): where the first card of phase 1 may come from; all others come from where the first of these says."""
INSTEAD_OF_DRAWING: Question[int, tuple[str, ...]] = Question("instead_of_drawing", ())
"""(seat): by which verbs this seat may do something else in the place of all of phase 1."""
PUTS_BACK_ON: Question[int, str] = Question("puts_back_on", "deck")
"""(seat): on which pile this seat puts back a card that it drew: `deck` or `discards`."""
PLAYED_GOES_TO: Question[int, str] = Question("played_goes_to", "discards")
"""(seat): where a card goes that this seat plays and that does not stay: `discards`, or face down on the `deck`."""
HAND_WITH: Question[int, int] = Question("hand_with", 0)
"""(seat): the seat that holds the hand this one plays from; 0: it has its own."""
HAND_GOES: Question[int, bool] = Question("hand_goes", True)
"""(seat): does the hand go too, where this seat gives up all its cards?"""
LAYS_BEFORE: Question[int, int, bool] = Question("lays_before", False)
"""(seat, other): may this seat put before that one what goes before oneself?"""
HAND_LIMIT: Question[int, int | None] = Question("hand_limit", None)
"""(seat): how many cards may be held at the end of the turn; None: no telling."""
PLAYS_BY: Question[int, str] = Question("plays_by", "play")
"""(seat): the verb by which this seat plays cards in its turn; empty if it has none to play."""
ALSO_PLAYS_BY: Question[int, tuple[str, ...]] = Question("also_plays_by", ())
"""(seat): by which verbs besides this seat may play now."""
DISCARDS_BY: Question[int, str] = Question("discards_by", "discard")
"""(seat): the verb by which this seat discards of what it holds, where nothing is said of what for."""
GIVES_UP_BY: Question[int, str] = Question("gives_up_by", "discard")
"""(seat): the verb by which this seat gives up what it holds over its hand limit."""
SURPLUS: Question[int, tuple[str, int]] = Question("surplus", ("", 0))
"""(seat): by which verb, and how many cards, this seat gives up before its turn can end, its hand limit aside."""
TOUCHES: Question[Played, int, bool] = Question("touches", True)
"""(played, seat): does this card, as it was played, do anything to this seat?"""
MAY_GIVE_LIFE: Question[int, str, bool] = Question("may_give_life", False)
"""(seat, cause): may this seat lose life points for this of its own accord?"""
LIFE_GIVEN: Question[int, str, int] = Question("life_given", 0, kind=lambda seat, kind: kind)
"""(seat, kind): how many life points this card is worth to this seat."""
HAS_LIFE: Question[int, bool] = Question("has_life", False)
"""(seat): does this seat have life points, to lose and to regain?"""
LOSES_LIFE: Question[int, bool] = Question("loses_life", True)
"""(seat): does what hits this seat cost it a life point?"""
HEALS: Question[int, str, bool] = Question("heals", True)
"""(seat, kind): does this card give this player a life point now?"""
CARDS_GO_TO: Question[int, str, int] = Question("cards_go_to", 0)
"""(seat, cause): the seat that gets all the cards this one gives up for this cause; 0: the discards."""
SHARED_BY: Question[int, tuple[int, ...]] = Question("shared_by", ())
"""(seat): those who take the cards of this one by turns, who begins first; () where they go to one, or to none."""
IS_PENALISED: Question[int, bool] = Question("is_penalised", False)
"""(seat): does this seat lose all its cards if it kills a Deputy?"""
BEHIND: Question[int, str, int] = Question("behind", 0)
"""(seat, card): whose play it is that this seat goes on with, such as a Duel; 0: its own."""
GAME_IS_OVER: Question[bool] = Question("game_is_over", False)
"""(): has some side won, even if it is not known which?"""
WINNER: Question[str] = Question("winner", "")
"""(): the side that has won; empty while the game goes on. Asked of a table with all roles of the dead known."""
WINNERS_BY_READING: Question[tuple[str, ...]] = Question("winners_by_reading", ())
"""(): what may come of it by each reading that the sources leave open, empty for nobody yet; () where they agree."""
BROKEN_OFF: Question[bool] = Question("broken_off", False)
"""(): was the game broken off without a winner, so that nothing more is due?"""
OUTCOME: Question[int, str] = Question("outcome", "")
"""(seat): how the game ended for this seat, `won` or `lost`; empty while it goes on, or where that is not known."""
EVERY_SUIT: Question[str] = Question("every_suit", "")
"""(): the suit that every card counts as now; empty: the one that is printed on it."""
SUCCEEDS: Question[int, str, str, bool] = Question("succeeds", False)
"""(seat, card, face): does this face turned up for this card do its owner good?"""
STILL_DUE: Question[Owed, bool] = Question("still_due", True)
"""(owed): does an ability that waited for the end of a card still have something to do?"""
COMES_TO: Question[Owed, int] = Question("comes_to", 0)
"""(owed): how much of what waited for the end of a card is due then; 0: as much as before."""
IN_MID_CARD: Question[Owed, bool] = Question("in_mid_card", False)
"""(owed): may what comes due at the end of the card under way be done before it, while others are still asked?"""
TURN_TIME: Question[int] = Question("turn_time", 0)
"""(): the seconds that a turn may take before the clock marks it; 0: nobody has set a limit."""
CALLS_TO_ORDER: Question[int, int] = Question("calls_to_order", 0)
"""(seat): how often the referee has told this seat to play faster."""
