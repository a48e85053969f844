"""Dead Man: the first one eliminated comes back for good, once, at the beginning of his turn."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from referee.core.book.owed_kind import OwedKind, his_own
from referee.core.book.questions import ACTS, TAKES_TURNS, TURN_STEPS, WORKS
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Brought, Follow, Layer, Objection
from referee.core.nouns import entries as e
from referee.core.nouns.table import Owed, Table
from referee.core.nouns.verdict import Level
from referee.core.play.placing import with_figure
from referee.sets.base.drawing import counted_anew
from referee.sets.events.entries import Returned
from referee.sets.rebel.box import EVENT_CARDS
from referee.sets.rebel.rebellion import Rebellion, back_in, first_fallen, rebellion

EVENT = "dead_man"
LIFE = 2
CARDS = 2


def comes_back(now: Situation, seat: int) -> bool:
    """Is this the one whom the Dead Man brings back?"""
    return may_come_back(now) == (seat,)


def may_come_back(now: Situation) -> tuple[int, ...]:
    """Whom the Dead Man may bring back: the first one eliminated, anybody who is out where that was not noted."""
    kept = rebellion(now.table)
    if kept.event != EVENT or kept.raised:
        return ()
    return tuple(number for number in first_fallen(now.table) if now.seat(number).out)


@EVENT_CARDS.amend(TAKES_TURNS, "REB-046", "REB-047", layer=Layer.SCENARIO)
def a_turn_for_the_dead_man(now: Situation, takes: bool, seat: int) -> bool:
    """While Dead Man lasts a turn comes to the first one eliminated."""
    return takes or comes_back(now, seat)


@EVENT_CARDS.amend(ACTS, "REB-046", "REB-047", layer=Layer.SCENARIO)
def the_dead_man_acts(now: Situation, acts: bool, seat: int) -> bool:
    """In that turn he acts."""
    return acts or bool(_coming_back(now, seat))


def _coming_back(now: Situation, seat: int) -> list[Owed]:
    """That he has to come back, while he has not."""
    return [owed for owed in now.table.frames[0].owed if owed.kind == "return" and owed.seat == seat]


@EVENT_CARDS.amend(WORKS, "REB-046", "REB-047", layer=Layer.SCENARIO)
def not_before_he_is_back(now: Situation, works: bool, seat: int, ability: str) -> bool:
    """Until then his character is not in the game."""
    return works and not _coming_back(now, seat)


@EVENT_CARDS.amend(TURN_STEPS, "REB-046", "REB-047", layer=Layer.SCENARIO)
def he_comes_back_first(now: Situation, steps: tuple[Owed, ...], seat: int) -> tuple[Owed, ...]:
    """Before anything else of his turn he comes back into the game."""
    if not comes_back(now, seat):
        return steps
    return (Owed("return", seat, ordered=True, clauses=("REB-046", "REB-047")), *steps)


def _returned(table: Table, entry: Returned, before: Situation) -> Table:
    table = with_figure(back_in(table, entry.by), entry.by, life=LIFE)
    return counted_anew(table, entry.by, before.book)


EVENT_CARDS.brings.append(Brought(Returned, _returned, lambda entry: f"{entry.by} returns"))
EVENT_CARDS.owes.append(OwedKind("return", ((Returned, his_own),), forced=lambda now, owed: Returned(owed.seat)))


@EVENT_CARDS.follow(Returned, clauses=("REB-046", "REB-047"))
def two_cards_for_the_dead_man(now: Situation, entry: Returned, before: Situation) -> Iterable[Follow]:
    """He draws two cards, as the event card says, before his turn takes its course."""
    yield Follow(Owed("draw", entry.by, CARDS, EVENT), "card", entry.by)


@EVENT_CARDS.remember(Returned, clauses=("REB-049",))
def once_for_each_time(now: Situation, kept: Rebellion, entry: Returned, before: Situation) -> Rebellion:
    """Once for each time the event is turned up."""
    return replace(kept, raised=True, ghost=0)


@EVENT_CARDS.object(Returned, clauses=("REB-046", "REB-047"), sight=True)
def only_the_first_one_eliminated(now: Situation, entry: Returned) -> Objection | None:
    """Nobody comes back but by Dead Man, in his own turn, and only the first one eliminated."""
    chosen = may_come_back(now)
    if now.table.turn.seat != entry.by or entry.by not in chosen:
        return Objection("cannot_return", {"by": entry.by})
    return Objection("cannot_return", {"by": entry.by}, Level.UNCLEAR) if len(chosen) > 1 else None


@EVENT_CARDS.object(e.Played, e.Drew, e.TurnEnded, e.Discarded, clauses=("REB-046", "REB-047"))
def coming_back_comes_first(now: Situation, entry: e.Played | e.Drew | e.TurnEnded | e.Discarded) -> Objection | None:
    """The Dead Man does nothing in his turn before he is back."""
    skipped = any(owed.ordered for owed in _coming_back(now, entry.by))
    return Objection("step_skipped", {"by": entry.by, "steps": ("return",)}, doubt=True) if skipped else None
