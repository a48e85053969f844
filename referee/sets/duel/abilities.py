"""Whose ability counts: that of the front character, and while the rear one is aimed at that one's instead."""

from __future__ import annotations

from collections.abc import Iterable

from referee.core.book.questions import WORKS
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Follow, Objection
from referee.core.nouns.entries import Drew, LifeLost
from referee.core.nouns.table import Owed
from referee.sets.duel.box import DUEL
from referee.sets.duel.facts import READING
from referee.sets.duel.places import is_front, rear_of

REACTIONS = ("answer", "lose")
"""What a character has to do about a card that is aimed at him."""
BEING_SEEN = ("paul_regret",)
"""Abilities that only ever matter of one who is aimed at."""
AFTER_A_LOSS = ("bart_cassidy", "el_gringo")
"""Abilities that wait for the end of the card that took a life point."""
OF_THE_REAR = "rear"
"""Marks what a rear character would draw when his reaction is over."""


def reacts(now: Situation, rear: int) -> bool:
    """Is this rear character the target of a card, and is it for him to react now, and for nobody else?"""
    if not rear or now.seat(rear).out or (now.met is not None and now.met.seat != rear):
        return False
    first = next((owed for owed in now.table.top.owed if owed.must), None)
    aimed_at = first is not None and first.seat == rear and first.kind in REACTIONS
    return now.seat(rear).falling or (aimed_at and not now.table.quiet)


@DUEL.amend(WORKS, "ITC-160", "ITC-173", "ITC-178")
def only_in_front(now: Situation, works: bool, seat: int, id_: str) -> bool:
    """A player has the ability of his front character only; the eliminated have none."""
    if id_ not in now.book.characters or (is_front(seat) and not now.seat(seat).out):
        return works
    return works and id_ in BEING_SEEN and not now.seat(seat).out


@DUEL.amend(WORKS, "ITC-161", "ITC-174")
def of_the_one_aimed_at(now: Situation, works: bool, seat: int, id_: str) -> bool:
    """While the rear one reacts, his ability takes the place of the front one's."""
    if id_ not in now.book.characters or not reacts(now, rear_of(now.table, seat)):
        return works
    return not is_front(seat)


@DUEL.follow(LifeLost, clauses=("ITC-161", "ITC-246"))
def may_be_after_his_reaction(now: Situation, entry: LifeLost, before: Situation) -> Iterable[Follow]:
    """A rear character's ability that waits for the end of the card: nobody says whether he still has it then."""
    ability = now.seat(entry.by).character
    if is_front(entry.by) or ability not in AFTER_A_LOSS or now.has(entry.by, ability):
        return
    if ability == "bart_cassidy" or entry.author:
        author = entry.author if ability == "el_gringo" else 0
        yield Follow(Owed("draw", entry.by, entry.count, ability, author, (OF_THE_REAR,), must=False), "later")


@DUEL.object(Drew, clauses=("ITC-161", "ITC-178", "ITC-246"), kinds=AFTER_A_LOSS)
def ability_of_the_rear_afterwards(now: Situation, entry: Drew) -> Objection | None:
    """It is for the referee."""
    if now.met is None or OF_THE_REAR not in now.met.tried:
        return None
    return Objection(READING, {"by": entry.by, "ability": entry.cause})


@DUEL.object(Drew, clauses=("ITC-177", "ITC-178", "ITC-246"), kinds=("suzy_lafayette",))
def no_card_for_the_rear(now: Situation, entry: Drew) -> Objection | None:
    """While a card is under way Suzy Lafayette waits for its end, and then, in the rear, her ability does not count."""
    if now.met is not None or is_front(entry.by):
        return None
    only = ("ITC-178",) if now.table.quiet else ("ITC-177", "ITC-246")
    return Objection("rear_draws_nothing", {"by": entry.by, "ability": entry.cause}, only=only)
