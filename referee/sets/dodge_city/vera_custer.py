"""Vera Custer, who at the beginning of her turn takes on the ability of another player's character."""

from __future__ import annotations

from msgspec.structs import replace

from referee.core.book.owed_kind import OwedKind, his_own
from referee.core.book.questions import ABILITIES, ACTS, SHARED_BY, TURN_STEPS, WORKS
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Brought, Layer, Objection
from referee.core.nouns import entries as e
from referee.core.nouns.table import Owed, Table
from referee.core.play.owing import may_save_himself
from referee.sets.base.elimination import HEIR
from referee.sets.dodge_city.box import DODGE_CITY
from referee.sets.dodge_city.entries import Copied
from referee.sets.dodge_city.memory import COPIED, City, Copy, city, remembered

VERA, STEP = "vera_custer", "imitate"
FALLEN = "copy_of_the_fallen"


def to_copy(now: Situation, seat: int) -> tuple[str, ...]:
    """The characters of the others who are in the game."""
    others = (now.seat(number) for number in now.table.clockwise(seat) if number != seat)
    return tuple(other.character for other in others if other.character)


@DODGE_CITY.amend(TURN_STEPS, "DCX-141", "DCX-142", layer=Layer.CHARACTER)
def vera_custer_chooses(now: Situation, steps: tuple[Owed, ...], seat: int) -> tuple[Owed, ...]:
    """After Dynamite and Jail, before she draws."""
    if now.seat(seat).character != VERA or not now.ask(WORKS, seat, VERA):
        return steps
    return (Owed(STEP, seat, ordered=True, clauses=("DCX-141", "DCX-142")), *steps)


def _copied(table: Table, entry: Copied, before: Situation) -> Table:
    others = tuple(copy for copy in city(table).copied if copy.seat != entry.by)
    return remembered(table, copied=(*others, Copy(entry.by, entry.character)))


def _only_one(now: Situation, owed: Owed) -> e.Entry | None:
    chosen = to_copy(now, owed.seat)
    alone = len(chosen) == 1 == len(now.table.clockwise(owed.seat)) - 1
    return Copied(owed.seat, chosen[0]) if alone else None


DODGE_CITY.brings.append(Brought(Copied, _copied, lambda entry: f"{entry.by} imitates {entry.character}"))
DODGE_CITY.owes.append(
    OwedKind(
        STEP,
        ((Copied, his_own),),
        forced=_only_one,
        choices=lambda now, owed: to_copy(now, owed.seat),
        verb="imitates",
    )
)


@DODGE_CITY.remember(e.TurnBegan, clauses=("DCX-144",))
def what_was_copied_before(now: Situation, kept: City, entry: e.TurnBegan, before: Situation) -> City:
    """Until she has chosen anew she has the ability of her last turn, for Dynamite and Jail."""
    return replace(kept, copied=tuple(replace(copy, last=copy.last or copy.seat == entry.by) for copy in kept.copied))


@DODGE_CITY.remember(e.TurnEnded, clauses=("DCX-143",))
def nothing_copied_in_jail(now: Situation, kept: City, entry: e.TurnEnded, before: Situation) -> City:
    """Who stayed in Jail chose nothing and has no ability for a round."""
    return replace(kept, copied=tuple(copy for copy in kept.copied if not (copy.last and copy.seat == entry.by)))


@DODGE_CITY.amend(ABILITIES, "DCX-141", "DCX-145", "DCX-146", "DCX-148", scene=COPIED)
def vera_custer(now: Situation, characters: tuple[str, ...], seat: int) -> tuple[str, ...]:
    """She has the ability that she chose, also when its owner is gone, as most read it."""
    if now.seat(seat).character != VERA or not now.ask(WORKS, seat, VERA):
        return characters
    chosen = (copy.character for copy in city(now.table).copied if copy.seat == seat)
    return (*characters, *(name for name in chosen if now.holds(FALLEN) or name in to_copy(now, seat)))


@DODGE_CITY.amend(SHARED_BY, "DCX-147")
def two_vultures(now: Situation, heirs: tuple[int, ...], victim: int) -> tuple[int, ...]:
    """Vulture Sam and who copies him share the cards of the eliminated, the nearer in turn order first."""
    able = tuple(
        seat
        for seat in now.table.round(victim)[1:]
        if now.has(seat, HEIR) and now.ask(ACTS, seat) and not now.seat(seat).falling
    )
    return able if len(able) > 1 else heirs


@DODGE_CITY.object(Copied, clauses=("DCX-141",))
def only_vera_custer(now: Situation, entry: Copied) -> Objection | None:
    """Nobody else copies."""
    if now.seat(entry.by).character == VERA and now.ask(WORKS, entry.by, VERA):
        return None
    return Objection("lacks_ability", {"by": entry.by, "ability": VERA}, because=now.lost(entry.by, VERA))


@DODGE_CITY.object(Copied, clauses=("DCX-141",))
def a_character_in_the_game(now: Situation, entry: Copied) -> Objection | None:
    """She chooses the character of another player who is in the game."""
    if entry.character in to_copy(now, entry.by):
        return None
    return Objection("copies_another", {"by": entry.by, "ability": entry.character})


@DODGE_CITY.object(Copied, clauses=("DCX-141", "DCX-142"), due=True)
def once_before_drawing(now: Situation, entry: Copied) -> Objection | None:
    """Once a turn, before she draws."""
    return None if now.met is not None else Objection("copies_once", {"by": entry.by})


@DODGE_CITY.object(e.Played, e.Drew, e.TurnEnded, e.Discarded, clauses=("DCX-141", "DCX-142"), step=STEP)
def choosing_comes_first(now: Situation, entry: e.Played | e.Drew | e.TurnEnded | e.Discarded) -> Objection | None:
    """She chooses before anything else of phases 1 to 3; what saves her life comes before."""
    if isinstance(entry, e.Drew | e.Discarded) and entry.cause not in ("turn", "limit"):
        return None
    if isinstance(entry, e.Played) and may_save_himself(now.table, entry, now.book):
        return None
    owed = any(step.kind == STEP and step.ordered and step.seat == entry.by for step in now.table.frames[0].owed)
    return Objection("step_skipped", {"by": entry.by, "steps": (STEP,)}, doubt=True) if owed else None


@DODGE_CITY.object(e.Drew, e.LifeGained, e.Discarded, e.LifeLost, clauses=("DCX-146", "DCX-141"), scene=COPIED)
def of_one_who_is_gone(now: Situation, entry: e.Drew | e.LifeGained | e.Discarded | e.LifeLost) -> Objection | None:
    """Whether she keeps an ability whose owner was eliminated since is left open."""
    copied = any(copy.seat == entry.by and copy.character == entry.cause for copy in city(now.table).copied)
    if not copied or entry.cause in to_copy(now, entry.by):
        return None
    return Objection(FALLEN, {"by": entry.by, "ability": entry.cause})
