"""Who gains when another player is eliminated: Greg Digger and Herb Hunter, once the card under way is over."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from referee.core.book.questions import ACTS, COMES_TO, GAINS_WHEN_GONE, STILL_DUE
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Follow
from referee.core.nouns.entries import Eliminated, LifeGained
from referee.core.nouns.table import Owed
from referee.sets.base.healing import may_gain
from referee.sets.dodge_city.box import DODGE_CITY

DIGGER, HUNTER = "greg_digger", "herb_hunter"
LIFE, CARDS = 2, 2


def _others(now: Situation, gone: int, character: str) -> Iterable[int]:
    """Those with this ability who are still there, from the left of him who is gone."""
    for seat in now.table.round(gone)[1:]:
        if now.has(seat, character) and now.ask(ACTS, seat) and not now.seat(seat).falling:
            yield seat


@DODGE_CITY.amend(GAINS_WHEN_GONE, "DCX-115", "DCX-116")
def greg_digger(now: Situation, gains: tuple[Owed, ...], gone: int) -> tuple[Owed, ...]:
    """Greg Digger regains two life points, as far as there is room for them then."""
    waits = len(now.table.frames) > 1
    for seat in _others(now, gone, DIGGER):
        count = LIFE if waits else _room(now, seat)
        must = now.seat(seat).life is not None
        gains += (Owed("gain", seat, count, DIGGER, must=must, clauses=("DCX-115", "DCX-116")),) if count else ()
    return gains


@DODGE_CITY.amend(GAINS_WHEN_GONE, "DCX-118", "DCX-119")
def herb_hunter(now: Situation, gains: tuple[Owed, ...], gone: int) -> tuple[Owed, ...]:
    """Herb Hunter draws two cards, beside any reward."""
    hunters = _others(now, gone, HUNTER)
    return (*gains, *(Owed("draw", seat, CARDS, HUNTER, clauses=("DCX-118", "DCX-119")) for seat in hunters))


@DODGE_CITY.follow(Eliminated, clauses=("DCX-115", "DCX-118"))
def once_the_card_is_over(now: Situation, entry: Eliminated, before: Situation) -> Iterable[Follow]:
    """Whoever gains by it waits for the end of the card; nobody is eliminated twice."""
    if not before.seat(entry.by).out:
        for gain in now.ask(GAINS_WHEN_GONE, entry.by):
            yield Follow(gain, "later")


def _room(now: Situation, number: int) -> int:
    """How many of the two he lacks; both where that is not known."""
    seat = now.seat(number)
    if not may_gain(now, number):
        return 0
    return LIFE if seat.life is None or seat.most is None else min(LIFE, seat.most - seat.life)


@DODGE_CITY.follow(LifeGained, clauses=("DCX-116",), kinds=(DIGGER,))
def no_room_for_the_next(now: Situation, entry: LifeGained, before: Situation) -> Iterable[Follow]:
    """What he has for another who fell to the same card has to find room after this."""
    for owed in now.table.top.owed:
        if (owed.kind, owed.seat, owed.cause) == ("gain", entry.by, DIGGER) and owed.count > _room(now, entry.by):
            yield Follow(replace(owed, count=_room(now, entry.by)), "anew")


@DODGE_CITY.amend(COMES_TO, "DCX-116")
def as_far_as_there_is_room(now: Situation, count: int, owed: Owed) -> int:
    """What he lacks when the card is over counts."""
    return _room(now, owed.seat) if owed.cause == DIGGER else count


@DODGE_CITY.amend(STILL_DUE, "DCX-117", "DCX-116")
def only_who_is_still_there(now: Situation, due: bool, owed: Owed) -> bool:
    """Who fell to the same card gains nothing, nor does who lacks nothing."""
    if owed.cause not in (DIGGER, HUNTER) or not due:
        return due
    there = now.ask(ACTS, owed.seat) and not now.seat(owed.seat).falling
    return there and (owed.cause == HUNTER or _room(now, owed.seat) > 0)
