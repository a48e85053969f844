"""Panic! and Cat Balou: one card of another player."""

from __future__ import annotations

from collections.abc import Iterable

from referee.core.book.questions import TOUCHES
from referee.core.book.rulebook import Situation, kind_of
from referee.core.book.rules import Follow, Objection
from referee.core.nouns.entries import Played, Took, Tossed
from referee.core.nouns.table import Owed
from referee.core.play.arrivals import lacks_its_coming, told_by_his_hand
from referee.core.play.unplayed import lacks_its_play
from referee.sets.base.area import asked
from referee.sets.base.box import BASE


def bare(now: Situation, number: int) -> bool:
    """Certainly without a card, in hand or in play."""
    return now.hand(number).most == 0 and not now.seat(number).in_play


@BASE.object(Played, clauses=("ITC-238", "NLB-044", "NLB-045"), traits=("take", "toss"))
def on_oneself(now: Situation, entry: Played) -> Objection | None:
    """Whether one's own card may be taken away is left open in the base game."""
    own = entry.at and entry.at[0] == entry.by
    return Objection("own_cards", {"by": entry.by, "card": kind_of(entry)}) if own else None


@BASE.object(Played, clauses=("NLB-044", "NLB-045"), traits=("take", "toss"))
def from_one_without_cards(now: Situation, entry: Played) -> Objection | None:
    """Whether it may be played at one who has no card is said nowhere."""
    at_one = entry.at and entry.at[0] != entry.by and not now.is_a(kind_of(entry), "others")
    if not at_one or now.seat(entry.at[0]).out or not bare(now, entry.at[0]):
        return None
    return Objection("nothing_to_take", {"by": entry.by, "at": entry.at[0], "card": kind_of(entry)})


def _robbed(now: Situation, entry: Played) -> tuple[int, ...]:
    """Those aimed at who may have a card, and whom it touches."""
    several = now.is_a(kind_of(entry), "others")
    others = entry.at or tuple(seat for seat in asked(now, entry.by) if seat != entry.by)
    aimed = (target for target in (others if several else entry.at[:1]) if not bare(now, target))
    return tuple(target for target in aimed if now.ask(TOUCHES, entry, target))


@BASE.follow(Played, clauses=("NLB-045",), traits=("take",))
def cards_that_take(now: Situation, entry: Played, before: Situation) -> Iterable[Follow]:
    """Panic! takes one card from a player, another card perhaps from everybody else."""
    for target in _robbed(now, entry):
        yield Follow(Owed("take", entry.by, 1, kind_of(entry), target))


@BASE.follow(Played, clauses=("NLB-044",), traits=("toss",))
def cards_that_toss(now: Situation, entry: Played, before: Situation) -> Iterable[Follow]:
    """Cat Balou makes a player discard one card, another card perhaps everybody else."""
    for target in _robbed(now, entry):
        yield Follow(Owed("toss", entry.by, 1, kind_of(entry), target))


@BASE.object(Took, Tossed, clauses=("NLB-044", "NLB-045"), due=True)
def from_the_one_aimed_at(now: Situation, entry: Took | Tossed) -> Objection | None:
    """Only the card that was played entitles to it, and only from its target."""
    if now.met is None:
        return Objection("not_entitled", {"by": entry.by}, doubt=lacks_its_play(now, entry))
    if not now.met.other or entry.of == now.met.other:
        return None
    return Objection("wrong_target", {"by": entry.by, "at": now.met.other})


@BASE.object(Took, Tossed, clauses=("NLB-044", "NLB-045", "FAQ-008"))
def card_that_lies_there(now: Situation, entry: Took | Tossed) -> Objection | None:
    """A card in play or of the hand; role and character are no such cards."""
    if entry.card is None or any(entry.card.may_be(card) for card in now.seat(entry.of).in_play):
        return None
    unwritten = lacks_its_coming(now.table, entry, now.book)
    if unwritten and told_by_his_hand(now.table, entry, now.book):
        return None
    return Objection("card_not_there", {"by": entry.of, "card": entry.card.kind}, doubt=unwritten)
