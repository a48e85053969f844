"""What a card that took effect may bring besides: a card for the goods, or one of the goods for the living.

And the cards that may be discarded for another one, while one team of ghosts only is dead.
"""

from __future__ import annotations

from collections.abc import Iterable

from referee.core.book.rulebook import Situation
from referee.core.book.rules import Follow, Objection
from referee.core.nouns.table import Owed
from referee.core.nouns.verdict import Level
from referee.sets.death_mesa.box import MESA
from referee.sets.death_mesa.cost import one_team
from referee.sets.death_mesa.entries import Shed, Worked
from referee.sets.death_mesa.facts import REDRAWN, SPIRITS
from referee.sets.death_mesa.mesa import the_mesa


def _suit(now: Situation) -> str:
    play = the_mesa(now.table).play
    return play.spirit.face[-1:] if play is not None else ""


@MESA.follow(Worked, clauses=("DMS-039",))
def a_spade_adds_to_the_goods(now: Situation, entry: Worked, before: Situation) -> Iterable[Follow]:
    """After a spade the ghost may draw a card of the normal deck for his buried goods."""
    if before.met is not None and _suit(now) == "s":
        yield Follow(Owed("draw", entry.by, 1, "spade_bonus", must=False))


@MESA.follow(Worked, clauses=("DMS-040",))
def a_heart_gives_of_the_goods(now: Situation, entry: Worked, before: Situation) -> Iterable[Follow]:
    """After a heart he may have a living player draw one of them at random."""
    if before.met is not None and _suit(now) == "h" and now.seat(entry.by).hand.most != 0:
        yield Follow(Owed("exhume", entry.by, 1, "heart_bonus", entry.by, must=False))


@MESA.follow(Shed, clauses=("DMS-082", "DMS-108", "DMS-114"), kinds=("redraw",))
def another_card_instead(now: Situation, entry: Shed, before: Situation) -> Iterable[Follow]:
    """Who discards one of these draws another card."""
    yield Follow(Owed("conjure", entry.by, entry.count, "redraw"))


@MESA.object(Shed, clauses=("DMS-082", "DMS-108", "DMS-114"), kinds=("redraw",))
def only_with_one_team_dead(now: Situation, entry: Shed) -> Objection | None:
    """Only these cards, and only while one team of ghosts is dead."""
    kinds = [card.kind for card in entry.spirits]
    only = tuple(SPIRITS[kind].redrawn for kind in kinds if kind in REDRAWN)
    if any(kind and kind not in REDRAWN for kind in kinds):
        return Objection("not_redrawn", {"by": entry.by})
    team = one_team(now)
    if team:
        return None
    return Objection("not_redrawn", {"by": entry.by}, Level.UNCLEAR if team is None else Level.ILLEGAL, only=only)
