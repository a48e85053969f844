"""What helps the living: a life point, a card."""

from __future__ import annotations

from collections.abc import Iterable

from referee.core.book.rulebook import Situation
from referee.core.book.rules import Follow, Objection
from referee.core.nouns.entries import LifeGained
from referee.core.nouns.table import Owed
from referee.sets.base.healing import may_gain
from referee.sets.death_mesa.box import MESA
from referee.sets.death_mesa.entries import Worked
from referee.sets.death_mesa.glimpses import face_up
from referee.sets.death_mesa.haunting import MOVES_ALSO, aimed
from referee.sets.death_mesa.mesa import bound_by


@MESA.follow(Worked, clauses=("DMS-071",), kinds=("blood_juice",))
def blood_juice(now: Situation, entry: Worked, before: Situation) -> Iterable[Follow]:
    """A living player regains a life point; it is no drink of the saloon."""
    for target in aimed(before):
        if may_gain(now, target):
            yield Follow(Owed("gain", target, 1, "blood_juice"))


@MESA.object(LifeGained, clauses=("DMS-071", "DMS-083"), kinds=("blood_juice",))
def juice_in_a_dry_spell(now: Situation, entry: LifeGained) -> Objection | None:
    """Whether Blood Juice is a drink of the saloon is said nowhere."""
    bound = bound_by(now.table, "dry_spell", entry.by) is not None
    return Objection("juice_in_a_dry_spell", {"by": entry.by}) if bound else None


@MESA.follow(Worked, clauses=("DMS-088", "DMS-089"), kinds=("hidden_stash",))
def hidden_stash(now: Situation, entry: Worked, before: Situation) -> Iterable[Follow]:
    """A living player draws a card, by the option at random out of the ghost's buried goods."""
    for target in aimed(before):
        if now.table.options.get("hidden_stash") != "goods":
            yield Follow(Owed("draw", target, 1, "hidden_stash"))
        elif now.seat(entry.by).hand.most != 0:
            yield Follow(Owed("exhume", target, 1, "hidden_stash", entry.by))


@MESA.follow(Worked, clauses=("DMS-093",), kinds=("last_testament",))
def another_for_the_goods(now: Situation, entry: Worked, before: Situation) -> Iterable[Follow]:
    """By the option the ghost draws a card for his goods after he gave one away."""
    if now.table.options.get("last_testament") == "drawing" and aimed(before) and now.seat(entry.by).hand.most != 0:
        yield Follow(Owed("draw", entry.by, 1, "last_testament"))


@MESA.follow(Worked, clauses=("DMS-092",), kinds=("last_testament",))
def last_testament(now: Situation, entry: Worked, before: Situation) -> Iterable[Follow]:
    """A living player gets the card of the goods that their ghost chooses."""
    for target in aimed(before):
        if now.seat(entry.by).hand.most != 0:
            yield Follow(Owed("exhume", target, 1, "last_testament", entry.by))


MOVES_ALSO["cemetery"] = lambda now, at: face_up(now.table)


@MESA.follow(Worked, clauses=("DMS-072", "DMS-073", "DMS-074"), kinds=("cemetery",))
def cemetery(now: Situation, entry: Worked, before: Situation) -> Iterable[Follow]:
    """One player takes two cards of the open graves, then the other living one each, clockwise."""
    left = sum(seat.hand.least for seat in now.table.seats if seat.out)
    for target in aimed(before):
        for place, seat in enumerate(now.table.clockwise(target)):
            count = min(2 if not place else 1, left)
            left -= count
            if count:
                yield Follow(Owed("exhume", seat, count, "cemetery", ordered=True))
