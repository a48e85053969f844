"""Vendetta: at the end of a turn there is a draw!, and on hearts its player has another one."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from referee.core.book.questions import ACTS, NEXT_SEAT, SUCCEEDS
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Follow, Objection
from referee.core.nouns.entries import Flipped, TurnEnded
from referee.core.nouns.table import Owed
from referee.core.nouns.vocabulary import is_heart
from referee.sets.events.lying import lies
from referee.sets.fistful.box import FISTFUL
from referee.sets.fistful.holding import Fistful, fistful

EVENT = "vendetta"
AFTER_JAIL = "vendetta_after_jail"
"""The open reading by which there is a draw! after a turn that was lost to Jail; marks such a draw!."""


@FISTFUL.follow(TurnEnded, clauses=("FCX-107", "FCX-108", "FCX-111", "FCX-113"))
def a_draw_at_the_end(now: Situation, entry: TurnEnded, before: Situation) -> Iterable[Follow]:
    """For who is in the game, and not after an extra turn; after a turn lost to Jail only where it is read so."""
    if not lies(now, EVENT) or fistful(now.table).extra or now.seat(entry.by).out or not now.ask(ACTS, entry.by):
        return
    lost = before.met is not None and before.met.kind == "end"
    if not lost:
        yield Follow(Owed("flip", entry.by, 1, EVENT))
    else:
        yield Follow(Owed("flip", entry.by, 1, EVENT, tried=(AFTER_JAIL,), must=now.holds(AFTER_JAIL)))


@FISTFUL.amend(SUCCEEDS, "FCX-107", "FCX-112")
def a_heart_gives_a_turn(now: Situation, succeeds: bool, seat: int, card: str, face: str) -> bool:
    """Hearts; Lucky Duke chooses of two cards as for any draw!."""
    return is_heart(face) if card == EVENT else succeeds


@FISTFUL.remember(Flipped, clauses=("FCX-107",))
def his_turn_again(now: Situation, kept: Fistful, entry: Flipped, before: Situation) -> Fistful:
    """The next turn is his own once more."""
    good = entry.card == EVENT and before.met is not None and now.succeeds(entry.by, entry.card, entry.face)
    return replace(kept, again=entry.by) if good else kept


@FISTFUL.amend(NEXT_SEAT, "FCX-107", "FCX-109", "FCX-110")
def another_turn_of_his(now: Situation, seat: int, last: int) -> int:
    """A whole turn, with all that its beginning brings."""
    again = fistful(now.table).again
    return again if again and again == last and not now.seat(again).out else seat


@FISTFUL.object(Flipped, clauses=("FCX-107", "FCX-108"), kinds=(EVENT,), due=True)
def a_draw_for_vendetta(now: Situation, entry: Flipped) -> Objection | None:
    """Only while the event lies open, at the end of one's own turn, and not of an extra one."""
    if now.met is not None and now.met.cause == EVENT:
        return None
    if not lies(now, EVENT):
        return Objection("event_not_open", {"by": entry.by, "event": EVENT})
    return Objection("nothing_to_flip", {"by": entry.by, "card": EVENT}, certain=True)


@FISTFUL.object(Flipped, clauses=("FCX-111",), kinds=(EVENT,))
def vendetta_after_jail(now: Situation, entry: Flipped) -> Objection | None:
    """Whether a turn that was lost has an end to draw! at is said nowhere."""
    lost = now.met is not None and AFTER_JAIL in now.met.tried
    return Objection(AFTER_JAIL, {"by": entry.by}) if lost else None
