"""Dead Man: the first one eliminated comes back for good, once, at the beginning of his turn."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from referee.placing import with_figure, with_seat
from referee.questions import ACTS, TAKES_TURNS, TURN_STEPS
from referee.rulebook import Situation
from referee.rules import Brought, Follow, Layer, Objection
from referee.sets.rebel.box import REBEL
from referee.sets.rebel.entries import Returned
from referee.sets.rebel.rebellion import Rebellion, rebellion
from referee.table import Owed, Table

EVENT = "dead_man"
LIFE = 2
CARDS = 2


def comes_back(now: Situation, seat: int) -> bool:
    """Is this the one whom the Dead Man brings back?"""
    kept, deaths = rebellion(now.table), now.table.deaths
    return kept.event == EVENT and not kept.raised and bool(deaths) and deaths[0].seat == seat and now.seat(seat).out


@REBEL.amend(TAKES_TURNS, "REB-046", "REB-047", layer=Layer.SCENARIO)
def a_turn_for_the_dead_man(now: Situation, takes: bool, seat: int) -> bool:
    """While Dead Man lasts a turn comes to the first one eliminated."""
    return takes or comes_back(now, seat)


@REBEL.amend(ACTS, "REB-046", "REB-047", layer=Layer.SCENARIO)
def the_dead_man_acts(now: Situation, acts: bool, seat: int) -> bool:
    """In that turn he acts."""
    turn = now.table.turn
    return acts or (turn.seat == seat and turn.phase != "over" and comes_back(now, seat))


@REBEL.amend(TURN_STEPS, "REB-046", "REB-047", layer=Layer.SCENARIO)
def he_comes_back_first(now: Situation, steps: tuple[Owed, ...], seat: int) -> tuple[Owed, ...]:
    """Before anything else of his turn he comes back into the game."""
    if not comes_back(now, seat):
        return steps
    return (Owed("return", seat, ordered=True, clauses=("REB-046", "REB-047")), *steps)


def _returned(table: Table, entry: Returned, before: Situation) -> Table:
    return with_figure(with_seat(table, entry.by, out=False), entry.by, life=LIFE)


REBEL.brings.append(
    Brought(
        Returned,
        _returned,
        lambda entry: f"{entry.by} returns",
        meets=(("return", lambda owed, entry: bool(owed.seat == entry.by)),),
    )
)
REBEL.forced["return"] = lambda now, owed: Returned(owed.seat)


@REBEL.follow(Returned, clauses=("REB-046", "REB-047"))
def two_cards_for_the_dead_man(now: Situation, entry: Returned, before: Situation) -> Iterable[Follow]:
    """He draws two cards, as the event card says, before his turn takes its course."""
    yield Follow(Owed("draw", entry.by, CARDS, EVENT, ordered=True))


@REBEL.remember(Returned, clauses=("REB-049",))
def back_in_the_game(now: Situation, kept: Rebellion, entry: Returned, before: Situation) -> Rebellion:
    """Once for each time the event is turned up."""
    return replace(kept, raised=True, returned=(*kept.returned, entry.by))


@REBEL.object(Returned, clauses=("REB-046", "REB-047"), sight=True)
def only_the_first_one_eliminated(now: Situation, entry: Returned) -> Objection | None:
    """Nobody comes back but by Dead Man, in his own turn, and only the first one eliminated."""
    if not now.table.deaths and now.seat(entry.by).out and rebellion(now.table).event == EVENT:
        return None
    own = now.table.turn.seat == entry.by
    return None if own and comes_back(now, entry.by) else Objection("cannot_return", {"by": entry.by})
