"""The Preferred Target: whom an Outlaw, and whom the Renegade, hurts where he can choose."""

from __future__ import annotations

from msgspec.structs import replace

from referee.core.book.questions import DISTANCE, REACH, Question
from referee.core.book.rulebook import Situation, kind_of
from referee.core.book.rules import Objection
from referee.core.nouns.entries import Played, TurnBegan
from referee.core.nouns.verdict import Argument
from referee.sets.lone_gunslinger.box import LONE
from referee.sets.lone_gunslinger.gang import Gang, is_cowboy, law, the_gang
from referee.sets.lone_gunslinger.moves import Use

STILL_HIS = "still_the_deputy"
TARGET: Question[int, str, int] = Question("target", 0)
"""(seat, kind): at whom this cowboy aims this card; 0 where there is nobody."""


def reaches(now: Situation, seat: int, other: int, kind: str) -> bool:
    """Does this card of this seat reach the other one?"""
    reach = now.ask(REACH, seat, kind)
    return other > 0 and (reach is None or now.ask(DISTANCE, seat, other) <= reach)


def aimed(now: Situation, seat: int, kind: str, serves: str = "") -> Use:
    """This card used at the Preferred Target, with the clauses that say who he is."""
    target = now.explain(TARGET, seat, kind)
    return Use((target.value,), serves, target.clauses)


@LONE.amend(TARGET, "LGS-032", "LGS-022")
def an_outlaw_hunts_the_sheriff(now: Situation, target: int, seat: int, kind: str) -> int:
    """An Outlaw who can choose always chooses the Sheriff, and never one of his own kind."""
    return law(now.table, "sheriff") if now.seat(seat).role == "outlaw" else target


@LONE.amend(TARGET, "LGS-033", "LGS-038")
def out_of_reach_the_deputy(now: Situation, target: int, seat: int, kind: str) -> int:
    """Only with the Sheriff out of reach he turns to the Deputy, whatever that brings about."""
    deputy = law(now.table, "deputy")
    if now.seat(seat).role != "outlaw" or reaches(now, seat, target, kind) or not reaches(now, seat, deputy, kind):
        return target
    return deputy


@LONE.amend(TARGET, "LGS-034")
def the_deputy_for_that_turn(now: Situation, target: int, seat: int, kind: str) -> int:
    """Then the Deputy is his target for the rest of the turn."""
    if the_gang(now.table).switched != seat or (_brought_back(now, seat, kind) and not now.holds(STILL_HIS)):
        return target
    return law(now.table, "deputy") or target


def _brought_back(now: Situation, seat: int, kind: str) -> bool:
    """Did he play a weapon this turn, and does this card reach the Sheriff now?"""
    armed = any(now.book.cards[played].weapon for played in now.table.turn.played if played in now.book.cards)
    return armed and reaches(now, seat, law(now.table, "sheriff"), kind)


@LONE.object(Played, clauses=("LGS-033", "LGS-034"))
def the_sheriff_is_back_in_reach(now: Situation, entry: Played) -> Objection | None:
    """Whether the Deputy is his target still when a weapon has brought the Sheriff into reach is said nowhere."""
    if the_gang(now.table).switched != entry.by or entry.at[:1] != (law(now.table, "deputy"),):
        return None
    back = _brought_back(now, entry.by, kind_of(entry))
    return Objection(STILL_HIS, {"by": entry.by, "at": entry.at[0]}) if back else None


@LONE.amend(TARGET, "LGS-035", "LGS-020", "LGS-021")
def the_renegade_hunts_the_deputy(now: Situation, target: int, seat: int, kind: str) -> int:
    """The Renegade never chooses the Sheriff while the Deputy lives, nor one of the Outlaws."""
    return law(now.table, "deputy") if now.seat(seat).role == "renegade" else target


@LONE.amend(TARGET, "LGS-036", "LGS-020")
def and_then_the_sheriff(now: Situation, target: int, seat: int, kind: str) -> int:
    """Once the Deputy is dead it is the Sheriff for the rest of the game."""
    return target or (law(now.table, "sheriff") if now.seat(seat).role == "renegade" else 0)


@LONE.object(Played, clauses=("LGS-022", "LGS-032", "LGS-033", "LGS-034", "LGS-035", "LGS-036"))
def not_his_target(now: Situation, entry: Played) -> Objection | None:
    """Whom a cowboy shoots at or challenges nobody chooses; where the Deputy is open the reading of that point says."""
    kind, by = kind_of(entry), entry.by
    aims = any(now.is_a(kind, each) for each in ("bang", "duel"))
    if not aims or not is_cowboy(now.table, by) or by != now.table.turn.seat or len(entry.at) != 1:
        return None
    target = now.explain(TARGET, by, kind)
    if target.value == entry.at[0] or not reaches(now, by, target.value, kind) or _brought_back(now, by, kind):
        return None
    about: dict[str, Argument] = {"by": by, "card": kind, "at": target.value, "other": entry.at[0]}
    return Objection("not_his_target", about, only=target.clauses)


@LONE.remember(Played, TurnBegan, clauses=("LGS-034",))
def who_has_turned_to_the_deputy(now: Situation, kept: Gang, entry: Played | TurnBegan, before: Situation) -> Gang:
    """An Outlaw turns to the Deputy by aiming at him what does not reach the Sheriff."""
    if isinstance(entry, TurnBegan):
        return replace(kept, switched=0)
    sheriff, deputy = law(before.table, "sheriff"), law(before.table, "deputy")
    aimed = entry.at[:1] == (deputy,) and before.seat(entry.by).role == "outlaw"
    if not aimed or entry.by != before.table.turn.seat or reaches(before, entry.by, sheriff, kind_of(entry)):
        return kept
    return replace(kept, switched=entry.by)
