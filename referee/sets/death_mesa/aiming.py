"""At whom a card of the Dead Men's Deck is played: the living, a ghost, or nobody in particular."""

from __future__ import annotations

from referee.core.book.rulebook import Situation
from referee.core.book.rules import Objection
from referee.sets.death_mesa.box import MESA
from referee.sets.death_mesa.entries import Haunted
from referee.sets.death_mesa.facts import SPIRITS

SEATS = {"none": 0, "living": 1, "two": 2, "ghost": 1, "grave": 2}
"""How many players a card names, by its aim."""
FOR_GHOSTS = ("ghost", "grave")
"""A grave is a ghost's; who gets the card out of it may be anybody."""
STATED = tuple(dict.fromkeys(clause for spirit in SPIRITS.values() for clause in spirit.clauses))


@MESA.object(Haunted, clauses=(*STATED, "DMS-070"), sight=True)
def at_whom_it_may_be_played(now: Situation, entry: Haunted) -> Objection | None:
    """Each card says how many players it is for, and whether these are alive."""
    spirit = SPIRITS.get(entry.spirit.kind)
    if spirit is None:
        return None
    number = for_how_many(now, entry.spirit.kind)
    if len({*entry.at}) != number or len(entry.at) != number:
        stated = (*spirit.clauses, *(("DMS-070",) if number != SEATS[spirit.aim] else ()))
        return Objection("wrong_targets", {"by": entry.by, "card": entry.spirit.kind}, only=stated)
    named = entry.at[:1] if spirit.aim == "grave" else entry.at
    wrong = next((seat for seat in named if _dead(now, seat) != (spirit.aim in FOR_GHOSTS)), 0)
    if not wrong:
        return None
    return Objection("not_for_such", {"by": entry.by, "at": wrong, "card": entry.spirit.kind}, only=spirit.clauses)


def aim_of(now: Situation, kind: str) -> str:
    """By the option Bad Moon Rising is for one player of the ghost's choosing."""
    alone = kind == "bad_moon_rising" and now.table.options.get("bad_moon") == "one"
    return "living" if alone else SPIRITS[kind].aim


def for_how_many(now: Situation, kind: str) -> int:
    """How many players a card of this name is for in this game."""
    return SEATS[aim_of(now, kind)]


def _dead(now: Situation, seat: int) -> bool:
    return now.seat(seat).out
