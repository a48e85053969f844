"""Warnings, expulsion, and the cheating that a referee sees at his table."""

from __future__ import annotations

from collections.abc import Iterable

from referee.core.book.owed_kind import OwedKind, his_own
from referee.core.book.questions import CALLS_TO_ORDER
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Brought, Follow, Objection
from referee.core.nouns.table import Owed, Table
from referee.sets.championship.box import CHAMPIONSHIP
from referee.sets.championship.entries import Cheated, Expelled, Fraud, Warned
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


def _warned(table: Table, entry: Warned, before: Situation) -> Table:
    return remembered(table, warned=(*the_match(table).warned, entry.by))


def _expelled(table: Table, entry: Expelled, before: Situation) -> Table:
    expelled = the_match(table).expelled
    if entry.by in expelled:
        return table
    return with_gone(before, remembered(table, expelled=(*expelled, entry.by)), entry.by)


CHAMPIONSHIP.brings += [
    Brought(Cheated, lambda table, entry, before: table, lambda entry: f"{entry.by} cheats {entry.how}"),
    Brought(
        Warned,
        _warned,
        lambda entry: " ".join(filter(None, (str(entry.by), "warn", entry.offence))),
    ),
    Brought(Expelled, _expelled, lambda entry: f"{entry.by} expel"),
]
_EITHER = ((Warned, his_own), (Expelled, his_own))
CHAMPIONSHIP.owes += [
    OwedKind("expel", ((Expelled, his_own),)),
    OwedKind("second", ((Expelled, his_own),), forced=lambda now, owed: Expelled(owed.seat)),
    OwedKind("penalise", _EITHER, choices=lambda now, owed: PENALTIES),
    OwedKind("punish", _EITHER, choices=lambda now, owed: PENALTIES),
]


@CHAMPIONSHIP.object(Cheated, clauses=("ITC-179", "ITC-181", *FORBIDDEN_BY.values()), sight=True)
def cheating(now: Situation, entry: Cheated) -> Objection | None:
    """It is not tolerated in any form."""
    only = ("ITC-179", "ITC-181", FORBIDDEN_BY[entry.how])
    return Objection("cheating", {"by": entry.by, "how": entry.how}, only=only)


@CHAMPIONSHIP.follow(Cheated, clauses=("ITC-180",))
def cheating_is_punished(now: Situation, entry: Cheated, before: Situation) -> Iterable[Follow]:
    """A referee who sees it has to give the penalty; when he does is up to him."""
    yield Follow(Owed("punish", entry.by, must=False))


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


@CHAMPIONSHIP.follow(Warned, clauses=("ITC-193",))
def the_second_one_expels(now: Situation, entry: Warned, before: Situation) -> Iterable[Follow]:
    """A second warning is an expulsion by itself."""
    match = the_match(now.table)
    if match.warned.count(entry.by) == 2 and entry.by not in match.expelled:
        yield Follow(Owed("second", entry.by))
