"""The pace of play: calls to order, a referee called to a game, a limit for the clock, extra time."""

from __future__ import annotations

from collections.abc import Iterable

from referee.core.book.owed_kind import OwedKind, his_own
from referee.core.book.questions import CALLS_TO_ORDER, TURN_TIME
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Brought, Follow, Objection
from referee.core.nouns.table import Owed, Table
from referee.sets.championship.box import CHAMPIONSHIP
from referee.sets.championship.entries import CalledToOrder, RefereeCalled, TimeAdded, TurnLimited, written
from referee.sets.championship.match import remembered, the_match

ORDER = "order"


def in_minutes(seconds: int) -> str:
    """`1:30`"""
    return f"{seconds // 60}:{seconds % 60:02}"


def _called(table: Table, entry: CalledToOrder, before: Situation) -> Table:
    return remembered(table, called=(*the_match(table).called, entry.by))


def _limited(table: Table, entry: TurnLimited, before: Situation) -> Table:
    return remembered(table, limit=entry.seconds)


def _added(table: Table, entry: TimeAdded, before: Situation) -> Table:
    return remembered(table, extra=the_match(table).extra + entry.minutes)


def _complaint(entry: RefereeCalled) -> str:
    return f"{entry.by} complains {entry.of}" if entry.of else f"{entry.by} complains"


CHAMPIONSHIP.brings += [
    Brought(
        CalledToOrder,
        _called,
        lambda entry: written(entry, "order"),
        timed=True,
    ),
    Brought(RefereeCalled, lambda table, entry, before: table, _complaint, timed=True),
    Brought(TurnLimited, _limited, lambda entry: f"limit {in_minutes(entry.seconds)}"),
    Brought(TimeAdded, _added, lambda entry: f"extratime {entry.minutes}"),
]
CHAMPIONSHIP.owes.append(OwedKind(ORDER, ((CalledToOrder, his_own),)))


@CHAMPIONSHIP.amend(TURN_TIME, "ITC-205")
def as_the_referee_set_it(now: Situation, seconds: int) -> int:
    """What is reasonable the regulation does not say: any limit is the referee's."""
    return the_match(now.table).limit or seconds


@CHAMPIONSHIP.amend(CALLS_TO_ORDER, "ITC-207")
def calls_are_counted(now: Situation, calls: int, seat: int) -> int:
    """Each call to order counts, for what comes after it."""
    return calls + [now.holder(each) for each in the_match(now.table).called].count(now.holder(seat))


@CHAMPIONSHIP.follow(RefereeCalled, clauses=("ITC-209", "ITC-206", "ITC-207"))
def a_referee_watches(now: Situation, entry: RefereeCalled, before: Situation) -> Iterable[Follow]:
    """A referee who is called sees for himself, and calls to order whom he finds too slow."""
    if entry.of not in (0, entry.by):
        yield Follow(Owed(ORDER, entry.of, must=False))


@CHAMPIONSHIP.object(RefereeCalled, clauses=("ITC-209",), sight=True)
def about_an_opponent(now: Situation, entry: RefereeCalled) -> Objection | None:
    """It is an opponent that a referee is called to watch."""
    return Objection("not_an_opponent", {"by": entry.by}) if entry.of == entry.by else None


@CHAMPIONSHIP.follow(CalledToOrder, clauses=("ITC-208",))
def slow_in_spite_of_it(now: Situation, entry: CalledToOrder, before: Situation) -> Iterable[Follow]:
    """Who plays slowly in spite of a call may be penalised."""
    if before.ask(CALLS_TO_ORDER, entry.by):
        yield Follow(Owed("penalise", entry.by, before.ask(CALLS_TO_ORDER, entry.by) + 1, must=False))
