"""The tournament as everybody may see it: who plays where, what is due, how the duels stand.

The log is made anew of what was heard of it (each entry says what), with nothing in the places of what was not: what
follows from that is everybody's, since no secret was in what it follows from (`ITC-119`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import cast

from referee.championship.rules import entries as e
from referee.championship.rules.bracket import Match, climbed
from referee.championship.rules.course import rounds_over
from referee.championship.rules.due import Due, due, of_a_match
from referee.championship.rules.folding import evolve, tournament_of
from referee.championship.rules.history import Counted, effective
from referee.championship.rules.state import Tournament

DUE = frozenset({"go", "sign_ups", "draw", "round", "hires", "result"})
"""What is owed of what was heard; the duels are added by whom the referee named."""
OF_A_PLAYER = e.PlayerEnrolled | e.PlayerLeft | e.Expelled | e.Warned | e.PenaltyCancelled
"""All that makes another player of somebody."""


def aloud(log: Sequence[e.Logged]) -> list[e.Fact]:
    """What everybody heard, as the log that would say just that; who goes for nothing never went."""
    facts = effective(log)
    for_nothing = _gone_for_nothing(facts)
    heard = (each.fact.heard() for each in facts if each.number not in for_nothing)
    return cast("list[e.Fact]", [fact for fact in heard if fact is not None])


def _gone_for_nothing(facts: Iterable[Counted]) -> set[int]:
    """Entries by which somebody goes who is gone already, or who was let back in since."""
    state, idle = Tournament(), set[int]()
    for each in (each for each in facts if isinstance(each.fact, OF_A_PLAYER)):
        before, state = state, evolve(state, each)
        if isinstance(each.fact, e.PlayerLeft | e.Expelled) and state.players == before.players:
            idle.add(each.number)
    return idle | {left.entry for player in state.players.values() for left in player.pardoned}


def state_aloud(log: Sequence[e.Logged]) -> Tournament:
    """The tournament as far as everybody heard of it."""
    return tournament_of(aloud(log))


def due_aloud(log: Sequence[e.Logged]) -> tuple[Due, ...]:
    """What everybody may know is due; nothing once the last duel is over."""
    state = state_aloud(log)
    found = (*(each for each in due(state) if each.kind in DUE), *_duels(state))
    return found if any(each.kind != "go" for each in found) else ()


def over(log: Sequence[e.Logged]) -> bool:
    """Is the last duel over, by what everybody heard? Then money is no secret any more (`ITC-119`)."""
    return not due_aloud(log)


def bracket_aloud(state: Tournament) -> dict[str, Match]:
    """The duels between those whom the referee named, in a tournament as far as everybody heard of it."""
    return climbed(state, dict(enumerate(state.qualifiers, 1)), len(state.qualifiers) or None)


def _duels(state: Tournament) -> Iterator[Due]:
    if not rounds_over(state):
        return
    if not state.qualifiers:
        yield Due("qualifiers", ("ITC-131", "ITC-133"))
    for match in bracket_aloud(state).values():
        yield from of_a_match(match)
