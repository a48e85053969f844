"""What concerns a person, as an entry of a championship table and as one of the tournament: each way into the other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import get_args

from referee.championship.rules import entries as e
from referee.championship.rules import noticed as n
from referee.championship.rules.bound import Bound
from referee.championship.rules.conduct import expulsion_due
from referee.championship.rules.course import moment
from referee.championship.rules.entry import TypedAt
from referee.championship.rules.persons import Personal
from referee.championship.rules.state import Tournament
from referee.core.nouns.entries import Entry
from referee.log import history
from referee.sets.championship.entries import (
    CalledToOrder,
    Expelled,
    OfAPlayer,
    Offence,
    RoleExposed,
    Warned,
    Withdrew,
)

SECOND_WARNING = "second_warning"
"""The reason of an expulsion that follows from two warnings."""


Persons = Mapping[int, OfAPlayer]
"""Entries of a table about persons, by their numbers."""


def of_persons(log: Sequence[Entry]) -> Persons:
    """What counts of persons in the log of a table, by number."""
    told = (Withdrew, Expelled, Warned, CalledToOrder, RoleExposed)
    return {number: entry for number, entry in history.effective(log) if isinstance(entry, told)}


LEAVING = (Withdrew, Expelled, e.PlayerLeft, e.Expelled)
"""What a person does once, however often it is written."""


def at_the_desk(entry: OfAPlayer, player: int, typed_at: TypedAt, state: Tournament) -> Personal | None:
    """An entry of a table as one of the tournament; nothing where it adds nothing, as with one who left already."""
    if isinstance(entry, Warned):
        return e.Warned(player, entry.offence, typed_at=typed_at)
    if isinstance(entry, CalledToOrder):
        return n.CalledToOrder(player, typed_at=typed_at)
    if isinstance(entry, RoleExposed):
        return n.RoleShown(player, entry.how, typed_at=typed_at)
    if state.gone(player):
        return None
    if isinstance(entry, Expelled):
        return e.Expelled(player, _reason(entry, player, state), moment(state, player), typed_at=typed_at)
    return e.PlayerLeft(player, moment(state, player), typed_at=typed_at)


def _reason(entry: Expelled, player: int, state: Tournament) -> str:
    known = state.players.get(player)
    return entry.offence or (SECOND_WARNING if known and expulsion_due(known) else "")


def number_at_the_desk(entry: OfAPlayer, number: int, place: Bound, facts: Mapping[int, Personal]) -> int | None:
    """Which of these facts of the tournament this entry of a table is, told from there or typed here; none, if none."""
    for each, fact in facts.items():
        typed_here = fact.typed_at and (fact.typed_at.stream, fact.typed_at.entry) == (place.stream, number)
        if fact.player == place.player(entry.by) and (entry.told == each or typed_here):
            return each
    return None


def at_a_table(fact: Personal, seat: int, number: int) -> OfAPlayer:
    """An entry of the tournament, the one of this number, as it is told at a table where he sits."""
    if isinstance(fact, e.PlayerLeft):
        return Withdrew(seat, told=number)
    if isinstance(fact, n.CalledToOrder):
        return CalledToOrder(seat, told=number)
    if isinstance(fact, n.RoleShown):
        return RoleExposed(seat, how=fact.how, told=number)
    told: Offence = fact.reason if fact.reason in get_args(Offence) else ""  # type: ignore[assignment]
    return (Expelled if isinstance(fact, e.Expelled) else Warned)(seat, told, told=number)
