"""Abilities that one chooses to use: a cowboy does whenever it brings him something at once."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from referee.core.book.owed_kind import OwedKind
from referee.core.book.owed_kinds import DRAW
from referee.core.book.questions import DRAW_COUNT, DRAW_SOURCES
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Follow
from referee.core.nouns.entries import Discarded, Drew, Entry, LifeLost
from referee.core.nouns.table import Owed
from referee.core.play.discards import top_of
from referee.sets.base.characters import LAST_POINT, el_gringo
from referee.sets.base.healing import may_gain
from referee.sets.lone_gunslinger.box import LONE
from referee.sets.lone_gunslinger.gang import is_cowboy, stack_of
from referee.sets.lone_gunslinger.moves import GIVES, USE

HEALER = "sid_ketchum"
PRICE = 2
"""The cards that his life point costs."""


@LONE.amend(GIVES, "LGS-031", "LGS-037", "CRD-031")
def two_cards_for_a_life_point(now: Situation, given: Owed | None, seat: int) -> Owed | None:
    """When no card is of use any more, a hurt Sid Ketchum gives up the two lowest for a life point."""
    hurt = now.has(seat, HEALER) and may_gain(now, seat)
    if not hurt or len(stack_of(now.table, seat)) < PRICE:
        return given
    return Owed("discard", seat, PRICE, HEALER, clauses=("LGS-031", "CRD-031"))


@LONE.follow(LifeLost, clauses=("LGS-031", "LGS-037", "CRD-023"), replaces="base.el_gringo")
def a_card_for_every_hit(now: Situation, entry: LifeLost, before: Situation) -> Iterable[Follow]:
    """As El Gringo a cowboy takes what another player may take; where he was rescued, that is for the referee."""
    for follow in el_gringo(now, entry, before):
        takes = is_cowboy(now.table, entry.by) and LAST_POINT not in follow.owed.tried
        yield Follow(replace(follow.owed, must=True), follow.when) if takes else follow


def lowest_two(now: Situation, seat: int) -> Discarded:
    """The two lowest cards of the stack, given for a life point."""
    return Discarded(seat, PRICE, HEALER, stack_of(now.table, seat)[:PRICE])


def _discarded(now: Situation, owed: Owed) -> Entry | None:
    return Discarded(owed.seat, owed.count, owed.cause, stack_of(now.table, owed.seat)[: owed.count])


def _drawn(now: Situation, owed: Owed) -> Entry | None:
    """What a cowboy draws has to be noted, all he does follows from it; but for what lies open on the discards."""
    if not is_cowboy(now.table, owed.seat):
        return DRAW.forced(now, owed)
    return Drew(owed.seat, 1, "discards") if _wants_the_top(now, owed) else None


def _wants_the_top(now: Situation, owed: Owed) -> bool:
    """Could he who may take the top of the discards use it at once?"""
    first = owed.cause == "turn" and owed.count == now.ask(DRAW_COUNT, owed.seat)
    top = top_of(now.table)
    if not first or not top.kind or "discards" not in now.ask(DRAW_SOURCES, owed.seat):
        return False
    return now.ask(USE, owed.seat, top) is not None


def _put_back(now: Situation, owed: Owed) -> Entry | None:
    """Which of his cards goes back has to be noted, since all lie open."""
    return None


LONE.owes += [
    OwedKind("discard", forced=_discarded),
    OwedKind("draw", forced=_drawn),
    OwedKind("putback", forced=_put_back),
]
