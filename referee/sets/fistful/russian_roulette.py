"""Russian Roulette: from the Sheriff on each gives a Missed!, round and round, until one does not."""

from __future__ import annotations

from collections.abc import Iterable

from referee.core.book.questions import (
    ANSWER_IS_PLAYED,
    ANSWERED_BY,
    GOES_ROUND,
    HAS_LIFE,
    HIT_COSTS,
    IS_ASKED,
)
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Follow, Objection
from referee.core.nouns.entries import Answered, Declined, Flipped
from referee.core.nouns.sightings import known_in
from referee.core.nouns.table import Owed
from referee.core.nouns.vocabulary import NOBODY
from referee.sets.events.entries import EventBegan
from referee.sets.events.turning import TURNS_EVENTS
from referee.sets.fistful.box import FISTFUL

EVENT = "russian_roulette"
LOST = 2
REFUSED = "roulette_refused"
"""The open reading by which one may give nothing though he holds a Missed!."""


@FISTFUL.follow(EventBegan, clauses=("FCX-083", "FCX-092"), kinds=(EVENT,))
def the_sheriff_gives_first(now: Situation, entry: EventBegan, before: Situation) -> Iterable[Follow]:
    """On entering, before the Sheriff's turn begins."""
    first = now.ask(TURNS_EVENTS) or next((seat.number for seat in now.table.seats if seat.role == "sheriff"), 0)
    for seat in _asked(now, first)[:1]:
        yield Follow(_asks(seat), "card", NOBODY)


def _asked(now: Situation, seat: int) -> tuple[int, ...]:
    """Those who give a Missed!, from this seat on, with life points to lose."""
    order = now.ask(GOES_ROUND, seat) if seat else ()
    return tuple(each for each in order if now.ask(IS_ASKED, each) and now.ask(HAS_LIFE, each))


def _asks(seat: int) -> Owed:
    return Owed("answer", seat, 1, EVENT, clauses=("FCX-083", "FCX-084", "FCX-085", "FCX-086", "FCX-092"))


@FISTFUL.follow(Answered, Flipped, clauses=("FCX-084", "FCX-086", "FCX-087"))
def the_next_one_gives(now: Situation, entry: Answered | Flipped, before: Situation) -> Iterable[Follow]:
    """Clockwise, and round again; a draw! that fails leaves its player to give one."""
    if before.met is None or before.met.cause != EVENT:
        return
    if isinstance(entry, Flipped) and not now.succeeds(entry.by, entry.card, entry.face):
        return
    others = [seat for seat in _asked(now, entry.by) if seat != entry.by]
    yield Follow(_asks(others[0] if others else entry.by))


@FISTFUL.amend(HIT_COSTS, "FCX-085", "FCX-089", "FCX-090")
def who_gives_none_loses_two(now: Situation, lost: int, seat: int, attack: str) -> int:
    """Then it is over; nobody is the author of that loss, and a Beer may make good for it."""
    return LOST if attack == EVENT else lost


@FISTFUL.amend(ANSWER_IS_PLAYED, "FCX-091")
def given_and_not_played(now: Situation, played: bool, attack: str) -> bool:
    """What is discarded for it does nothing else."""
    return played and attack != EVENT


@FISTFUL.object(Declined, clauses=("FCX-088",))
def roulette_refused(now: Situation, entry: Declined) -> Objection | None:
    """Whether he who surely holds a Missed! has to give it is said nowhere."""
    if now.met is None or now.met.cause != EVENT:
        return None
    wanted = (kind for kind in now.ask(ANSWERED_BY, EVENT) if not now.is_a(kind, "waits"))
    serving = frozenset(wanted)
    held = (card for card in known_in(now.table, now.holder(entry.by)) if card.kind in serving)
    card = next(held, None)
    return Objection(REFUSED, {"by": entry.by, "card": card.kind}) if card is not None else None
