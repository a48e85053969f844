"""What it costs to play a card of the Dead Men's Deck: further cards discarded with it."""

from __future__ import annotations

from msgspec.structs import replace

from referee.core.book.questions import Question
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Objection
from referee.core.nouns.entries import Entry, TurnBegan
from referee.core.nouns.verdict import Argument, Level
from referee.sets.death_mesa.box import MESA
from referee.sets.death_mesa.entries import GhostCard, Haunted, Shed
from referee.sets.death_mesa.mesa import Mesa, the_mesa

COST: Question[int, GhostCard, int] = Question("cost", 0)
"""(seat, card): how many further cards of the Dead Men's Deck are discarded with this one."""
PAID = "paid_after_a_failure"
ROYAL = ("j", "q", "k", "a")


@MESA.amend(COST, "DMS-043")
def a_lone_team_pays_two(now: Situation, cost: int, seat: int, card: GhostCard) -> int:
    """With one ghost only, or ghosts of one role only, every card takes two others."""
    return cost + 2 if one_team(now) else cost


@MESA.amend(COST, "DMS-044", "DMS-045")
def royal_cards_are_free(now: Situation, cost: int, seat: int, card: GhostCard) -> int:
    """Unless the table agreed that a Jack, Queen, King or Ace needs none."""
    agreed = now.table.options.get("lone_ghost") == "royal"
    return 0 if agreed and card.face[:-1] in ROYAL else cost


@MESA.amend(COST, "DMS-041")
def further_cards_cost_one(now: Situation, cost: int, seat: int, card: GhostCard) -> int:
    """Each further card of a turn costs one; by the other reading only after one that took effect."""
    if seat != now.table.turn.seat or not the_mesa(now.table).played:
        return cost
    return cost if _after_a_failure(now, seat) and not now.holds(PAID) else cost + 1


def _after_a_failure(now: Situation, seat: int) -> bool:
    """Has this ghost played a card in this turn of his, and did the last one come to nothing?"""
    kept = the_mesa(now.table)
    return seat == now.table.turn.seat and kept.played > 0 and not kept.worked


def one_team(now: Situation) -> bool | None:
    """Is there one ghost only, or do all have one role? None where that was not seen."""
    roles = [seat.role for seat in now.table.seats if seat.out]
    if len(roles) < 2:
        return True
    known = {role for role in roles if role}
    return False if len(known) > 1 else None if "" in roles else True


@MESA.remember(TurnBegan, clauses=("DMS-041",))
def a_turn_begins_at_no_cost(now: Situation, kept: Mesa, entry: TurnBegan, before: Situation) -> Mesa:
    """What was played in another turn costs nothing in this one."""
    return replace(kept, played=0, worked=False)


@MESA.object(Haunted, clauses=("DMS-041", "DMS-043", "DMS-044", "DMS-045"))
def pays_what_it_costs(now: Situation, entry: Haunted) -> Objection | None:
    """As many further cards as it costs, and no more."""
    found = now.explain(COST, entry.by, entry.spirit)
    args: dict[str, Argument] = {"by": entry.by, "card": entry.spirit.kind, "paid": entry.paid, "due": found.value}
    if one_team(now) is None and entry.paid in (found.value, found.value + 2):
        return Objection("cost_unseen", args, Level.UNCLEAR, only=("DMS-043",))
    if entry.paid == found.value or (entry.paid > found.value and now.table.turn.uncertain):
        return None
    only = found.clauses or ("DMS-041", "DMS-043")
    if entry.paid < found.value:
        return Objection("unpaid", args, only=only)
    return Objection("overpaid", args, only=only)


@MESA.object(Haunted, clauses=("DMS-041",))
def pays_after_a_failure(now: Situation, entry: Haunted) -> Objection | None:
    """Whether the card after one that was negated costs another is told in two ways."""
    due = now.ask(COST, entry.by, entry.spirit)
    if not _after_a_failure(now, entry.by) or (entry.paid <= due and not now.holds(PAID)):
        return None
    return Objection(PAID, {"by": entry.by, "card": entry.spirit.kind})


def paid_in_one_breath(now: Situation, first: Entry, second: Entry) -> tuple[Entry, ...]:
    """A card played, and as many discarded as it costs, told before it or behind it: they are its price."""
    match (first, second):
        case (Haunted(by=ghost, paid=0) as card, Shed(by=by, cause="limit") as price):
            pass
        case (Shed(by=by, cause="limit") as price, Haunted(by=ghost, paid=0) as card):
            pass
        case _:
            return ()
    if by != ghost or card.spirits or not price.count or price.count != now.ask(COST, ghost, card.spirit):
        return ()
    return (replace(card, paid=price.count, spirits=price.spirits),)


MESA.together.append(paid_in_one_breath)
