"""Which BANG! cards of a turn count: not those at a ghost, nor In Memoriam those at the ghost's killer."""

from __future__ import annotations

import dataclasses

from msgspec.structs import replace

from referee.core.book.questions import BANG_LIMIT
from referee.core.book.rulebook import Situation, kind_of
from referee.core.book.rules import Objection
from referee.core.nouns.entries import Played, TurnBegan
from referee.core.nouns.verdict import Level
from referee.sets.base.shooting import one_bang_a_turn
from referee.sets.death_mesa.box import MESA
from referee.sets.death_mesa.mesa import Mesa, bonds_of, the_mesa

COUNTED = ("NLB-013", "DMS-023", "DMS-090")
"""The clauses on what counts."""


def killer_of(now: Situation, ghost: int) -> int:
    """Whose kill this ghost was; 0 if nobody's."""
    author = next((death.author for death in reversed(now.table.deaths) if death.seat == ghost), 0)
    return author if author != ghost else 0


def _killers(now: Situation, seat: int) -> list[int]:
    """Those who killed the ghosts in whose memory this player shoots, as far as anybody did."""
    ghosts = (bond.author for bond in bonds_of(now.table, "in_memoriam", seat))
    return [killer for ghost in ghosts if (killer := killer_of(now, ghost))]


def _does_not_count(now: Situation, entry: Played) -> bool:
    if not now.is_a(kind_of(entry), "bang") or not entry.at:
        return False
    return now.seat(entry.at[0]).out or entry.at[0] in _killers(now, entry.by)


@MESA.remember(Played, TurnBegan, clauses=("DMS-023", "DMS-090"))
def shots_that_do_not_count(now: Situation, kept: Mesa, entry: Played | TurnBegan, before: Situation) -> Mesa:
    """How many of this turn."""
    if isinstance(entry, TurnBegan):
        return replace(kept, spared=0)
    own = entry.by == before.table.turn.seat
    return replace(kept, spared=kept.spared + 1) if own and _does_not_count(before, entry) else kept


@MESA.object(
    Played,
    clauses=COUNTED,
    traits=("bang",),
    replaces="base.one_bang_a_turn",
)
def one_bang_that_counts(now: Situation, entry: Played) -> Objection | None:
    """One BANG! a turn at all the others."""
    if _does_not_count(now, entry):
        return None
    found = _one_of_those_that_count(now, entry)
    if found is None or not (unseen := _killer_unseen(now, entry.by)):
        return found
    return Objection("killer_unnoted", {"by": entry.by, "of": unseen}, Level.UNCLEAR, only=("DMS-090", "DMS-091"))


def _killer_unseen(now: Situation, seat: int) -> int:
    """A ghost in whose memory this player shoots, and whose killer nobody noted; 0 if there is none."""
    ghosts = (bond.author for bond in bonds_of(now.table, "in_memoriam", seat))
    return next((ghost for ghost in ghosts if ghost in now.table.fell_unnoted), 0)


def _one_of_those_that_count(now: Situation, entry: Played) -> Objection | None:
    turn = now.table.turn
    spared = [place for place, kind in enumerate(turn.played) if now.is_a(kind, "bang")][: the_mesa(now.table).spared]
    played = tuple(kind for place, kind in enumerate(turn.played) if place not in spared)
    table = replace(now.table, turn=replace(turn, played=played))
    found: Objection | None = one_bang_a_turn(Situation(table, now.book, now.met, now.early), entry)
    return found if found is None else dataclasses.replace(found, only=found.only or COUNTED)


@MESA.amend(BANG_LIMIT, "DMS-091")
def one_more_for_a_dead_killer(now: Situation, limit: int | None, seat: int) -> int | None:
    """If the ghost's killer is dead, it is one BANG! more."""
    return None if limit is None else limit + sum(now.seat(killer).out for killer in _killers(now, seat))
