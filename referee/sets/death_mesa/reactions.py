"""Out of turn, while somebody is attacked: Warn gives a Missed!, Mirage leads the attack elsewhere."""

from __future__ import annotations

from msgspec.structs import replace

from referee.core.book.questions import ANSWERED_BY, DISTANCE, REACH
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Objection
from referee.core.nouns.table import Frame, Owed, Table
from referee.core.nouns.vocabulary import NOBODY
from referee.sets.death_mesa.box import MESA
from referee.sets.death_mesa.entries import Haunted
from referee.sets.death_mesa.haunting import MOVES_ALSO
from referee.sets.death_mesa.led import LED, misses_spared
from referee.sets.death_mesa.mesa import remembered, the_mesa


def _asked(now: Situation, seat: int) -> Owed | None:
    """The answer that this player owes to an attack that a Missed! averts."""
    owed = (owed for frame in reversed(now.table.frames) for owed in frame.owed)
    return next((o for o in owed if _is_answer(o, seat) and "missed" in now.ask(ANSWERED_BY, o.cause)), None)


def _is_answer(owed: Owed, seat: int) -> bool:
    return owed.kind == "answer" and owed.seat == seat


@MESA.object(Haunted, clauses=("DMS-129",))
def warned_when_attacked(now: Situation, entry: Haunted) -> Objection | None:
    """A Warn is for somebody who is attacked and whom a Missed! would help."""
    if entry.spirit.kind != "warn" or not entry.at or _asked(now, entry.at[0]) is not None:
        return None
    return Objection("nothing_to_warn_of", {"by": entry.by, "at": entry.at[0]})


def _missed(now: Situation, at: tuple[int, ...]) -> Table:
    """The answer that is owed takes one Missed! less."""
    table, frames = now.table, list(now.table.frames)
    for depth in range(len(frames) - 1, -1, -1):
        if any(_is_answer(owed, at[0]) for owed in frames[depth].owed):
            owed = tuple(left for each in frames[depth].owed for left in _lessened(each, at[0]))
            frames[depth] = replace(frames[depth], owed=owed)
            return replace(table, frames=tuple(frames))
    return table


def _lessened(owed: Owed, seat: int) -> tuple[Owed, ...]:
    if not _is_answer(owed, seat):
        return (owed,)
    return (replace(owed, count=owed.count - 1),) if owed.count > 1 else ()


MOVES_ALSO["warn"] = _missed


def solo_attack(now: Situation) -> Frame | None:
    """The attack on one player that is under way."""
    for frame in reversed(now.table.frames):
        solo = now.is_a(frame.card, "shot", "challenge") and not now.is_a(frame.card, "others")
        if solo and any(owed.kind == "answer" for owed in frame.owed):
            return frame
    return None


def _redirected(now: Situation, at: tuple[int, ...]) -> Table:
    table, frame = now.table, solo_attack(now)
    if frame is None:
        return table
    victim = next(owed.seat for owed in frame.owed if owed.kind == "answer")
    play = the_mesa(table).play
    ghost = play.by if play is not None else NOBODY
    led = replace(frame, targets=at[:1], owed=tuple(_led_to(now, o, victim, at[0], ghost) for o in frame.owed))
    table = replace(table, frames=tuple(led if each is frame else each for each in table.frames))
    return remembered(table, led=(ghost, at[0])) if ghost else table


def _led_to(now: Situation, owed: Owed, victim: int, other: int, ghost: int) -> Owed:
    """What the victim owed is owed by the other one, to the attacker still or, by the other reading, to the ghost."""
    if not _is_answer(owed, victim):
        return owed
    if now.holds(LED):
        return replace(owed, seat=other, tried=())
    count = max(1, owed.count - misses_spared(now, owed.other, ghost, owed.cause))
    return replace(owed, seat=other, count=count, tried=(), other=ghost)


MOVES_ALSO["mirage"] = _redirected


@MESA.object(Haunted, clauses=("DMS-094", "DMS-095", "DMS-096", "NLB-039"))
def where_a_mirage_leads(now: Situation, entry: Haunted) -> Objection | None:
    """An attack on one living player, led to the next one on either side, and never to the attacker."""
    if entry.spirit.kind != "mirage" or not entry.at:
        return None
    frame, led = solo_attack(now), entry.at[0]
    if frame is None:
        return Objection("no_solo_attack", {"by": entry.by}, only=("DMS-094",))
    if led == frame.author:
        return Objection("led_to_the_attacker", {"by": entry.by, "at": led}, only=("DMS-096",))
    victim = next(owed.seat for owed in frame.owed if owed.kind == "answer")
    order = now.table.clockwise(victim)
    if led in (order[1:2] + order[-1:]) and led != victim:
        return _out_of_reach(now, frame, led)
    return Objection("not_adjacent", {"by": entry.by, "at": led, "seat": victim}, only=("DMS-095",))


def _out_of_reach(now: Situation, frame: Frame, led: int) -> Objection | None:
    """Whether the attack has to reach him as well is said nowhere."""
    reach = now.ask(REACH, frame.author, frame.card)
    if reach is None or now.seat(frame.author).out or now.ask(DISTANCE, frame.author, led) <= reach:
        return None
    return Objection("led_out_of_reach", {"by": frame.author, "at": led}, only=("DMS-095", "NLB-039"))
