"""Shots out of the grave."""

from __future__ import annotations

from collections.abc import Iterable

from referee.core.book.questions import MISSES_NEEDED, STILL_DUE
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Follow
from referee.core.nouns.entries import Eliminated
from referee.core.nouns.table import Owed
from referee.sets.base.elimination import reward
from referee.sets.death_mesa.box import MESA
from referee.sets.death_mesa.entries import Worked
from referee.sets.death_mesa.haunting import aimed


def shot_at(now: Situation, author: int, target: int, kind: str = "bang") -> Iterable[Follow]:
    """The target is banged: a Missed! or a Barrel helps as ever."""
    needed = now.ask(MISSES_NEEDED, author, kind)
    if not now.seat(target).out:
        yield Follow(Owed("answer", target, needed, kind, author), "card", author)


@MESA.follow(Worked, clauses=("DMS-111",), kinds=("spook",))
def spook(now: Situation, entry: Worked, before: Situation) -> Iterable[Follow]:
    """A living player is banged, whatever the distance."""
    for target in aimed(before):
        yield from shot_at(now, entry.by, target)


@MESA.follow(Eliminated, clauses=("NLB-017", "DMS-111"), replaces="base.reward")
def no_reward_for_ghosts(now: Situation, entry: Eliminated, before: Situation) -> Iterable[Follow]:
    """Who kills an Outlaw draws three cards, but for a ghost, who has no hand to draw them to."""
    if entry.author and not now.seat(entry.author).out:
        yield from reward(now, entry, before)


@MESA.amend(STILL_DUE, "DMS-007", "DMS-111")
def nothing_to_take_from_a_ghost(now: Situation, due: bool, owed: Owed) -> bool:
    """El Gringo takes nothing from a ghost who hit him: the living draw no cards of his."""
    return due and not (owed.cause == "el_gringo" and now.seat(owed.other).out)
