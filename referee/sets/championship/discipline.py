"""Warnings, expulsion, and the cheating that a referee sees at his table."""

from __future__ import annotations

from collections.abc import Iterable

from referee.core.book.owed_kind import OwedKind, his_own
from referee.core.book.questions import CALLS_TO_ORDER
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Brought, Objection
from referee.core.nouns.table import Owed, Table
from referee.sets.championship.box import CHAMPIONSHIP
from referee.sets.championship.entries import Cheated, Expelled, Fraud, Warned, written
from referee.sets.championship.leaving import with_gone
from referee.sets.championship.match import remembered, the_match

FORBIDDEN_BY: dict[Fraud, str] = {
    "peeking": "ITC-183",
    "lying": "ITC-184",
    "advice": "ITC-185",
    "pact": "ITC-186",
    "referee": "ITC-187",
}
"""The clause on each way of cheating."""
PENALTIES = ("warn", "expel")


def cheats(table: Table, seat: int) -> Table:
    """The table at which this player cheated and has no penalty for it yet."""
    return remembered(table, cheated=(*the_match(table).cheated, seat))


def _punished(table: Table, seat: int, before: Situation) -> Table:
    """The table at which the player of this seat has a penalty for one time he cheated, at whichever of his seats."""
    cheated = [*the_match(table).cheated]
    his = next((each for each in cheated if before.holder(each) == before.holder(seat)), None)
    if his is not None:
        cheated.remove(his)
    return remembered(table, cheated=tuple(cheated))


def _warned(table: Table, entry: Warned, before: Situation) -> Table:
    return remembered(_punished(table, entry.by, before), warned=(*the_match(table).warned, entry.by))


def _expelled(table: Table, entry: Expelled, before: Situation) -> Table:
    table, expelled = _punished(table, entry.by, before), the_match(table).expelled
    if entry.by in expelled:
        return table
    return with_gone(before, remembered(table, expelled=(*expelled, entry.by)), entry.by)


CHAMPIONSHIP.brings += [
    Brought(
        Cheated,
        lambda table, entry, before: cheats(table, entry.by),
        lambda entry: f"{entry.by} cheats {entry.how}",
    ),
    Brought(
        Warned,
        _warned,
        lambda entry: written(entry, "warn", entry.offence),
    ),
    Brought(Expelled, _expelled, lambda entry: written(entry, "expel", entry.offence)),
]
_EITHER = ((Warned, his_own), (Expelled, his_own))
CHAMPIONSHIP.owes += [
    OwedKind("expel", ((Expelled, his_own),)),
    OwedKind("second", ((Expelled, his_own),), forced=lambda now, owed: Expelled(owed.seat), whenever=True),
    OwedKind("penalise", _EITHER, choices=lambda now, owed: PENALTIES),
    OwedKind("punish", _EITHER, choices=lambda now, owed: PENALTIES, whenever=True),
]


@CHAMPIONSHIP.object(Cheated, clauses=("ITC-179", "ITC-181", *FORBIDDEN_BY.values()), sight=True)
def cheating(now: Situation, entry: Cheated) -> Objection | None:
    """It is not tolerated in any form."""
    only = ("ITC-179", "ITC-181", FORBIDDEN_BY[entry.how])
    return Objection("cheating", {"by": entry.by, "how": entry.how}, only=only)


@CHAMPIONSHIP.trigger("ITC-180")
def cheating_is_punished(now: Situation) -> Iterable[Owed]:
    """A referee who sees it has to give the penalty; when he does is up to him."""
    for seat in dict.fromkeys(the_match(now.table).cheated):
        yield Owed("punish", seat, must=False)


@CHAMPIONSHIP.object(Warned, clauses=("ITC-207",), sight=True)
def called_to_order_first(now: Situation, entry: Warned) -> Objection | None:
    """For slow play nobody is warned who was not called to order before."""
    if entry.offence != "slow" or now.ask(CALLS_TO_ORDER, entry.by):
        return None
    return Objection("not_called_to_order", {"by": entry.by})


@CHAMPIONSHIP.object(Warned, clauses=("ITC-199",), sight=True)
def no_penalty_for_a_mistake(now: Situation, entry: Warned) -> Objection | None:
    """A playing error in good faith is put right, not punished."""
    return Objection("in_good_faith", {"by": entry.by}) if entry.offence == "mistake" else None


@CHAMPIONSHIP.trigger("ITC-193")
def the_second_one_expels(now: Situation) -> Iterable[Owed]:
    """A second warning is an expulsion by itself, however long play goes on before it is logged."""
    match = the_match(now.table)
    expelled = {now.holder(seat) for seat in match.expelled}
    last = {now.holder(seat): seat for seat in match.warned}
    warned = [now.holder(seat) for seat in match.warned]
    yield from (Owed("second", last[person]) for person in last if warned.count(person) > 1 and person not in expelled)
