"""Cards for something given up in one's own turn: Chuck Wengam's life point, José Delgado's blue card."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from referee.core.book.questions import MAY_GIVE_LIFE
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Follow, Objection
from referee.core.nouns.entries import Discarded, LifeLost, TurnBegan
from referee.core.nouns.table import Owed
from referee.sets.base.mid_card import asks_still
from referee.sets.dodge_city.box import DODGE_CITY
from referee.sets.dodge_city.memory import City, city

CHUCK, JOSE = "chuck_wengam", "jose_delgado"
DRAWN = 2
TWICE = 2


@DODGE_CITY.amend(MAY_GIVE_LIFE, "DCX-101", "DCX-105")
def chuck_wengam(now: Situation, may: bool, seat: int, cause: str) -> bool:
    """Chuck Wengam gives up life points of his own accord."""
    return may or cause == CHUCK


@DODGE_CITY.object(LifeLost, clauses=("DCX-101",), kinds=(CHUCK,))
def only_chuck_wengam(now: Situation, entry: LifeLost) -> Objection | None:
    """Nobody else does."""
    return _lacks(now, entry.by, CHUCK)


@DODGE_CITY.object(Discarded, clauses=("DCX-120",), kinds=(JOSE,))
def only_jose_delgado(now: Situation, entry: Discarded) -> Objection | None:
    """Nobody else gives up a blue card for two others."""
    return _lacks(now, entry.by, JOSE)


def _lacks(now: Situation, seat: int, ability: str) -> Objection | None:
    if now.has(seat, ability):
        return None
    return Objection("lacks_ability", {"by": seat, "ability": ability}, because=now.lost(seat, ability))


@DODGE_CITY.object(LifeLost, Discarded, clauses=("DCX-101", "DCX-120"), kinds=(CHUCK, JOSE))
def in_his_own_turn(now: Situation, entry: LifeLost | Discarded) -> Objection | None:
    """Both do so in their own turn only."""
    turn = now.table.turn
    if entry.by == turn.seat and turn.phase != "over":
        return None
    return Objection("not_your_turn", {"by": entry.by, "turn": turn.seat})


@DODGE_CITY.object(LifeLost, Discarded, clauses=("DCX-101", "DCX-120"), kinds=(CHUCK, JOSE))
def one_at_a_time(now: Situation, entry: LifeLost | Discarded) -> Objection | None:
    """One life point, or one card, for two."""
    if entry.count == 1:
        return None
    what = "life" if isinstance(entry, LifeLost) else "cards"
    return Objection("wrong_amount", {"by": entry.by, "what": what, "count": entry.count, "due": 1})


@DODGE_CITY.object(LifeLost, clauses=("DCX-103",), kinds=(CHUCK,))
def never_the_last(now: Situation, entry: LifeLost) -> Objection | None:
    """The last life point is not given up, but by who is out already and has regained it."""
    seat = now.seat(entry.by)
    least = entry.count if seat.out else entry.count + 1
    return Objection("not_the_last_point", {"by": entry.by}) if seat.life is not None and seat.life < least else None


@DODGE_CITY.object(LifeLost, clauses=("DCX-104", "DCX-101"), kinds=(CHUCK,))
def while_a_card_is_under_way(now: Situation, entry: LifeLost) -> Objection | None:
    """Whether he may do so in the middle of a card is said nowhere."""
    if not asks_still(now):
        return None
    return Objection("gives_life_in_mid_card", {"by": entry.by, "card": now.table.top.card})


@DODGE_CITY.object(Discarded, clauses=("DCX-120", "DCX-122"), kinds=(JOSE,))
def a_blue_card(now: Situation, entry: Discarded) -> Objection | None:
    """The card given up has a blue border; a green one does not serve."""
    cards = now.book.cards
    other = next((card.kind for card in entry.seen if card.kind in cards and cards[card.kind].colour != "blue"), "")
    return Objection("not_blue", {"by": entry.by, "card": other}) if other else None


@DODGE_CITY.object(Discarded, clauses=("DCX-121",), kinds=(JOSE,))
def twice_a_turn(now: Situation, entry: Discarded) -> Objection | None:
    """At most twice in a turn; any number of times in the first edition."""
    if city(now.table).traded < TWICE or now.table.options.get("edition") == "first":
        return None
    because = () if now.seat(entry.by).character == JOSE else ("DCX-149",)
    return Objection("often_enough", {"by": entry.by, "ability": JOSE, "limit": TWICE}, because=because)


@DODGE_CITY.remember(Discarded, clauses=("DCX-121",))
def how_often(now: Situation, kept: City, entry: Discarded, before: Situation) -> City:
    """Each card given up counts."""
    return replace(kept, traded=kept.traded + 1) if entry.cause == JOSE else kept


@DODGE_CITY.remember(TurnBegan, clauses=("DCX-121",))
def anew_each_turn(now: Situation, kept: City, entry: TurnBegan, before: Situation) -> City:
    """In the turn in which it was given up."""
    return replace(kept, traded=0)


@DODGE_CITY.follow(LifeLost, Discarded, clauses=("DCX-101", "DCX-102", "DCX-120"), kinds=(CHUCK, JOSE))
def two_cards_for_it(now: Situation, entry: LifeLost | Discarded, before: Situation) -> Iterable[Follow]:
    """Two cards are drawn each time."""
    if now.has(entry.by, entry.cause) and not now.seat(entry.by).falling:
        yield Follow(Owed("draw", entry.by, DRAWN, entry.cause))
