"""Where something owed stands, and what an entry passes over.

The judge and `evolve` both need to know whether an entry is the answer to something owed, or whether play has
visibly gone on without it. Both ask here, so that they cannot disagree; it is found once for one entry and handed on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from referee.core.book.owed_kind import WON, Wanted
from referee.core.book.rulebook import Rulebook, Situation, kind_of
from referee.core.nouns import entries as e
from referee.core.nouns.table import Owed, Table
from referee.core.play.witnesses import as_all_see

TRIGGERS = -1
"""The place of what the table as it stands calls for, before all frames."""


class OwedPlace(Struct, frozen=True, gc=False):
    """Where something owed stands: in which frame (-1: triggered), at which index; `early` if it still has to wait."""

    frame: int
    index: int
    owed: Owed
    early: bool = False


class Ready(Struct, frozen=True, gc=False):
    """The table at which an entry happens, what it meets there, and what the log lacks before it.

    `goes_on`: has play visibly gone on with it; `passed`, what it goes past that must have happened and was not logged.
    """

    table: Table
    met: OwedPlace | None
    goes_on: bool
    passed: tuple[Owed, ...]
    lacks: tuple[Owed, ...] = ()


def standing(
    table: Table, entry: e.Entry, met: OwedPlace | None, book: Rulebook, lacks: tuple[Owed, ...] = ()
) -> Ready:
    """The entry at this table as it stands, where it meets this."""
    goes_on, frames = moves_on(table, entry, met, book), table.frames
    if goes_on:
        owed = frames[0].owed
        calm = len(frames) == 1 and not (table.triggers or (owed and [each for each in owed if not each.ordered]))
    else:
        calm = met is None or met.frame in (TRIGGERS, len(frames) - 1)
    return Ready(table, met, goes_on, () if calm else _gone_past(table, entry, met, goes_on, book), lacks)


def place(table: Table, entry: e.Entry, book: Rulebook) -> OwedPlace | None:
    """What the entry meets: a trigger, else something in the frames from the top down; None if nothing."""
    wanted = book.meets.get(type(entry))
    if wanted is None:
        return None
    triggers, frames = table.triggers, table.frames
    if triggers and (index := _met_in(triggers, entry, wanted)) is not None:
        return OwedPlace(TRIGGERS, index, triggers[index])
    for depth in range(len(frames) - 1, -1, -1):
        owed = frames[depth].owed
        if owed and (index := _met_in(owed, entry, wanted)) is not None:
            return OwedPlace(depth, index, owed[index])
    for depth in range(len(frames) - 1, 0, -1):
        waiting = frames[depth].waiting
        if waiting and (index := _met_in(waiting, entry, wanted)) is not None:
            return OwedPlace(depth, index, waiting[index], early=True)
    return None


def due_no_more(table: Table, later: Table) -> list[Owed]:
    """All that an entry could meet at a table and cannot meet at a later one, each as often as it was due."""
    still = _all_owed(later)
    return [owed for owed in _all_owed(table) if owed not in still]


def is_due(table: Table) -> bool:
    """Is there anything that an entry could meet?"""
    return bool(_all_owed(table))


def _all_owed(table: Table) -> list[Owed]:
    """Everything among which `place` looks."""
    waiting = [owed for frame in table.frames[1:] for owed in frame.waiting]
    return [*table.triggers, *[owed for frame in table.frames for owed in frame.owed], *waiting]


def _met_in(several: tuple[Owed, ...], entry: e.Entry, wanted: Wanted) -> int | None:
    """Which of these the entry meets: of the kinds that it may meet the first that is there."""
    for kind, meets in wanted:
        for index, owed in enumerate(several):
            if owed.kind == kind and meets(owed, entry):
                return index
    return None


def moves_on(table: Table, entry: e.Entry, met: OwedPlace | None, book: Rulebook) -> bool:
    """Has play visibly gone on with this entry, past whatever is under way?"""
    goes_on = _GOES_ON.get(type(entry))
    if goes_on is not None:
        return goes_on(table, entry, met, book)
    brought = book.brought.get(type(entry))
    return brought is not None and brought.goes_on is not None and brought.goes_on(table, entry)


def _not_said_twice(table: Table, entry: e.Entry, met: OwedPlace | None, book: Rulebook) -> bool:
    return not said_twice(table, entry)


def _in_his_turn(table: Table, entry: e.Played | e.Discarded, met: OwedPlace | None, book: Rulebook) -> bool:
    return entry.by == table.turn.seat and not may_save_himself(table, entry, book)


def _to_the_limit(table: Table, entry: e.Discarded, met: OwedPlace | None, book: Rulebook) -> bool:
    return entry.cause == "limit" and table.turn.phase != "over" and _in_his_turn(table, entry, met, book)


def _as_a_step(table: Table, entry: e.Entry, met: OwedPlace | None, book: Rulebook) -> bool:
    return met is not None and met.frame == 0 and met.owed.ordered


_GOES_ON: dict[type[e.Entry], Callable[[Table, Any, OwedPlace | None, Rulebook], bool]] = {
    e.TurnBegan: _not_said_twice,
    e.TurnEnded: _not_said_twice,
    e.Won: lambda table, entry, met, book: True,
    e.Played: _in_his_turn,
    e.Discarded: _to_the_limit,
    e.Drew: _as_a_step,
    e.Flipped: _as_a_step,
}
"""When play goes on with an entry, by its type; with no other does it, but for those that sets bring."""


def may_save_himself(table: Table, entry: e.Played | e.Drew | e.TurnEnded | e.Discarded, book: Rulebook) -> bool:
    """Is it what somebody without a life point may do: anything but to play a card that saves nobody?"""
    if not table.seats[entry.by - 1].falling:
        return False
    facts = book.cards.get(kind_of(entry)) if isinstance(entry, e.Played) else None
    return facts is None or facts.rescues


def said_twice(table: Table, entry: e.Entry) -> bool:
    """Is it said again that a turn begins that has begun, or that one ends that is over, or another's?"""
    turn = table.turn
    if type(entry) not in _BOUNDS or table.mode == "light" or not turn.seat:
        return False
    goes_on = entry.by == turn.seat and turn.phase != "over"  # type: ignore[attr-defined]
    return goes_on is isinstance(entry, e.TurnBegan)


