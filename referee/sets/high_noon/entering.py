"""The Daltons and the Doctor: what is done as soon as they are turned up, before the turn begins."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from referee.core.book.owed_kind import OwedKind, his_own
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Follow, Objection
from referee.core.nouns.entries import Dropped
from referee.core.nouns.table import Owed
from referee.core.nouns.vocabulary import NOBODY, Card
from referee.sets.base.healing import may_gain
from referee.sets.events.entries import EventBegan
from referee.sets.events.turning import TURNS_EVENTS
from referee.sets.high_noon.box import HIGH_NOON

DALTONS, DOCTOR = "the_daltons", "the_doctor"
ROBBED = "daltons"
"""The kind of owed thing that is met by discarding a blue card of one's own choice."""


def _blue(now: Situation, seat: int) -> tuple[Card, ...]:
    """The cards before this player that are blue, or may be, since nobody named them."""
    return tuple(card for card in now.seat(seat).in_play if not card.kind or _is_blue(now, card.kind))


def _is_blue(now: Situation, kind: str) -> bool:
    return kind in now.book.cards and now.book.cards[kind].colour == "blue"


def _only_one(now: Situation, owed: Owed) -> Dropped | None:
    """Which card it is leaves a choice where several lie there."""
    lying = _blue(now, owed.seat)
    return Dropped(owed.seat, lying[0]) if len(lying) == 1 and lying[0].kind else None


HIGH_NOON.owes.append(
    OwedKind(
        ROBBED,
        ((Dropped, his_own),),
        forced=_only_one,
        choices=lambda now, owed: tuple(card.kind or "?" for card in _blue(now, owed.seat)),
        verb="drop",
        causes=lambda book: (DALTONS,),
    )
)


def of_the_event(owed: Iterable[Owed]) -> Iterator[Follow]:
    """All this, as a card of its own that nobody played."""
    for place, each in enumerate(owed):
        yield Follow(each, "now" if place else "card", NOBODY)


@HIGH_NOON.follow(EventBegan, clauses=("HNX-026", "HNX-029", "HNX-030", "HNX-031"), kinds=(DALTONS,))
def the_daltons_come(now: Situation, entry: EventBegan, before: Situation) -> Iterable[Follow]:
    """Each player who has a blue card before him discards one; who has none loses nothing."""
    order = now.table.clockwise(now.ask(TURNS_EVENTS) or 1)
    yield from of_the_event(Owed(ROBBED, seat, 1, DALTONS) for seat in order if _blue(now, seat))


@HIGH_NOON.object(Dropped, clauses=("HNX-026", "HNX-027", "HNX-028", "HNX-030"))
def a_blue_card_of_his_choice(now: Situation, entry: Dropped) -> Objection | None:
    """Any blue card, a weapon, a Jail and a Dynamite among them; and no other."""
    if now.met is None or now.met.kind != ROBBED or not entry.card.kind or _is_blue(now, entry.card.kind):
        return None
    return Objection("not_a_blue_card", {"by": entry.by, "card": entry.card.kind})


@HIGH_NOON.follow(EventBegan, clauses=("HNX-032", "HNX-033", "HNX-034", "HNX-035"), kinds=(DOCTOR,))
def the_doctor_comes(now: Situation, entry: EventBegan, before: Situation) -> Iterable[Follow]:
    """Who has the fewest life points regains one, all who tie for it do; but nobody above his maximum."""
    order = now.table.clockwise(now.ask(TURNS_EVENTS) or 1)
    lives = {seat: now.seat(seat).life for seat in order}
    known = [life for life in lives.values() if life is not None]
    sure = len(known) == len(lives)
    fewest = [seat for seat, life in lives.items() if life is None or life == min(known, default=0)]
    healed = (seat for seat in fewest if may_gain(now, seat))
    yield from of_the_event(Owed("gain", seat, 1, DOCTOR, must=sure) for seat in healed)
