"""What answers what: of which colour a card is, and which card in a duel of ghosts changes nothing."""

from __future__ import annotations

from referee.core.book.rulebook import Situation
from referee.core.nouns.table import Owed
from referee.core.nouns.vocabulary import is_red
from referee.core.play.witnesses import role_of_all
from referee.sets.death_mesa.entries import GhostCard, Negated
from referee.sets.death_mesa.facts import SPIRITS
from referee.sets.death_mesa.mesa import Play, the_mesa

PLAYED_AS_BLACK = "spook"
"""What two cards of a dead Renegade are is a Spook!, and a Spook! is black."""


def void(play: Play | None, met: Owed | None) -> bool:
    """Is it against what nothing negates, or over what was fought over already, so that it changes nothing?"""
    if play is None or met is None or met.kind != "works":
        return False
    facts = SPIRITS.get(play.spirit.kind)
    return bool(play.foe) or (facts is not None and facts.unanswerable)


def mistaken(met: Owed) -> bool:
    """Does the table go on from a card that by the rules answered nothing?"""
    return met.kind == "counter" and not met.must


def answered(before: Situation) -> GhostCard:
    """The card that is answered."""
    kept = the_mesa(before.table)
    if before.met is not None and mistaken(before.met) and kept.discards:
        return kept.discards[-1]
    return GhostCard() if kept.play is None else kept.play.last if kept.play.foe else kept.play.spirit


def _colour(card: GhostCard, traded: bool) -> bool | None:
    """Is it red? None where nobody saw the suit."""
    if card.face:
        return is_red(card.face)
    return False if traded and card.kind == PLAYED_AS_BLACK else None


def colours(now: Situation, entry: Negated) -> tuple[bool | None, bool | None]:
    """Of the card that is answered and of the one it is answered with: red?"""
    play, first = the_mesa(now.table).play, now.met is not None and now.met.kind == "works"
    return _colour(answered(now), first and play is not None and play.traded), _colour(entry.spirit, False)


def amiss(now: Situation, entry: Negated) -> bool:
    """Is it, for all to see, a card that answers nothing: of the same colour, or of one who may not step in?"""
    colour, own = colours(now, entry)
    met, role, play = now.met, role_of_all(now, now.seat(entry.by)), the_mesa(now.table).play
    traded = play is not None and play.traded and met is not None and met.kind == "works"
    if colour is not None and colour == own and not now.ruled("black_against_traded" if traded else "same_colour"):
        return True
    steps_in = met is not None and met.kind == "counter" and entry.of == met.seat != entry.by
    return steps_in and role not in ("renegade", "") and not now.ruled("only_renegades_step_in")