_BOUNDS = frozenset({e.TurnBegan, e.TurnEnded})
ENDS = _BOUNDS | {e.Won}
"""Play goes on with these, unless one of them is said again."""
_WAITS_FOR_NONE = {e.Won: ("answer", "turn"), e.TurnBegan: ("turn",)}
"""What may be owed still when the game is won, or a turn begins."""


def passed_over(at: Ready) -> tuple[Owed, ...]:
    """What the log is told to lack before this entry: a victory alone, since nothing else matters after it."""
    if not at.table.triggers or not (won := victories(at.table)):
        return at.passed
    own = at.met.owed if at.met is not None else None
    return tuple([owed for owed in won if owed is not own]) if at.goes_on else ()


def _gone_past(table: Table, entry: e.Entry, met: OwedPlace | None, goes_on: bool, book: Rulebook) -> tuple[Owed, ...]:
    """What must have happened before this entry and was not logged.

    Whether somebody has won may hang on roles that only the referee knows, so that nothing else hangs on that: how the
    table moves everybody sees. What tells that the game goes on after all, where all thought that it was perhaps over,
    passes over nothing.

    What is done in a turn does not pass over its end; that the next one begins before it has a reason of its own.
    Whether the end of the game waits for those who are still asked rules say; for the next turn it never does. Nor does
    what somebody may do, or make up for, pass over what came after it.
    """
    passed = _not_waited_for(table, met, goes_on)
    if not passed or table.mode == "light":
        return ()
    own = met.owed if met is not None else None
    others = [owed for owed in passed if owed.must and owed is not own and owed.kind not in book.ending]
    if not others or (type(entry) in book.denying and _seems_over(table, book)):
        return ()
    pressing = [owed for owed in others if not book.kinds[owed.kind].whenever]
    waits_for_none = _WAITS_FOR_NONE.get(type(entry), ())
    return tuple([owed for owed in pressing if owed.kind not in waits_for_none])


def _not_waited_for(table: Table, met: OwedPlace | None, goes_on: bool) -> list[Owed]:
    """All that is owed and is not waited for: where play goes on all but the steps, else what lies on what is met."""
    frames = table.frames
    if not goes_on:
        lying_on_it = frames[met.frame + 1 :] if met is not None and met.frame >= 0 and met.owed.presses else ()
        return [owed for frame in lying_on_it for owed in frame.owed]
    in_the_turn = [owed for owed in frames[0].owed if not owed.ordered]
    return [*table.triggers, *[owed for frame in frames[1:] for owed in frame.owed], *in_the_turn]


def victories(table: Table) -> list[Owed]:
    """Who has won as the table stands, where that is still to be logged."""
    return [owed for owed in table.triggers if owed.kind == WON]


def _seems_over(table: Table, book: Rulebook) -> bool:
    """Has somebody perhaps won, by what everybody sees?"""
    now = as_all_see(Situation(table, book))
    return any(owed.kind == WON for rule in book.triggers for owed in rule.apply(now))
