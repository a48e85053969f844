"""Whose an attack is that a Mirage led elsewhere: the attacker's still, or the ghost's; no text says."""

from __future__ import annotations

from msgspec.structs import replace

from referee.core.book.questions import BEHIND, IS_PENALISED, MISSES_NEEDED
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Objection
from referee.core.nouns.entries import Answered, Declined, Drew, Eliminated, LifeLost, Played, TurnBegan
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


@MESA.object(Eliminated, clauses=("DMS-095", "NLB-017", "NLB-018", "DMS-050", "DMS-086", "DMS-090"))
def whose_kill_it_is(now: Situation, entry: Eliminated) -> Objection | None:
    """A reward, a penalty, who steps into the Sheriff's place; else who has killed, and in whose memory it counts."""
    led, by = the_mesa(now.table).led, entry.by
    if led[1:] != (by,) or not entry.author or (now.seat(entry.author).out and not _names_the_ghost(now, entry)):
        return None
    attacker = _attacker(now, led) or entry.author
    role, ghost = entry.role or now.seat(by).role, now.seat(led[0]).role
    reward = ("NLB-017",) if role in ("outlaw", "") else ()
    penalty = ("NLB-018",) if role in ("deputy", "") and now.ask(IS_PENALISED, attacker) else ()
    place = ("DMS-050",) if role in ("sheriff", "") and ghost in ("renegade", "") else ()
    return _open(led, attacker, (*reward, *penalty, *place) or ("DMS-086", "DMS-090"))


@MESA.object(LifeLost, clauses=("DMS-095",))
def whose_wound_it_is(now: Situation, entry: LifeLost) -> Objection | None:
    """Who puts a life point down to the ghost follows the reading that does not hold here."""
    led = the_mesa(now.table).led
    named = led[1:] == (entry.by,) and _names_the_ghost(now, entry)
    return _open(led, _attacker(now, led), ()) if named else None


@MESA.object(Answered, Declined, clauses=("DMS-095", "CRD-032"))
def how_many_it_takes(now: Situation, entry: Answered | Declined) -> Objection | None:
    """The second Missed! against Slab the Killer is none too few where the attack is the ghost's."""
    led = the_mesa(now.table).led
    if led[1:] != (entry.by,) or not now.holds(LED) or now.met is None or now.met.kind != "answer":
        return None
    attacker, spare = now.met.other, misses_spared(now, now.met.other, led[0], now.met.cause)
    return _open(led, attacker, ("CRD-032",)) if 0 < now.met.count <= spare else None


def misses_spared(now: Situation, attacker: int, ghost: int, kind: str) -> int:
    """How many Missed! fewer it takes if the attack is the ghost's."""
    return now.ask(MISSES_NEEDED, attacker, kind) - now.ask(MISSES_NEEDED, ghost, kind)


def _attacker(now: Situation, led: tuple[int, ...]) -> int:
    """Who played the card; 0 if it is no longer under way."""
    return next((frame.author for frame in now.table.frames if frame.targets == led[1:]), 0)


def _names_the_ghost(now: Situation, entry: Eliminated | LifeLost) -> bool:
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
