"""A role card that is shown: not allowed, and what the regulation has follow from it."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from referee.core.book.owed_kind import OwedKind, whoever
from referee.core.book.questions import BROKEN_OFF
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Brought, Follow, Objection
from referee.core.nouns import entries as e
from referee.core.nouns.table import Frame, Owed, Table
from referee.core.nouns.verdict import Level
from referee.core.play.placing import with_seat
from referee.sets.championship.box import CHAMPIONSHIP
from referee.sets.championship.discipline import cheats
from referee.sets.championship.entries import GameReplayed, How, RoleExposed, written
from referee.sets.championship.match import remembered, the_match

LEADS_TO: dict[How, tuple[str, ...]] = {
    "mistake": ("ITC-231",),
    "purpose": ("ITC-182", "ITC-232"),
    "": ("ITC-231", "ITC-232"),
}
"""The clauses on what follows, by how it came about."""
STARTS = ("deal", "auction")
"""What a repeated game may begin with; the text says neither."""


def _exposed(table: Table, entry: RoleExposed, before: Situation) -> Table:
    role = entry.role or table.seat(entry.by).role
    if entry.how == "purpose" and not _open(before, entry.by):
        table = cheats(table, entry.by)
    return with_seat(table, entry.by, role=role, shown=bool(role))


def _replayed(table: Table, entry: GameReplayed, before: Situation) -> Table:
    turn = replace(table.turn, phase="over")
    return replace(remembered(table, replay=entry.start), turn=turn, frames=(Frame(),))


CHAMPIONSHIP.brings += [
    Brought(
        RoleExposed,
        _exposed,
        lambda entry: written(entry, "exposes", entry.role, entry.how),
    ),
    Brought(GameReplayed, _replayed, lambda entry: f"replay {entry.start}"),
]
CHAMPIONSHIP.owes.append(OwedKind("replay", ((GameReplayed, whoever),), choices=lambda now, owed: STARTS))


def _open(now: Situation, seat: int) -> bool:
    """Does everybody know this role anyway?"""
    return now.seat(seat).shown or now.seat(seat).out


@CHAMPIONSHIP.object(RoleExposed, clauses=("ITC-230", "ITC-235"), sight=True)
def roles_are_not_shown(now: Situation, entry: RoleExposed) -> Objection | None:
    """Nobody shows his role, in talk or otherwise."""
    if _open(now, entry.by):
        return None
    return Objection("role_exposed", {"by": entry.by, "how": entry.how or "unknown"}, because=LEADS_TO[entry.how])


@CHAMPIONSHIP.object(RoleExposed, clauses=("NLB-006", "CRD-016"), sight=True)
def what_lies_open_may_be_shown(now: Situation, entry: RoleExposed) -> Objection | None:
    """The Sheriff's role, and that of the eliminated, are open anyway."""
    only = ("CRD-016",) if now.seat(entry.by).out else ("NLB-006",)
    return Objection("role_open", {"by": entry.by}, Level.WITHOUT_EFFECT, only=only) if _open(now, entry.by) else None


@CHAMPIONSHIP.object(RoleExposed, clauses=("NLB-008",), sight=True)
def role_as_noted(now: Situation, entry: RoleExposed) -> Objection | None:
    """The role seen is the one that the referee knew."""
    known = now.seat(entry.by).role
    if not known or not entry.role or known == entry.role:
        return None
    return Objection("role_differs", {"by": entry.by, "role": entry.role, "known": known}, doubt=True)


@CHAMPIONSHIP.follow(RoleExposed, clauses=("ITC-231",))
def the_game_is_repeated(now: Situation, entry: RoleExposed, before: Situation) -> Iterable[Follow]:
    """Shown by mistake, the game must be played again; else that is for the referee."""
    if not _open(before, entry.by):
        yield Follow(Owed("replay", entry.by, must=entry.how == "mistake"))


@CHAMPIONSHIP.follow(RoleExposed, clauses=("ITC-232",))
def a_most_serious_infraction(now: Situation, entry: RoleExposed, before: Situation) -> Iterable[Follow]:
    """Perhaps shown on purpose, the referee may expel."""
    if not _open(before, entry.by) and not entry.how:
        yield Follow(Owed("expel", entry.by, must=False))


@CHAMPIONSHIP.object(GameReplayed, clauses=("ITC-231",), sight=True)
def with_the_auction_or_without(now: Situation, entry: GameReplayed) -> Objection | None:
    """Whether the auction is held again is said nowhere."""
    return Objection("replay_how", {"start": entry.start})


@CHAMPIONSHIP.amend(BROKEN_OFF, "ITC-231")
def a_repeated_game_is_broken_off(now: Situation, broken: bool) -> bool:
    """Nothing is due any more in a game that is played again."""
    return broken or bool(the_match(now.table).replay)


@CHAMPIONSHIP.object(e.TurnBegan, e.TurnEnded, e.Played, e.Drew, e.Won, clauses=("ITC-231",), sight=True)
def nothing_in_a_game_broken_off(now: Situation, entry: e.Entry) -> Objection | None:
    """Nor is anything played in it."""
    replay = the_match(now.table).replay
    return Objection("game_replayed", {"start": replay}) if replay else None
