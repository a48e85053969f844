"""Whose an attack is that a Mirage led elsewhere: the attacker's still, or the ghost's; no text says."""

from __future__ import annotations

from msgspec.structs import replace

from referee.core.book.questions import BEHIND, IS_PENALISED
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Objection
from referee.core.nouns.entries import Drew, Eliminated, Played, TurnBegan
from referee.sets.death_mesa.box import MESA
from referee.sets.death_mesa.entries import Haunted
from referee.sets.death_mesa.mesa import Mesa, the_mesa

LED = "still_the_attacker"
REACTIONS = ("mirage", "warn")


@MESA.remember(Played, TurnBegan, Haunted, clauses=("DMS-095",))
def another_attack(now: Situation, kept: Mesa, entry: Played | TurnBegan | Haunted, before: Situation) -> Mesa:
    """What is played next, but for what reacts to an attack or saves from it, is another matter."""
    if isinstance(entry, Played) and not entry.at:
        return kept
    reacts = isinstance(entry, Haunted) and entry.spirit.kind in REACTIONS
    return kept if reacts or not kept.led else replace(kept, led=())


@MESA.amend(BEHIND, "DMS-095")
def the_ghost_who_led_it(now: Situation, behind: int, seat: int, card: str) -> int:
    """By the other reading the ghost attacks whom the Mirage leads it to."""
    led = the_mesa(now.table).led
    if not led or now.holds(LED):
        return behind
    attack = any((frame.author, frame.card, frame.targets) == (seat, card, led[1:]) for frame in now.table.frames)
    return led[0] if attack else behind


@MESA.object(Eliminated, clauses=("DMS-095", "NLB-017", "NLB-018", "DMS-050"))
def whose_kill_it_is(now: Situation, entry: Eliminated) -> Objection | None:
    """It is told where it makes a difference: for a reward, a penalty, or who steps into the Sheriff's place."""
    led, by = the_mesa(now.table).led, entry.by
    if led[1:] != (by,) or not entry.author or (now.seat(entry.author).out and not _names_the_ghost(now, entry)):
        return None
    attacker = next((frame.author for frame in now.table.frames if frame.targets == led[1:]), entry.author)
    role, ghost = entry.role or now.seat(by).role, now.seat(led[0]).role
    reward = ("NLB-017",) if role in ("outlaw", "") else ()
    penalty = ("NLB-018",) if role in ("deputy", "") and now.ask(IS_PENALISED, attacker) else ()
    place = ("DMS-050",) if role in ("sheriff", "") and ghost in ("renegade", "") else ()
    return _open(led, attacker, (*reward, *penalty, *place)) if reward or penalty or place else None


def _names_the_ghost(now: Situation, entry: Eliminated) -> bool:
    """Does the entry follow the reading that does not hold here?"""
    return entry.author == the_mesa(now.table).led[0] and now.holds(LED)


@MESA.object(Drew, clauses=("DMS-095", "CRD-023"), kinds=("el_gringo",))
def from_whom_he_draws(now: Situation, entry: Drew) -> Objection | None:
    """El Gringo draws from the attacker, and has nothing to take from a ghost."""
    led = the_mesa(now.table).led
    return _open(led, entry.of, ("CRD-023",)) if led[1:] == (entry.by,) and now.met is not None else None


def _open(led: tuple[int, ...], attacker: int, clauses: tuple[str, ...]) -> Objection:
    args = {"by": led[1], "author": led[0], "of": attacker}
    return Objection(LED, args, only=("DMS-095", *clauses))
