"""What a card of the Dead Men's Deck keeps the living from: healing, their ability, playing, harming."""

from __future__ import annotations

from msgspec.structs import replace

from referee.core.book.questions import HEALS, WORKS
from referee.core.book.rulebook import Situation, kind_of
from referee.core.book.rules import Objection
from referee.core.nouns.entries import Answered, Discarded, Eliminated, Played
from referee.core.nouns.verdict import Level
from referee.sets.death_mesa.box import MESA
from referee.sets.death_mesa.entries import Haunted
from referee.sets.death_mesa.mesa import Mesa, bound_by, the_mesa

DRINKS = ("beer", "saloon")
"""The alcoholic drinks."""
HARMFUL = ("shot", "challenge", "dynamite")
"""The cards that could inflict pain."""


@MESA.amend(HEALS, "DMS-083", "DMS-084")
def no_drink_heals(now: Situation, heals: bool, seat: int, kind: str) -> bool:
    """Whom a Dry Spell binds gains nothing by any drink, not even at his last life point."""
    return heals and not (now.is_a(kind, *DRINKS) and bound_by(now.table, "dry_spell", seat))


@MESA.object(Played, clauses=("DMS-083",), traits=("beer",))
def a_drink_in_a_dry_spell(now: Situation, entry: Played) -> Objection | None:
    """He may drink all the same."""
    if bound_by(now.table, "dry_spell", entry.by) is None:
        return None
    return Objection("dry_spell", {"by": entry.by, "card": kind_of(entry)}, Level.WITHOUT_EFFECT)


@MESA.amend(WORKS, "DMS-097")
def a_nightmare_takes_the_ability(now: Situation, works: bool, seat: int, id_: str) -> bool:
    """Whom a Nightmare binds has no ability."""
    own = id_ == now.seat(seat).character
    return works and not (own and bound_by(now.table, "nightmare", seat))


@MESA.object(Answered, clauses=("DMS-085",))
def one_card_in_his_duel(now: Situation, entry: Answered) -> Objection | None:
    """A BANG! given up in a Duel of one's own is a card used."""
    turn = now.table.turn
    if entry.by != turn.seat or not turn.played or bound_by(now.table, "ghost_stories", entry.by) is None:
        return None
    return Objection("one_card_only", {"by": entry.by, "card": kind_of(entry)})


@MESA.object(Played, clauses=("DMS-085",))
def one_card_in_his_turn(now: Situation, entry: Played) -> Objection | None:
    """Whom Ghost Stories bind plays one card in his turn."""
    turn = now.table.turn
    if entry.by != turn.seat or not turn.played or bound_by(now.table, "ghost_stories", entry.by) is None:
        return None
    return Objection("one_card_only", {"by": entry.by, "card": kind_of(entry)})


@MESA.object(Discarded, clauses=("DMS-085",), kinds=("sid_ketchum",))
def two_cards_for_a_life_point(now: Situation, entry: Discarded) -> Objection | None:
    """Whether Sid Ketchum uses the two cards that he discards in his turn is said nowhere."""
    if entry.by != now.table.turn.seat or bound_by(now.table, "ghost_stories", entry.by) is None:
        return None
    return Objection("discarded_or_used", {"by": entry.by})


@MESA.object(Played, clauses=("DMS-087",), traits=HARMFUL)
def no_harm_in_his_turn(now: Situation, entry: Played) -> Objection | None:
    """Whom a Guilty Conscience binds plays no card in his turn that could hurt anybody."""
    if entry.by != now.table.turn.seat or bound_by(now.table, "guilty_conscience", entry.by) is None:
        return None
    return Objection("conscience_pricks", {"by": entry.by, "card": kind_of(entry)})


@MESA.remember(Eliminated, clauses=("DMS-086",))
def who_has_killed(now: Situation, kept: Mesa, entry: Eliminated, before: Situation) -> Mesa:
    """Who has killed somebody has, even if the dead rises again."""
    new = entry.author and entry.author != entry.by and entry.author not in kept.killers
    return replace(kept, killers=(*kept.killers, entry.author)) if new else kept


@MESA.object(Haunted, clauses=("DMS-086",))
def only_a_killer_has_it(now: Situation, entry: Haunted) -> Objection | None:
    """A Guilty Conscience is for one who has killed somebody."""
    authors = {*the_mesa(now.table).killers, *(death.author for death in now.table.deaths)}
    if entry.spirit.kind != "guilty_conscience" or authors & {*entry.at}:
        return None
    known = {death.seat for death in now.table.deaths}
    certain = all(seat.number in known for seat in now.table.seats if seat.out)
    args = {"by": entry.by, "at": entry.at[0] if entry.at else 0}
    return Objection("has_killed_nobody", args, Level.ILLEGAL if certain else Level.UNCLEAR)
