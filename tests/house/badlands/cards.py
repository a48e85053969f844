"""Cards that wait a turn before their player, and cards that cost a second one: rules of traits, whatever the card."""

from __future__ import annotations

from collections.abc import Iterable

from referee.core.book.rulebook import Situation
from referee.core.book.rules import Follow, Objection
from referee.core.nouns.entries import Discarded, Played
from referee.core.nouns.table import Owed
from tests.house.badlands.box import BADLANDS


@BADLANDS.object(Played, clauses=("NLB-014",), traits=("waits",))
def waits_a_turn(now: Situation, entry: Played) -> Objection | None:
    """What was put down in this turn is not used in it."""
    if entry.card.kind not in now.table.turn.played:
        return None
    return Objection("waits_a_turn", {"by": entry.by, "card": entry.card.kind})


@BADLANDS.object(Played, clauses=("NLB-014",), traits=("waits",))
def used_from_before_oneself(now: Situation, entry: Played) -> Objection | None:
    """Only what lies before its player is used from there."""
    if any(entry.card.may_be(card) for card in now.seat(entry.by).in_play):
        return None
    return Objection("card_not_there", {"by": entry.by, "card": entry.card.kind})


@BADLANDS.object(Played, clauses=("NLB-014",), traits=("costs",))
def has_a_second_card(now: Situation, entry: Played) -> Objection | None:
    """Without a card to give up beside it, it is not played."""
    most, costs = now.hand(entry.by).most, now.book.cards[entry.card.kind].costs
    if most is None or most > costs:
        return None
    return Objection("cannot_pay", {"by": entry.by, "card": entry.card.kind, "count": costs})


@BADLANDS.follow(Played, clauses=("NLB-014",), traits=("costs",))
def second_card_is_given_up(now: Situation, entry: Played, before: Situation) -> Iterable[Follow]:
    """The cost comes before the effect."""
    kind = entry.card.kind
    yield Follow(Owed("discard", entry.by, now.book.cards[kind].costs, kind), "first")


@BADLANDS.object(Discarded, clauses=("NLB-014",), traits=("costs",), due=True)
def as_much_as_it_costs(now: Situation, entry: Discarded) -> Objection | None:
    """Neither is more given up than it costs, nor for a card that was not played."""
    if now.met is not None and entry.count <= now.met.count:
        return None
    return Objection("nothing_to_pay", {"by": entry.by, "card": entry.cause})
